import { refuseBonus } from '../bonus/refuse-bonus.ts';
import { vndOfUsdt } from '../deposits/deposit.ts';
import { houseCovers } from '../exchange/cover.ts';
import { crossRate, obtainedFor, type CrossRate } from '../exchange/price.ts';
import type { ExchangeQuote } from '../exchange/quote.ts';
import { unitPrice, valued } from '../exchange/rules.ts';
import { accountId, accountTypes, type Account, type UserId } from '../ledger/account.ts';
import { hold, pay, receive } from '../ledger/journal.ts';
import type { Instant, Mark } from '../market/mark.ts';
import { fraction, minus, plus, shareUp, zero, type Amount } from '../money/amount.ts';
import { currencies, type Currency } from '../money/currencies.ts';
import { platformDay } from '../platform-day.ts';
import { assert, ok, refuse, type Result } from '../result.ts';
import { accountOf, isLoaded, type State } from '../state.ts';
import type { Destination, Withdrawal } from '../withdrawals/withdrawal.ts';
import { noteStep, record, type Turn } from '../turn.ts';
import { isClosingBlocked } from './closing-blockers.ts';
import { noteStanding } from './set-standing.ts';
import { noteWithdrawalReceipt } from '../withdrawals/receipt.ts';
import { payoutRefusal, type PayoutRefusal } from './standing.ts';

/** Two operators close an account, as its owner has asked. */
export interface CloseAccount {
  readonly kind: 'close-account';
  /** Of the withdrawal that pays everything out. */
  readonly orderNo: string;
  readonly userId: UserId;
  readonly destination: Destination;
  /** Name of the feed whose marks price what is exchanged. */
  readonly source: string;
  readonly approval: string;
}
export type CloseRefusal =
  | PayoutRefusal
  | 'closing-blocked'
  | 'market-halted'
  | 'exchange-limit-reached'
  | 'withdrawal-min';

/**
 * Gives up the locked bonus, turns everything else into USDT at its mark without a fee, and pays it out as one
 * withdrawal,
 * however little it is; then the account is closed. What is less than the smallest unit of USDT stays with the house.
 * @returns the withdrawal, which is approved; null when nothing was left
 */
export function closeAccount(turn: Turn, command: CloseAccount): Result<Withdrawal | null, CloseRefusal> {
  const { state, now } = turn;
  const { userId, destination } = command;
  const refusal = payoutRefusal(state, userId);
  if (refusal !== null) return refuse(refusal);
  if (isClosingBlocked(state, userId)) return refuse('closing-blocked');
  const worth = worthOfClosing(state, userId, now);
  if (worth === null) return refuse('market-halted');
  if (!houseCovers(state, 'USDT', worth.exchanged, unitPrice)) return refuse('exchange-limit-reached');
  const { fee, expected } = payoutOf(state, worth.total);
  const vndAmount = destination.way === 'bank' ? vndOfUsdt(expected, destination.vndRate) : null;
  // A bank can't send less than one dong.
  if (vndAmount === 0n && worth.total > 0n) return refuse('withdrawal-min', 'bankCardId');

  if (accountOf(state, userId, accountTypes.bonus, 'USDT').available > 0n)
    refuseBonus(turn, { kind: 'refuse-bonus', userId });
  gather(turn, command, worth.parts);
  noteStanding(turn, userId, 'closed');
  if (worth.total === 0n) return ok(null);
  return ok(payOut(turn, command, { amount: worth.total, fee, expected, vndAmount }));
}

/** Holds all that was gathered in one withdrawal, which is approved. */
function payOut(
  turn: Turn,
  { orderNo, userId, destination, approval }: CloseAccount,
  amounts: Pick<Withdrawal, 'amount' | 'fee' | 'expected' | 'vndAmount'>,
): Withdrawal {
  const { state, effects, now } = turn;
  assert(amounts.fee + amounts.expected === amounts.amount, `withdrawal ${orderNo} does not add up`);
  const account = accountOf(state, userId, accountTypes.account, 'USDT');
  const { id } = record(turn, 'withdrawal-hold', orderNo, [hold(account, amounts.amount)]);
  const withdrawal: Withdrawal = {
    orderNo,
    userId,
    currency: 'USDT',
    destination,
    ...amounts,
    closing: true,
    platformDay: platformDay(now),
    requestedAt: now,
    deadline: now + state.rules.withdrawals.arrivalMaxMs,
    status: 'approved',
    txid: null,
    reason: null,
    finishedAt: null,
  };
  state.withdrawals.open.set(orderNo, withdrawal);
  effects.withdrawals.add(withdrawal);
  noteWithdrawalReceipt(turn, withdrawal, id);
  noteStep(turn, { orderNo, status: 'requested' });
  noteStep(turn, { orderNo, status: 'approved', approval });
  return withdrawal;
}

/** The fee of every withdrawal; it never takes all. */
export function payoutOf(
  state: Pick<State, 'rules'>,
  total: Amount,
): { readonly fee: Amount; readonly expected: Amount } {
  const fee = total > 1n ? shareUp(total, state.rules.withdrawals.feeRate) : zero;
  return { fee, expected: minus(total, fee) };
}

const noFee = fraction('0');

interface Part {
  readonly account: Account;
  readonly units: Amount;
  readonly usdt: Amount;
  readonly rate: CrossRate;
  /** What it is exchanged at; null of USDT. */
  readonly mark: Mark | null;
}
interface Worth {
  readonly parts: readonly Part[];
  readonly exchanged: Amount;
  readonly total: Amount;
}

const ownTypes = [accountTypes.account, accountTypes.coin, accountTypes.futures];
/** All that a customer has, but for the locked bonus. */
const ownAccounts = ({ accounts }: Pick<State, 'accounts'>, userId: UserId): Account[] =>
  ownTypes.flatMap((type) => currencies.flatMap((currency) => accounts.get(accountId(userId, type, currency)) ?? []));

/** What everything of a customer's own comes to in USDT at the present marks; null while a mark is missing. */
export function worthOfClosing(state: State, userId: UserId, now: Instant): Worth | null {
  assert(isLoaded(state, userId), `the accounts of ${userId} are loaded`);
  const parts: Part[] = [];
  let [exchanged, total] = [zero, zero];
  for (const account of ownAccounts(state, userId)) {
    if (account.available === 0n) continue;
    const value = valued(state, account.currency, now);
    if (typeof value === 'string') return null;
    const rate = crossRate(value.price, unitPrice);
    const { gross: usdt } = obtainedFor(account.available, account.currency, 'USDT', rate, noFee);
    parts.push({ account, units: account.available, usdt, rate, mark: value.mark });
    total = plus(total, usdt);
    if (account.currency !== 'USDT') exchanged = plus(exchanged, usdt);
  }
  return { parts, exchanged, total };
}

/** Brings everything to the account that is paid from. */
function gather(turn: Turn, command: CloseAccount, parts: readonly Part[]): void {
  const target = accountOf(turn.state, command.userId, accountTypes.account, 'USDT');
  for (const part of parts) {
    const { account, units } = part;
    if (account === target) continue;
    if (account.currency === 'USDT')
      record(turn, 'transfer', command.orderNo, [pay(account, units), receive(target, units)]);
    else exchangeAll(turn, command, part);
  }
}

/** An exchange as every other, with its receipt, but without a fee and from any account. */
function exchangeAll(
  turn: Turn,
  { userId, orderNo, source }: CloseAccount,
  { account, units, usdt, rate, mark }: Part,
): void {
  const { state, effects, now } = turn;
  const { type, currency } = account;
  const quote: ExchangeQuote = {
    quoteId: `${orderNo}-${type}-${currency}`,
    userId,
    from: currency,
    to: 'USDT',
    quantity: units,
    source,
    fromMark: mark,
    toMark: null,
    rate,
    feeRate: noFee,
    gross: usdt,
    fee: zero,
    obtainable: usdt,
    quotedAt: now,
    expiresAt: now + state.rules.exchange.quoteMs,
  };
  const house = (of: Currency): Account => accountOf(state, 'exchange-house', accountTypes.house, of);
  const { id: journal } = record(turn, 'exchange', quote.quoteId, [
    pay(account, units),
    receive(house(currency), units),
    pay(house('USDT'), usdt),
    receive(accountOf(state, userId, accountTypes.account, 'USDT'), usdt),
  ]);
  effects.exchanges.push({ quote, fromMark: mark, toMark: null, executedAt: now, journal });
}
