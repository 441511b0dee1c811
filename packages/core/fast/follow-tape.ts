import { countVolume } from '../bonus/bonus.ts';
import { accountTypes, type Account } from '../ledger/account.ts';
import { payHeld, receive, release, together, type JournalKind, type Move } from '../ledger/journal.ts';
import { noteResult } from '../limits/limits.ts';
import type { Instant, Mark } from '../market/mark.ts';
import { plus } from '../money/amount.ts';
import { accountOf, record, type Effects, type State } from '../state.ts';
import { expiryOf, type FastOrder, type FastResult } from './order.ts';
import { beyondBound, entersAt, missedEntry, missedExit, outcome } from './settle-order.ts';

/** Lets one accepted mark enter and settle the orders of its symbol. */
export function followMark(state: State, effects: Effects, mark: Mark, now: Instant): void {
  voidMissed(state, effects, mark.symbol, mark.time, now);
  for (const queue of state.fast.running(mark.symbol)) {
    for (const order of queue) {
      if ((expiryOf(order) ?? Infinity) > mark.time) break;
      order.exit = mark;
      settle(state, effects, order, outcome(order.direction, order.entry ?? mark, mark), now);
    }
  }
  for (const order of state.fast.awaitingEntry(mark.symbol)) {
    if (!entersAt(order, mark, state.rules.fast)) continue;
    order.entry = mark;
    if (beyondBound(order, mark)) {
      settle(state, effects, order, 'void', now);
      continue;
    }
    state.fast.enter(order);
    effects.changedFastOrders.add(order);
  }
}

/** Returns the stakes of orders whose entry or exit mark can't come any more. @param seen all marks up to here are known */
export function voidMissed(state: State, effects: Effects, symbol: string, seen: Instant, now: Instant): void {
  for (const order of state.fast.awaitingEntry(symbol)) {
    if (!missedEntry(order, seen, state.rules.fast)) break;
    settle(state, effects, order, 'void', now);
  }
  for (const queue of state.fast.running(symbol)) {
    for (const order of queue) {
      if (!missedExit(order, seen, state.rules.fast)) break;
      settle(state, effects, order, 'void', now);
    }
  }
}

const kinds: Record<FastResult, JournalKind> = { win: 'fast-win', lose: 'fast-lose', tie: 'fast-tie', void: 'fast-void' };

function settle(state: State, effects: Effects, order: FastOrder, result: FastResult, now: Instant): void {
  const account = accountOf(state, order.userId, accountTypes.account, 'USDT');
  const reserve = accountOf(state, 'fast-reserve', accountTypes.house, 'USDT');
  const journal = record(state, effects, kinds[result], order.orderNo, now, settlementMoves(order, result, account, reserve));
  order.result = result;
  order.settledAt = now;
  order.settlementJournal = journal.id;
  state.fast.remove(order);
  effects.changedFastOrders.add(order);
  if (result === 'win') noteResult(state, effects, order.userId, order.payout, now);
  if (result === 'lose') noteResult(state, effects, order.userId, -order.stake, now);
  if (result === 'win' || result === 'lose') countVolume(state, effects, order.userId, order.stake, order.orderNo, now);
}

function settlementMoves(order: FastOrder, result: FastResult, account: Account, reserve: Account): Move[] {
  const { stake, payout } = order;
  if (result === 'win') {
    const stakeAndPayout = together(release(account, stake), receive(account, payout));
    return [stakeAndPayout, payHeld(reserve, payout)];
  }
  if (result === 'lose') {
    return [payHeld(account, stake), { account: reserve, available: plus(stake, payout), frozen: release(reserve, payout).frozen }];
  }
  return [release(account, stake), release(reserve, payout)];
}
