import type { Price } from '../../money/amount.ts';
import { ok, refuse, type Result } from '../../result.ts';
import { liquidationPrice } from '../formulas.ts';
import { heldOf, type FuturesOrder, type OfOrder } from '../order.ts';
import { openingCost } from '../settle.ts';
import { stopIssue, stopReference, type StopIssue, type StopRefusal } from '../stops.ts';
import type { Turn } from '../../turn.ts';

/** A price sets, null cancels, undefined leaves as it is. */
export interface SetStops extends OfOrder {
  readonly kind: 'set-stops';
  readonly takeProfit: Price | null | undefined;
  readonly stopLoss: Price | null | undefined;
}

/** Sets, changes or cancels take-profit and stop-loss of a pending order or a holding position. */
export function setStops(
  { state, effects }: Turn,
  command: SetStops,
): Result<FuturesOrder, 'not-found' | 'order-not-holding' | StopRefusal | 'price-tick' | 'market-halted'> {
  const order = state.futures.own(command);
  if (order === null) return refuse('not-found', 'orderNo');
  if (order.status === 'locked') return refuse('order-not-holding', 'orderNo');
  const mark = state.marks.get(order.symbol);
  const tick = state.rules.futures.contracts.get(order.symbol)?.tick;
  if (mark === undefined || tick === undefined) return refuse('market-halted');
  const takeProfit = command.takeProfit === undefined ? order.takeProfit : command.takeProfit;
  const stopLoss = command.stopLoss === undefined ? order.stopLoss : command.stopLoss;
  if ((takeProfit ?? 0n) % tick !== 0n) return refuse('price-tick', 'takeProfit');
  if ((stopLoss ?? 0n) % tick !== 0n) return refuse('price-tick', 'stopLoss');
  const waits = order.status === 'pending' && order.marketSince === null;
  const reference = stopReference(order.direction, waits ? order.limitPrice : null, mark.price);
  const issue = stopIssueOf(order, { takeProfit, stopLoss }, reference);
  if (issue !== null) return refuse(issue.refusal, issue.field);
  // What a mark has reached once was another price: the new one needs two of its own.
  const isAsBefore = { takeProfit: takeProfit === order.takeProfit, stopLoss: stopLoss === order.stopLoss };
  order.armed = order.armed.filter((trigger) => trigger === 'liquidation' || isAsBefore[trigger]);
  order.takeProfit = takeProfit;
  order.stopLoss = stopLoss;
  state.futures.arm(order);
  state.futures.watchTriggers(order);
  effects.changedFutures.add(order);
  return ok(order);
}

/** What is wrong with stops of an order. @param reference what a pending order would open at */
export function stopIssueOf(
  order: FuturesOrder,
  { takeProfit, stopLoss }: Pick<FuturesOrder, 'takeProfit' | 'stopLoss'>,
  reference: Price,
): StopIssue | null {
  const liquidation = expectedLiquidation(order, reference);
  return stopIssue({ side: order.direction, takeProfit, stopLoss, reference, liquidation });
}

function expectedLiquidation(order: FuturesOrder, reference: Price): Price {
  if (order.open !== null) return liquidationPrice(heldOf(order, order.open.price));
  return liquidationPrice({ ...heldOf(order, reference), margin: openingCost(order, reference).margin });
}
