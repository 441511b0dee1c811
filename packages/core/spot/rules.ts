import { catalogue } from '../market/catalogue.ts';
import { fraction, oneRate, price, priceScale, type Amount, type Price, type Rate } from '../money/amount.ts';
import { currencyScale, isCurrency, usdt, type Currency } from '../money/currencies.ts';
import { maxTick, type Side } from './price-key.ts';
import type { FeeTier } from './fees/fee-tiers.ts';
import { tickValue, type TickValue } from './notional.ts';

/** A spot pair: what is counted in ticks and steps, and what they are worth. */
export interface Pair {
  readonly symbol: string;
  readonly base: Currency;
  readonly quote: 'USDT';
  readonly tick: Price;
  /** Smallest units of the base currency in one step. */
  readonly stepUnits: bigint;
  readonly value: TickValue;
}

export interface SpotRules {
  /** Pairs that take no new orders; what rests stays and is cancelled as ever. */
  readonly excludedSymbols: ReadonlySet<string>;
  readonly pairs: ReadonlyMap<string, Pair>;
  /** Of customers whom no further tier takes in. */
  readonly makerFee: Rate;
  readonly takerFee: Rate;
  /** Further tiers, by ascending volume; none where everybody pays the same. */
  readonly feeTiers: readonly FeeTier[];
  readonly minNotional: Amount;
  /** A buy may not be above mark × this, a sell not below mark × (2 − this). */
  readonly bandUp: Rate;
  /** Share of a fill's quote amount that counts as volume for the release of bonus. */
  readonly bonusShare: Rate;
}

const pairs = new Map(
  catalogue.flatMap(({ symbol, base, group, priceDecimals, quantityDecimals }): [string, Pair][] =>
    group !== 'usdt' || !isCurrency(base)
      ? []
      : [
          [
            symbol,
            {
              symbol,
              base,
              quote: 'USDT',
              tick: price(10n ** BigInt(priceScale - priceDecimals)),
              stepUnits: 10n ** BigInt(currencyScale[base] - Math.min(quantityDecimals, currencyScale[base])),
              value: tickValue(priceDecimals, quantityDecimals, currencyScale.USDT),
            },
          ],
        ],
  ),
);

export const spotRules: SpotRules = {
  excludedSymbols: new Set(),
  pairs,
  makerFee: fraction('0.001'),
  takerFee: fraction('0.0015'),
  feeTiers: [],
  minNotional: usdt('5'),
  bandUp: fraction('1.1'),
  bonusShare: fraction('0.1'),
};

/** A price in whole ticks, rounded down: a count, which the book keeps as a number. */
export const ticksOf = (at: bigint, { tick }: Pair): number => Number(at / tick);

/** The highest price of a buy, in ticks. */
export const highestTick = ({ bandUp }: SpotRules, mark: Price, pair: Pair): number =>
  ticksOf((mark * bandUp) / oneRate, pair);
/** The lowest price of a sell, in ticks; at least one. */
export const lowestTick = ({ bandUp }: SpotRules, mark: Price, pair: Pair): number =>
  Math.max(1, ticksOf((mark * (2n * oneRate - bandUp) + oneRate - 1n) / oneRate + pair.tick - 1n, pair));

/** The worst price of a side around a price, in ticks. */
export const bandEdge = (rules: SpotRules, side: Side, around: bigint, pair: Pair): number =>
  side === 'buy'
    ? Math.min(maxTick, highestTick(rules, around as Price, pair))
    : lowestTick(rules, around as Price, pair);

/** Of two worst prices the better one for the order; null where there is no second. */
export function tighter(side: Side, tick: number, other: number | null): number {
  if (other === null) return tick;
  return side === 'buy' ? Math.min(tick, other) : Math.max(tick, other);
}
