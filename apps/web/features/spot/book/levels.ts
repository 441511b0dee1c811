import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import type { Trade } from '../../../shell/book/deals.ts';
import type { Depth, Level } from '../../../shell/book/depth.ts';
import type { Terms } from '../terms.ts';

/** A row of the book: a price with all that stands at it, and all up to it. */
export interface Row {
  readonly price: string;
  readonly quantity: string;
  readonly sum: number;
}

const priceOf = (text: string): bigint => parseDecimal(text, priceScale) ?? 0n;

/**
 * The best rows of a side with the levels of one step put together: bids down to the step, asks up to it, so that no
 * price
 * looks better than it is.
 * @param levels best first @param step scale 8, a whole number of ticks
 */
export function rowsOf(
  levels: readonly Level[],
  side: 'bids' | 'asks',
  terms: Terms,
  { step, most }: { step: bigint; most: number },
): Row[] {
  let sum = 0;
  // Levels of whole ticks are rows already.
  if (step === terms.tick)
    return levels.slice(0, most).map(([price, quantity]) => ({ price, quantity, sum: (sum += Number(quantity)) }));
  const rows: { price: bigint; quantity: bigint }[] = [];
  for (const [price, quantity] of levels) {
    const exact = priceOf(price);
    const grouped = side === 'bids' ? (exact / step) * step : ((exact + step - 1n) / step) * step;
    const counted = parseDecimal(quantity, terms.baseScale) ?? 0n;
    const last = rows.at(-1);
    if (last?.price === grouped) last.quantity += counted;
    else if (rows.length === most) break;
    else rows.push({ price: grouped, quantity: counted });
  }
  return rows.map(({ price, quantity }) => {
    const text = formatPlain(quantity, terms.baseScale);
    sum += Number(text);
    return { price: formatPlain(price, priceScale), quantity: text, sum };
  });
}

/** What is needed of an own order to find its row. */
export interface OwnOrder {
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly status: string;
  readonly price: string | null;
}

/**
 * Prices of the rows of a side in which own orders stand. Those of a halted pair stand in no book. @param step scale 8,
 * a whole number of ticks
 */
export function ownRows(
  orders: readonly OwnOrder[],
  side: 'bids' | 'asks',
  step: bigint,
  terms: Terms,
): ReadonlySet<number> {
  const standing = orders.filter(
    (order) =>
      order.symbol === terms.symbol && order.status !== 'locked' && (order.side === 'buy') === (side === 'bids'),
  );
  return new Set(
    standing
      .flatMap(({ price }) => (price === null ? [] : rowsOf([[price, '0']], side, terms, { step, most: 1 })))
      .map(({ price }) => Number(price)),
  );
}

/** Best ask − best bid, and as a share of the middle; null without both. */
export function spreadOf({ bids, asks }: Pick<Depth, 'bids' | 'asks'>): { size: string; share: number } | null {
  const bid = bids[0],
    ask = asks[0];
  if (bid === undefined || ask === undefined) return null;
  const low = priceOf(bid[0]),
    high = priceOf(ask[0]);
  return {
    size: formatPlain(high - low, priceScale),
    share: low + high === 0n ? 0 : (2 * Number(high - low)) / Number(low + high),
  };
}

/** What a market order would meet in the levels that are known. */
export interface Sweep {
  /** Smallest units of the base currency. */
  readonly quantity: bigint;
  /** Millionths of USDT. */
  readonly worth: bigint;
  /** Whether the levels suffice for all of it. */
  readonly complete: boolean;
}

/**
 * Takes levels one by one: a buy until its amount is spent, a sell until its quantity is gone. @param wanted millionths
 * of USDT, or units of the base
 */
export function sweep(levels: readonly Level[], by: 'amount' | 'quantity', wanted: bigint, terms: Terms): Sweep {
  const unit = 10n ** BigInt(priceScale + terms.baseScale - 6);
  let rest = wanted,
    quantity = 0n,
    worth = 0n;
  for (const [priceText, quantityText] of levels) {
    const price = priceOf(priceText),
      there = parseDecimal(quantityText, terms.baseScale) ?? 0n;
    if (price === 0n) continue;
    const affordable = by === 'quantity' ? rest : ((rest * unit) / price / terms.step) * terms.step;
    const taken = affordable < there ? affordable : there;
    const cost = by === 'amount' ? (price * taken + unit - 1n) / unit : (price * taken) / unit;
    quantity += taken;
    worth += cost;
    rest -= by === 'amount' ? cost : taken;
    if (taken < there) return { quantity, worth, complete: true };
  }
  return { quantity, worth, complete: by === 'quantity' && rest === 0n };
}

/** Share of the buyers in what was dealt, 0–1, by quantity; null without deals. */
export function buyShare(trades: readonly Trade[]): number | null {
  let bought = 0,
    all = 0;
  for (const { side, quantity } of trades) {
    const size = Number(quantity);
    all += size;
    if (side === 'buy') bought += size;
  }
  return all === 0 ? null : bought / all;
}
