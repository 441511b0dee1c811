import type { Message } from '../engine/rows/messages.ts';
import type { SessionUser } from '../http/sessions.ts';

/** What processes tell each other so that nothing stale is believed; who misses one finds it out within seconds. */
export type Signal =
  | { readonly kind: 'session-ended'; readonly session: SessionUser }
  /** Of a customer: what is known of their sessions is to be read again. */
  | { readonly kind: 'standing-changed'; readonly userId: string }
  /** Operators have changed something that calls read. */
  | { readonly kind: 'settings-changed' }
  /** A device of a customer asks for notifications from now on. */
  | { readonly kind: 'device-added'; readonly userId: string }
  /** Of a commit in doubt customers may not have been told all. */
  | { readonly kind: 'telling-in-doubt' }
  /** Messages were committed beside the engine. */
  | { readonly kind: 'messages'; readonly messages: readonly Message[] };
