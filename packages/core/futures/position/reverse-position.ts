import { ownLimitIssue } from '../../limits/own-limit-issue.ts';
import { minus, smaller, zero } from '../../money/amount.ts';
import { refuse, type Result } from '../../result.ts';
import { mayOpen } from '../exposure.ts';
import type { FuturesOrder } from '../order.ts';
import { counterOrder } from '../place-order.ts';
import { closingAt, futuresAccount, openingCost } from '../settle.ts';
import type { Turn } from '../../turn.ts';
import { ask, holding, type Asked, type CounterCommand, type CounterRefusal } from './ask.ts';
import { closeAt } from './close-position.ts';
import { countOpening, openAt } from './open-position.ts';

export interface ReversePosition extends CounterCommand {
  readonly kind: 'reverse-position';
}

/**
 * Accepts to close a position and to open the opposite one at the same mark. Refused when the money would not carry it.
 */
export function reversePosition(turn: Turn, command: ReversePosition): Result<FuturesOrder, CounterRefusal> {
  const { state, now } = turn;
  const found = holding(state, command, now);
  if (!found.ok) return found;
  const { order, mark } = found.value;
  const proceeds = closingAt(order, order.open?.price ?? mark, mark).proceeds;
  const counter = counterOrder(order, command.newOrderNo, now);
  const { total } = openingCost(counter, mark);
  // Of what is held now the closing sets free what it brings; the rest is lost, and a gain is not at risk yet.
  const freed = smaller(proceeds, order.held);
  const atRisk = total > freed ? minus(total, freed) : zero;
  const own = ownLimitIssue(state, order.userId, { stake: total, atRisk }, now);
  if (own !== null) return own;
  if (futuresAccount(state, order.userId).available + proceeds < total) return refuse('insufficient-balance');
  if (!mayOpen(state, counter, mark, order)) return refuse('house-limit-reached');
  return ask(turn, order, { kind: 'reverse', orderNo: command.newOrderNo });
}

/** Closes the position and opens the counter order, if the mark still allows both. */
export function carryOutReverse(turn: Turn, order: FuturesOrder, counter: FuturesOrder, { mark, asked }: Asked): void {
  const { state, effects } = turn;
  const { proceeds } = closingAt(order, (order.open ?? mark).price, mark.price);
  const { total } = openingCost(counter, mark.price);
  if (futuresAccount(state, order.userId).available + proceeds < total) return;
  if (!mayOpen(state, counter, mark.price, order)) return;
  closeAt(turn, order, { mark, asked, reason: 'reverse' });
  openAt(turn, counter, { mark, at: mark.price, kind: 'futures-open' });
  counter.status = 'holding';
  state.futures.add(counter);
  effects.placedFutures.add(counter);
  countOpening(turn, counter);
}
