import { ownLimitIssue } from '../../limits/own-limit-issue.ts';
import type { Instant, Mark } from '../../market/mark.ts';
import { minus, zero } from '../../money/amount.ts';
import { refuse, type Result } from '../../result.ts';
import type { Effects, State } from '../../state.ts';
import { mayOpen } from '../exposure.ts';
import type { FuturesOrder } from '../order.ts';
import { counterOrder } from '../place-order.ts';
import { closingAt, futuresAccount, openingCost } from '../settle.ts';
import { ask, holding, type CounterCommand, type CounterRefusal } from './ask.ts';
import { closeAt } from './close-position.ts';
import { countOpening, openAt } from './open-position.ts';

export interface ReversePosition extends CounterCommand {
  readonly kind: 'reverse-position';
}

/**
 * Accepts to close a position and to open the opposite one at the same mark. Refused when the money would not carry it.
 */
export function reversePosition(
  state: State,
  effects: Effects,
  command: ReversePosition,
  now: Instant,
): Result<FuturesOrder, CounterRefusal> {
  const found = holding(state, command, now);
  if (!found.ok) return found;
  const { order, mark } = found.value;
  const proceeds = closingAt(order, order.open?.price ?? mark, mark).proceeds;
  const counter = counterOrder(order, command.newOrderNo, now);
  const { total } = openingCost(counter, mark);
  // What is held now is set free by the closing.
  const atRisk = total > order.held ? minus(total, order.held) : zero;
  const own = ownLimitIssue(state, order.userId, { stake: total, atRisk }, now);
  if (own !== null) return own;
  if (futuresAccount(state, order.userId).available + proceeds < total) return refuse('insufficient-balance');
  if (!mayOpen(state, counter, mark, order)) return refuse('house-limit-reached');
  return ask(state, effects, order, 'reverse', command.newOrderNo, now);
}

/** Closes the position and opens the counter order, if the mark still allows both. */
export function carryOutReverse(
  state: State,
  effects: Effects,
  order: FuturesOrder,
  counter: FuturesOrder,
  mark: Mark,
  now: Instant,
): void {
  const { proceeds } = closingAt(order, (order.open ?? mark).price, mark.price);
  const { total } = openingCost(counter, mark.price);
  if (futuresAccount(state, order.userId).available + proceeds < total) return;
  if (!mayOpen(state, counter, mark.price, order)) return;
  closeAt(state, effects, order, mark, 'reverse', now);
  openAt(state, effects, counter, mark, now, 'futures-open');
  counter.status = 'holding';
  state.futures.add(counter);
  effects.placedFutures.add(counter);
  countOpening(state, effects, counter, now);
}
