import { notionalOf } from '../futures/formulas.ts';
import type { UserId } from '../ledger/account.ts';
import { amount, type Amount } from '../money/amount.ts';
import { assert } from '../result.ts';
import type { State } from '../state.ts';

/** What is open of one customer, in USDT. */
export interface CustomerExposure {
  readonly userId: UserId;
  /** Notionals of positions at their opening. */
  readonly futures: Amount;
  /** What fast orders pay if all of them win. */
  readonly fast: Amount;
  readonly total: Amount;
}

export interface Concentration {
  /** The largest first. */
  readonly customers: readonly CustomerExposure[];
  /** Of all customers together. */
  readonly total: Amount;
}

/** Whose orders the house stands against most. @param most how many customers are named */
export function concentrationOf(state: State, most: number): Concentration {
  const sums = new Map<UserId, { futures: bigint; fast: bigint }>();
  const of = (userId: UserId): { futures: bigint; fast: bigint } => {
    const known = sums.get(userId) ?? { futures: 0n, fast: 0n };
    sums.set(userId, known);
    return known;
  };
  for (const { userId, size, open } of state.futures.orders.values())
    if (open !== null) of(userId).futures += notionalOf(size, open.price);
  for (const { userId, payout } of state.fast.orders.values()) of(userId).fast += payout;
  const all = [...sums].map(([userId, { futures, fast }]) => ({
    userId,
    futures: amount(futures),
    fast: amount(fast),
    total: amount(futures + fast),
  }));
  const bySize = all.toSorted((a, b) => orderOf(b.total - a.total) || (a.userId < b.userId ? -1 : 1));
  const customers = bySize.slice(0, most);
  const total = amount(all.reduce((sum, each) => sum + each.total, 0n));
  assert((customers[0]?.total ?? total) <= total, 'nobody has more than all together');
  return { customers, total };
}

const orderOf = (difference: bigint): number => {
  if (difference === 0n) return 0;
  return difference > 0n ? 1 : -1;
};
