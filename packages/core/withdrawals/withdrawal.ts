import type { UserId } from '../ledger/account.ts';
import type { Instant } from '../market/mark.ts';
import { rate, type Amount, type Price, type Rate } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { dayMs, hourMs } from '../platform-day.ts';

export interface WithdrawalRules {
  /** In the currency withdrawn, a dollar each. */
  readonly minimum: Amount;
  /** Taken out of the amount. */
  readonly feeRate: Rate;
  readonly arrivalMinMs: number;
  /** By then it has arrived: promised with the submission. */
  readonly arrivalMaxMs: number;
  /** The most of a platform day, in the currency withdrawn; null for no limit. */
  readonly dayMax: Amount | null;
  /** Hours of the platform day in which one may be asked for: from the first on, until the second. */
  readonly fromHour: number;
  readonly untilHour: number;
}
export const withdrawalRules: WithdrawalRules = {
  minimum: usdt('100'),
  feeRate: rate(1_000_000n),
  arrivalMinMs: hourMs,
  arrivalMaxMs: dayMs,
  dayMax: null,
  fromHour: 0,
  untilHour: 24,
};

export const withdrawalCurrencies = ['USDT', 'USDC'] as const;
export type WithdrawalCurrency = (typeof withdrawalCurrencies)[number];
export const isWithdrawalCurrency = (text: string): text is WithdrawalCurrency => text === 'USDT' || text === 'USDC';

/**
 * requested → approved → sending → success. `unknown`: nobody can say whether it was paid, so it is never
 * returned without proof. rejected and cancelled have returned everything.
 */
export const withdrawalStatuses = [
  'requested',
  'approved',
  'sending',
  'unknown',
  'success',
  'rejected',
  'cancelled',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

export type Destination =
  | { readonly way: 'chain'; readonly chain: 'TRC20'; readonly address: string }
  | {
      readonly way: 'bank';
      readonly bankCardId: string;
      readonly bankName: string;
      /** Masked. */
      readonly cardNo: string;
      /** VND for one USDT, frozen with the submission. */
      readonly vndRate: Price;
    };

export interface Withdrawal {
  readonly orderNo: string;
  readonly userId: UserId;
  readonly currency: WithdrawalCurrency;
  readonly amount: Amount;
  readonly fee: Amount;
  /** amount − fee. */
  readonly expected: Amount;
  readonly destination: Destination;
  /** What the card receives, in whole VND; null to an address. */
  readonly vndAmount: Amount | null;
  /** Pays out a closed account: it uses no day. */
  readonly closing?: boolean;
  readonly platformDay: number;
  readonly requestedAt: Instant;
  readonly deadline: Instant;
  status: WithdrawalStatus;
  /** Transaction on the chain, or the bank's reference. */
  txid: string | null;
  reason: string | null;
  finishedAt: Instant | null;
}

/** Every spelling of a transaction or reference as one. */
export const txidKey = (txid: string): string => txid.replace(/\s+/g, '').toLowerCase();
/** Whether a {@link txidKey} can be what paid: a transaction of the chain, or any reference of a bank. */
export const isTxidFor = (way: Destination['way'], key: string): boolean =>
  way === 'chain' ? /^[0-9a-f]{64}$/.test(key) : key !== '';
export const dayKey = (userId: UserId, platformDay: number): string => `${userId} ${platformDay}`;

/** Withdrawals that have not ended, the days they use, and every transaction that has paid one. */
export class WithdrawalBook {
  readonly open = new Map<string, Withdrawal>();
  /** {@link dayKey} → the live or successful withdrawal of that day. */
  readonly days = new Map<string, string>();
  /** {@link txidKey} → the withdrawal it was entered for. */
  readonly txids = new Map<string, string>();
}
