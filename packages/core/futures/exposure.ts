import { housePays, missingOf } from '../house/cover.ts';
import { amount, zero, type Amount, type Price } from '../money/amount.ts';
import type { State } from '../state.ts';
import { notionalOf, profitAt } from './formulas.ts';
import type { FuturesOrder } from './order.ts';

const futuresHouse = { house: 'futures-house', currency: 'USDT' } as const;

/**
 * Whether the house may let an order open. With real money it has to own what all open positions can win until a price
 * has
 * doubled or fallen to nothing, which is the sum of their notionals.
 * On paper it is lent what it lacks, so nothing is added up.
 * @param ending a position that is closed at the same price, as a reverse does
 */
export function mayOpen(state: State, order: FuturesOrder, at: Price, ending?: FuturesOrder): boolean {
  if (state.rules.mode === 'paper') return true;
  const freed =
    ending?.open === null || ending === undefined
      ? 0n
      : notionalOf(ending.size, ending.open.price) - profitOf([ending], at);
  const units = amount(state.futures.totalOpenInterest() + notionalOf(order.size, at) - freed);
  return housePays(state, { ...futuresHouse, units });
}

/**
 * Whether the house has what closing these together wins. Since {@link mayOpen} was asked it always has, unless a price
 * has more than doubled with all positions on the right side: then the position stays open until operators have funded
 * the house.
 */
export const mayPay = (state: State, orders: readonly FuturesOrder[], at: Price): boolean =>
  housePays(state, { ...futuresHouse, units: profitOf(orders, at) });

/** Positions that the house can't pay as prices stand: asked to close, they stay open. */
export interface Unpaid {
  readonly positions: number;
  /** What it lacks for the one that wins most, in USDT. */
  readonly missing: Amount;
}

/** Null while each open position can be paid by itself, and on paper. A position without a mark counts as none. */
export function unpaidPositions(state: State): Unpaid | null {
  if (state.rules.mode === 'paper') return null;
  let [positions, missing] = [0, zero];
  for (const order of state.futures.orders.values()) {
    const mark = state.marks.get(order.symbol);
    if (order.open === null || mark === undefined) continue;
    const lacking = missingOf(state, { ...futuresHouse, units: profitOf([order], mark.price) });
    if (lacking > 0n) positions += 1;
    if (lacking > missing) missing = lacking;
  }
  return positions === 0 ? null : { positions, missing };
}

/** What the house would pay to close positions together, zero when it gains. */
function profitOf(orders: readonly FuturesOrder[], at: Price): Amount {
  const floating = orders.reduce(
    (sum, { open, direction, size }) => sum + (open === null ? 0n : profitAt(direction, size, open.price, at)),
    0n,
  );
  return amount(floating > 0n ? floating : 0n);
}
