import type { UserId } from '../ledger/account.ts';
import type { Instant, Mark } from '../market/mark.ts';
import { zero, type Amount, type Rate } from '../money/amount.ts';
import type { Currency } from '../money/currencies.ts';
import type { SelfTrade } from './book-events.ts';
import type { FeeBasis } from './fees/fee-tiers.ts';
import type { Side } from './price-key.ts';

/** `waiting`: until its stop is reached. */
export const spotStatuses = ['open', 'partial', 'filled', 'cancelled', 'waiting'] as const;
export type SpotStatus = (typeof spotStatuses)[number];

/**
 * What becomes of an order that comes in: `gtc` trades and rests; `ioc` drops what it can't trade at once; `fok` trades
 * whole at once or not at all; `maker` only rests.
 */
export const forces = ['gtc', 'ioc', 'fok', 'maker'] as const;
export type Force = (typeof forces)[number];
export const stopWays = ['rising', 'falling'] as const;
/** A price that two marks in a row must have reached before the order comes into the book. */
export interface SpotStop {
  readonly tick: number;
  /** How the mark comes to it. */
  readonly when: (typeof stopWays)[number];
}

/** A deal of an order with one of its own owner that was kept from being, and ended it. */
export interface PreventedDeal {
  /** Its number: the place in the queue of the order that it has ended, of both the one that rested. */
  readonly id: number;
  /** The order that this one has met. */
  readonly orderNo: string;
  /** That had not traded; of a buy for a sum what it could have paid of the other order. */
  readonly steps: number;
}

/** What was agreed when the order was accepted. Prices in ticks, quantities in steps of the pair. */
export interface SpotTerms {
  readonly orderNo: string;
  readonly userId: UserId;
  readonly symbol: string;
  readonly side: Side;
  readonly type: 'limit' | 'market';
  /** Of a limit order. */
  readonly tick: number | null;
  /** Null for a market buy for a budget in quote currency. */
  readonly steps: number | null;
  readonly budget: Amount | null;
  readonly force: Force;
  /** Who ends where it comes in and meets an order of its owner; while it rests, that of the other one counts. */
  readonly selfTrade: SelfTrade;
  readonly stop: SpotStop | null;
  /** Of two orders of which one ends the other. */
  readonly listNo: string | null;
  /** What its owner calls it: none of the owner's open orders is called the same. */
  readonly clientId: string | null;
  readonly makerFee: Rate;
  readonly takerFee: Rate;
  /** What its rates were found by; null where the rules had one tier. */
  readonly feeBasis: FeeBasis | null;
  readonly receivedAt: Instant;
  /** The journal that froze its money: its place in the queue of its price. */
  readonly queued: number;
}

export interface SpotOrder extends SpotTerms {
  /** Of a limit its owner may take some off. */
  steps: number | null;
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
  /** The last mark has reached the stop of a waiting order: the next one that does lets it in. */
  armed: boolean;
  /** That let it in. */
  trigger: Mark | null;
  /** Of what a stop let in: the next journal of that moment, its place in the queue of its price. */
  enteredBefore: number | null;
  /** What has ended it, where that was an order of its owner. */
  prevented: PreventedDeal | null;
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

export const isOpen = ({ status }: SpotOrder): boolean => status !== 'filled' && status !== 'cancelled';
export const feeCurrency = (order: SpotOrder, base: Currency): Currency => (order.side === 'buy' ? base : 'USDT');

export const newSpotOrder = (terms: SpotTerms, held: Amount): SpotOrder => ({
  ...terms,
  status: 'open',
  filledSteps: 0,
  dealCount: 0n,
  dealAmount: zero,
  fee: zero,
  held,
  armed: false,
  trigger: null,
  enteredBefore: null,
  prevented: null,
  endedAt: null,
});

/** Whether one rests before another at the same price. Those that a stop let in have come before the next journal. */
export function byPlace(a: SpotOrder, b: SpotOrder): number {
  const places = (a.enteredBefore ?? a.queued) - (b.enteredBefore ?? b.queued);
  if (places !== 0) return places;
  if (a.trigger === null) return b.trigger === null ? 0 : 1;
  if (b.trigger === null) return -1;
  return a.trigger.time - b.trigger.time || a.queued - b.queued;
}
