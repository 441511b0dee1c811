import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import type { CallServices } from '../../../services.ts';

type Four = [bigint, bigint, bigint, bigint];
const one = 10n ** BigInt(priceScale);
const scaled = (text: string): bigint => parseDecimal(text, priceScale) ?? 0n;

/** The last 24 hours of a symbol, without its book; null while it has no price. */
export function dayRow({ market, clock }: Pick<CallServices, 'market' | 'clock'>, symbol: string) {
  const ticker = market.ticker(symbol);
  if (ticker === undefined || ticker.price === null) return null;
  const [last, open] = [ticker.price, ticker.open ?? ticker.price];
  const now = clock.now();
  const [from, to, volume, worth] = [open, last, ticker.volume, ticker.turnover].map(scaled) as Four;
  return {
    symbol,
    priceChange: formatPlain(to - from, priceScale),
    priceChangePercent: from === 0n ? '0' : formatPlain(((to - from) * 100_000n) / from, 3),
    weightedAvgPrice: volume === 0n ? last : formatPlain((worth * one) / volume, priceScale),
    lastPrice: last,
    lastQty: '0',
    openPrice: open,
    highPrice: ticker.high ?? last,
    lowPrice: ticker.low ?? last,
    volume: ticker.volume,
    quoteVolume: ticker.turnover,
    openTime: now - dayMs,
    closeTime: now,
    firstId: -1,
    lastId: -1,
    count: 0,
  };
}
