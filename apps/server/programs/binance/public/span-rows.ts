import type { Candle } from '@candor/core/market/candles.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { quantityScale } from '@candor/core/market/trade.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { CallServices } from '../../../services.ts';
import { faults, missing, type Answered } from '../fault.ts';
import type { Params } from '../params.ts';
import { candleTexts } from './candle-rows.ts';
import { namedPairs } from './exchange-info.ts';
import { oneOrAll } from './one-or-all.ts';

/** What was traded within a span of time. */
interface Span {
  readonly candle: Candle;
  readonly openTime: Instant;
  readonly closeTime: Instant;
}

const one = 10n ** BigInt(quantityScale);
const types = ['FULL', 'MINI'];

/** What was traded within a span: of one symbol a row, of several a list. @param spanOf null while there is no price */
export async function spanRows(
  services: Pick<CallServices, 'rules' | 'market'>,
  params: Params,
  spanOf: (pair: Pair) => Promise<Span | null>,
): Promise<Answered<unknown>> {
  if (params.get('symbol') === null && params.get('symbols') === null) return missing('symbol');
  const pairs = namedPairs(services, params);
  if (!pairs.ok) return pairs;
  const type = params.get('type') ?? 'FULL';
  if (!types.includes(type)) return faults.badTicker;
  const found = await Promise.all(
    pairs.value.map(async (pair) => {
      const span = await spanOf(pair);
      return span === null ? null : rowOf(pair, span, type === 'FULL');
    }),
  );
  return oneOrAll(params, found);
}

function rowOf({ symbol }: Pair, { candle, openTime, closeTime }: Span, isFull: boolean) {
  const texts = candleTexts(candle);
  return {
    symbol,
    ...(isFull ? changeOf(candle) : {}),
    openPrice: texts.open,
    highPrice: texts.high,
    lowPrice: texts.low,
    lastPrice: texts.close,
    volume: texts.volume,
    quoteVolume: texts.turnover,
    openTime,
    closeTime,
    firstId: -1,
    lastId: -1,
    count: 0,
  };
}

const changeOf = ({ open, close, volume, turnover }: Candle) => ({
  priceChange: formatPlain(close - open, priceScale),
  priceChangePercent: open === 0n ? '0' : formatPlain(((close - open) * 100_000n) / open, 3),
  weightedAvgPrice: formatPlain(volume === 0n ? close : (turnover * one) / volume, priceScale),
});
