import type { Result } from '@candor/core/result.ts';

/** @param to `+` and digits */
export interface TextMessage {
  readonly to: string;
  readonly text: string;
}

export interface TextMessenger {
  /** The outbox shows messages on a page; it stands in for a provider. */
  readonly kind: 'http' | 'outbox';
  send(message: TextMessage): Promise<Result<null, 'sms-send-failed'>>;
}
