import { accountTypes, type UserId } from '../ledger/account.ts';
import { hold } from '../ledger/journal.ts';
import { isExcluded } from '../limits/limits.ts';
import type { Instant } from '../market/mark.ts';
import { zero, type Amount } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf, type State } from '../state.ts';
import { record, type Turn } from '../turn.ts';
import { dailyIncomeOf, promisedIncome, type EarnOrder } from './order.ts';
import { poolOf } from './pool.ts';
import type { EarnKind } from './product.ts';

export interface PurchaseEarnProduct {
  readonly kind: 'purchase-earn-product';
  readonly product: EarnKind;
  readonly productId: string;
  readonly userId: UserId;
  readonly orderNo: string;
  readonly amount: Amount;
}

export type PurchaseRefusal =
  | 'product-unknown'
  | 'product-paused'
  | 'purchase-amount'
  | 'insufficient-balance'
  | 'product-sold-out'
  | 'self-excluded';

/** The order that a purchase would make, for its preview as for the act; refused like the act. */
export function purchaseOf(
  state: State,
  command: PurchaseEarnProduct,
  now: Instant,
): Result<EarnOrder, PurchaseRefusal> {
  const { orderNo, userId, amount: principal } = command;
  if (isExcluded(state.limits.get(userId), now)) return refuse('self-excluded');
  const product = state.earn.products.get(command.productId);
  if (product === undefined || product.kind !== command.product) return refuse('product-unknown', 'productId');
  if (product.paused) return refuse('product-paused', 'productId');
  if (principal < product.minAmount || principal > product.maxAmount) return refuse('purchase-amount', 'amount');
  const { productId, version, kind, currency, dailyRate, penaltyRate, days, dividend } = product;
  const order: EarnOrder = {
    orderNo,
    userId,
    productId,
    version,
    kind,
    currency,
    dailyRate,
    penaltyRate,
    days,
    dividend,
    principal,
    dailyIncome: dailyIncomeOf(principal, dailyRate),
    startAt: now,
    paidDays: 0,
    paid: zero,
    status: 'active',
    endedAt: null,
    penalty: zero,
  };
  if (poolOf(state, productId, currency).available < promisedIncome(order))
    return refuse('product-sold-out', 'productId');
  return ok(order);
}

/** Locks the principal, and in the product's pool all income that it will earn: what is promised is there. */
export function purchaseEarnProduct(turn: Turn, command: PurchaseEarnProduct): Result<EarnOrder, PurchaseRefusal> {
  const { state, effects, now } = turn;
  const wanted = purchaseOf(state, command, now);
  if (!wanted.ok) return wanted;
  const order = wanted.value;
  const account = accountOf(state, order.userId, accountTypes.account, order.currency);
  if (account.available < order.principal) return refuse('insufficient-balance', 'amount');
  const pool = poolOf(state, order.productId, order.currency);
  record(turn, 'earn-purchase', order.orderNo, [hold(account, order.principal), hold(pool, promisedIncome(order))]);
  state.earn.add(order);
  effects.placedEarn.add(order);
  return ok(order);
}
