import type { Listing } from '@candor/core/market/catalogue.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { quantity, quantityScale, type Quantity } from '@candor/core/market/trade.ts';
import { price, priceScale, type Price } from '@candor/core/money/amount.ts';
import { depthLevels, type DepthLevel, type FeedDepth } from '../feed.ts';
import { randomOf } from './path/random.ts';

export interface DepthShape {
  /** Names the book: the same name, price and time give the same book. */
  readonly seed: string;
  readonly listing: Listing;
  /** The price that the book stands around. */
  readonly price: Price;
  readonly time: Instant;
  /** Traded in a day; the book is a share of it. */
  readonly dayVolume: Quantity;
  /** How lively the market is against a usual moment, 1 unless told: the spread goes with it, within its bounds. */
  readonly unrest?: number;
}

/** The spread is at least this part of the usual one, and at most so many times as wide. */
const spreadBounds = { least: 0.7, most: 6 };

/** Half the spread and the way from one level to the next, as parts of the price; at least a tick each. */
const halfSpread = 0.000_012;
const gap = 0.000_03;
/** The best level holds about this part of a day's volume. */
const bestShare = 40_000n;
/** What stands at a level changes every one to five seconds, each level at its own moments. */
const shortestMs = 1_000;
const spanMs = 4_000;

/**
 * A plausible order book: a spread of some ticks, quantities that grow with the distance, on tick and step, never
 * crossed.
 */
export function syntheticDepth(shape: DepthShape): FeedDepth {
  const tick = 10n ** BigInt(priceScale - shape.listing.priceDecimals);
  return { bids: sideOf(shape, tick, -1n), asks: sideOf(shape, tick, 1n), time: shape.time };
}

function sideOf(shape: DepthShape, tick: bigint, direction: 1n | -1n): DepthLevel[] {
  const step = 10n ** BigInt(quantityScale - shape.listing.quantityDecimals);
  const base = shape.dayVolume / bestShare;
  const ticks = Number(shape.price / tick);
  const wide = Math.min(spreadBounds.most, Math.max(spreadBounds.least, shape.unrest ?? 1));
  const levels: DepthLevel[] = [];
  let away = 0;
  for (let index = 0; index < depthLevels; index += 1) {
    const random = randomOf(
      `${shape.seed}|${shape.listing.symbol}|depth|${direction}|${index}|${turnOf(shape.time, index)}`,
    );
    away += Math.max(1, Math.round(ticks * (index === 0 ? halfSpread * wide : gap) * (0.5 + random())));
    const at = (shape.price / tick + direction * BigInt(away)) * tick;
    if (at <= 0n) break;
    const percent = BigInt(Math.round((25 + 150 * random()) * (1 + index * 0.15)));
    levels.push({ price: price(at), quantity: quantity(((base * percent) / 100n / step + 1n) * step) });
  }
  return levels;
}

function turnOf(time: Instant, index: number): number {
  const period = shortestMs + ((index * 1_279) % spanMs);
  return Math.floor(time / period);
}
