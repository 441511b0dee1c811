import type { Candle } from '@candor/core/market/candles.ts';
import { listingOf } from '@candor/core/market/catalogue.ts';
import type { SourceRules } from '@candor/core/market/sources.ts';
import { quantity, quantityScale, type Side } from '@candor/core/market/trade.ts';
import { price, priceScale, type Price } from '@candor/core/money/amount.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { sampleMs, slotOf, type Feed, type FeedMessage, type PastPrice } from './feed.ts';
import { syntheticDepth } from './simulated/synthetic-depth.ts';
import type { ManualTime } from './timing.ts';

/** A feed that a test conducts: it says what it is told, and heartbeats in between unless silenced. */
export interface TestFeed extends Feed {
  /** States a price now; with a quantity it is a deal. */
  tick(symbol: string, price: string, deal?: { quantity: string; side: Side }): void;
  /** Says anything at all, broken things too. */
  say(message: FeedMessage): void;
  /** No more heartbeats, until {@link speak}. */
  silence(): void;
  speak(): void;
  /** Past prices that {@link Feed.historyMarks} knows. */
  remember(symbol: string, past: readonly { time: number; price: string }[]): void;
  /** Bars that {@link Feed.history} knows, whatever the timeframe. */
  rememberBars(symbol: string, bars: readonly Candle[]): void;
}

const testDayVolume = quantity(units('1000000', quantityScale));

export const priceOf = (text: string): Price => price(units(text, priceScale));

function units(text: string, scale: number): bigint {
  const parsed = parseDecimal(text, scale);
  if (parsed === null) throw new Error(`${text} is no number`);
  return parsed;
}

export interface TestFeedOptions {
  /** Of the catalogue. */
  readonly symbols?: readonly string[];
  /** Of real sources, who speak by {@link TestFeed.say}. */
  readonly sourceRules?: SourceRules;
}

export function testFeed(
  time: Pick<ManualTime, 'clock' | 'every'>,
  { symbols = ['BTCUSDT', 'ETHUSDT', 'XAUUSDT'], sourceRules }: TestFeedOptions = {},
): TestFeed {
  const past = new Map<string, PastPrice[]>();
  const bars = new Map<string, readonly Candle[]>();
  const last = new Map<string, Price>();
  let emit: ((message: FeedMessage) => void) | null = null;
  let silent = false;
  let stop = (): void => {};
  const source = 'test';
  const say = (message: FeedMessage): void => emit?.(message);
  return {
    name: 'test',
    description: 'conducted by a test',
    ...(sourceRules === undefined ? {} : { sourceRules }),
    say,
    listings: symbols.flatMap((symbol) => listingOf(symbol) ?? []),
    start(to) {
      emit = to;
      stop = time.every(sampleMs, () => {
        if (!silent) for (const symbol of symbols) say({ kind: 'heartbeat', symbol, source, time: time.clock.now() });
      });
    },
    stop() {
      stop();
      emit = null;
    },
    tick(symbol, text, deal) {
      const trade =
        deal === undefined
          ? {}
          : { trade: { quantity: quantity(units(deal.quantity, quantityScale)), side: deal.side } };
      last.set(symbol, priceOf(text));
      say({ kind: 'price', symbol, source, time: time.clock.now(), price: priceOf(text), ...trade });
    },
    silence() {
      silent = true;
    },
    speak() {
      silent = false;
    },
    remember(symbol, prices) {
      past.set(
        symbol,
        prices.map((each) => ({ time: each.time, price: priceOf(each.price) })),
      );
    },
    rememberBars(symbol, known) {
      bars.set(symbol, known);
    },
    history: async ({ symbol, from = 0, to, limit }) =>
      (bars.get(symbol) ?? []).filter((bar) => bar.time >= from && bar.time <= to).slice(-limit),
    historyMarks: async (symbol, from, to) =>
      (past.get(symbol) ?? []).filter((each) => each.time >= from && each.time <= to),
    recentTrades: async () => [],
    depth(symbol) {
      const [listing, around] = [listingOf(symbol), last.get(symbol)];
      if (listing === undefined || around === undefined) return null;
      return syntheticDepth({
        seed: 'test',
        listing,
        price: around,
        time: slotOf(time.clock.now()),
        dayVolume: testDayVolume,
      });
    },
  };
}
