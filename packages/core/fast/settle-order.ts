import { countVolume } from '../bonus/bonus.ts';
import { accountTypes, type Account } from '../ledger/account.ts';
import { payHeld, receive, release, together, type JournalKind, type Move } from '../ledger/journal.ts';
import { noteResult } from '../limits/limits.ts';
import type { Instant, Mark } from '../market/mark.ts';
import { oneRate, plus } from '../money/amount.ts';
import { assert } from '../result.ts';
import { accountOf } from '../state.ts';
import { record, type Turn } from '../turn.ts';
import { expiryOf, newFastOrder, type FastOrder, type FastResult, type FastTerms } from './order.ts';
import type { FastRules } from './terms.ts';

/** The first mark after receipt enters the order, if it comes in time. */
export const entersAt = (order: FastTerms, mark: Mark, rules: FastRules): boolean =>
  mark.time > order.receivedAt && mark.time <= order.receivedAt + rules.entryWaitMs;

/** No mark that is still to come can enter the order: `seen` is a time up to which all marks are known. */
export const missedEntry = (order: FastOrder, seen: Instant, rules: FastRules): boolean =>
  order.entry === null && seen > order.receivedAt + rules.entryWaitMs;

/** No mark that is still to come can settle the order. */
export function missedExit(order: FastOrder, seen: Instant, rules: FastRules): boolean {
  const expiry = expiryOf(order);
  return expiry !== null && seen >= expiry + rules.exitWaitMs;
}

/** The entry differs from the price the customer saw by more than they allowed. */
export function beyondBound(order: FastTerms, mark: Mark): boolean {
  if (order.bound === null) return false;
  const { price, maxSlippage } = order.bound;
  const distance = mark.price > price ? mark.price - price : price - mark.price;
  return distance * oneRate > price * maxSlippage;
}

/** Who won between two prices. */
export function outcome(direction: FastTerms['direction'], entry: Mark, exit: Mark): FastResult {
  if (entry.price === exit.price) return 'tie';
  return exit.price > entry.price === (direction === 'up') ? 'win' : 'lose';
}

export interface Settlement {
  readonly entry: Mark | null;
  readonly exit: Mark | null;
  readonly result: FastResult;
}

/**
 * The whole life of an order as a pure function of its terms and the tape: what anybody can recompute.
 * @param tape the accepted marks of the order's symbol in their order, complete up to `seen`
 * @returns null while the outcome still depends on marks to come
 */
export function settleFromTape(
  terms: FastTerms,
  tape: readonly Mark[],
  seen: Instant,
  rules: FastRules,
): Settlement | null {
  const order = newFastOrder(terms);
  const entry = tape.find((mark) => entersAt(order, mark, rules)) ?? null;
  if (entry === null) return missedEntry(order, seen, rules) ? { entry, exit: null, result: 'void' } : null;
  if (beyondBound(order, entry)) return { entry, exit: null, result: 'void' };
  order.entry = entry;
  const expiry = entry.time + order.seconds * 1_000;
  const exit = tape.find((mark) => mark.time >= expiry && mark.time < expiry + rules.exitWaitMs) ?? null;
  if (exit !== null) return { entry, exit, result: outcome(order.direction, entry, exit) };
  return missedExit(order, seen, rules) ? { entry, exit, result: 'void' } : null;
}

const kinds: Record<FastResult, JournalKind> = {
  win: 'fast-win',
  lose: 'fast-lose',
  tie: 'fast-tie',
  void: 'fast-void',
};

/** Pays, collects or returns the stake, and ends the order. */
export function settleOrder(turn: Turn, order: FastOrder, result: FastResult): void {
  assert(order.result === null, `order ${order.orderNo} is settled once`);
  const { state, effects, now } = turn;
  const account = accountOf(state, order.userId, accountTypes.account, 'USDT');
  const reserve = accountOf(state, 'fast-reserve', accountTypes.house, 'USDT');
  const moves = settlementMoves(order, result, account, reserve);
  const journal = record(turn, kinds[result], order.orderNo, moves);
  order.result = result;
  order.settledAt = now;
  order.settlementJournal = journal.id;
  state.fast.remove(order);
  effects.changedFastOrders.add(order);
  if (result === 'win') noteResult(turn, order.userId, order.payout);
  if (result === 'lose') noteResult(turn, order.userId, -order.stake);
  if (result === 'win' || result === 'lose') countVolume(turn, order.userId, order.stake, order.orderNo);
}

function settlementMoves(order: FastOrder, result: FastResult, account: Account, reserve: Account): Move[] {
  const { stake, payout } = order;
  if (result === 'win') {
    const stakeAndPayout = together(release(account, stake), receive(account, payout));
    return [stakeAndPayout, payHeld(reserve, payout)];
  }
  if (result === 'lose') {
    const gained = { account: reserve, available: plus(stake, payout), frozen: release(reserve, payout).frozen };
    return [payHeld(account, stake), gained];
  }
  return [release(account, stake), release(reserve, payout)];
}
