import { ownLimitIssue } from '../../limits/own-limit-issue.ts';
import type { Mark } from '../../market/mark.ts';
import { refuse, type Result } from '../../result.ts';
import { mayOpen } from '../exposure.ts';
import type { FuturesOrder } from '../order.ts';
import { openingRoom, type RoomRefusal } from '../opening/opening-tier.ts';
import { counterOrder } from '../place-order.ts';
import { futuresAccount, openingCost } from '../settle.ts';
import type { Turn } from '../../turn.ts';
import { ask, holding, type CounterCommand, type CounterRefusal } from './ask.ts';
import { openAt } from './open-position.ts';

export interface LockPosition extends CounterCommand {
  readonly kind: 'lock-position';
  /** Of the customer, where one is known and has rules of its own. */
  readonly country?: string | null;
}

/** Accepts to lock a position with an equal opposite one at the next mark. */
export function lockPosition(turn: Turn, command: LockPosition): Result<FuturesOrder, CounterRefusal | RoomRefusal> {
  const { state, now } = turn;
  const found = holding(state, command, now);
  if (!found.ok) return found;
  const { order, mark } = found.value;
  const counter = counterOrder(order, command.newOrderNo, now);
  const { country } = command;
  const room = openingRoom(state, { ...counter, country, at: mark, waiting: null });
  if (!room.ok) return room;
  const { total } = openingCost(counter, mark);
  const own = ownLimitIssue(state, order.userId, { stake: total, atRisk: total }, now);
  if (own !== null) return own;
  if (futuresAccount(state, order.userId).available < total) return refuse('insufficient-balance');
  if (!mayOpen(state, counter, mark)) return refuse('house-limit-reached');
  return ask(turn, order, { kind: 'lock', orderNo: command.newOrderNo });
}

/** Opens the counter order and ties both together, if the mark still allows it. */
export function carryOutLock(turn: Turn, order: FuturesOrder, counter: FuturesOrder, mark: Mark): void {
  const { state, effects } = turn;
  if (futuresAccount(state, order.userId).available < openingCost(counter, mark.price).total) return;
  if (!mayOpen(state, counter, mark.price)) return;
  openAt(turn, counter, { mark, at: mark.price, kind: 'futures-lock' });
  counter.status = 'locked';
  lockTogether(turn, order, counter);
  state.futures.add(counter);
  effects.placedFutures.add(counter);
}

function lockTogether({ state, effects }: Turn, order: FuturesOrder, counter: FuturesOrder): void {
  order.status = 'locked';
  order.lockedWith = counter.orderNo;
  counter.lockedWith = order.orderNo;
  order.armed = [];
  state.futures.arm(order);
  effects.changedFutures.add(order);
}
