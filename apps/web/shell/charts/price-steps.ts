import { price, priceScale, type Price } from '@candor/core/money/amount.ts';

const unit = 10 ** priceScale;
const unitsOf = (at: number): bigint => BigInt(Math.max(0, Math.round(at * unit)));

/** The multiple of a step that lies next, at least one. */
const nextTo = (at: bigint, step: bigint): Price => {
  const steps = (at + step / 2n) / step;
  return price((steps > 0n ? steps : 1n) * step);
};

/** The least step of prices with so many decimals. */
export const tickOf = (decimals: number): Price => price(10n ** BigInt(priceScale - decimals));

/** The largest multiple of the tick by a power of ten that is no more than a size, at least the tick. */
export function roundStep(size: bigint, tick: Price): Price {
  let step: bigint = tick;
  while (step * 10n <= size) step *= 10n;
  return price(step);
}

/** A round step of about a ten-thousandth of the price, a multiple of the tick. */
export const stepOf = (at: Price, tick: Price): Price => roundStep(at / 10_000n, tick);

/**
 * A price of a picture on the tick, and as round as a finger can tell prices apart.
 * @param perPixel how far apart two prices are that lie a CSS pixel apart
 */
export const pointedPrice = (at: number, perPixel: number, tick: Price): Price =>
  nextTo(unitsOf(at), roundStep(unitsOf(perPixel), tick));

/** A price some steps of the fields further. */
export function steppedPrice(from: Price, steps: number, tick: Price): Price {
  const step = stepOf(from, tick);
  const moved = from + BigInt(steps) * step;
  return moved > 0n ? price(moved) : from;
}
