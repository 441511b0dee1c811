import type { UserId } from '../ledger/account.ts';
import type { Instant } from '../market/mark.ts';
import { amount, shareDown, type Amount, type Rate } from '../money/amount.ts';
import { dayMs } from '../platform-day.ts';
import type { EarnTerms } from './product.ts';

export const earnStatuses = ['active', 'completed', 'redeemed'] as const;
export type EarnStatus = (typeof earnStatuses)[number];

export interface EarnOrder extends EarnTerms {
  readonly orderNo: string;
  readonly userId: UserId;
  /** Frozen on the customer's account type 1 until the end. */
  readonly principal: Amount;
  /** Income of one full day: principal × dailyRate, rounded down. */
  readonly dailyIncome: Amount;
  readonly startAt: Instant;
  /** Full days whose income is paid. */
  paidDays: number;
  paid: Amount;
  status: EarnStatus;
  endedAt: Instant | null;
  penalty: Amount;
}

/**
 * One day's income of an order that is paid, or all of it where it is paid at the end. Unique by (order, day), and it
 * stays.
 */
export interface EarnIncome {
  readonly orderNo: string;
  readonly userId: UserId;
  /** The full day, from 1, after which it is paid. */
  readonly day: number;
  readonly amount: Amount;
  readonly dueAt: Instant;
  readonly settledAt: Instant;
  readonly journal: number;
}

/** principal × dailyRate (specification, section 9), rounded against the customer. */
export const dailyIncomeOf = (principal: Amount, dailyRate: Rate): Amount => shareDown(principal, dailyRate);

export const maturityOf = (order: EarnOrder): Instant => order.startAt + order.days * dayMs;

/** Full days that have passed, at most those of the term. */
export const fullDays = (order: EarnOrder, now: Instant): number =>
  Math.max(0, Math.min(order.days, Math.floor((now - order.startAt) / dayMs)));

/** The day whose income comes next. */
export const nextPayDay = (order: EarnOrder): number => (order.dividend === 'end' ? order.days : order.paidDays + 1);

export const dueAtOf = (order: EarnOrder): Instant => order.startAt + nextPayDay(order) * dayMs;

/** All income that the order is still promised; the pool holds it. */
export const promisedIncome = (order: EarnOrder): Amount =>
  amount(order.dailyIncome * BigInt(order.days - order.paidDays));

/** What the next payment brings. */
export const nextIncome = (order: EarnOrder): Amount =>
  amount(order.dailyIncome * BigInt(nextPayDay(order) - order.paidDays));
