import type { Turn } from '../turn.ts';
import { notionalUp } from './notional.ts';
import type { SpotOrder } from './order.ts';
import type { OrderBook } from './book.ts';
import type { Handle } from './order-slab.ts';
import { QuoteBudget } from './quote-budget.ts';
import type { Pair } from './rules.ts';
import { end, releaseSpare, settleEvents } from './settle.ts';

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
  if (handle === null) return end(turn, pair, order, 'cancelled');
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

/**
 * @param worst the worst price it may trade at, in ticks
 * @returns null for an order that trades whole or not at all, and can't
 */
function handIn(
  book: OrderBook,
  pair: Pair,
  { type, side, steps, budget, force, tick, selfTrade }: SpotOrder,
  { owner, worst }: { owner: number; worst: number },
): Handle | null {
  book.selfTrade = selfTrade;
  if (budget !== null) return book.marketBuyFor(owner, worst, new QuoteBudget(budget, pair.value));
  if (force === 'fok' && !book.canFill(owner, side, worst, steps ?? 0)) return null;
  // What a stop lets in beyond the band takes to its edge and doesn't rest.
  const rests = type === 'limit' && (force === 'gtc' || force === 'maker') && worst === tick;
  return rests ? book.limit(owner, side, worst, steps ?? 0) : book.market(owner, side, worst, steps ?? 0);
}
