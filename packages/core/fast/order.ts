import type { UserId } from '../ledger/account.ts';
import type { Instant, Mark } from '../market/mark.ts';
import type { Amount, Rate } from '../money/amount.ts';
import type { PriceBound } from './terms.ts';

export const directions = ['up', 'down'] as const;
export type Direction = (typeof directions)[number];
export const fastResults = ['win', 'lose', 'tie', 'void'] as const;
export type FastResult = (typeof fastResults)[number];
export type OrderNo = string;

/** What both sides agreed to when the order was accepted; never changes afterwards. */
export interface FastTerms {
  readonly orderNo: OrderNo;
  readonly userId: UserId;
  readonly symbol: string;
  readonly direction: Direction;
  readonly seconds: number;
  /** USDT, from the customer's account type 1. */
  readonly stake: Amount;
  readonly payoutRate: Rate;
  /** What a win pays beyond the stake: stake × payoutRate rounded down. The house holds it from the start. */
  readonly payout: Amount;
  readonly bound: PriceBound | null;
  readonly receivedAt: Instant;
}

export interface FastOrder extends FastTerms {
  entry: Mark | null;
  exit: Mark | null;
  result: FastResult | null;
  settledAt: Instant | null;
  /** The journal that settled it. */
  settlementJournal: number | null;
}

/** An order as it is accepted. */
export const newFastOrder = (terms: FastTerms): FastOrder => ({
  ...terms,
  entry: null,
  exit: null,
  result: null,
  settledAt: null,
  settlementJournal: null,
});

/** Entry time + seconds; null before the entry. */
export const expiryOf = (order: FastOrder): Instant | null =>
  order.entry === null ? null : order.entry.time + order.seconds * 1_000;

export type FastStatus = 'holding' | 'settling' | 'settled';

export function fastStatus(order: FastOrder, now: Instant): FastStatus {
  if (order.result !== null) return 'settled';
  const expiry = expiryOf(order);
  return expiry !== null && now >= expiry ? 'settling' : 'holding';
}

/** What the customer gained or lost: 0 for tie and void, null while open. */
export function profitOf(order: FastOrder): bigint | null {
  if (order.result === null) return null;
  if (order.result === 'win') return order.payout;
  return order.result === 'lose' ? -order.stake : 0n;
}

/** The frozen terms as one line of text: what `termsHash` is the SHA-256 of. */
export const termsText = (o: FastTerms): string =>
  [
    'fast',
    o.orderNo,
    o.userId,
    o.symbol,
    o.direction,
    o.seconds,
    o.stake,
    o.payoutRate,
    o.payout,
    o.bound === null ? '-' : `${o.bound.price}~${o.bound.maxSlippage}`,
    o.receivedAt,
  ].join('|');
