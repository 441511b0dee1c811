import type { Candle, Timeframe } from '@candor/core/market/candles.ts';
import { quantity } from '@candor/core/market/trade.ts';
import type { Answered } from '../fault.ts';
import type { Params } from '../params.ts';
import { candleRow } from '../public/candle-rows.ts';
import { oneOrAll } from '../public/one-or-all.ts';
import { namedContracts, type FuturesServices } from './contracts.ts';

/** Of one contract a row, of all a list. @param rowOf null of what has no price yet */
export function contractRows(
  services: FuturesServices,
  params: Params,
  rowOf: (services: FuturesServices, symbol: string) => object | null,
): Answered<unknown> {
  const contracts = namedContracts(services, params);
  if (!contracts.ok) return contracts;
  const rows = contracts.value.map(({ symbol }) => rowOf(services, symbol));
  return oneOrAll(params, rows);
}

/** The last mark: what is asked for at market opens and closes at the next. */
export function priceRow({ market }: FuturesServices, symbol: string) {
  const { price = null, time } = market.ticker(symbol) ?? {};
  return price === null ? null : { symbol, price, time };
}

/**
 * The last mark. It is made of what the sources say of the underlying, so it is the index too, and what a position
 * would be closed at. Nothing is paid between the sides: no rate, and no time at which it is due.
 */
export function premiumRow(services: FuturesServices, symbol: string) {
  const row = priceRow(services, symbol);
  return row === null
    ? null
    : {
        symbol,
        markPrice: row.price,
        indexPrice: row.price,
        estimatedSettlePrice: row.price,
        lastFundingRate: '0.00000000',
        interestRate: '0.00000000',
        nextFundingTime: 0,
        time: row.time,
      };
}

/** A candle of marks, of which nothing is traded. */
export const markRow = (candle: Candle, interval: Timeframe): readonly unknown[] =>
  candleRow({ ...candle, volume: quantity(0n), turnover: quantity(0n) }, interval);
