import type { Instant, Mark } from '../market/mark.ts';
import type { Effects, State } from '../state.ts';
import { askedAt } from './book.ts';
import type { FuturesOrder } from './order.ts';
import { counterOrder } from './place-order.ts';
import { forgetWish } from './position/ask.ts';
import { carryOutClose } from './position/close-position.ts';
import { liquidatePositions } from './position/liquidate-position.ts';
import { carryOutLock } from './position/lock-position.ts';
import { backToLimit, openPending } from './position/open-position.ts';
import { carryOutReverse } from './position/reverse-position.ts';
import { cancelPending } from './revoke-order.ts';

/**
 * Lets one accepted mark do what was asked for, fill the limits it reaches, and carry out what it triggers twice in a
 * row.
 */
export function followFuturesMark(state: State, effects: Effects, mark: Mark, now: Instant): void {
  dropMissed(state, effects, mark.symbol, mark.time, now);
  for (const order of state.futures.awaitingMark(mark.symbol)) {
    if (mark.time <= askedAt(order)) continue;
    if (order.status === 'pending') openPending(state, effects, order, mark, now);
    else carryOut(state, effects, order, mark, now);
  }
  const { limits, triggers } = state.futures.reached(mark);
  for (const order of limits) openPending(state, effects, order, mark, now);
  liquidatePositions(state, effects, mark, triggers, now);
}

/**
 * What was asked for at market and got no mark in time is dropped; an entry at market is cancelled. @param seen all
 * marks up to here are known
 */
export function dropMissed(state: State, effects: Effects, symbol: string, seen: Instant, now: Instant): void {
  for (const order of state.futures.awaitingMark(symbol)) {
    if (seen <= askedAt(order) + state.rules.futures.fillWaitMs) continue;
    if (order.status !== 'pending') forgetWish(state, effects, order);
    else if (order.entrustType === 'market') cancelPending(state, effects, order, now);
    else backToLimit(state, effects, order);
  }
}

function carryOut(state: State, effects: Effects, order: FuturesOrder, mark: Mark, now: Instant): void {
  const { wish } = order;
  if (wish === null) return;
  forgetWish(state, effects, order);
  if (wish.kind === 'close') {
    carryOutClose(state, effects, order, mark, now);
    return;
  }
  if (order.status !== 'holding') return;
  const counter = counterOrder(order, wish.orderNo ?? '', now);
  if (wish.kind === 'reverse') carryOutReverse(state, effects, order, counter, mark, now);
  else carryOutLock(state, effects, order, counter, mark, now);
}
