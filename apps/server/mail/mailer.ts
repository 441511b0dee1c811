import type { Result } from '@candor/core/result.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** The outbox shows mails on a page; it stands in for a mail server. */
  readonly kind: 'smtp' | 'outbox';
  send(mail: Mail): Promise<Result<null, 'email-send-failed'>>;
  close(): Promise<void>;
}
