import { nextBucket } from '@candor/core/market/candles.ts';
import { quantityScale } from '@candor/core/market/trade.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { CallServices } from '../../../services.ts';
import { candleTexts } from './candle-rows.ts';
import { namedPairs } from './exchange-info.ts';
import { answered, faults, missing, type Answered } from '../fault.ts';
import type { Params } from '../params.ts';

type DayServices = Pick<CallServices, 'rules' | 'market'>;
const one = 10n ** BigInt(quantityScale);

/** What has been traded since midnight UTC: of one symbol a row, of several a list. */
export async function tradingDay(services: DayServices, params: Params): Promise<Answered<unknown>> {
  if (params.get('symbol') === null && params.get('symbols') === null) return missing('symbol');
  const pairs = namedPairs(services, params);
  if (!pairs.ok) return pairs;
  const rows = (await Promise.all(pairs.value.map((pair) => dayOf(services, pair)))).filter((row) => row !== null);
  if (params.get('symbol') === null) return answered(rows);
  return rows[0] === undefined ? faults.noSuchSymbol : answered(rows[0]);
}

async function dayOf({ market }: DayServices, { symbol }: Pair) {
  const [candle] = (await market.klines({ symbol, timeframe: '1d', limit: 1 })).slice(-1);
  if (candle === undefined) return null;
  const { open, close, volume, turnover } = candle;
  const texts = candleTexts(candle);
  return {
    symbol,
    priceChange: formatPlain(close - open, priceScale),
    priceChangePercent: open === 0n ? '0' : formatPlain(((close - open) * 100_000n) / open, 3),
    weightedAvgPrice: volume === 0n ? texts.close : formatPlain((turnover * one) / volume, priceScale),
    openPrice: texts.open,
    highPrice: texts.high,
    lowPrice: texts.low,
    lastPrice: texts.close,
    volume: texts.volume,
    quoteVolume: texts.turnover,
    openTime: candle.time,
    closeTime: nextBucket('1d', candle.time) - 1,
    firstId: -1,
    lastId: -1,
    count: 0,
  };
}
