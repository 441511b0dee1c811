import { amount, oneRate, price, priceScale, type Amount, type Price, type Rate } from '../money/amount.ts';
import { currencyScale } from '../money/currencies.ts';
import { sizeScale, type Contract, type Size } from './contract.ts';

export type Side = 'long' | 'short';
export const opposite = (side: Side): Side => (side === 'long' ? 'short' : 'long');
const sign = (side: Side): bigint => (side === 'long' ? 1n : -1n);

/** Size × price has both scales; this many units of it are one unit of USDT. */
export const perUsdtUnit = 10n ** BigInt(sizeScale + priceScale - currencyScale.USDT);
const up = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator;
/** Towards minus infinity, also below zero. */
const down = (numerator: bigint, denominator: bigint): bigint =>
  numerator >= 0n ? numerator / denominator : -up(-numerator, denominator);

/** q = lots × contractSize (decisions, section 5). */
export const sizeOf = (lots: bigint, contract: Contract): Size => (lots * contract.contractSize) as Size;

/** N = q·P, in USDT, rounded up. */
export const notionalOf = (size: Size, at: Price): Amount => amount(up(size * at, perUsdtUnit));

/** M = N / leverage, rounded up: what an isolated position holds. */
export const marginOf = (size: Size, at: Price, leverage: number): Amount =>
  amount(up(size * at, perUsdtUnit * BigInt(leverage)));

/** f·q·P, rounded up. */
export const feeOf = (size: Size, at: Price, feeRate: Rate): Amount =>
  amount(up(size * at * feeRate, perUsdtUnit * oneRate));

/** dir·q·(mark − P0), rounded down: what the customer has gained, negative when lost. */
export const profitAt = (side: Side, size: Size, open: Price, mark: Price): Amount =>
  amount(down(sign(side) * size * (mark - open), perUsdtUnit));

export interface Held {
  readonly side: Side;
  readonly size: Size;
  readonly openPrice: Price;
  /** Isolated margin, in USDT. */
  readonly margin: Amount;
  readonly feeRate: Rate;
  readonly maintenanceRate: Rate;
}

/**
 * M + floating ≤ q·mark·(mmr + f): what is left no longer covers maintenance and the fee of closing. Exact, without
 * rounding.
 */
export function isLiquidated(held: Held, mark: Price): boolean {
  const equity = held.margin * perUsdtUnit + sign(held.side) * held.size * (mark - held.openPrice);
  return equity * oneRate <= held.size * mark * (held.maintenanceRate + held.feeRate);
}

/**
 * The price at which {@link isLiquidated} begins: long (q·P0 − M) / (q(1 − mmr − f)), short (q·P0 + M) / (q(1 + mmr +
 * f)).
 * Rounded towards the position's profit, so that it is never reached later than said. Zero for a long that can't be
 * liquidated.
 */
export function liquidationPrice(held: Held): Price {
  const { side, size, openPrice, margin, feeRate, maintenanceRate } = held;
  const rates = maintenanceRate + feeRate;
  const value = size * openPrice;
  const heldValue = margin * perUsdtUnit;
  if (side === 'long')
    return price(value <= heldValue ? 0n : up((value - heldValue) * oneRate, size * (oneRate - rates)));
  return price(down((value + heldValue) * oneRate, size * (oneRate + rates)));
}

/**
 * {@link liquidationPrice} as shown, on the tick, again towards the profit. Check: 60000 at 20× gives 57321.00 and
 * 62649.16.
 */
export function shownLiquidationPrice(held: Held, tick: Price): Price {
  const exact = liquidationPrice(held);
  return price(held.side === 'long' ? up(exact, tick) * tick : (exact / tick) * tick);
}
