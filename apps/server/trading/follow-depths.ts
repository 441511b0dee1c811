import { quantityScale } from '@candor/core/market/trade.ts';
import { currencyScale } from '@candor/core/money/currencies.ts';
import type { PriceLevel } from '@candor/core/spot/price-key.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Engine } from '../engine/engine.ts';
import type { FeedDepth } from '../market/feed.ts';
import type { Market } from '../market/market.ts';

/** Puts the reference depth behind the users' orders. A halted market has none. */
export function followDepths(engine: Engine, market: Market, { spot }: Rules): void {
  for (const { symbol } of market.listings) {
    const pair = spot.pairs.get(symbol);
    if (pair === undefined) continue;
    const depth = market.halted(symbol) ? null : market.depth(symbol);
    engine.submit({ kind: 'follow-depth', symbol, ...countLevels(depth, pair) }).catch(() => undefined);
  }
}

/** Levels in whole ticks and steps: rounded away from the mark, and what is less than a step is left out. */
export function countLevels(depth: FeedDepth | null, pair: Pair): { bids: PriceLevel[]; asks: PriceLevel[] } {
  const side = (levels: FeedDepth['bids'], up: boolean): PriceLevel[] => {
    const counted = new Map<number, number>();
    for (const { price, quantity } of levels) {
      const tick = Number(up ? (price + pair.tick - 1n) / pair.tick : price / pair.tick);
      const steps = Number(quantity / stepQuantity(pair));
      if (tick > 0 && steps > 0) counted.set(tick, (counted.get(tick) ?? 0) + steps);
    }
    return [...counted].map(([tick, steps]) => ({ tick, steps }));
  };
  return depth === null ? { bids: [], asks: [] } : { bids: side(depth.bids, false), asks: side(depth.asks, true) };
}

/** Quantities of the market have 8 decimals, those of the ledger the currency's. */
const stepQuantity = ({ base, stepUnits }: Pair): bigint =>
  stepUnits * 10n ** BigInt(quantityScale - currencyScale[base]);
