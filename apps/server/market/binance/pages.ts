import type { Candle, Timeframe } from '@candor/core/market/candles.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import type { Rest } from './rest.ts';
import { readCandle, readPastTrade, type WireTrade } from './wire.ts';

/** Rows that the venue gives at once. */
export const perPage = 1_000;
const weights = { klines: 2, aggTrades: 4 };
/** Twenty minutes of a lively symbol are some 60 pages, of a stormy one three times as many. */
const pagesMax = 200;

/** The venue can't be asked now; what was asked for may exist. */
export class HistoryUnavailable extends Error {
  override name = 'HistoryUnavailable';
}

/** The past of one venue, page by page. */
export interface Pages {
  /** The bars that start at or before a time, the newest so many, oldest first. @throws HistoryUnavailable */
  bars(symbol: string, timeframe: Timeframe, to: Instant, limit: number): Promise<Candle[]>;
  /** Deals within [from, to], oldest first; null when they can't be had or are too many. */
  trades(symbol: string, from: Instant, to: Instant): Promise<WireTrade[] | null>;
  /** The newest deals, oldest first; null when they can't be had. */
  newestTrades(symbol: string, limit: number): Promise<WireTrade[] | null>;
}

interface BarQuery {
  readonly symbol: string;
  readonly interval: Timeframe;
  readonly endTime: Instant;
  readonly limit: number;
}

async function barPage(rest: Rest, query: BarQuery): Promise<Candle[]> {
  const { symbol, endTime } = query;
  const answer = await rest.get('/api/v3/klines', { ...query }, weights.klines, 'history');
  if (!answer.ok) throw new HistoryUnavailable(`the bars of ${symbol} can't be had: ${answer.refusal}`);
  const rows = Array.isArray(answer.value) ? answer.value.map(readCandle) : [null];
  const bars = rows.flatMap((row) => row ?? []);
  if (bars.length < rows.length) throw new HistoryUnavailable(`the bars of ${symbol} are garbage`);
  return bars.filter((bar) => bar.time <= endTime).sort((a, b) => a.time - b.time);
}

export function pagesOf(rest: Rest): Pages {
  async function tradePage(symbol: string, query: Record<string, number>): Promise<WireTrade[] | null> {
    const answer = await rest.get('/api/v3/aggTrades', { symbol, ...query }, weights.aggTrades, 'market');
    if (!answer.ok || !Array.isArray(answer.value)) return null;
    const rows = answer.value.flatMap((row) => readPastTrade(row, symbol) ?? []);
    return rows.length === answer.value.length ? rows : null;
  }
  return {
    async bars(symbol, timeframe, to, limit) {
      let bars: Candle[] = [];
      for (let end = to; bars.length < limit; end = (bars[0]?.time ?? 0) - 1) {
        const wanted = Math.min(perPage, limit - bars.length);
        const older = await barPage(rest, { symbol, interval: timeframe, endTime: end, limit: wanted });
        bars = [...older, ...bars];
        if (older.length < wanted) break;
      }
      return bars;
    },
    async trades(symbol, from, to) {
      const found: WireTrade[] = [];
      let query: Record<string, number> = { startTime: from, endTime: to };
      for (let page = 0; page < pagesMax; page += 1) {
        const rows = await tradePage(symbol, { limit: perPage, ...query });
        if (rows === null) return null;
        found.push(...rows.filter((trade) => trade.tradedAt <= to));
        const last = rows.at(-1);
        if (last === undefined || rows.length < perPage || last.tradedAt > to) return found;
        query = { fromId: last.id + 1 };
      }
      return null;
    },
    newestTrades: (symbol, limit) => tradePage(symbol, { limit: Math.min(limit, perPage) }),
  };
}
