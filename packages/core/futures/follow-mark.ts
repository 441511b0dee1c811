import { markAgeMaxMs, type Instant, type Mark } from '../market/mark.ts';
import type { Turn } from '../turn.ts';
import { askedAt } from './book.ts';
import type { FuturesOrder } from './order.ts';
import { counterOrder } from './place-order.ts';
import { clearRequest } from './position/ask.ts';
import { carryOutPart } from './position/close-part.ts';
import { carryOutClose } from './position/close-position.ts';
import { liquidatePositions } from './position/liquidate-position.ts';
import { carryOutLock } from './position/lock-position.ts';
import { backToLimit, openPending } from './position/open-position.ts';
import { carryOutReverse } from './position/reverse-position.ts';
import { cancelPending } from './revoke-order.ts';

/**
 * Lets one accepted mark do what was asked for, fill the limits it reaches, and carry out what it triggers twice in a
 * row. Of a mark that comes too late only what was asked for is done, whose marks are those of its time: the market is
 * elsewhere by now. Such a mark ends a row, and limits that it reaches wait on.
 */
export function followFuturesMark(turn: Turn, mark: Mark): void {
  dropMissed(turn, mark.symbol, mark.time);
  for (const order of turn.state.futures.awaitingMark(mark.symbol)) {
    if (mark.time <= askedAt(order)) continue;
    if (order.status === 'pending') openPending(turn, order, mark);
    else carryOut(turn, order, mark);
  }
  if (turn.now - mark.time > markAgeMaxMs) {
    liquidatePositions(turn, mark, new Map());
    return;
  }
  const { limits, triggers } = turn.state.futures.reached(mark);
  for (const order of limits) openPending(turn, order, mark);
  liquidatePositions(turn, mark, triggers);
}

/**
 * What was asked for at market and got no mark in time is dropped; an entry at market is cancelled. @param seen all
 * marks up to here are known
 */
export function dropMissed(turn: Turn, symbol: string, seen: Instant): void {
  for (const order of turn.state.futures.awaitingMark(symbol)) {
    if (seen <= askedAt(order) + turn.state.rules.futures.fillWaitMs) continue;
    if (order.status !== 'pending') clearRequest(turn, order);
    else if (order.orderType === 'market') cancelPending(turn, order);
    else backToLimit(turn, order);
  }
}

function carryOut(turn: Turn, order: FuturesOrder, mark: Mark): void {
  const { request } = order;
  if (request === null) return;
  clearRequest(turn, order);
  const asked = { mark, asked: request.at };
  if (request.kind === 'close') {
    if (request.lots === null) carryOutClose(turn, order, asked);
    else carryOutPart(turn, order, { orderNo: request.orderNo ?? '', lots: request.lots }, asked);
    return;
  }
  if (order.status !== 'holding') return;
  const counter = { ...counterOrder(order, request.orderNo ?? '', turn.now), marketSince: request.at };
  if (request.kind === 'reverse') carryOutReverse(turn, order, counter, asked);
  else carryOutLock(turn, order, counter, mark);
}
