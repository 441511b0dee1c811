import { quantityScale, turnoverOf } from '@candor/core/market/trade.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import type { NumberedTrade } from '../../../market/trade-lists.ts';

/** The number of a deal: its moment, then its place among those of that moment. */
export function tradeNumber({ id, time }: NumberedTrade): number {
  const [, late, place] = /^\d+-(late-)?(\d+)$/.exec(id) ?? [];
  return time * 1_000 + (late === undefined ? 0 : 500) + (Number(place ?? 0) % 500);
}

/** A deal of the market. */
export const tradeRow = (trade: NumberedTrade) => ({
  id: tradeNumber(trade),
  price: formatPlain(trade.price, priceScale),
  qty: formatPlain(trade.quantity, quantityScale),
  quoteQty: formatPlain(turnoverOf(trade.price, trade.quantity), quantityScale),
  time: trade.time,
  isBuyerMaker: trade.side === 'sell',
  isBestMatch: true,
});

/** The same as deals are told together: each by itself. */
export const aggregateRow = (trade: NumberedTrade) => ({
  a: tradeNumber(trade),
  p: formatPlain(trade.price, priceScale),
  q: formatPlain(trade.quantity, quantityScale),
  f: tradeNumber(trade),
  l: tradeNumber(trade),
  T: trade.time,
  m: trade.side === 'sell',
  M: true,
});
