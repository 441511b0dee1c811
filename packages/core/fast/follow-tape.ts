import type { Instant, Mark } from '../market/mark.ts';
import type { Turn } from '../turn.ts';
import { expiryOf } from './order.ts';
import { beyondBound, entersAt, missedEntry, missedExit, outcome, settleOrder } from './settle-order.ts';

/** Lets one accepted mark enter and settle the orders of its symbol. */
export function followMark(turn: Turn, mark: Mark): void {
  const { state, effects } = turn;
  voidMissed(turn, mark.symbol, mark.time);
  for (const queue of state.fast.running(mark.symbol)) {
    for (const order of queue) {
      if ((expiryOf(order) ?? Infinity) > mark.time) break;
      order.exit = mark;
      settleOrder(turn, order, outcome(order.direction, order.entry ?? mark, mark));
    }
  }
  for (const order of state.fast.awaitingEntry(mark.symbol)) {
    if (!entersAt(order, mark, state.rules.fast)) continue;
    order.entry = mark;
    if (beyondBound(order, mark)) {
      settleOrder(turn, order, 'void');
      continue;
    }
    state.fast.enter(order);
    effects.changedFastOrders.add(order);
  }
}

/**
 * Returns the stakes of orders whose entry or exit mark can't come any more. @param seen all marks up to here are known
 */
export function voidMissed(turn: Turn, symbol: string, seen: Instant): void {
  const { state } = turn;
  for (const order of state.fast.awaitingEntry(symbol)) {
    if (!missedEntry(order, seen, state.rules.fast)) break;
    settleOrder(turn, order, 'void');
  }
  for (const queue of state.fast.running(symbol)) {
    for (const order of queue) {
      if (!missedExit(order, seen, state.rules.fast)) break;
      settleOrder(turn, order, 'void');
    }
  }
}
