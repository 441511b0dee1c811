import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { maskedNumber } from '@candor/core/bank-cards/card-number.ts';
import { ok } from '@candor/core/result.ts';
import { cardRemoved, selectCards } from '../../../../destinations/card-store.ts';
import { messageRows, type Message } from '../../../../engine/rows/messages.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import { holdWithdrawals, withdrawHoldMs } from '../../../../proofs/withdraw-hold.ts';
import { subjectOf, type ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';

/**
 * Takes a card out that its owner can't use any more, after review: they add the other one themselves, in the holder's
 * name that stands. New withdrawals wait for a day, and they are told.
 */
export async function removeCard(
  { db, clock, ownerNotices }: ConsoleServices,
  { userId, cardId }: Extract<ProposalBody, { kind: 'card-remove' }>,
  approval: string,
): Promise<Outcome<Effect>> {
  const [card] = await selectCards(db, userId, cardId);
  if (card === undefined) return refused('not-found', { field: 'cardId' });
  // What is on its way to it is looked at and paid as it was approved.
  const open = await db.query(
    'select 1 from withdrawal where user_id = $1 and bank_card_id = $2 and finished_at is null limit 1',
    [userId, cardId],
  );
  if (open.length > 0) return refused('withdrawal-state', { field: 'cardId' });
  const now = clock.now();
  const message: Message = {
    userId,
    kind: 'bank-card-removed',
    reference: approval,
    params: { card: `${card.bank_name} ${maskedNumber(card.last_four)}` },
    time: now,
  };
  return ok({
    subject: subjectOf.user(userId),
    userId,
    statements: [cardRemoved(cardId, now), holdWithdrawals(userId, now + withdrawHoldMs), ...messageRows([message])],
    apply: () => ownerNotices.committed([message]),
  });
}
