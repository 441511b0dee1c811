import { markAgeMaxMs, type Mark } from '../../market/mark.ts';
import { zero } from '../../money/amount.ts';
import { assert } from '../../result.ts';
import type { Turn } from '../../turn.ts';
import { capToFunds } from '../house/house-funds.ts';
import { matchOrder } from '../match-order.ts';
import type { SpotOrder } from '../order.ts';
import { bandEdge, tighter, type Pair } from '../rules.ts';
import { end } from '../settle.ts';

/**
 * Lets one accepted mark do what it does to orders that wait for their stop: the first that reaches it arms, the second
 * in a row lets the order into the book. Nothing is let in while the symbol is stopped, nor on a mark that is too old.
 */
export function followSpotStops(turn: Turn, mark: Mark): void {
  const { state, now } = turn;
  const pair = state.rules.spot.pairs.get(mark.symbol);
  if (pair === undefined) return;
  const reached = state.spot.stops.reached(mark, pair);
  const isReached = new Set(reached);
  for (const order of state.spot.stops.armed(mark.symbol)) if (!isReached.has(order)) arm(turn, order, false);
  const takes = !state.halts.has(mark.symbol) && now - mark.time <= markAgeMaxMs;
  for (const order of reached) {
    // Of two that end each other the first one may have ended the second.
    if (order.status !== 'waiting') continue;
    if (!order.armed) arm(turn, order, true);
    else if (takes) letIn(turn, pair, order, mark);
  }
}

function arm({ state, effects }: Turn, order: SpotOrder, armed: boolean): void {
  order.armed = armed;
  state.spot.stops.arm(order);
  effects.changedSpot.add(order);
}

/**
 * The order comes into the book as if it came in now: it takes no worse than the edge of the band around the mark, and
 * rests only at a price within it.
 */
function letIn(turn: Turn, pair: Pair, order: SpotOrder, mark: Mark): void {
  const { state, effects } = turn;
  assert(order.armed && order.filledSteps === 0, `${order.orderNo} is let in by its second mark`);
  arm(turn, order, false);
  order.trigger = mark;
  order.enteredBefore = state.nextJournal;
  order.status = 'open';
  takeOver(turn, pair, order);
  effects.changedSpot.add(order);
  capToFunds(state, pair, order.side === 'buy' ? 'sell' : 'buy');
  const edge = bandEdge(state.rules.spot, order.side, mark.price, pair);
  matchOrder(turn, pair, order, tighter(order.side, edge, worstOf(turn, pair, order)));
}

/** The worst price that its money was held for, or that it has named. */
function worstOf({ state }: Turn, pair: Pair, { side, tick, stop }: SpotOrder): number | null {
  if (tick !== null) return tick;
  return stop === null ? null : bandEdge(state.rules.spot, side, BigInt(stop.tick) * pair.tick, pair);
}

/** The other one of its list ends and leaves it what it holds. */
function takeOver(turn: Turn, pair: Pair, order: SpotOrder): void {
  const other = turn.state.spot.unlist(order);
  if (other === null) return;
  assert(order.held === 0n, `${order.orderNo} waits on what ${other.orderNo} holds`);
  order.held = other.held;
  other.held = zero;
  turn.state.spot.cancel(other);
  end(turn, pair, other, 'cancelled');
}
