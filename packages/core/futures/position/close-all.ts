import type { UserId } from '../../ledger/account.ts';
import { ok, refuse, type Result } from '../../result.ts';
import type { Turn } from '../../turn.ts';
import type { FuturesOrder, OrderNo } from '../order.ts';
import { closePosition } from './close-position.ts';

/**
 * @property symbol whose positions are meant; null for those of all symbols
 * @property pairOf a leg of the locked pair that alone is meant; null for every position
 */
export interface CloseAll {
  readonly kind: 'close-all';
  readonly userId: UserId;
  readonly symbol: string | null;
  readonly pairOf: OrderNo | null;
}

/** A position that was to close, and why it will not do so by this command. */
export interface ClosingOutcome {
  readonly order: FuturesOrder;
  readonly refusal: 'order-already-asked' | null;
}

/**
 * Accepts to close all own positions, both legs of locked pairs too, each at the first accepted mark of its symbol
 * after `now`. What waits to open stays. Answers one outcome for each position in the order of receipt: none where none
 * is open, but a pair that is named and not there is not found. Of one whose other leg has closed meanwhile, what is
 * left is meant.
 */
export function closeAll(
  turn: Turn,
  { userId, symbol, pairOf }: CloseAll,
): Result<ClosingOutcome[], 'symbol-unknown' | 'not-found'> {
  const { futures, rules } = turn.state;
  if (symbol !== null && !rules.futures.contracts.has(symbol)) return refuse('symbol-unknown', 'symbol');
  const open = futures
    .openOf(userId)
    .filter((order) => symbol === null || order.symbol === symbol)
    .filter(({ orderNo, lockedWith }) => pairOf === null || orderNo === pairOf || lockedWith === pairOf);
  if (pairOf !== null && open.length === 0) return refuse('not-found');
  return ok(
    open.map((order): ClosingOutcome => {
      const asked = closePosition(turn, { kind: 'close-position', userId, orderNo: order.orderNo });
      return { order, refusal: asked.ok ? null : 'order-already-asked' };
    }),
  );
}
