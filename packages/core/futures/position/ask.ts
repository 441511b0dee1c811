import type { Instant, Mark } from '../../market/mark.ts';
import { openingIssue, type OpeningRefusal } from '../../market/opening-issue.ts';
import type { OwnRefusal } from '../../limits/own-limit-issue.ts';
import type { Price } from '../../money/amount.ts';
import { ok, refuse, type Result } from '../../result.ts';
import type { State } from '../../state.ts';
import type { FuturesOrder, OfOrder, OrderNo, Request } from '../order.ts';
import type { Turn } from '../../turn.ts';

/** Why a counter order, which a reverse or a lock opens, is refused. */
export type CounterRefusal =
  | 'not-found'
  | 'order-not-holding'
  | 'order-already-asked'
  | 'insufficient-balance'
  | OpeningRefusal
  | 'house-limit-reached'
  | OwnRefusal;

/** A command for a counter order. @property newOrderNo of the position that is opened */
export interface CounterCommand extends OfOrder {
  readonly newOrderNo: OrderNo;
}

/** A mark that carries out what was asked for, and when that was. */
export interface Asked {
  readonly mark: Mark;
  readonly asked: Instant;
}

/** Notes what the next mark will do. */
export function ask(
  { state, effects, now }: Turn,
  order: FuturesOrder,
  { kind, orderNo = null, lots = null }: Pick<Request, 'kind'> & Partial<Request>,
): Result<FuturesOrder, never> {
  order.request = { kind, at: now, orderNo, lots };
  state.futures.awaitMark(order);
  effects.changedFutures.add(order);
  return ok(order);
}

/** The request is carried out, or was missed. */
export function clearRequest({ state, effects }: Turn, order: FuturesOrder): void {
  order.request = null;
  state.futures.stopAwaiting(order);
  effects.changedFutures.add(order);
}

/** The position that a counter order may be opened against, and the mark of now. */
export function holding(
  state: State,
  command: OfOrder,
  now: Instant,
): Result<{ order: FuturesOrder; mark: Price }, CounterRefusal> {
  const order = state.futures.own(command);
  if (order === null) return refuse('not-found');
  if (order.status !== 'holding') return refuse('order-not-holding');
  if (order.request !== null) return refuse('order-already-asked');
  const mark = state.marks.get(order.symbol);
  // Both open a new position.
  const isExcluded = state.rules.futures.excludedSymbols.has(order.symbol);
  const closed = isExcluded ? 'market-paused' : openingIssue(state, order.symbol, now);
  return mark === undefined || closed !== null ? refuse(closed ?? 'market-halted') : ok({ order, mark: mark.price });
}
