import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Candle, Timeframe } from '@candor/core/market/candles.ts';
import { catalogue } from '@candor/core/market/catalogue.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import type { Trade } from '@candor/core/market/trade.ts';
import type { Clock } from '../../clock.ts';
import { barStarts, gridTimes, sampleMs, slotOf, type Feed, type FeedMessage } from '../feed.ts';
import type { Every } from '../timing.ts';
import { profiles } from './path/profiles.ts';
import type { LevelPoint } from './level.ts';
import { seedsOf, type PublicValueOf } from './path/seeds.ts';
import { simulatedSymbol, type SimulatedSymbol } from './symbol.ts';

const minuteMs = 60_000;
/** After a pause of the process the deals of at most this time are still sent. */
const catchUpMs = 10_000;
/** {@link Feed.recentTrades} looks back no further. */
const tradesBackMinutes = 240;

export interface SimulatedOptions {
  /**
   * Any text; the same seed is the same market on every node and after every restart. Keep it secret: it knows the
   * coming prices.
   */
  readonly seed: string;
  readonly clock: Clock;
  readonly every: Every;
  /** What the days' keys take besides the seed; nothing without it. */
  readonly publicValueOf?: PublicValueOf;
  /** By symbol, where the installation is older than this path, see {@link LevelPoint}. */
  readonly levels?: Levels;
}

export type Levels = Readonly<Record<string, readonly LevelPoint[]>>;

/** The default feed: a market whose every price is a function of (seed, symbol, time). */
export function simulatedFeed({ seed, clock, every, publicValueOf, levels = {} }: SimulatedOptions): Feed {
  const markets = simulatedMarkets(seedsOf(seed, publicValueOf).keyOf, levels);
  let stop = (): void => {};
  return {
    name: 'simulated',
    description: 'simulated market',
    listings: [...markets.values()].map((market) => market.listing),
    start(emit) {
      stop();
      let sentTo = clock.now();
      stop = every(sampleMs, () => {
        const now = clock.now();
        const from = Math.max(sentTo, now - catchUpMs);
        for (const market of markets.values()) speak(market, from, now, emit);
        sentTo = now;
      });
    },
    stop: () => stop(),
    async history(query) {
      const market = markets.get(query.symbol);
      const now = Math.min(query.to, clock.now());
      return market === undefined ? [] : barsOf(market, query.timeframe, barStarts({ ...query, to: now }), clock);
    },
    async historyMarks(symbol, from, to) {
      const market = markets.get(symbol);
      return gridTimes(from, Math.min(to, clock.now())).flatMap((time) =>
        market === undefined ? [] : { time, price: market.priceAt(time) },
      );
    },
    async recentTrades(symbol, limit) {
      const market = markets.get(symbol);
      return market === undefined ? [] : newestTrades(market, clock.now(), limit);
    },
    depth: (symbol) => markets.get(symbol)?.depth(slotOf(clock.now())) ?? null,
  };
}

/** The market of every symbol that has a profile. @param keyOf of a platform day, see {@link seedsOf} */
export function simulatedMarkets(keyOf: (day: number) => string, levels: Levels): Map<string, SimulatedSymbol> {
  const markets = new Map<string, SimulatedSymbol>();
  for (const listing of catalogue) {
    const { symbol } = listing;
    const profile = profiles[symbol];
    if (profile === undefined) continue;
    markets.set(symbol, simulatedSymbol({ keyOf, listing, profile, levels: levels[symbol] ?? [] }));
  }
  return markets;
}

/** So long others wait at most while bars of the past are looked up. */
const turnMs = 8;

async function barsOf(
  market: SimulatedSymbol,
  timeframe: Timeframe,
  starts: readonly Instant[],
  clock: Clock,
): Promise<Candle[]> {
  const bars: Candle[] = [];
  let began = performance.now();
  for (const start of starts) {
    bars.push(market.candle(timeframe, start, clock.now()));
    if (performance.now() - began < turnMs) continue;
    await nextTurn();
    began = performance.now();
  }
  return bars;
}

/** The deals since the last turn, then the price of this moment. */
function speak(market: SimulatedSymbol, from: Instant, now: Instant, emit: (message: FeedMessage) => void): void {
  const { symbol } = market.listing;
  const source = 'simulated';
  for (let minute = Math.floor(from / minuteMs); minute <= Math.floor(now / minuteMs); minute += 1) {
    for (const { time, price, quantity, side } of market.trades(minute)) {
      if (time > from && time <= now) emit({ kind: 'price', symbol, source, time, price, trade: { quantity, side } });
    }
  }
  emit({ kind: 'price', symbol, source, time: now, price: market.priceAt(now) });
}

function newestTrades(market: SimulatedSymbol, now: Instant, limit: number): Trade[] {
  const found: Trade[] = [];
  const minute = Math.floor(now / minuteMs);
  for (let back = 0; back < tradesBackMinutes && found.length < limit; back += 1) {
    found.push(
      ...market
        .trades(minute - back)
        .filter((trade) => trade.time <= now)
        .toReversed(),
    );
  }
  return found.slice(0, limit);
}
