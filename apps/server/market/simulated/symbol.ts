import type { Candle, Timeframe } from '@candor/core/market/candles.ts';
import type { Listing } from '@candor/core/market/catalogue.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { quantity, quantityScale, type Quantity, type Trade } from '@candor/core/market/trade.ts';
import { price, priceScale, type Price } from '@candor/core/money/amount.ts';
import { sampleMs, type FeedDepth } from '../feed.ts';
import { candlesOf } from './candles.ts';
import { purposes } from './path/day.ts';
import { exp } from './path/exact-math.ts';
import { levelOf, type Level, type LevelPoint } from './level.ts';
import { memo } from './path/memo.ts';
import type { Profile } from './path/profiles.ts';
import type { Seeds } from './path/seeds.ts';
import { syntheticDepth } from './synthetic-depth.ts';
import { tradesOf } from './trades.ts';
import { worldOf, type World } from './path/world.ts';

const minuteMs = 60_000;
/** One simulated market, seen as money: everything that leaves is a bigint on the tick. */
export interface SimulatedSymbol {
  readonly listing: Listing;
  /** The 240 prices of a minute in ticks. @param minute since 1970 */
  ticks(minute: number): Float64Array;
  priceAt(time: Instant): Price;
  /** The bar of a bucket, as far as it had gone at `now`. */
  candle(timeframe: Timeframe, start: Instant, now: Instant): Candle;
  /** Deals of a minute in order of time. @param minute since 1970 */
  trades(minute: number): readonly Trade[];
  /** The order book around the price of a time. */
  depth(time: Instant): FeedDepth;
}

export interface SymbolParts {
  readonly keyOf: Seeds['keyOf'];
  readonly listing: Listing;
  readonly profile: Profile;
  /** What joins the path to the prices of an installation that is older than it; none for all others. */
  readonly levels?: readonly LevelPoint[];
}

/**
 * From the path's logarithms and steps to prices and quantities. Rounding is monotone: what contains, contains after
 * it.
 */
export interface Units {
  ticks(logarithm: number): number;
  price(ticks: number): Price;
  traded(steps: number): Quantity;
}

function unitsOf(listing: Listing): Units {
  const ticksPerUnit = 10 ** listing.priceDecimals;
  const tick = 10n ** BigInt(priceScale - listing.priceDecimals);
  const step = 10n ** BigInt(quantityScale - listing.quantityDecimals);
  return {
    ticks: (logarithm) => Math.max(1, Math.round(exp(logarithm) * ticksPerUnit)),
    price: (ticks) => price(BigInt(ticks) * tick),
    traded: (steps) => quantity(BigInt(steps) * step),
  };
}

export function simulatedSymbol({ keyOf, listing, profile, levels = [] }: SymbolParts): SimulatedSymbol {
  const dayVolume = Math.round((profile.turnover / profile.price) * 10 ** listing.quantityDecimals);
  const world = worldOf(keyOf, listing.symbol, profile, dayVolume);
  const units = unitsOf(listing);
  const level = levelOf(levels);
  const ticks = memo((minute: number) => {
    const above = level.at(minute * minuteMs);
    return world.prices(minute).map((logarithm) => units.ticks(logarithm + above));
  }, 12);
  const made: Made = { listing, profile, world, units, level, ticks, dayVolume };
  const trades = memo((minute: number) => tradesOf(made, minute), 4);
  const priceAt = (time: Instant): Price => {
    const logarithm = world.prices(Math.floor(time / minuteMs))[Math.floor((time % minuteMs) / sampleMs)] ?? 0;
    return units.price(units.ticks(logarithm + level.at(time)));
  };
  const depthName = memo((minute: number) => String(world.draws(purposes.depth, minute).uniform()), 4);
  return {
    listing,
    ticks,
    trades,
    priceAt,
    candle: candlesOf(made, trades),
    depth(time) {
      const minute = Math.floor(time / minuteMs);
      const [seed, unrest] = [depthName(minute), world.unrest(minute)];
      return syntheticDepth({ seed, listing, time, price: priceAt(time), dayVolume: units.traded(dayVolume), unrest });
    },
  };
}

/** What bars and deals are made of. */
export interface Made {
  readonly listing: Listing;
  readonly profile: Profile;
  readonly world: World;
  readonly units: Units;
  readonly level: Level;
  readonly ticks: SimulatedSymbol['ticks'];
  /** Mean quantity steps traded in a day. */
  readonly dayVolume: number;
}
