import { countVolume } from '../bonus/bonus.ts';
import { accountTypes, type Account, type HouseName } from '../ledger/account.ts';
import { pay, receive, type JournalKind, type Move } from '../ledger/journal.ts';
import { noteResult } from '../limits/limits.ts';
import type { Instant, Mark } from '../market/mark.ts';
import { amount, minus, plus, shareDown, smaller, zero, type Amount, type Price } from '../money/amount.ts';
import { accountOf, record, type Effects, type State } from '../state.ts';
import { feeOf, marginOf, profitAt } from './formulas.ts';
import type { CloseReason, FuturesOrder, Trigger } from './order.ts';
import { futuresReceipt } from './receipt.ts';

export const futuresAccount = (state: State, userId: string): Account => accountOf(state, userId, accountTypes.futures, 'USDT');
export const houseAccount = (state: State, name: HouseName): Account => accountOf(state, name, accountTypes.house, 'USDT');

/** Fees go to the house, a share of them to the insurance. */
export function feeMoves(state: State, fee: Amount): Move[] {
  if (fee === zero) return [];
  const insurance = shareDown(fee, state.rules.futures.insuranceShare);
  return [receive(houseAccount(state, 'fees'), minus(fee, insurance)), receive(houseAccount(state, 'insurance'), insurance)];
}

/** The house owes what customers win: its account is filled up from outside before it would run short. */
function ensureHouse(state: State, effects: Effects, need: Amount, reference: string, now: Instant): void {
  const house = houseAccount(state, 'futures-house');
  if (house.available >= need) return;
  const missing = minus(need, house.available);
  record(state, effects, 'house-top-up', reference, now, [pay(houseAccount(state, 'world'), missing), receive(house, missing)]);
}

/** What opening at a price costs. */
export const openingCost = (order: FuturesOrder, at: Price): { margin: Amount; fee: Amount; total: Amount } => {
  const margin = marginOf(order.size, at, order.lever);
  const fee = feeOf(order.size, at, order.feeRate);
  return { margin, fee, total: plus(margin, fee) };
};

/** Turns what a pending order holds into the margin of a position, pays the fee, returns or takes the difference. */
export function openAt(state: State, effects: Effects, order: FuturesOrder, mark: Mark, now: Instant, kind: JournalKind): void {
  const { margin, fee, total } = openingCost(order, mark.price);
  const account = futuresAccount(state, order.userId);
  record(state, effects, kind, order.orderNo, now, [
    { account, available: minus(order.held, total), frozen: minus(margin, order.held) }, ...feeMoves(state, fee),
  ]);
  order.held = margin;
  order.fee = plus(order.fee, fee);
  order.open = mark;
  order.marketSince = null;
  noteResult(state, effects, order.userId, -fee, now);
}

export const countOpening = (state: State, effects: Effects, order: FuturesOrder, now: Instant): void =>
  countVolume(state, effects, order.userId, order.held, order.orderNo, now);

/** What closing at a mark brings: never below zero for the customer, the insurance bears a loss beyond the margin. */
export interface Closing {
  readonly profit: Amount;
  readonly fee: Amount;
  /** margin + profit − fee. */
  readonly proceeds: Amount;
  /** Loss beyond the margin. */
  readonly deficit: Amount;
}

export function closingAt(order: FuturesOrder, open: Price, at: Price): Closing {
  return settleEquity(order.held, profitAt(order.direction, order.size, open, at), feeOf(order.size, at, order.feeRate));
}

/** @param floating of all that is closed together */
export function settleEquity(margin: Amount, floating: Amount, fee: Amount): Closing {
  const equity = plus(margin, floating);
  if (equity < 0n) return { profit: amount(-margin), fee: zero, proceeds: zero, deficit: amount(-equity) };
  const charged = smaller(fee, equity);
  return { profit: floating, fee: charged, proceeds: minus(equity, charged), deficit: zero };
}

/** Moves that pay out margins of one user: profit from the house or loss to it, fees, a deficit from the insurance. */
export function closingMoves(state: State, effects: Effects, userId: string, margin: Amount, closing: Closing, reference: string, now: Instant): Move[] {
  const { profit, fee, proceeds, deficit } = closing;
  const account = futuresAccount(state, userId);
  const insurance = houseAccount(state, 'insurance');
  const insured = smaller(deficit, insurance.available);
  const houseGain = plus(amount(-profit), insured);
  if (houseGain < 0n) ensureHouse(state, effects, amount(-houseGain), reference, now);
  const insuranceFee = shareDown(fee, state.rules.futures.insuranceShare);
  const moves: Move[] = [
    { account, available: proceeds, frozen: amount(-margin) },
    receive(houseAccount(state, 'futures-house'), houseGain),
  ];
  if (fee !== zero) moves.push(receive(houseAccount(state, 'fees'), minus(fee, insuranceFee)));
  if (fee !== zero || insured !== zero) moves.push(receive(insurance, minus(insuranceFee, insured)));
  return moves;
}

const closeKinds: Record<CloseReason, JournalKind> = {
  user: 'futures-close', reverse: 'futures-close', stopProfit: 'futures-close', stopLoss: 'futures-close', liquidation: 'futures-liquidation',
};

/** Nobody asked for it at that moment, so there is a receipt to recompute it. */
const isTrigger = (reason: CloseReason): reason is Trigger => reason !== 'user' && reason !== 'reverse';

/** Closes a position at a mark and pays out what is left. */
export function closeAt(state: State, effects: Effects, order: FuturesOrder, mark: Mark, reason: CloseReason, now: Instant): Amount {
  const open = order.open ?? mark;
  const closing = closingAt(order, open.price, mark.price);
  const { id } = record(state, effects, closeKinds[reason], order.orderNo, now, closingMoves(state, effects, order.userId, order.held, closing, order.orderNo, now));
  if (isTrigger(reason)) {
    effects.futuresReceipts.push({ orderNo: order.orderNo, journal: id, time: now, content: futuresReceipt(order, open, mark, reason, closing, id) });
  }
  markClosed(state, effects, order, mark, reason, closing, now);
  return closing.proceeds;
}

export function markClosed(
  state: State, effects: Effects, order: FuturesOrder, mark: Mark, reason: CloseReason, { profit, fee }: Pick<Closing, 'profit' | 'fee'>, now: Instant,
): void {
  state.futures.remove(order);
  order.status = 'closed';
  order.close = mark;
  order.closeReason = reason;
  order.profit = profit;
  order.fee = plus(order.fee, fee);
  order.held = zero;
  order.wish = null;
  order.armed = [];
  order.closedAt = now;
  effects.changedFutures.add(order);
  noteResult(state, effects, order.userId, profit - fee, now);
}
