import { lendToHouse } from '../house/cover.ts';
import { accountTypes, type Account, type HouseName } from '../ledger/account.ts';
import { receive, type Move } from '../ledger/journal.ts';
import { noteResult } from '../limits/limits.ts';
import type { Mark } from '../market/mark.ts';
import { amount, minus, plus, shareDown, smaller, zero, type Amount, type Price } from '../money/amount.ts';
import { accountOf, type State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { feeOf, marginOf, profitAt } from './formulas.ts';
import type { CloseReason, FuturesOrder } from './order.ts';

export const futuresAccount = (state: State, userId: string): Account =>
  accountOf(state, userId, accountTypes.futures, 'USDT');
export const houseAccount = (state: State, name: HouseName): Account =>
  accountOf(state, name, accountTypes.house, 'USDT');

/** Fees go to the house, a share of them to the insurance. */
export function feeMoves(state: State, fee: Amount): Move[] {
  if (fee === zero) return [];
  const insurance = shareDown(fee, state.rules.futures.insuranceShare);
  return [
    receive(houseAccount(state, 'fees'), minus(fee, insurance)),
    receive(houseAccount(state, 'insurance'), insurance),
  ];
}

/** What opening at a price costs. */
export const openingCost = (order: FuturesOrder, at: Price): { margin: Amount; fee: Amount; total: Amount } => {
  const margin = marginOf(order.size, at, order.leverage);
  const fee = feeOf(order.size, at, order.feeRate);
  return { margin, fee, total: plus(margin, fee) };
};

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
  return settleEquity(
    order.held,
    profitAt(order.direction, order.size, open, at),
    feeOf(order.size, at, order.feeRate),
  );
}

/** @param floating of all that is closed together */
export function settleEquity(margin: Amount, floating: Amount, fee: Amount): Closing {
  const equity = plus(margin, floating);
  if (equity < 0n) return { profit: amount(-margin), fee: zero, proceeds: zero, deficit: amount(-equity) };
  const charged = smaller(fee, equity);
  return { profit: floating, fee: charged, proceeds: minus(equity, charged), deficit: zero };
}

/** What is paid out of: the margin of a position, or of several of one user together. */
type Margin = Pick<FuturesOrder, 'userId' | 'orderNo' | 'held'>;

/** Moves that pay out margins of one user: profit from the house or loss to it, fees, a deficit from the insurance. */
export function closingMoves(turn: Turn, { userId, orderNo, held }: Margin, closing: Closing): Move[] {
  const { state } = turn;
  const { profit, fee, proceeds, deficit } = closing;
  const account = futuresAccount(state, userId);
  const insurance = houseAccount(state, 'insurance');
  const insured = smaller(deficit, insurance.available);
  const houseGain = plus(amount(-profit), insured);
  if (houseGain < 0n) {
    lendToHouse(turn, { house: 'futures-house', currency: 'USDT', units: amount(-houseGain), reference: orderNo });
  }
  const insuranceFee = shareDown(fee, state.rules.futures.insuranceShare);
  const moves: Move[] = [
    { account, available: proceeds, frozen: amount(-held) },
    receive(houseAccount(state, 'futures-house'), houseGain),
  ];
  if (fee !== zero) moves.push(receive(houseAccount(state, 'fees'), minus(fee, insuranceFee)));
  if (fee !== zero || insured !== zero) moves.push(receive(insurance, minus(insuranceFee, insured)));
  return moves;
}

interface End extends Pick<Closing, 'profit' | 'fee'> {
  readonly mark: Mark;
  readonly reason: CloseReason;
}

/** The position has ended: what its row says from now on. */
export function markClosed(turn: Turn, order: FuturesOrder, { mark, reason, profit, fee }: End): void {
  turn.state.futures.remove(order);
  order.status = 'closed';
  order.close = mark;
  order.closeReason = reason;
  order.profit = profit;
  order.fee = plus(order.fee, fee);
  order.held = zero;
  order.request = null;
  order.armed = [];
  order.closedAt = turn.now;
  turn.effects.changedFutures.add(order);
  noteResult(turn, order.userId, profit - fee);
}
