import type { UserId } from '../../ledger/account.ts';
import { ok, refuse, type Result } from '../../result.ts';
import type { Turn } from '../../turn.ts';
import type { FuturesOrder } from '../order.ts';
import { closePosition } from './close-position.ts';

/** @property symbol whose positions are meant; null for those of all symbols */
export interface CloseAll {
  readonly kind: 'close-all';
  readonly userId: UserId;
  readonly symbol: string | null;
}

/** A position that was to close, and why it will not do so by this command. */
export interface ClosingOutcome {
  readonly order: FuturesOrder;
  readonly refusal: 'order-already-asked' | null;
}

/**
 * Accepts to close all own positions, both legs of locked pairs too, each at the first accepted mark of its symbol
 * after `now`. What waits to open stays. Answers one outcome for each position in the order of receipt: none where none
 * is open.
 */
export function closeAll(turn: Turn, { userId, symbol }: CloseAll): Result<ClosingOutcome[], 'symbol-unknown'> {
  const { futures, rules } = turn.state;
  if (symbol !== null && !rules.futures.contracts.has(symbol)) return refuse('symbol-unknown', 'symbol');
  const open = futures.openOf(userId).filter((order) => symbol === null || order.symbol === symbol);
  return ok(
    open.map((order): ClosingOutcome => {
      const asked = closePosition(turn, { kind: 'close-position', userId, orderNo: order.orderNo });
      return { order, refusal: asked.ok ? null : 'order-already-asked' };
    }),
  );
}
