import type { Candle } from '@candor/core/market/candles.ts';
import type { Database } from '../../db/database.ts';
import { candleLines, candlesFrom } from './candle-lines.ts';

/** What the feed has said of minutes that nobody has seen: kept, so that the next start need not ask for them. */
export interface PastCandles {
  /** By symbol, ascending. */
  past(): Promise<Map<string, Candle[]>>;
  /** Takes the place of what was kept before. */
  keepPast(symbol: string, minutes: readonly Candle[]): Promise<void>;
}

/** @param feed minutes of another feed are another market */
export const pastCandles = (db: Pick<Database, 'query'>, feed: string): PastCandles => ({
  async past() {
    const rows = await db.query<{ symbol: string; minutes: string }>(
      'select symbol, minutes from past_candle where feed = $1',
      [feed],
    );
    return new Map(rows.map(({ symbol, minutes }) => [symbol, candlesFrom(minutes)]));
  },
  async keepPast(symbol, minutes) {
    await db.query(
      `insert into past_candle values ($1, $2, $3)
         on conflict (feed, symbol) do update set minutes = excluded.minutes`,
      [feed, symbol, candleLines(minutes)],
    );
  },
});
