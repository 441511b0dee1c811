import type { UserId } from '../ledger/account.ts';
import { release } from '../ledger/journal.ts';
import { ownLimitIssue, type OwnLimitRefusal } from '../limits/own-limit-issue.ts';
import { isFresh, type Instant } from '../market/mark.ts';
import { minus, zero, type Price } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import { record, type Effects, type State } from '../state.ts';
import { liquidationPrice } from './formulas.ts';
import { heldOf, type FuturesOrder, type OrderNo, type Wish } from './order.ts';
import { counterOrder } from './place-order.ts';
import { closingAt, futuresAccount, openingCost } from './settle.ts';
import { stopIssue, type StopRefusal } from './stops.ts';

interface OfOrder {
  readonly userId: UserId;
  readonly orderNo: OrderNo;
}
export interface RevokeFuturesOrder extends OfOrder { readonly kind: 'revoke-futures-order' }
export interface ChaseFuturesOrder extends OfOrder { readonly kind: 'chase-futures-order' }
export interface ClosePosition extends OfOrder { readonly kind: 'close-position' }
/** @property newOrderNo of the position that is opened */
export interface ReversePosition extends OfOrder { readonly kind: 'reverse-position'; readonly newOrderNo: OrderNo }
export interface LockPosition extends OfOrder { readonly kind: 'lock-position'; readonly newOrderNo: OrderNo }
/** A price sets, null cancels, undefined leaves as it is. */
export interface SetStops extends OfOrder {
  readonly kind: 'set-stops';
  readonly stopProfit: Price | null | undefined;
  readonly stopLoss: Price | null | undefined;
}

export type AskRefusal = 'not-found' | 'order-not-pending' | 'order-not-holding' | 'order-already-asked' | 'insufficient-balance' | 'market-halted' | OwnLimitRefusal;

/** Somebody else's order and one that isn't there are answered alike. */
function ownOrder(state: State, { userId, orderNo }: OfOrder): FuturesOrder | null {
  const order = state.futures.orders.get(orderNo);
  return order?.userId === userId ? order : null;
}

/** Takes back an order that has not opened; everything returns. */
export function revokeFuturesOrder(
  state: State, effects: Effects, command: RevokeFuturesOrder, now: Instant,
): Result<FuturesOrder, 'not-found' | 'order-not-pending'> {
  const order = ownOrder(state, command);
  if (order === null) return refuse('not-found');
  if (order.status !== 'pending') return refuse('order-not-pending');
  cancelPending(state, effects, order, now);
  return ok(order);
}

export function cancelPending(state: State, effects: Effects, order: FuturesOrder, now: Instant): void {
  record(state, effects, 'futures-release', order.orderNo, now, [release(futuresAccount(state, order.userId), order.held)]);
  state.futures.remove(order);
  order.status = 'cancelled';
  order.held = zero;
  order.closedAt = now;
  order.marketSince = null;
  effects.changedFutures.add(order);
}

/** A pending limit becomes an order at market. Refused while no fresh mark could fill it. */
export function chaseFuturesOrder(
  state: State, effects: Effects, command: ChaseFuturesOrder, now: Instant,
): Result<FuturesOrder, 'not-found' | 'order-not-pending' | 'order-already-asked' | 'market-halted' | OwnLimitRefusal> {
  const order = ownOrder(state, command);
  if (order === null) return refuse('not-found');
  if (order.status !== 'pending') return refuse('order-not-pending');
  if (order.marketSince !== null) return refuse('order-already-asked');
  if (!isFresh(state.marks.get(order.symbol), now)) return refuse('market-halted');
  // It is counted as open already.
  const own = ownLimitIssue(state, order.userId, { stake: zero, atRisk: zero }, now);
  if (own !== null) return own;
  order.marketSince = now;
  state.futures.watchEntry(order);
  effects.changedFutures.add(order);
  return ok(order);
}

function ask(state: State, effects: Effects, order: FuturesOrder, kind: Wish, orderNo: OrderNo | null, now: Instant): Result<FuturesOrder, never> {
  order.wish = { kind, at: now, orderNo };
  state.futures.wish(order);
  effects.changedFutures.add(order);
  return ok(order);
}

/** Accepts to close a position, or one leg of a locked pair, at the first accepted mark after `now`. */
export function closePosition(
  state: State, effects: Effects, command: ClosePosition, now: Instant,
): Result<FuturesOrder, 'not-found' | 'order-not-holding' | 'order-already-asked'> {
  const order = ownOrder(state, command);
  if (order === null) return refuse('not-found');
  if (order.status === 'pending') return refuse('order-not-holding');
  if (order.wish !== null) return refuse('order-already-asked');
  return ask(state, effects, order, 'close', null, now);
}

/** Accepts to close a position and to open the opposite one at the same mark. Refused when the money would not carry it. */
export function reversePosition(state: State, effects: Effects, command: ReversePosition, now: Instant): Result<FuturesOrder, AskRefusal> {
  const found = holding(state, command, now);
  if (!found.ok) return found;
  const { order, mark } = found.value;
  const proceeds = closingAt(order, order.open?.price ?? mark, mark).proceeds;
  const { total } = openingCost(counterOrder(order, command.newOrderNo, now), mark);
  // What is held now is set free by the closing.
  const own = ownLimitIssue(state, order.userId, { stake: total, atRisk: total > order.held ? minus(total, order.held) : zero }, now);
  if (own !== null) return own;
  if (futuresAccount(state, order.userId).available + proceeds < total) return refuse('insufficient-balance');
  return ask(state, effects, order, 'reverse', command.newOrderNo, now);
}

/** Accepts to lock a position with an equal opposite one at the next mark. */
export function lockPosition(state: State, effects: Effects, command: LockPosition, now: Instant): Result<FuturesOrder, AskRefusal> {
  const found = holding(state, command, now);
  if (!found.ok) return found;
  const { order, mark } = found.value;
  const { total } = openingCost(counterOrder(order, command.newOrderNo, now), mark);
  const own = ownLimitIssue(state, order.userId, { stake: total, atRisk: total }, now);
  if (own !== null) return own;
  if (futuresAccount(state, order.userId).available < total) return refuse('insufficient-balance');
  return ask(state, effects, order, 'lock', command.newOrderNo, now);
}

function holding(state: State, command: OfOrder, now: Instant): Result<{ order: FuturesOrder; mark: Price }, AskRefusal> {
  const order = ownOrder(state, command);
  if (order === null) return refuse('not-found');
  if (order.status !== 'holding') return refuse('order-not-holding');
  if (order.wish !== null) return refuse('order-already-asked');
  const mark = state.marks.get(order.symbol);
  // Both open a new position.
  return mark === undefined || state.halts.has(order.symbol) || !isFresh(mark, now) ? refuse('market-halted') : ok({ order, mark: mark.price });
}

/** Sets, changes or cancels stop-profit and stop-loss of a pending order or a holding position. */
export function setStops(
  state: State, effects: Effects, command: SetStops,
): Result<FuturesOrder, 'not-found' | 'order-not-holding' | StopRefusal | 'price-tick' | 'market-halted'> {
  const order = ownOrder(state, command);
  if (order === null) return refuse('not-found', 'orderNo');
  if (order.status === 'locked') return refuse('order-not-holding', 'orderNo');
  const mark = state.marks.get(order.symbol);
  const tick = state.rules.futures.contracts.get(order.symbol)?.tick;
  if (mark === undefined || tick === undefined) return refuse('market-halted');
  const stopProfit = command.stopProfit === undefined ? order.stopProfit : command.stopProfit;
  const stopLoss = command.stopLoss === undefined ? order.stopLoss : command.stopLoss;
  if ((stopProfit ?? 0n) % tick !== 0n) return refuse('price-tick', 'stopProfit');
  if ((stopLoss ?? 0n) % tick !== 0n) return refuse('price-tick', 'stopLoss');
  const reference = order.status === 'pending' ? order.entrustPrice ?? mark.price : mark.price;
  const liquidation = expectedLiquidation(order, reference);
  const issue = stopIssue({ side: order.direction, stopProfit, stopLoss, reference, liquidation });
  if (issue !== null) return refuse(issue.refusal, issue.field);
  order.stopProfit = stopProfit;
  order.stopLoss = stopLoss;
  state.futures.watchTriggers(order);
  effects.changedFutures.add(order);
  return ok(order);
}

/** @param reference what a pending order would open at */
export function expectedLiquidation(order: FuturesOrder, reference: Price): Price {
  if (order.open !== null) return liquidationPrice(heldOf(order, order.open.price));
  return liquidationPrice({ ...heldOf(order, reference), margin: openingCost(order, reference).margin });
}
