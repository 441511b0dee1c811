import type { Instant, Mark } from '../market/mark.ts';
import type { Effects, State } from '../state.ts';
import { expiryOf } from './order.ts';
import { beyondBound, entersAt, missedEntry, missedExit, outcome, settleOrder } from './settle-order.ts';

/** Lets one accepted mark enter and settle the orders of its symbol. */
export function followMark(state: State, effects: Effects, mark: Mark, now: Instant): void {
  voidMissed(state, effects, mark.symbol, mark.time, now);
  for (const queue of state.fast.running(mark.symbol)) {
    for (const order of queue) {
      if ((expiryOf(order) ?? Infinity) > mark.time) break;
      order.exit = mark;
      settleOrder(state, effects, order, outcome(order.direction, order.entry ?? mark, mark), now);
    }
  }
  for (const order of state.fast.awaitingEntry(mark.symbol)) {
    if (!entersAt(order, mark, state.rules.fast)) continue;
    order.entry = mark;
    if (beyondBound(order, mark)) {
      settleOrder(state, effects, order, 'void', now);
      continue;
    }
    state.fast.enter(order);
    effects.changedFastOrders.add(order);
  }
}

/**
 * Returns the stakes of orders whose entry or exit mark can't come any more. @param seen all marks up to here are known
 */
export function voidMissed(state: State, effects: Effects, symbol: string, seen: Instant, now: Instant): void {
  for (const order of state.fast.awaitingEntry(symbol)) {
    if (!missedEntry(order, seen, state.rules.fast)) break;
    settleOrder(state, effects, order, 'void', now);
  }
  for (const queue of state.fast.running(symbol)) {
    for (const order of queue) {
      if (!missedExit(order, seen, state.rules.fast)) break;
      settleOrder(state, effects, order, 'void', now);
    }
  }
}
