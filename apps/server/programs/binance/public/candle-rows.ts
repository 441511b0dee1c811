import { nextBucket, type Candle, type Timeframe } from '@candor/core/market/candles.ts';
import { quantityScale } from '@candor/core/market/trade.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';

/** What a candle says, as the dialect writes numbers. */
export const candleTexts = ({ open, high, low, close, volume, turnover }: Candle) => ({
  open: formatPlain(open, priceScale),
  high: formatPlain(high, priceScale),
  low: formatPlain(low, priceScale),
  close: formatPlain(close, priceScale),
  volume: formatPlain(volume, quantityScale),
  turnover: formatPlain(turnover, quantityScale),
});

/** A candle in a list. Deals are not counted, nor which side took. */
export function candleRow(candle: Candle, interval: Timeframe): readonly unknown[] {
  const { open, high, low, close, volume, turnover } = candleTexts(candle);
  const { time } = candle;
  return [time, open, high, low, close, volume, nextBucket(interval, time) - 1, turnover, 0, '0', '0', '0'];
}
