import { accountTypes } from '../ledger/account.ts';
import { payHeld, receive, release } from '../ledger/journal.ts';
import { plus } from '../money/amount.ts';
import { ok, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import { noteReceipt, record, type Turn } from '../turn.ts';
import { dueAtOf, maturityOf, nextIncome, nextPayDay, type EarnOrder } from './order.ts';
import { poolOf } from './pool.ts';
import { incomeReceipt } from './receipt.ts';

export interface PayIncome {
  readonly kind: 'pay-income';
  /**
   * Movements of money after which the next order is left for later, so that other commands find their turn in between.
   */
  readonly limit: number;
}

/** Pays what is due: after a downtime of any length every missed day, each once. @returns how many orders were paid */
export function payIncome(turn: Turn, { limit }: PayIncome): Result<number, never> {
  let orders = 0;
  for (const order of turn.state.earn.due(turn.now, limit)) {
    if (turn.effects.journals.length >= limit) break;
    settleDue(turn, order);
    orders += 1;
  }
  return ok(orders);
}

/** Pays one order's full days up to now; from maturity on it also returns the principal and completes the order. */
export function settleDue(turn: Turn, order: EarnOrder): void {
  const { state, effects, now } = turn;
  if (dueAtOf(order) > now) return;
  state.earn.unschedule(order);
  effects.changedEarn.add(order);
  while (order.paidDays < order.days && dueAtOf(order) <= now) payDay(turn, order);
  if (now >= maturityOf(order)) {
    const account = accountOf(state, order.userId, accountTypes.account, order.currency);
    record(turn, 'earn-return', order.orderNo, [release(account, order.principal)]);
    order.status = 'completed';
    order.endedAt = now;
    state.earn.remove(order);
    return;
  }
  state.earn.schedule(order);
}

function payDay(turn: Turn, order: EarnOrder): void {
  const { state, effects, now } = turn;
  const { orderNo, userId } = order;
  const [day, income, dueAt] = [nextPayDay(order), nextIncome(order), dueAtOf(order)];
  const account = accountOf(state, userId, accountTypes.account, order.currency);
  const pool = poolOf(state, order.productId, order.currency);
  const journal = record(turn, 'earn-income', orderNo, [payHeld(pool, income), receive(account, income)]);
  effects.earnIncome.push({ orderNo, userId, day, amount: income, dueAt, settledAt: now, journal: journal.id });
  const paid = { from: order.paidDays + 1, to: day, due: dueAt, settled: now, income, journal: journal.id };
  const content = incomeReceipt(order, paid);
  noteReceipt(turn, { receiptNo: `${orderNo}-${day}`, journal: journal.id, content });
  order.paidDays = day;
  order.paid = plus(order.paid, income);
}
