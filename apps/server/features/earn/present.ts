import type { lockOrder, lockProduct, wealthOrder, wealthProduct } from '@candor/api-contract/calls/earn.ts';
import { dailyIncomeOf, dueAtOf, fullDays, maturityOf, type EarnOrder } from '@candor/core/earn/order.ts';
import type { EarnProduct } from '@candor/core/earn/product.ts';
import { redemptionOf } from '@candor/core/earn/redeem-order.ts';
import { amount, oneRate, rateScale, smaller, zero, type Amount, type Rate } from '@candor/core/money/amount.ts';
import { currencyScale, formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import type { z } from 'zod';
import type { ProductWords } from '../../operators/product-names.ts';

export type LockProductRow = z.input<typeof lockProduct>;
export type WealthProductRow = z.input<typeof wealthProduct>;
export type LockOrderRow = z.input<typeof lockOrder>;
export type WealthOrderRow = z.input<typeof wealthOrder>;

const daysOfYear = 365n;
/** A fraction as percent. */
export const percent = (rate: Rate | bigint): string => formatPlain(rate * 100n, rateScale);

/**
 * The largest principal whose promised income a pool covers, within the product's limits; zero when that is less than
 * its minimum.
 */
export function coveredBy(pool: Amount, { dailyRate, days, minAmount, maxAmount }: EarnProduct): Amount {
  // floor(p × rate) ≤ pool / days  ⇔  p × rate < (floor(pool / days) + 1) × 1
  const most = ((pool / BigInt(days) + 1n) * oneRate - 1n) / dailyRate;
  return most < minAmount ? zero : smaller(amount(most), maxAmount);
}

function presentProduct(product: EarnProduct, pool: Amount, words: ProductWords) {
  const money = (units: Amount): string => formatAmount(units, product.currency);
  const available = coveredBy(pool, product);
  return {
    id: product.productId,
    productName: words.name,
    description: words.description,
    fundedBy: words.fundedBy,
    currencyCode: product.currency,
    dailyRate: percent(product.dailyRate),
    penaltyRate: percent(product.penaltyRate),
    annualRate: percent(product.dailyRate * daysOfYear),
    termRate: percent(product.dailyRate * BigInt(product.days)),
    minAmount: money(product.minAmount),
    maxAmount: money(product.maxAmount),
    available: money(available),
    soldOut: available === zero,
    example: product.example,
    paused: product.paused,
    version: product.version,
  };
}

export const presentLockProduct = (product: EarnProduct, pool: Amount, words: ProductWords): LockProductRow => ({
  ...presentProduct(product, pool, words),
  lockDays: product.days,
});

export function presentWealthProduct(product: EarnProduct, pool: Amount, words: ProductWords): WealthProductRow {
  const hundred = amount(100n * 10n ** BigInt(currencyScale[product.currency]));
  return {
    ...presentProduct(product, pool, words),
    quota: formatAmount(product.maxAmount, product.currency),
    days: product.days,
    dividend: product.dividend,
    expectedProfit: formatAmount(
      amount(dailyIncomeOf(hundred, product.dailyRate) * BigInt(product.days)),
      product.currency,
    ),
  };
}

export function presentRedemption(order: EarnOrder, now: number) {
  const { penalty, returned, dueIncome, forgone } = redemptionOf(order, now);
  const money = (units: Amount): string => formatAmount(units, order.currency);
  return {
    penaltyAmount: money(penalty),
    actualReturn: money(returned),
    dueIncome: money(dueIncome),
    forgoneIncome: money(forgone),
  };
}

function presentOrder(order: EarnOrder, productName: string, now: number) {
  const money = (units: Amount): string => formatAmount(units, order.currency);
  const active = order.status === 'active';
  const full = fullDays(order, order.endedAt ?? now);
  return {
    id: order.orderNo,
    orderNo: order.orderNo,
    productId: order.productId,
    productName,
    currencyCode: order.currency,
    amount: money(order.principal),
    dailyRate: percent(order.dailyRate),
    penaltyRate: percent(order.penaltyRate),
    dailyIncome: money(order.dailyIncome),
    purchaseTime: order.startAt,
    startTime: order.startAt,
    endTime: maturityOf(order),
    returnTime: order.endedAt,
    totalIncome: money(order.paid),
    expectedIncome: money(amount(order.dailyIncome * BigInt(order.days))),
    penaltyAmount: money(order.penalty),
    actualReturn: active ? null : money(amount(order.principal - order.penalty)),
    currentDay: full,
    totalDays: order.days,
    remainingDays: active ? order.days - full : 0,
    nextIncomeTime: active ? dueAtOf(order) : null,
    status: order.status,
    redemption: active ? presentRedemption(order, now) : null,
  };
}

export const presentLockOrder = (order: EarnOrder, productName: string, now: number): LockOrderRow => ({
  ...presentOrder(order, productName, now),
  lockDays: order.days,
});

export const presentWealthOrder = (order: EarnOrder, productName: string, now: number): WealthOrderRow => {
  const row = presentOrder(order, productName, now);
  return { ...row, days: order.days, dividend: order.dividend, expectedProfit: row.expectedIncome };
};

/** Every payment of a term, as an order would get it. */
export const paymentsOf = (order: EarnOrder): { date: number; amount: string }[] => {
  const daily = Array.from({ length: order.days }, (_, i) => ({
    date: order.startAt + (i + 1) * dayMs,
    amount: formatAmount(order.dailyIncome, order.currency),
  }));
  return order.dividend === 'daily'
    ? daily
    : [
        {
          date: maturityOf(order),
          amount: formatAmount(amount(order.dailyIncome * BigInt(order.days)), order.currency),
        },
      ];
};
