import type { Message } from '../engine/rows/messages.ts';
import type { SessionUser } from '../http/sessions.ts';

/** What processes tell each other so that nothing stale is believed; who misses one finds it out within seconds. */
export type Signal =
  | { readonly kind: 'session-ended'; readonly session: SessionUser }
  /** Of a customer: what is known of their sessions is to be read again. */
  | { readonly kind: 'standing-changed'; readonly userId: string }
  /** Operators have changed something that calls read. */
  | { readonly kind: 'settings-changed' }
  /** Messages were committed beside the engine. */
  | { readonly kind: 'messages'; readonly messages: readonly Message[] };
