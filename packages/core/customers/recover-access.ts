import { dayMs, hourMs } from '../platform-day.ts';
import type { Standing } from './standing.ts';

/** What somebody may have lost of their access. */
export const losses = ['password', 'email', 'phone', 'authenticator'] as const;
export type Loss = (typeof losses)[number];

/** How long nothing leaves an account whose access two operators have given back, and how long its owner can undo it. */
export const recoveryHoldMs = 72 * hourMs;
/** So long a request waits for two operators, in milliseconds. */
export const recoveryOpenMs = 14 * dayMs;
/** Of one account at once, and within thirty days: what is more is kept from the operators without a word. */
export const recoveriesAtOnce = 3;
export const recoveriesPerMonth = 10;

export interface RecoveryRequest {
  readonly lost: readonly Loss[];
  /** Proven by a code: an email address, or a phone number that begins with +. */
  readonly contact: string;
}
export interface Access {
  readonly email: string | null;
  readonly phone: string | null;
}

export const isPhone = (contact: string): boolean => contact.startsWith('+');

/**
 * How an account is reached after its recovery: the new contact in the place of the old one of its kind, and an address
 * that is lost is none any more. One that was not said to be lost stays, and the new one beside it has no effect.
 */
export function recoveredAccess(before: Access, { lost, contact }: RecoveryRequest): Access {
  const [email, phone] = isPhone(contact) ? [null, contact] : [contact, null];
  const next = (kind: 'email' | 'phone', sent: string | null): string | null => {
    const own = before[kind];
    return own !== null && !lost.includes(kind) ? own : sent;
  };
  return { email: next('email', email), phone: next('phone', phone) };
}

export type RecoveryRefusal = 'account-closed' | 'primary-required' | 'recovery-recent' | 'state-unchanged';

/**
 * Why operators may not give an account to who asks for it; null when they may. What was never certified can be
 * compared
 * with nothing. A frozen customer, or one who shut themselves out, gets in and stays frozen or shut out.
 */
export function recoveryRefusal(
  customer: { readonly standing: Standing; readonly isCertified: boolean; readonly recoveredAt: number | null },
  request: { readonly isOpen: boolean; readonly completeAt: number },
  now: number,
): RecoveryRefusal | null {
  // Each could be undone to the one before only, so a second one would make the first one final.
  if (customer.recoveredAt !== null && isUndoable(customer.recoveredAt, now)) return 'recovery-recent';
  if (!request.isOpen || now >= request.completeAt + recoveryOpenMs) return 'state-unchanged';
  if (customer.standing === 'closed') return 'account-closed';
  return customer.isCertified ? null : 'primary-required';
}

/** Whether its owner's word still undoes a recovery that took effect at `doneAt`. */
export const isUndoable = (doneAt: number, now: number): boolean => now < doneAt + recoveryHoldMs;
