import { takeBackVolume, type CountedVolume } from '../bonus/take-back-volume.ts';
import { minus, plus, zero, type Amount } from '../money/amount.ts';
import { accountTypes, type UserId } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import { noteResult } from '../limits/limits.ts';
import type { Instant } from '../market/mark.ts';
import { platformDay } from '../platform-day.ts';
import { assert, ok, refuse, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import { record, type Turn } from '../turn.ts';
import { housePays, lendToHouse } from './cover.ts';

/** A settled order that has lost while the feed was at fault. */
export interface LostOrder extends CountedVolume {
  readonly orderNo: string;
  readonly userId: UserId;
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

/** What a void gives back, in USDT: the stakes of all who have lost. */
export const stakesOf = (lost: readonly Pick<LostOrder, 'stake'>[]): Amount =>
  lost.reduce((sum, { stake }) => plus(sum, stake), zero);

/**
 * The house's reserve pays; with real money it must have all of it. A loss of the same platform day no longer counts
 * against
 * the customer's own limit, and what the order had counted towards the release of bonus is taken back.
 * @returns journal ids by order
 */
export function voidOrders(
  turn: Turn,
  { lost }: VoidOrders,
): Result<ReadonlyMap<string, number>, 'house-limit-reached'> {
  const { state, now } = turn;
  const due = {
    house: 'fast-reserve',
    currency: 'USDT',
    units: stakesOf(lost),
    reference: 'void',
  } as const;
  if (!housePays(state, due)) return refuse('house-limit-reached');
  lendToHouse(turn, due);
  const journals = new Map<string, number>();
  const reserve = accountOf(state, 'fast-reserve', accountTypes.house, 'USDT');
  for (const order of lost) {
    const { orderNo, userId, stake, settledAt } = order;
    assert(stake > 0n && !journals.has(orderNo), `void of ${orderNo} gives nothing or twice`);
    const relocked = takeBackVolume(turn, userId, order);
    const journal = record(turn, 'fast-void', orderNo, [
      pay(reserve, stake),
      receive(accountOf(state, userId, accountTypes.account, 'USDT'), minus(stake, relocked)),
      receive(accountOf(state, userId, accountTypes.bonus, 'USDT'), relocked),
    ]);
    journals.set(orderNo, journal.id);
    if (platformDay(settledAt) === platformDay(now)) noteResult(turn, userId, stake);
  }
  return ok(journals);
}
