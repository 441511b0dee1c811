import type { UserId } from '../ledger/account.ts';
import type { Instant } from '../market/mark.ts';
import { zero, type Amount, type Rate } from '../money/amount.ts';
import type { Currency } from '../money/currencies.ts';
import type { Side } from './price-key.ts';

export const spotStatuses = ['open', 'partial', 'filled', 'cancelled'] as const;
export type SpotStatus = (typeof spotStatuses)[number];

/** What was agreed when the order was accepted. Prices in ticks, quantities in steps of the pair. */
export interface SpotTerms {
  readonly orderNo: string;
  readonly userId: UserId;
  readonly symbol: string;
  readonly side: Side;
  readonly type: 'limit' | 'market';
  /** Of a limit order. */
  readonly tick: number | null;
  /** Null for a market buy, which has a budget in quote currency instead. */
  readonly steps: number | null;
  readonly budget: Amount | null;
  readonly makerFee: Rate;
  readonly takerFee: Rate;
  readonly receivedAt: Instant;
  /** The journal that froze its money: its place in the queue of its price. */
  readonly queued: number;
}

export interface SpotOrder extends SpotTerms {
  status: SpotStatus;
  filledSteps: number;
  /** Sum of tick × steps over all fills: the exact count that the quote amount is rounded from. */
  dealCount: bigint;
  /** Quote currency paid or received, before fees. */
  dealAmount: Amount;
  /** In the currency that is received. */
  fee: Amount;
  /** Still frozen, in the currency that is paid. */
  held: Amount;
  endedAt: Instant | null;
}

/** One fill of one user's order. */
export interface Deal {
  readonly journal: number;
  readonly order: SpotOrder;
  readonly role: 'maker' | 'taker';
  readonly tick: number;
  readonly steps: number;
  readonly amount: Amount;
  readonly fee: Amount;
  readonly time: Instant;
}

export const isOpen = (order: SpotOrder): boolean => order.status === 'open' || order.status === 'partial';
export const feeCurrency = (order: SpotOrder, base: Currency): Currency => (order.side === 'buy' ? base : 'USDT');

export const newSpotOrder = (terms: SpotTerms, held: Amount): SpotOrder => ({
  ...terms,
  status: 'open',
  filledSteps: 0,
  dealCount: 0n,
  dealAmount: zero,
  fee: zero,
  held,
  endedAt: null,
});
