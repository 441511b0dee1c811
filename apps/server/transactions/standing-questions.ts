import { isClosingBlocked } from '@candor/core/customers/closing-blockers.ts';
import { payoutRefusal } from '@candor/core/customers/standing.ts';
import { question, questionAbout } from '../engine/seams/question.ts';

interface Payout {
  readonly userId: string;
  /** It empties a closed account. */
  readonly closing?: boolean;
}

/** Why nothing is paid out to a customer now; null where nothing stands against it. */
export const payoutBlocked = question('payout-blocked', ({ state }, { userId, closing }: Payout) =>
  payoutRefusal(state, userId, closing),
);

export const frozenByOwner = question('frozen-by-owner', ({ state }, userId: string) => state.ownerFreezes.has(userId));

/** Whether something open keeps the account from being closed. */
export const closingBlocked = questionAbout('closing-blocked', ({ state }, userId) => isClosingBlocked(state, userId));

export const openDeposit = question('open-deposit', ({ state }, orderNo: string) => state.deposits.open.get(orderNo));

export const openWithdrawal = question('open-withdrawal', ({ state }, orderNo: string) =>
  state.withdrawals.open.get(orderNo),
);
