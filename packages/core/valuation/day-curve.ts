import { amount, zero, type Amount, type Price } from '../money/amount.ts';
import type { Currency } from '../money/currencies.ts';
import { assert } from '../result.ts';
import { valueInUsdt } from './value-in-usdt.ts';

/** One currency in the course of a day. */
export interface HeldCourse {
  readonly currency: Currency;
  /** Units held at the end. */
  readonly held: Amount;
  /** How much it has changed by in each step between two points, oldest first; one less than there are points. */
  readonly changes: readonly Amount[];
  /** In USDT at each point, oldest first; null where none is known. */
  readonly prices: readonly (Price | null)[];
}

/** Units held at each point, from the end backwards. */
function heldAt({ held, changes }: HeldCourse): Amount[] {
  const units = [held];
  for (const change of changes.toReversed()) units.push(amount((units.at(-1) ?? zero) - change));
  return units.reverse();
}

/**
 * What all of it was worth in USDT at each point, oldest first, each currency rounded down as a balance is: Σ units ×
 * price. What has no price counts nothing.
 */
export function dayCurve(courses: readonly HeldCourse[], points: number): Amount[] {
  assert(
    courses.every(({ changes, prices }) => changes.length === points - 1 && prices.length === points),
    'each course has a price for every point and a change between each two',
  );
  const held = courses.map(heldAt);
  return Array.from({ length: points }, (_, at) =>
    amount(
      courses.reduce((sum, { currency, prices }, index) => {
        const price = prices[at] ?? null;
        return price === null ? sum : sum + valueInUsdt(held[index]?.[at] ?? zero, currency, price);
      }, 0n),
    ),
  );
}
