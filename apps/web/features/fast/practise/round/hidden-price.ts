import { priceScale, type Price } from '@candor/core/money/amount.ts';
import { price as writePrice } from '../../../../locales/format.ts';
import type { Stretch } from '../past/stretch.ts';

/** Prices of a stretch in hundredths of its first one: a price level would say when it was. For showing alone. */
export interface HiddenPrices {
  readonly of: (price: Price) => number;
  readonly write: (shown: number | string) => string;
}

const scale = 10n ** BigInt(priceScale);
const decimalsLeast = 2;
const decimalsMost = 7;

/** Exact to more digits than are shown; only then a JavaScript number. */
const shareOf = (price: Price, first: Price): number => Number((price * 100n * scale) / first) / Number(scale);

/** The least by which two of the prices differ; 0 where all are the same. */
function leastDistance({ marks }: Stretch): bigint {
  const prices = [...new Set(marks.map(({ price }) => price))].toSorted((a, b) => (a < b ? -1 : 1));
  const distances = prices.slice(1).map((price, at) => price - (prices[at] ?? price));
  return distances.reduce((least, each) => (least === 0n || each < least ? each : least), 0n);
}

/** So many decimals that no two prices look the same that aren't. */
export function decimalsOf(stretch: Stretch): number {
  const first = stretch.marks[0]?.price ?? 1n;
  const step = leastDistance(stretch);
  let decimals = decimalsLeast;
  while (decimals < decimalsMost && step * 100n * 10n ** BigInt(decimals) < first) decimals += 1;
  return decimals;
}

export function hiddenPrices(stretch: Stretch): HiddenPrices {
  const first = stretch.marks[0]?.price;
  const decimals = decimalsOf(stretch);
  return {
    of: (price) => (first === undefined ? 100 : shareOf(price, first)),
    write: (shown) => writePrice(shown, decimals),
  };
}
