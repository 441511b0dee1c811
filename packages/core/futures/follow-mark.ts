import type { Instant, Mark } from '../market/mark.ts';
import type { Price } from '../money/amount.ts';
import type { Effects, State } from '../state.ts';
import { cancelPending } from './ask.ts';
import { askedAt } from './book.ts';
import { closeLeg } from './locked-pair.ts';
import type { FuturesOrder, Trigger } from './order.ts';
import { counterOrder } from './place-order.ts';
import { closeAt, closingAt, countOpening, futuresAccount, openAt, openingCost } from './settle.ts';

/** Lets one accepted mark do what was asked for, fill the limits it reaches, and carry out what it triggers twice in a row. */
export function followFuturesMark(state: State, effects: Effects, mark: Mark, now: Instant): void {
  dropMissed(state, effects, mark.symbol, mark.time, now);
  for (const order of state.futures.awaitingMark(mark.symbol)) {
    if (mark.time <= askedAt(order)) continue;
    if (order.status === 'pending') openPending(state, effects, order, mark, now);
    else carryOut(state, effects, order, mark, now);
  }
  const { limits, triggers } = state.futures.reached(mark);
  for (const order of limits) openPending(state, effects, order, mark, now);
  disarm(state, effects, mark.symbol, triggers);
  for (const [order, kinds] of triggers) trigger(state, effects, order, kinds, mark, now);
}

/** What was asked for at market and got no mark in time is dropped; an entry at market is cancelled. @param seen all marks up to here are known */
export function dropMissed(state: State, effects: Effects, symbol: string, seen: Instant, now: Instant): void {
  for (const order of state.futures.awaitingMark(symbol)) {
    if (seen <= askedAt(order) + state.rules.futures.fillWaitMs) continue;
    if (order.status !== 'pending') drop(state, effects, order);
    else if (order.entrustType === 'market') cancelPending(state, effects, order, now);
    else backToLimit(state, effects, order);
  }
}

function drop(state: State, effects: Effects, order: FuturesOrder): void {
  order.wish = null;
  state.futures.wishDone(order);
  effects.changedFutures.add(order);
}

function backToLimit(state: State, effects: Effects, order: FuturesOrder): void {
  order.marketSince = null;
  state.futures.wishDone(order);
  state.futures.watchEntry(order);
  effects.changedFutures.add(order);
}

/** Opens at the mark. A limit whose better price would need more margin than there is opens at its own price. */
function openPending(state: State, effects: Effects, order: FuturesOrder, mark: Mark, now: Instant): void {
  const available = futuresAccount(state, order.userId).available;
  const affordable = (at: Price): boolean => openingCost(order, at).total <= order.held + available;
  const chased = order.marketSince !== null;
  if (affordable(mark.price)) open(state, effects, order, mark, now);
  else if (!chased && order.entrustPrice !== null) open(state, effects, order, { ...mark, price: order.entrustPrice }, now);
  else if (order.entrustType === 'limit') backToLimit(state, effects, order);
  else cancelPending(state, effects, order, now);
}

function open(state: State, effects: Effects, order: FuturesOrder, mark: Mark, now: Instant): void {
  openAt(state, effects, order, mark, now, 'futures-open');
  order.status = 'holding';
  state.futures.opened(order);
  effects.changedFutures.add(order);
  countOpening(state, effects, order, now);
}

function carryOut(state: State, effects: Effects, order: FuturesOrder, mark: Mark, now: Instant): void {
  const wish = order.wish;
  if (wish === null) return;
  drop(state, effects, order);
  if (wish.kind === 'close') {
    if (order.status === 'locked') closeLeg(state, effects, order, mark, now);
    else closeAt(state, effects, order, mark, 'user', now);
    return;
  }
  if (order.status !== 'holding') return;
  const counter = counterOrder(order, wish.orderNo ?? '', now);
  const { total } = openingCost(counter, mark.price);
  const proceeds = wish.kind === 'reverse' ? closingAt(order, (order.open ?? mark).price, mark.price).proceeds : 0n;
  if (futuresAccount(state, order.userId).available + proceeds < total) return;
  if (wish.kind === 'reverse') closeAt(state, effects, order, mark, 'reverse', now);
  openAt(state, effects, counter, mark, now, wish.kind === 'lock' ? 'futures-lock' : 'futures-open');
  counter.status = wish.kind === 'lock' ? 'locked' : 'holding';
  if (wish.kind === 'lock') lockTogether(state, effects, order, counter);
  state.futures.add(counter);
  effects.placedFutures.add(counter);
  if (wish.kind === 'reverse') countOpening(state, effects, counter, now);
}

function lockTogether(state: State, effects: Effects, order: FuturesOrder, counter: FuturesOrder): void {
  order.status = 'locked';
  order.lockedWith = counter.orderNo;
  counter.lockedWith = order.orderNo;
  order.armed = [];
  state.futures.arm(order);
  effects.changedFutures.add(order);
}

function disarm(state: State, effects: Effects, symbol: string, triggers: ReadonlyMap<FuturesOrder, ReadonlySet<Trigger>>): void {
  for (const order of state.futures.armed(symbol)) {
    if (triggers.has(order)) continue;
    order.armed = [];
    state.futures.arm(order);
    effects.changedFutures.add(order);
  }
}

/** Which of several triggers is carried out: the loss comes first. */
const precedence: readonly Trigger[] = ['liquidation', 'stopLoss', 'stopProfit'];

function trigger(state: State, effects: Effects, order: FuturesOrder, kinds: ReadonlySet<Trigger>, mark: Mark, now: Instant): void {
  const confirmed = precedence.find((kind) => kinds.has(kind) && order.armed.includes(kind));
  if (confirmed !== undefined) {
    closeAt(state, effects, order, mark, confirmed, now);
    return;
  }
  order.armed = precedence.filter((kind) => kinds.has(kind));
  state.futures.arm(order);
  effects.changedFutures.add(order);
}
