import type { UserId } from '../ledger/account.ts';
import type { Amount, Price } from '../money/amount.ts';
import { assert, ok, refuse, type Result } from '../result.ts';
import { noteStep, type Turn } from '../turn.ts';
import { newDeposit, usdtOfVnd, type Deposit } from './deposit.ts';

/** A customer reports what they have sent. It moves no money: a report alone never credits. */
export interface RequestDeposit {
  readonly kind: 'request-deposit';
  readonly orderNo: string;
  readonly userId: UserId;
  readonly currency: 'USDT' | 'VND';
  readonly amount: Amount;
  readonly claimedTxid: string | null;
  /** VND for one USDT at this moment. */
  readonly vndRate: Price;
}

export function requestDeposit(
  turn: Turn,
  command: RequestDeposit,
): Result<Deposit, 'amount-not-positive' | 'deposit-min' | 'deposits-open'> {
  const { state, effects, now } = turn;
  const { orderNo, userId, currency, amount, claimedTxid, vndRate } = command;
  const { minimum, openMax, rateValidMs } = state.rules.deposits;
  assert(vndRate > 0n, 'a rate of VND is positive');
  assert(!state.deposits.open.has(orderNo), `deposit ${orderNo} exists`);
  if (amount <= 0n) return refuse('amount-not-positive', 'amount');
  const isVnd = currency === 'VND';
  if ((isVnd ? usdtOfVnd(amount, vndRate) : amount) < minimum) return refuse('deposit-min', 'amount');
  if (state.deposits.openOf(userId).length >= openMax) return refuse('deposits-open');
  const deposit = newDeposit({
    orderNo,
    userId,
    way: isVnd ? 'vnd' : 'usdt',
    currency,
    amount,
    claimedTxid: isVnd ? null : (claimedTxid?.toLowerCase() ?? null),
    vndRate: isVnd ? vndRate : null,
    rateUntil: isVnd ? now + rateValidMs : null,
    requestedAt: now,
  });
  state.deposits.open.set(orderNo, deposit);
  effects.deposits.add(deposit);
  noteStep(turn, { orderNo, status: 'requested' });
  return ok(deposit);
}
