import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { messageRows, type Message } from '../../engine/rows/messages.ts';
import { newId } from '../../ids.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import { refusalOfTotp } from '../../proofs/customer-totp.ts';
import { base32, totpUri } from '../../proofs/totp.ts';
import { holdWithdrawals, withdrawHoldMs } from '../../proofs/withdraw-hold.ts';
import type { Auth } from './auth.ts';
import { userById } from './users.ts';

export async function totpState(
  { totp }: Auth,
  { user }: CallRequest<'GET /player/totp'>,
): Promise<Outcome<CallAnswer<'GET /player/totp'>>> {
  const [on, recoveryCodesLeft] = await Promise.all([totp.isOn(user.userId), totp.recoveryCodesLeft(user.userId)]);
  return ok({ on, recoveryCodesLeft });
}

/** A new secret; it counts once its first code has been shown. */
export async function enrolTotp(
  auth: Auth,
  { body }: CallParsed<'POST /player/totp/enrol'>,
  { user, ip }: CallRequest<'POST /player/totp/enrol'>,
): Promise<Outcome<CallAnswer<'POST /player/totp/enrol'>>> {
  const wrong = await auth.loginPassword.issue(user.userId, body.password, { ip, field: 'password' });
  if (wrong !== null) return wrong;
  const row = await userById(auth.db, user.userId);
  const secret = await auth.totp.enrol(user.userId);
  if (secret === null) return refused('state-unchanged');
  return ok({ secret: base32(secret), uri: totpUri(row.account ?? row.email ?? row.phone ?? row.id, secret) });
}

/** Switches it on. Every other session ends: none of them has shown it. */
export async function confirmTotp(
  { totp, sessions, ownerNotices }: Auth,
  { body }: CallParsed<'POST /player/totp/confirm'>,
  { user }: CallRequest<'POST /player/totp/confirm'>,
): Promise<Outcome<CallAnswer<'POST /player/totp/confirm'>>> {
  const done = await totp.confirm(user.userId, body.totp);
  if (done === 'off') return refused('state-unchanged');
  if (typeof done === 'string') return refusalOfTotp(done) ?? refused('state-unchanged');
  await sessions.endAll(user.userId, user.sessionId);
  ownerNotices.committed([done.message]);
  return ok({ recoveryCodes: done.codes });
}

/**
 * Takes the authenticator away, with password and code. Nothing leaves the account for a day: time for its owner to
 * notice.
 */
export async function removeTotp(
  auth: Auth,
  { body }: CallParsed<'POST /player/totp/remove'>,
  { user, ip }: CallRequest<'POST /player/totp/remove'>,
): Promise<Outcome<CallAnswer<'POST /player/totp/remove'>>> {
  const wrong = await auth.loginPassword.issue(user.userId, body.password, { ip, field: 'password' });
  if (wrong !== null) return wrong;
  const withdrawHoldUntil = auth.clock.now() + withdrawHoldMs;
  const verdict = await auth.totp.verify(user.userId, body.totp);
  if (verdict === 'off') return refused('state-unchanged');
  const refusal = refusalOfTotp(verdict);
  if (refusal !== null) return refusal;
  const messages: Message[] = [
    { userId: user.userId, kind: 'authenticator-off', reference: newId(), params: {}, time: auth.clock.now() },
  ];
  await auth.db.batch([
    holdWithdrawals(user.userId, withdrawHoldUntil),
    { sql: 'delete from customer_totp where user_id = $1', params: [user.userId] },
    ...messageRows(messages),
  ]);
  auth.ownerNotices.committed(messages);
  return ok({ withdrawHoldUntil });
}
