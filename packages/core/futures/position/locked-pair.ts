import type { Instant, Mark } from '../../market/mark.ts';
import { amount, minus, plus, zero, type Amount } from '../../money/amount.ts';
import { assert } from '../../result.ts';
import { record, type Effects, type State } from '../../state.ts';
import { feeOf, marginOf, profitAt } from '../formulas.ts';
import { mayPay } from '../exposure.ts';
import type { FuturesOrder } from '../order.ts';
import { closingMoves, futuresAccount, markClosed, settleEquity } from '../settle.ts';

/**
 * Closes one leg of a locked pair. Its proceeds first raise the other leg to initial margin at the same mark, only the
 * rest
 * is paid out; if they don't suffice both legs close together. So the equity before is the equity after plus fees, and
 * the
 * losing leg can't be left behind for the insurance.
 */
export function closeLeg(state: State, effects: Effects, leg: FuturesOrder, mark: Mark, now: Instant): void {
  const other = state.futures.orders.get(leg.lockedWith ?? '');
  assert(
    other !== undefined && other.lockedWith === leg.orderNo && leg.open !== null && other.open !== null,
    `${leg.orderNo} has no other leg`,
  );
  if (!mayPay(state, leg, mark.price)) return;
  const floating = profitAt(leg.direction, leg.size, leg.open.price, mark.price);
  const fee = feeOf(leg.size, mark.price, leg.feeRate);
  const proceeds = minus(plus(leg.held, floating), fee);
  const otherEquity = plus(other.held, profitAt(other.direction, other.size, other.open.price, mark.price));
  const raise = atLeastZero(minus(marginOf(other.size, mark.price, other.lever), otherEquity));
  if (proceeds < raise) {
    closeBoth(state, effects, leg, other, mark, now);
    return;
  }
  const moves = closingMoves(
    state,
    effects,
    leg.userId,
    leg.held,
    { profit: floating, fee, proceeds, deficit: zero },
    leg.orderNo,
    now,
  );
  const [payout, ...rest] = moves;
  assert(
    payout !== undefined && payout.account === futuresAccount(state, leg.userId),
    'the first move pays the customer',
  );
  record(state, effects, 'futures-close', leg.orderNo, now, [
    { account: payout.account, available: minus(payout.available, raise), frozen: plus(payout.frozen, raise) },
    ...rest,
  ]);
  markClosed(state, effects, leg, mark, 'user', { profit: floating, fee }, now);
  unlock(state, effects, other, raise);
}

function unlock(state: State, effects: Effects, other: FuturesOrder, raise: Amount): void {
  other.held = plus(other.held, raise);
  other.status = 'holding';
  other.lockedWith = null;
  state.futures.watchTriggers(other);
  effects.changedFutures.add(other);
}

function closeBoth(
  state: State,
  effects: Effects,
  leg: FuturesOrder,
  other: FuturesOrder,
  mark: Mark,
  now: Instant,
): void {
  const legs = [leg, other].map((order) => ({
    order,
    floating: profitAt(order.direction, order.size, (order.open ?? mark).price, mark.price),
    fee: feeOf(order.size, mark.price, order.feeRate),
  }));
  const margin = plus(leg.held, other.held);
  const floating = amount(legs.reduce((sum, each) => sum + each.floating, 0n));
  const closing = settleEquity(margin, floating, amount(legs.reduce((sum, each) => sum + each.fee, 0n)));
  record(
    state,
    effects,
    'futures-close',
    leg.orderNo,
    now,
    closingMoves(state, effects, leg.userId, margin, closing, leg.orderNo, now),
  );
  // What the pair really paid is split so that the rows add up to the journal.
  const firstFee = legs[0] !== undefined && legs[0].fee < closing.fee ? legs[0].fee : closing.fee;
  const firstProfit = legs[0]?.floating ?? zero;
  markClosed(state, effects, leg, mark, 'user', { profit: firstProfit, fee: firstFee }, now);
  markClosed(
    state,
    effects,
    other,
    mark,
    'user',
    { profit: minus(closing.profit, firstProfit), fee: minus(closing.fee, firstFee) },
    now,
  );
}

const atLeastZero = (units: Amount): Amount => (units < 0n ? zero : units);
