import { isDisputed } from '../../../recovery/stop-recovery.ts';
import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { messageRows, type Message } from '../../../engine/rows/messages.ts';
import { newId } from '../../../ids.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { CallRequest } from '../../../http/route.ts';
import { refusalOfTotp } from '../../../proofs/customer-totp.ts';
import { holdAfterFreeze, withdrawHoldMs } from '../../../proofs/withdraw-hold.ts';
import type { Auth } from '../auth.ts';

type Name = 'POST /player/unfreezeWithdrawals';

/**
 * Allows withdrawals again, by password and authenticator. New ones wait for a day; what was approved before goes on.
 */
export async function unfreezeWithdrawals(
  auth: Auth,
  { body }: CallParsed<Name>,
  { user, ip }: CallRequest<Name>,
): Promise<Outcome<CallAnswer<Name>>> {
  const { engine, clock, loginPassword, totp, ownerNotices } = auth;
  const wrong = await loginPassword.issue(user.userId, body.password, { ip, field: 'password' });
  if (wrong !== null) return wrong;
  const unproven = refusalOfTotp(await totp.verify(user.userId, body.totp));
  if (unproven !== null) return unproven;
  // Two have claimed the account: which of them is its owner is for operators to say.
  if (await isDisputed(auth.db, user.userId, clock.now())) return refused('account-frozen');
  const now = clock.now();
  const messages: Message[] = [
    { userId: user.userId, kind: 'withdrawals-unfrozen', reference: newId(), params: {}, time: now },
  ];
  const lifted = await engine.decide({ kind: 'unfreeze-withdrawals', userId: user.userId }, [
    holdAfterFreeze(user.userId, now),
    ...messageRows(messages),
  ]);
  if (!lifted.ok) return refused(lifted.refusal);
  ownerNotices.committed(messages);
  return ok({ withdrawHoldUntil: now + withdrawHoldMs });
}
