import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { ok } from '@candor/core/result.ts';
import { messageRows, type Message } from '../../../../engine/rows/messages.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import { holdAfterFreeze } from '../../../../proofs/withdraw-hold.ts';
import { frozenByOwner } from '../../../../transactions/standing-questions.ts';
import { subjectOf, type ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';

/**
 * Lifts what the owner has frozen and can't lift alone; as by the owner, new withdrawals wait for a day, and they are
 * told.
 */
export async function unfreezeWithdrawals(
  { engine, clock, ownerNotices }: ConsoleServices,
  { userId }: Extract<ProposalBody, { kind: 'withdrawals-unfreeze' }>,
  approval: string,
): Promise<Outcome<Effect>> {
  if (!(await engine.ask(frozenByOwner, userId))) return refused('state-unchanged', { field: 'userId' });
  const now = clock.now();
  const messages: Message[] = [{ userId, kind: 'withdrawals-unfrozen', reference: approval, params: {}, time: now }];
  return ok({
    subject: subjectOf.user(userId),
    userId,
    command: { kind: 'unfreeze-withdrawals', userId },
    statements: [holdAfterFreeze(userId, now), ...messageRows(messages)],
    apply: () => ownerNotices.committed(messages),
  });
}
