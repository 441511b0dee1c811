import type { ErrorCode } from '@candor/api-contract/errors.ts';
import type { CallName } from '@candor/api-contract/index.ts';
import type { SecurityKind } from '@candor/api-contract/security-events.ts';
import type { Outcome } from '../http/refused.ts';
import type { SecurityEvent } from './security-events.ts';

/** What is kept of a call that was carried out. */
const done: Partial<Record<CallName, SecurityKind>> = {
  'POST /login': 'sign-in',
  'POST /login/passkey': 'sign-in',
  'POST /operator/login': 'sign-in',
  'POST /register': 'sign-up',
  'GET /logout': 'sign-out',
  'POST /operator/logout': 'sign-out',
  'POST /player/sessions/end': 'sessions-ended',
  'POST /player/sessions/endAll': 'sessions-ended',
  'POST /operator/sessions/end': 'sessions-ended',
  'POST /player/updateLoginPassword': 'password-changed',
  'POST /player/resetLoginPassword': 'password-changed',
  'POST /operator/changePassword': 'password-changed',
  'POST /player/updateFundsPassword': 'fund-password-changed',
  'POST /player/totp/confirm': 'authenticator-changed',
  'POST /player/totp/remove': 'authenticator-changed',
  'POST /operator/confirmTotp': 'authenticator-changed',
  'POST /player/passkeys/confirm': 'passkeys-changed',
  'POST /player/passkeys/remove': 'passkeys-changed',
  'POST /operator/passkeys/confirm': 'passkeys-changed',
  'POST /operator/passkeys/remove': 'passkeys-changed',
  'POST /player/freezeWithdrawals': 'withdrawals-frozen',
  'POST /player/unfreezeWithdrawals': 'withdrawals-unfrozen',
};
/** What is kept of one that was refused, whichever it is. */
const refusals: Partial<Record<ErrorCode, SecurityKind>> = {
  'login-failed': 'sign-in-failed',
  'operator-login-failed': 'sign-in-failed',
  'old-password-wrong': 'password-wrong',
  'totp-wrong': 'authenticator-wrong',
  'passkey-refused': 'passkey-wrong',
  'passkey-expired': 'passkey-wrong',
  'code-wrong': 'code-wrong',
  'code-expired': 'code-wrong',
  'freeze-link-ended': 'code-wrong',
  'fund-password-wrong': 'fund-password-wrong',
  'fund-password-locked': 'fund-password-wrong',
  unauthorized: 'session-refused',
  'key-rejected': 'session-refused',
  'key-time': 'session-refused',
  'key-used': 'session-refused',
  'key-right': 'role-refused',
  'operator-role': 'role-refused',
  'operator-setup': 'role-refused',
  'two-operators-needed': 'role-refused',
  'proposal-own': 'role-refused',
  'own-customer': 'role-refused',
  'account-frozen': 'frozen-refused',
  'account-closed': 'frozen-refused',
  'too-many-requests': 'limited',
  'code-wait': 'limited',
  // What no app of ours sends: somebody tries the door.
  'field-unknown': 'input-refused',
  'body-malformed': 'input-refused',
};

/** Who called, as far as the door knows, and from where. */
export interface Seen {
  readonly name: CallName;
  readonly customerId?: string | undefined;
  readonly operatorId?: string | undefined;
  readonly source: string;
  readonly device: string | null;
}

/** Whom a sign-in has let in: the caller had no session yet. */
function entered(value: unknown): { customerId: string | null; operatorId: string | null } {
  const { userInfo, operator } = (value ?? {}) as { userInfo?: { userId: string }; operator?: { id: string } };
  return { customerId: userInfo?.userId ?? null, operatorId: operator?.id ?? null };
}

/** @returns undefined for what has nothing to do with safety */
export const securityKindOf = (name: CallName, outcome: Outcome<unknown>): SecurityKind | undefined =>
  outcome.ok ? done[name] : refusals[outcome.error];

export function securityEventOf(
  kind: SecurityKind,
  { name, customerId, operatorId, source, device }: Seen,
  outcome: Outcome<unknown>,
): SecurityEvent {
  const about = outcome.ok ? undefined : outcome.about;
  const named =
    outcome.ok && (kind === 'sign-in' || kind === 'sign-up')
      ? entered(outcome.value)
      : { customerId: customerId ?? null, operatorId: operatorId ?? null };
  const ofOperator = name.includes(' /operator/');
  return {
    kind,
    call: name,
    reason: outcome.ok ? null : outcome.error,
    source,
    device,
    customerId: named.customerId ?? (ofOperator ? null : (about ?? null)),
    operatorId: named.operatorId ?? (ofOperator ? (about ?? null) : null),
  };
}
