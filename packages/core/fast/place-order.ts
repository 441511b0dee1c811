import { fastCapReached } from '../countries/country-caps.ts';
import { accountTypes, type UserId } from '../ledger/account.ts';
import { hold } from '../ledger/journal.ts';
import { ownLimitIssue, type OwnRefusal } from '../limits/own-limit-issue.ts';
import { openingIssue, type OpeningRefusal } from '../market/opening-issue.ts';
import { shareDown, type Amount } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import { record, type Turn } from '../turn.ts';
import { newFastOrder, type Direction, type FastOrder, type OrderNo } from './order.ts';
import type { PriceBound } from './terms.ts';

export interface PlaceFastOrder {
  readonly kind: 'place-fast-order';
  readonly userId: UserId;
  readonly orderNo: OrderNo;
  readonly symbol: string;
  readonly direction: Direction;
  readonly seconds: number;
  readonly stake: Amount;
  readonly bound: PriceBound | null;
  /** Of the customer, where one is known and has rules of its own. */
  readonly country?: string | null;
}

export type PlaceFastRefusal =
  | 'symbol-unknown'
  | OpeningRefusal
  | 'duration-unknown'
  | 'stake-range'
  | 'country-cap'
  | 'insufficient-balance'
  | 'house-limit-reached'
  | OwnRefusal;

/**
 * Accepts a fast order: freezes the stake, and in the house's reserve what a win would pay.
 * The entry comes later, from the first accepted mark after `now`.
 */
export function placeFastOrder(turn: Turn, command: PlaceFastOrder): Result<FastOrder, PlaceFastRefusal> {
  const { state, effects, now } = turn;
  const { fast: rules } = state.rules;
  const { userId, orderNo, symbol, direction, seconds, stake, bound } = command;
  const mark = state.marks.get(symbol);
  if (mark === undefined || rules.excludedSymbols.has(symbol)) return refuse('symbol-unknown', 'symbol');
  const closed = openingIssue(state, symbol, now);
  if (closed !== null) return refuse(closed, 'symbol');
  const term = rules.terms.find((t) => t.seconds === seconds);
  if (term === undefined) return refuse('duration-unknown', 'seconds');
  const limited = limitIssue(turn, command);
  if (limited !== null) return limited;

  const account = accountOf(state, userId, accountTypes.account, 'USDT');
  if (account.available < stake) return refuse('insufficient-balance', 'amount');
  const reserve = accountOf(state, 'fast-reserve', accountTypes.house, 'USDT');
  const payout = shareDown(stake, term.payoutRate);
  const symbolLimit = shareDown((reserve.available + reserve.frozen) as Amount, rules.symbolShare);
  if (payout > reserve.available || state.fast.exposure(symbol) + payout > symbolLimit) {
    return refuse('house-limit-reached', 'amount');
  }

  const order = newFastOrder({
    orderNo,
    userId,
    symbol,
    direction,
    seconds,
    stake,
    payoutRate: term.payoutRate,
    payout,
    bound,
    receivedAt: now,
  });
  record(turn, 'fast-stake', orderNo, [hold(account, stake), hold(reserve, payout)]);
  state.fast.add(order);
  effects.placedFastOrders.add(order);
  return ok(order);
}

/** What the rules, those for the customer's country and their own limits hold against a stake. */
function limitIssue(
  { state, now }: Turn,
  command: PlaceFastOrder,
): Result<never, 'stake-range' | 'country-cap' | OwnRefusal> | null {
  const { userId, stake } = command;
  const { minStake, maxStake } = state.rules.fast;
  if (stake < minStake || stake > maxStake) return refuse('stake-range', 'amount');
  if (fastCapReached(state, command)) return refuse('country-cap', 'amount');
  return ownLimitIssue(state, userId, { stake, atRisk: stake }, now);
}
