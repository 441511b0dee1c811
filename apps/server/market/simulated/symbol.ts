import { mergeCandles, nextBucket, type Candle, type Timeframe } from '@candor/core/market/candles.ts';
import type { Listing } from '@candor/core/market/catalogue.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { quantity, quantityScale, turnoverOf, type Quantity, type Trade } from '@candor/core/market/trade.ts';
import { price, priceScale, type Price } from '@candor/core/money/amount.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { sampleMs, type FeedDepth } from '../feed.ts';
import { syntheticDepth } from './synthetic-depth.ts';
import type { Segment } from './path.ts';
import type { Profile } from './profiles.ts';
import { tradesOf } from './trades.ts';
import { memo, worldOf, type World } from './world.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
/** Stretches of folded bars that are kept per symbol: the hours of 1,500 half-hour bars and some more. */
const foldsKept = 800;

/** One simulated market, seen as money: everything that leaves is a bigint on the tick. */
export interface SimulatedSymbol {
  readonly listing: Listing;
  priceAt(time: Instant): Price;
  /** The bar of a bucket, as far as it had gone at `now`. */
  candle(timeframe: Timeframe, start: Instant, now: Instant): Candle;
  /** Deals of a minute in order of time. @param minute since 1970 */
  trades(minute: number): readonly Trade[];
  /** The order book around the price of a time. */
  depth(time: Instant): FeedDepth;
}

/**
 * From the path's logarithms and steps to prices and quantities. Rounding is monotone: what contains, contains after
 * it.
 */
export interface Units {
  money(logarithm: number): Price;
  traded(steps: number): Quantity;
}

function unitsOf(listing: Listing): Units {
  const ticksPerUnit = 10 ** listing.priceDecimals;
  const tick = 10n ** BigInt(priceScale - listing.priceDecimals);
  const step = 10n ** BigInt(quantityScale - listing.quantityDecimals);
  return {
    money: (logarithm) => price(BigInt(Math.max(1, Math.round(Math.exp(logarithm) * ticksPerUnit))) * tick),
    traded: (steps) => quantity(BigInt(steps) * step),
  };
}

export function simulatedSymbol(seed: string, listing: Listing, profile: Profile): SimulatedSymbol {
  const dayVolume = Math.round((profile.turnover / profile.price) * 10 ** listing.quantityDecimals);
  const world = worldOf(seed, listing.symbol, profile, dayVolume);
  const units = unitsOf(listing);
  const trades = memo(
    (minute: number) => tradesOf(world, units, listing.symbol, minute, profile.tradeRate, dayVolume),
    4,
  );
  const priceAt = (time: Instant): Price =>
    units.money(world.prices(Math.floor(time / minuteMs))[Math.floor((time % minuteMs) / sampleMs)] ?? 0);
  return {
    listing,
    trades,
    priceAt,
    candle: candlesOf(world, units, trades),
    depth: (time) => syntheticDepth({ seed, listing, time, price: priceAt(time), dayVolume: units.traded(dayVolume) }),
  };
}

function candlesOf(world: World, units: Units, trades: SimulatedSymbol['trades']): SimulatedSymbol['candle'] {
  const foldedStretch = memo((key: string): ReadonlyMap<Instant, Candle> => {
    const [timeframe, from] = key.split('|');
    return folded(world, Number(from), timeframe as Timeframe, units);
  }, foldsKept);

  function runningMinute(minute: number, now: Instant): Candle {
    const seen = world.prices(minute).slice(0, Math.floor((now - minute * minuteMs) / sampleMs) + 1);
    const last = seen.at(-1) ?? 0;
    const bar = barOf(
      minute * minuteMs,
      { open: seen[0] ?? last, high: Math.max(...seen), low: Math.min(...seen), close: last, volume: 0 },
      units,
    );
    const volume = quantity(
      trades(minute).reduce((sum, trade) => (trade.time <= now ? sum + trade.quantity : sum), 0n),
    );
    return { ...bar, volume, turnover: turnoverOf(bar.close, volume) };
  }

  /** Whole days, then whole minutes, then, unless it ends before, the seconds of the running minute. */
  function span(start: Instant, end: Instant, now: Instant): Candle {
    const until = Math.min(end, now);
    const parts: Candle[] = [];
    let at = start;
    for (; at % dayMs === 0 && at + dayMs <= until; at += dayMs) parts.push(barOf(at, world.day(at / dayMs), units));
    for (; at + minuteMs <= until; at += minuteMs) parts.push(barOf(at, world.minute(at / minuteMs), units));
    if (at < end) parts.push(runningMinute(at / minuteMs, now));
    return parts.reduce(mergeCandles);
  }

  return (timeframe, start, now) => {
    const end = nextBucket(timeframe, start);
    const closedInDay = end <= now && end - start < dayMs;
    const stretch = stretchOf(end - start);
    const bar = closedInDay ? foldedStretch(`${timeframe}|${start - (start % stretch)}`).get(start) : undefined;
    return bar ?? span(start, end, now);
  };
}

function barOf(time: Instant, from: Segment, units: Units): Candle {
  const volume = units.traded(from.volume);
  const typical = units.money((from.open + from.high + from.low + from.close) / 4);
  return {
    time,
    open: units.money(from.open),
    high: units.money(from.high),
    low: units.money(from.low),
    close: units.money(from.close),
    volume,
    turnover: turnoverOf(typical, volume),
  };
}

/** So much is folded at once: no more than is asked for, since each minute has 240 prices to be made. */
const stretchOf = (barMs: number): number => (barMs < hourMs ? hourMs : dayMs);

/** Folded as numbers before they become money: four conversions a bar instead of four a minute. */
function folded(world: World, from: Instant, timeframe: Timeframe, units: Units): Map<Instant, Candle> {
  const bars = new Map<Instant, Candle>();
  const barMs = nextBucket(timeframe, from) - from;
  const minutes = world.minutes(Math.floor(from / dayMs));
  for (let time = from; time < from + stretchOf(barMs); time += barMs) {
    const first = (time % dayMs) / minuteMs;
    bars.set(time, barOf(time, minutes.bar(first, first + barMs / minuteMs), units));
  }
  return bars;
}
