import { profitAt } from '../futures/formulas.ts';
import type { FuturesOrder } from '../futures/order.ts';
import { amount, price, zero, type Amount, type Price } from '../money/amount.ts';
import { assert } from '../result.ts';
import type { State } from '../state.ts';

/** What the house would gain, negative what it would lose, in USDT, if the price of a symbol moved now. */
export interface Stress {
  readonly symbol: string;
  /** Of the mark as it is, in per cent; negative downwards. */
  readonly percent: number;
  /** Of open positions, against what they stand at now; no customer loses more than the margin. */
  readonly futures: Amount;
  /** Of fast orders that have entered, if all of them ended there; a tie gives the stake back. */
  readonly fast: Amount;
}

/** A price moved by whole per cent, down to the unit. */
export const movedBy = (mark: Price, percent: number): Price => price((mark * BigInt(100 + percent)) / 100n);

/** What the customer has gained at a price, no more lost than the margin holds. */
function floatingAt({ direction, size, open, held }: FuturesOrder, at: Price): bigint {
  if (open === null) return 0n;
  const floating = profitAt(direction, size, open.price, at);
  return floating < -held ? -held : floating;
}

/**
 * What moves of the price of each symbol would cost or bring the house, all at once and before anybody acts. Symbols
 * without a mark, and those where nothing is open, are left out. A scenario for whoever hedges: nothing rests on it.
 * @param percents whole per cent, above -100
 */
export function stressOf(state: State, percents: readonly number[]): Stress[] {
  assert(
    percents.every((percent) => percent > -100),
    'no price falls to nothing',
  );
  const moves = movesOf(state, percents);
  for (const order of state.futures.orders.values()) {
    const mark = state.marks.get(order.symbol);
    for (const move of moves.get(order.symbol) ?? []) {
      if (mark !== undefined) move.futures += floatingAt(order, mark.price) - floatingAt(order, move.at);
    }
  }
  for (const { symbol, entry, direction, stake, payout } of state.fast.orders.values()) {
    if (entry === null) continue;
    for (const move of moves.get(symbol) ?? []) {
      if (move.at === entry.price) continue;
      move.fast += move.at > entry.price === (direction === 'up') ? -payout : stake;
    }
  }
  return [...moves.values()]
    .flat()
    .map(({ symbol, percent, futures, fast }) => ({ symbol, percent, futures: amount(futures), fast: amount(fast) }));
}

interface Move {
  readonly symbol: string;
  readonly percent: number;
  readonly at: Price;
  futures: bigint;
  fast: bigint;
}

function movesOf(state: State, percents: readonly number[]): Map<string, Move[]> {
  const open = new Set(
    [...state.futures.orders.values()].flatMap(({ symbol, open: at }) => (at === null ? [] : [symbol])),
  );
  for (const { symbol, entry } of state.fast.orders.values()) if (entry !== null) open.add(symbol);
  const moves = new Map<string, Move[]>();
  for (const symbol of open) {
    const mark = state.marks.get(symbol);
    if (mark === undefined) continue;
    moves.set(
      symbol,
      percents.map((percent) => ({ symbol, percent, at: movedBy(mark.price, percent), futures: zero, fast: zero })),
    );
  }
  return moves;
}
