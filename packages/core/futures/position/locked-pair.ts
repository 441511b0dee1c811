import { amount, minus, plus, zero, type Amount } from '../../money/amount.ts';
import { assert } from '../../result.ts';
import { askedAt } from '../book.ts';
import { feeOf, marginOf, profitAt } from '../formulas.ts';
import { mayPay } from '../exposure.ts';
import type { FuturesOrder } from '../order.ts';
import { closingMoves, futuresAccount, markClosed, settleEquity } from '../settle.ts';
import { noteReceipt, record, type Turn } from '../../turn.ts';
import { closingReceipt, pairReceipt } from '../receipt.ts';
import { clearRequest, type Asked } from './ask.ts';

/**
 * Closes one leg of a locked pair, and the other with it where that is asked for too. Its proceeds first raise the
 * other leg to initial margin at the same mark, only the rest is paid out; if they don't suffice both legs close
 * together. So the equity before is the equity after plus fees, and the losing leg can't be left behind for the
 * insurance.
 */
export function closeLeg(turn: Turn, leg: FuturesOrder, { mark, asked }: Asked): void {
  const other = turn.state.futures.orders.get(leg.lockedWith ?? '');
  assert(
    other !== undefined && other.lockedWith === leg.orderNo && leg.open !== null && other.open !== null,
    `${leg.orderNo} has no other leg`,
  );
  if (other.request?.kind === 'close' && askedAt(other) < mark.time) {
    clearRequest(turn, other);
    if (mayPay(turn.state, [leg, other], mark.price)) closeBoth(turn, [leg, other], { mark, asked });
    return;
  }
  if (!mayPay(turn.state, [leg], mark.price)) return;
  const floating = profitAt(leg.direction, leg.size, leg.open.price, mark.price);
  const fee = feeOf(leg.size, mark.price, leg.feeRate);
  const proceeds = minus(plus(leg.held, floating), fee);
  const otherEquity = plus(other.held, profitAt(other.direction, other.size, other.open.price, mark.price));
  const raise = atLeastZero(minus(marginOf(other.size, mark.price, other.leverage), otherEquity));
  if (proceeds < raise) {
    closeBoth(turn, [leg, other], { mark, asked });
    return;
  }
  const closing = { profit: floating, fee, proceeds, deficit: zero };
  const [payout, ...rest] = closingMoves(turn, leg, closing);
  assert(
    payout !== undefined && payout.account === futuresAccount(turn.state, leg.userId),
    'the first move pays the customer',
  );
  const { id: journal } = record(turn, 'futures-close', leg.orderNo, [
    { account: payout.account, available: minus(payout.available, raise), frozen: plus(payout.frozen, raise) },
    ...rest,
  ]);
  const content = closingReceipt(
    leg,
    { reason: 'user', asked, kept: raise },
    { open: leg.open, close: mark, closing, journal },
  );
  noteReceipt(turn, { receiptNo: leg.orderNo, journal, content });
  markClosed(turn, leg, { mark, reason: 'user', profit: floating, fee });
  unlock(turn, other, raise);
}

function unlock({ state, effects }: Turn, other: FuturesOrder, raise: Amount): void {
  other.held = plus(other.held, raise);
  other.status = 'holding';
  other.lockedWith = null;
  state.futures.watchTriggers(other);
  effects.changedFutures.add(other);
}

function closeBoth(turn: Turn, [leg, other]: readonly [FuturesOrder, FuturesOrder], { mark, asked }: Asked): void {
  const legs = [leg, other].map((order) => ({
    order,
    floating: profitAt(order.direction, order.size, (order.open ?? mark).price, mark.price),
    fee: feeOf(order.size, mark.price, order.feeRate),
  }));
  const margin = plus(leg.held, other.held);
  const floating = amount(legs.reduce((sum, each) => sum + each.floating, 0n));
  const closing = settleEquity(margin, floating, amount(legs.reduce((sum, each) => sum + each.fee, 0n)));
  const moves = closingMoves(turn, { ...leg, held: margin }, closing);
  const { id: journal } = record(turn, 'futures-close', leg.orderNo, moves);
  for (const pair of [
    [leg, other],
    [other, leg],
  ] as const) {
    const content = pairReceipt(pair, asked, { close: mark, closing, journal });
    noteReceipt(turn, { receiptNo: pair[0].orderNo, journal, content });
  }
  // What the pair really paid is split so that the rows add up to the journal.
  const firstFee = legs[0] !== undefined && legs[0].fee < closing.fee ? legs[0].fee : closing.fee;
  const firstProfit = legs[0]?.floating ?? zero;
  markClosed(turn, leg, { mark, reason: 'user', profit: firstProfit, fee: firstFee });
  markClosed(turn, other, {
    mark,
    reason: 'user',
    profit: minus(closing.profit, firstProfit),
    fee: minus(closing.fee, firstFee),
  });
}

const atLeastZero = (units: Amount): Amount => (units < 0n ? zero : units);
