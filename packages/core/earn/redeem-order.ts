import { accountTypes, type UserId } from '../ledger/account.ts';
import type { Instant } from '../market/mark.ts';
import { amount, minus, negative, plus, zero, type Amount } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import { noteReceipt, record, type Turn } from '../turn.ts';
import { fullDays, maturityOf, promisedIncome, type EarnOrder } from './order.ts';
import { settleDue } from './pay-income.ts';
import { penaltyOf } from './penalty.ts';
import { poolOf } from './pool.ts';
import type { EarnKind } from './product.ts';
import { redemptionReceipt } from './receipt.ts';

export interface RedeemEarnOrder {
  readonly kind: 'redeem-earn-order';
  readonly product: EarnKind;
  readonly userId: UserId;
  readonly orderNo: string;
}

/** What ending an order now would bring; the act does exactly this. */
export interface Redemption {
  readonly order: EarnOrder;
  readonly penalty: Amount;
  /** Principal less penalty. */
  readonly returned: Amount;
  /** Income of full days that has not been paid yet and comes with it. */
  readonly dueIncome: Amount;
  /** Income of the days that will not run any more. */
  readonly forgone: Amount;
}

export function redemptionOf(order: EarnOrder, now: Instant): Redemption {
  const penalty = penaltyOf(order, now);
  const dueIncome = amount(order.dailyIncome * BigInt(fullDays(order, now) - order.paidDays));
  return {
    order,
    penalty,
    returned: minus(order.principal, penalty),
    dueIncome,
    forgone: minus(promisedIncome(order), dueIncome),
  };
}

/**
 * Ends an order early: the principal less the penalty comes back, with the income of every full day. The running day
 * earns
 * nothing, and what its pool had promised beyond is free again. From maturity on it simply completes.
 */
export function redeemEarnOrder(turn: Turn, command: RedeemEarnOrder): Result<Redemption, 'not-found'> {
  const order = turn.state.earn.orders.get(command.orderNo);
  if (order === undefined || order.userId !== command.userId || order.kind !== command.product)
    return refuse('not-found', 'orderId');
  const redemption = redemptionOf(order, turn.now);
  settleDue(turn, order);
  if (turn.now < maturityOf(order)) endEarly(turn, order, redemption);
  return ok(redemption);
}

function endEarly(turn: Turn, order: EarnOrder, { penalty, returned }: Redemption): void {
  const { state, effects, now } = turn;
  state.earn.unschedule(order);
  const account = accountOf(state, order.userId, accountTypes.account, order.currency);
  const pool = poolOf(state, order.productId, order.currency);
  const promised = promisedIncome(order);
  const earned = order.dividend === 'end' ? amount(order.dailyIncome * BigInt(fullDays(order, now))) : zero;
  const journal = record(turn, 'earn-redeem', order.orderNo, [
    { account, available: plus(returned, earned), frozen: negative(order.principal) },
    { account: pool, available: amount(penalty + promised - earned), frozen: negative(promised) },
  ]);
  const content = redemptionReceipt(order, { ended: now, penalty, returned, income: earned, journal: journal.id });
  noteReceipt(turn, { receiptNo: order.orderNo, journal: journal.id, content });
  if (earned > 0n) {
    const day = fullDays(order, now);
    effects.earnIncome.push({
      orderNo: order.orderNo,
      userId: order.userId,
      day,
      amount: earned,
      dueAt: now,
      settledAt: now,
      journal: journal.id,
    });
    order.paid = earned;
    order.paidDays = day;
  }
  order.penalty = penalty;
  order.status = 'redeemed';
  order.endedAt = now;
  effects.changedEarn.add(order);
  state.earn.remove(order);
}
