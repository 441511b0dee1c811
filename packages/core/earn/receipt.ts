import { receiptText } from '../fair/receipt.ts';
import type { Instant } from '../market/mark.ts';
import type { Amount } from '../money/amount.ts';
import type { EarnOrder } from './order.ts';

/** The frozen terms. */
const termsOf = (kind: 'earn-income' | 'earn-redemption', o: EarnOrder) => [
  kind,
  o.orderNo,
  o.userId,
  o.productId,
  o.version,
  o.kind,
  o.currency,
  o.dailyRate,
  o.penaltyRate,
  o.days,
  o.dividend,
  o.principal,
  o.startAt,
];

/** Full days that are paid together. */
export interface PaidDays {
  readonly from: number;
  readonly to: number;
  readonly due: Instant;
  readonly settled: Instant;
  readonly income: Amount;
  readonly journal: number;
}
export const incomeReceipt = (order: EarnOrder, { from, to, due, settled, income, journal }: PaidDays): string =>
  receiptText(termsOf('earn-income', order), { from, to, due, settled, income, journal });

/** @property income of full days that an order paid at its end has earned */
export interface Ended {
  readonly ended: Instant;
  readonly penalty: Amount;
  readonly returned: Amount;
  readonly income: Amount;
  readonly journal: number;
}
export const redemptionReceipt = (order: EarnOrder, { ended, penalty, returned, income, journal }: Ended): string =>
  receiptText(termsOf('earn-redemption', order), { ended, penalty, returned, income, journal });
