import { payoutRefusal, type PayoutRefusal } from '../customers/standing.ts';
import { accountTypes, type UserId } from '../ledger/account.ts';
import { hold } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import { minus, shareUp, type Amount } from '../money/amount.ts';
import type { Currency } from '../money/currencies.ts';
import { vndOfUsdt } from '../deposits/deposit.ts';
import { platformDay } from '../platform-day.ts';
import { assert, ok, refuse, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import { noteStep, record, type Turn } from '../turn.ts';
import { isWithinHours } from './hours.ts';
import { noteWithdrawalReceipt } from './receipt.ts';
import { dayKey, isWithdrawalCurrency, type Destination, type Withdrawal } from './withdrawal.ts';

export interface RequestWithdrawal {
  readonly kind: 'request-withdrawal';
  readonly orderNo: string;
  readonly userId: UserId;
  readonly currency: Currency;
  readonly amount: Amount;
  readonly destination: Destination;
  /** Nothing goes out before, because a password or an address rule was changed. */
  readonly holdUntil: Instant | null;
}

export type WithdrawalRefusal =
  | PayoutRefusal
  | 'currency-unknown'
  | 'chain-unknown'
  | 'amount-not-positive'
  | 'withdrawal-min'
  | 'withdrawal-max'
  | 'withdrawal-hours'
  | 'withdrawal-held'
  | 'withdrawal-day-used'
  | 'insufficient-balance';

/**
 * Takes the amount out of what is available and holds it until the withdrawal ends. One for all ways and calls:
 * one live or successful withdrawal per user and platform day. The fee is taken out of the amount, rounded up.
 */
export function requestWithdrawal(turn: Turn, command: RequestWithdrawal): Result<Withdrawal, WithdrawalRefusal> {
  const { state, effects } = turn;
  const { open, days } = state.withdrawals;
  const { orderNo, userId, currency, amount } = command;
  assert(!open.has(orderNo), `withdrawal ${orderNo} exists`);
  if (!isWithdrawalCurrency(currency)) return refuse('currency-unknown', 'currencyCode');
  const refused = requestIssue(turn, command);
  if (refused !== null) return refused;
  const withdrawal = requested(turn, { ...command, currency });
  const account = accountOf(state, userId, accountTypes.account, currency);
  const { id } = record(turn, 'withdrawal-hold', orderNo, [hold(account, amount)]);
  noteWithdrawalReceipt(turn, withdrawal, id);
  open.set(orderNo, withdrawal);
  days.set(dayKey(userId, withdrawal.platformDay), orderNo);
  effects.withdrawals.add(withdrawal);
  noteStep(turn, { orderNo, status: 'requested' });
  return ok(withdrawal);
}

/** What is against it; null when nothing is. */
function requestIssue({ state, now }: Turn, command: RequestWithdrawal): Result<never, WithdrawalRefusal> | null {
  const { userId, currency, amount, destination, holdUntil } = command;
  // A card is paid in VND at the rate of the USDT.
  if (destination.way === 'bank' && currency !== 'USDT') return refuse('chain-unknown', 'currencyCode');
  if (amount <= 0n) return refuse('amount-not-positive', 'amount');
  const { minimum, dayMax } = state.rules.withdrawals;
  if (amount < minimum) return refuse('withdrawal-min', 'amount');
  // One a platform day, so the most of a day is the most of one.
  if (dayMax !== null && amount > dayMax) return refuse('withdrawal-max', 'amount');
  const refusal = payoutRefusal(state, userId);
  if (refusal !== null) return refuse(refusal);
  if (holdUntil !== null && now < holdUntil) return refuse('withdrawal-held');
  if (!isWithinHours(state.rules.withdrawals, now)) return refuse('withdrawal-hours');
  if (state.withdrawals.days.has(dayKey(userId, platformDay(now)))) return refuse('withdrawal-day-used');
  const { available } = accountOf(state, userId, accountTypes.account, currency);
  return available < amount ? refuse('insufficient-balance', 'amount') : null;
}

type Requested = Pick<Withdrawal, 'orderNo' | 'userId' | 'currency' | 'amount' | 'destination'>;

function requested({ state, now }: Turn, { orderNo, userId, currency, amount, destination }: Requested): Withdrawal {
  const { feeRate, arrivalMaxMs } = state.rules.withdrawals;
  const fee = shareUp(amount, feeRate);
  const expected = minus(amount, fee);
  assert(fee > 0n && expected > 0n, `withdrawal of ${amount} pays ${fee} and leaves ${expected}`);
  return {
    orderNo,
    userId,
    currency,
    amount,
    fee,
    expected,
    destination,
    vndAmount: destination.way === 'bank' ? vndOfUsdt(expected, destination.vndRate) : null,
    platformDay: platformDay(now),
    requestedAt: now,
    deadline: now + arrivalMaxMs,
    status: 'requested',
    txid: null,
    reason: null,
    finishedAt: null,
  };
}
