import { accountTypes } from '../ledger/account.ts';
import { payHeld, receive, release } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import { plus } from '../money/amount.ts';
import { ok, type Result } from '../result.ts';
import { accountOf, record, type Effects, type State } from '../state.ts';
import { dueAtOf, maturityOf, nextIncome, nextPayDay, type EarnOrder } from './order.ts';
import { poolOf } from './pool.ts';

export interface PayIncome {
  readonly kind: 'pay-income';
  /**
   * Movements of money after which the next order is left for later, so that other commands find their turn in between.
   */
  readonly limit: number;
}

/** Pays what is due: after a downtime of any length every missed day, each once. @returns how many orders were paid */
export function payIncome(state: State, effects: Effects, { limit }: PayIncome, now: Instant): Result<number, never> {
  let orders = 0;
  for (const order of state.earn.due(now, limit)) {
    if (effects.journals.length >= limit) break;
    settleDue(state, effects, order, now);
    orders += 1;
  }
  return ok(orders);
}

/** Pays one order's full days up to now; from maturity on it also returns the principal and completes the order. */
export function settleDue(state: State, effects: Effects, order: EarnOrder, now: Instant): void {
  if (dueAtOf(order) > now) return;
  state.earn.unschedule(order);
  effects.changedEarn.add(order);
  while (order.paidDays < order.days && dueAtOf(order) <= now) payDay(state, effects, order, now);
  if (now >= maturityOf(order)) {
    const account = accountOf(state, order.userId, accountTypes.account, order.currency);
    record(state, effects, 'earn-return', order.orderNo, now, [release(account, order.principal)]);
    order.status = 'completed';
    order.endedAt = now;
    state.earn.remove(order);
    return;
  }
  state.earn.schedule(order);
}

function payDay(state: State, effects: Effects, order: EarnOrder, now: Instant): void {
  const { orderNo, userId } = order;
  const [day, income, dueAt] = [nextPayDay(order), nextIncome(order), dueAtOf(order)];
  const account = accountOf(state, userId, accountTypes.account, order.currency);
  const pool = poolOf(state, order.productId, order.currency);
  const journal = record(state, effects, 'earn-income', orderNo, now, [
    payHeld(pool, income),
    receive(account, income),
  ]);
  effects.earnIncome.push({ orderNo, userId, day, amount: income, dueAt, settledAt: now, journal: journal.id });
  order.paidDays = day;
  order.paid = plus(order.paid, income);
}
