import { oneRate, shareDown, type Amount, type Rate } from '../money/amount.ts';
import type { Currency } from '../money/currencies.ts';

/** Lock mining is today's product, wealth the older one; both lock a principal for days at a daily rate. */
export const earnKinds = ['lock-mining', 'wealth'] as const;
export type EarnKind = (typeof earnKinds)[number];
/** When income is paid: after every full day, or all of it at the end. */
export const dividends = ['daily', 'end'] as const;
export type Dividend = (typeof dividends)[number];

/** What an order is accepted under; frozen on the order. */
export interface EarnTerms {
  readonly productId: string;
  /** Counts the changes of a product from 1. */
  readonly version: number;
  readonly kind: EarnKind;
  readonly currency: Currency;
  /** Income of one full day as a fraction of the principal. */
  readonly dailyRate: Rate;
  /** Lock mining: fraction of the principal. Wealth: fraction of the principal per remaining full day. */
  readonly penaltyRate: Rate;
  readonly days: number;
  readonly dividend: Dividend;
}

export interface EarnProduct extends EarnTerms {
  readonly minAmount: Amount;
  readonly maxAmount: Amount;
  /** A marketing example of the specification, marked as one; paper mode only. */
  readonly example: boolean;
  /** Sold no more; running orders go on. */
  readonly paused: boolean;
}

export const daysMax = 3_650;

/** What must be true of a product before it is offered. @returns the field at fault, or null */
export function productFault(product: EarnProduct): string | null {
  const { dailyRate, penaltyRate, days, minAmount, maxAmount, kind, dividend } = product;
  if (dailyRate <= 0n || dailyRate > oneRate) return 'dailyRate';
  if (penaltyRate < 0n || penaltyRate > oneRate) return 'penaltyRate';
  if (!Number.isInteger(days) || days < 1 || days > daysMax) return 'days';
  if (kind === 'lock-mining' && dividend !== 'daily') return 'dividend';
  if (minAmount <= 0n || shareDown(minAmount, dailyRate) === 0n) return 'minAmount';
  return maxAmount < minAmount ? 'maxAmount' : null;
}
