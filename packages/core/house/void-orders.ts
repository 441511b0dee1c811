import type { Amount } from '../money/amount.ts';
import { accountTypes, type UserId } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import { noteResult } from '../limits/limits.ts';
import type { Instant } from '../market/mark.ts';
import { platformDay } from '../platform-day.ts';
import { assert, ok, type Result } from '../result.ts';
import { accountOf, record, type Effects, type State } from '../state.ts';

/** A settled order that has lost while the feed was at fault. */
export interface LostOrder {
  readonly orderNo: string;
  readonly userId: UserId;
  readonly stake: Amount;
  readonly settledAt: Instant;
}

/**
 * Gives back what customers have lost to marks of a recorded fault. All of the symbol and the window, chosen by the
 * window alone; a settled win is never taken back. Two operators have agreed.
 */
export interface VoidOrders {
  readonly kind: 'void-orders';
  readonly lost: readonly LostOrder[];
}

/** Journal ids by order; the house's reserve pays, the outside world what it lacks. A loss of the same platform day no longer counts against the customer's own limit. */
export function voidOrders(state: State, effects: Effects, { lost }: VoidOrders, now: Instant): Result<ReadonlyMap<string, number>, never> {
  const journals = new Map<string, number>();
  const reserve = accountOf(state, 'fast-reserve', accountTypes.house, 'USDT');
  const world = accountOf(state, 'world', accountTypes.house, 'USDT');
  for (const { orderNo, userId, stake, settledAt } of lost) {
    assert(stake > 0n && !journals.has(orderNo), `void of ${orderNo} gives nothing or twice`);
    const payer = reserve.available >= stake ? reserve : world;
    const journal = record(state, effects, 'fast-void', orderNo, now, [pay(payer, stake), receive(accountOf(state, userId, accountTypes.account, 'USDT'), stake)]);
    journals.set(orderNo, journal.id);
    if (platformDay(settledAt) === platformDay(now)) noteResult(state, effects, userId, stake, now);
  }
  return ok(journals);
}
