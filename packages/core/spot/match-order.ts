import { release } from '../ledger/journal.ts';
import { minus } from '../money/amount.ts';
import { record, type Turn } from '../turn.ts';
import { countUp, notionalUp } from './notional.ts';
import type { SpotOrder } from './order.ts';
import type { OrderBook } from './book.ts';
import type { Handle } from './order-slab.ts';
import { QuoteBudget } from './quote-budget.ts';
import type { Pair } from './rules.ts';
import { end, holder, settleEvents } from './settle.ts';

/**
 * Matches an order that came in against what stands in the book, turns its fills into money, and lets what is left of a
 * limit rest.
 * @param worst the worst price it may trade at, in ticks
 */
export function matchOrder(turn: Turn, pair: Pair, order: SpotOrder, worst: number): void {
  const market = turn.state.spot.market(order.symbol);
  const owner = turn.state.spot.ownerNumber(order.userId);
  const { book } = market;
  const handle = handIn(book, pair, order, { owner, worst });
  const rests = book.isResting(handle);
  settleEvents(turn, pair, market, { handle, order });
  if (rests) {
    turn.state.spot.rests(order, handle);
    releaseSpare(turn, pair, order);
  } else if (order.endedAt === null) {
    // A market buy is done when its money no longer buys a step.
    const spent = order.budget !== null && order.filledSteps > 0 && order.held < notionalUp(worst, 1, pair.value);
    end(turn, pair, order, spent ? 'filled' : 'cancelled');
  }
}

/** What fills at better prices have saved of a buy that rests is not needed any more. */
function releaseSpare(turn: Turn, pair: Pair, order: SpotOrder): void {
  if (order.side !== 'buy' || order.filledSteps === 0) return;
  const rest = BigInt(order.tick ?? 0) * BigInt((order.steps ?? 0) - order.filledSteps);
  const spare = minus(order.held, minus(countUp(order.dealCount + rest, pair.value), order.dealAmount));
  if (spare === 0n) return;
  record(turn, 'spot-release', order.orderNo, [release(holder(turn.state, order, pair), spare)]);
  order.held = minus(order.held, spare);
}

/** @param worst the worst price it may trade at, in ticks */
function handIn(
  book: OrderBook,
  pair: Pair,
  { type, side, steps, budget }: SpotOrder,
  { owner, worst }: { owner: number; worst: number },
): Handle {
  if (type === 'limit') return book.limit(owner, side, worst, steps ?? 0);
  if (budget === null) return book.market(owner, side, worst, steps ?? 0);
  return book.marketBuyFor(owner, worst, new QuoteBudget(budget, pair.value));
}
