import { nextBucket } from '@candor/core/market/candles.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { CallServices } from '../../../services.ts';
import type { Answered } from '../fault.ts';
import type { Params } from '../params.ts';
import { spanRows } from './span-rows.ts';

type DayServices = Pick<CallServices, 'rules' | 'market'>;

/** What has been traded since midnight UTC: of one symbol a row, of several a list. */
export const tradingDay = (services: DayServices, params: Params): Promise<Answered<unknown>> =>
  spanRows(services, params, (pair) => dayOf(services, pair));

async function dayOf({ market }: DayServices, { symbol }: Pair) {
  const [candle] = (await market.klines({ symbol, timeframe: '1d', limit: 1 })).slice(-1);
  if (candle === undefined) return null;
  return { candle, openTime: candle.time, closeTime: nextBucket('1d', candle.time) - 1 };
}
