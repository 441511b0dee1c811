import { bucketStart, nextBucket, type Candle, type Timeframe } from '@candor/core/market/candles.ts';
import type { Listing } from '@candor/core/market/catalogue.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import type { Quantity, Side, Trade } from '@candor/core/market/trade.ts';
import type { SourceQuote, SourceRules } from '@candor/core/market/sources.ts';
import type { Price } from '@candor/core/money/amount.ts';

/** Who says something of a symbol, over which of its lines, and when by its own clock. */
interface Said {
  readonly symbol: string;
  /** Tells apart the venues behind one symbol. */
  readonly source: string;
  /** What comes over one line is in order; absent where each symbol has its own. */
  readonly line?: string;
  readonly time: Instant;
}

/** What a feed says of this moment. */
export type LiveMessage =
  | (Said & { readonly kind: 'heartbeat' })
  /** The way to the source was lost: until it states a price anew, nothing is a sign that the old one still holds. */
  | (Pick<Said, 'symbol' | 'source'> & { readonly kind: 'lost' })
  | (Said & {
      readonly kind: 'price';
      /** Null when what the venue sent was no price. */
      readonly price: Price | null;
      /** Present when the price is a deal, absent when it is a quote. */
      readonly trade?: { readonly quantity: Quantity; readonly side: Side };
    });

/** A deal that the feed learned of too late to be a price: it counts as volume. `time` is when it was made. */
export interface MissedTrade {
  readonly kind: 'missed';
  readonly symbol: string;
  readonly source: string;
  readonly time: Instant;
  readonly price: Price;
  readonly trade: { readonly quantity: Quantity; readonly side: Side };
}

/** One thing at a time. */
export type FeedMessage = LiveMessage | MissedTrade;

/** All that is wanted at one price. */
export interface DepthLevel {
  /** On the tick of the listing. */
  readonly price: Price;
  /** Above zero. */
  readonly quantity: Quantity;
}

/** The outside order book, best prices first; never crossed. */
export interface FeedDepth {
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
  readonly time: Instant;
}

/** Levels per side of {@link Feed.depth}, at most. */
export const depthLevels = 20;

export interface HistoryQuery {
  readonly symbol: string;
  readonly timeframe: Timeframe;
  /** Earliest bar start. Absent: as far back as `limit` reaches. */
  readonly from?: Instant;
  /** Bars that start after this are left out; never later than now. */
  readonly to: Instant;
  /** The newest so many. */
  readonly limit: number;
}

export interface PastPrice {
  readonly time: Instant;
  readonly price: Price;
  /** What it was made of, where a feed has several sources. */
  readonly quotes?: readonly SourceQuote[];
}

/** An outside market. All its methods may be called before `start`. */
export interface Feed {
  readonly name: string;
  /** One sentence for the start-up line. */
  readonly description: string;
  readonly listings: readonly Listing[];
  /** By which rules real sources make its prices, each of whose words is kept; absent for prices that nobody traded. */
  readonly sourceRules?: SourceRules;
  start(emit: (message: FeedMessage) => void): void;
  stop(): void;
  /**
   * Bars in ascending order, the running one as it is now. Empty when the feed has none; rejects when it can't say now.
   */
  history(query: HistoryQuery): Promise<Candle[]>;
  /**
   * The feed's own past prices on the 250 ms grid within [from, to], for the hole of a downtime. Empty when it keeps
   * none.
   */
  historyMarks(symbol: string, from: Instant, to: Instant): Promise<PastPrice[]>;
  /** The newest deals, newest first. */
  recentTrades(symbol: string, limit: number): Promise<Trade[]>;
  /** The order book of this moment; null when none is known that is fresh. */
  depth(symbol: string): FeedDepth | null;
  /**
   * Epoch ms of the venue's own clock; null when it can't be asked now. Absent where the feed has no clock but ours.
   */
  serverTime?(): Promise<Instant | null>;
  /** How often what happened to its lines since the start, as `venue: event`; absent where there are none. */
  readonly counts?: ReadonlyMap<string, number>;
}

/** The grid of marks and of {@link Feed.historyMarks}. */
export const sampleMs = 250;

/** The moment of the grid at or before a time. */
export const slotOf = (time: Instant): Instant => Math.floor(time / sampleMs) * sampleMs;

/** No feed of ours goes back further. */
export const historyStart: Instant = Date.UTC(2018, 0, 1);

/** Starts of the bars a query asks for, ascending. */
export function barStarts(query: HistoryQuery): Instant[] {
  const { timeframe, limit } = query;
  const last = bucketStart(timeframe, query.to);
  const earliest = Math.max(query.from ?? historyStart, historyStart);
  const starts: Instant[] = [];
  for (let start = last; start >= earliest && starts.length < limit; start = nextBucket(timeframe, start, -1))
    starts.push(start);
  return starts.reverse();
}

/** Multiples of {@link sampleMs} within [from, to]. */
export function gridTimes(from: Instant, to: Instant): Instant[] {
  const first = Math.ceil(Math.max(from, historyStart) / sampleMs) * sampleMs;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / sampleMs) + 1) }, (_, i) => first + i * sampleMs);
}
