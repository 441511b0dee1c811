import { nextBucket, type Timeframe } from '@candor/core/market/candles.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { quantity } from '@candor/core/market/trade.ts';
import { price } from '@candor/core/money/amount.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import type { Database } from '../../db/database.ts';
import { text, upsert, type Table } from '../../engine/rows/table.ts';
import { candleFrom, lineFields, wordsOf } from './candle-lines.ts';
import { foldOwn, type OwnBar } from './own-bars.ts';
import { pastCandles, type PastCandles } from './past-candles.ts';

const minuteMs = 60_000;
/** How long minutes are kept. */
export const candleRetentionMs = 30 * dayMs;
const daysKept = 400;

export interface StoredMinute extends OwnBar {
  readonly symbol: string;
}

/** Where own minutes survive the program. Read and written beside the engine, never by its writer. */
export interface CandleTable extends PastCandles {
  /** Each minute once; an earlier state of it is replaced. */
  save(minutes: readonly StoredMinute[]): Promise<void>;
  /** All minutes of each symbol from a time on, ascending. */
  since(from: Instant): Promise<Map<string, OwnBar[]>>;
  /** What is stored of a symbol between two times, folded, ascending. @param from start of a bucket */
  bars(span: StoredSpan, now: Instant): Promise<OwnBar[]>;
}
interface StoredSpan {
  readonly symbol: string;
  readonly timeframe: Timeframe;
  /** Start of a bucket. */
  readonly from: Instant;
  readonly until: Instant;
}

interface Row {
  time: string;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
  turnover: string;
  whole: boolean;
}

/** @param feed minutes of another feed are another market */
export function openCandleTable(db: Pick<Database, 'query' | 'batch'>, feed: string): CandleTable {
  const days = new Map<string, Promise<OwnBar[]>>();
  /** A day at a time, so that no look keeps the database from others; a day that is over stays as it is. */
  function dayOf(symbol: string, timeframe: Timeframe, day: Instant, now: Instant): Promise<OwnBar[]> {
    const key = `${symbol}|${timeframe}|${day}`;
    const found = days.get(key);
    if (found !== undefined) return found;
    const bars = readDay(db, { feed, symbol, part: partOf(timeframe), day });
    if (timeframe === '1m' || day + dayMs + minuteMs > now) return bars;
    if (days.size >= daysKept) days.clear();
    bars.catch(() => days.delete(key));
    days.set(key, bars);
    return bars;
  }
  return {
    save: (minutes) => save(db, feed, minutes),
    since: (from) => since(db, feed, from),
    ...pastCandles(db, feed),
    async bars({ symbol, timeframe, from, until }, now) {
      const parts: OwnBar[] = [];
      const begin = Math.max(from, now - candleRetentionMs);
      for (let day = Math.floor(begin / dayMs) * dayMs; day < until; day += dayMs)
        parts.push(...(await dayOf(symbol, timeframe, day, now)));
      const within = parts.filter(({ time }) => time >= from && time < until);
      return foldOwn(within, nextBucket(partOf(timeframe), 0), timeframe, now);
    },
  };
}

async function since(db: Pick<Database, 'query'>, feed: string, from: Instant): Promise<Map<string, OwnBar[]>> {
  const rows = await db.query<{ symbol: string; minutes: string }>(
    `select symbol, string_agg(concat_ws(' ', ${lineFields.join(', ')}, whole), E'\n' order by time) as minutes
       from candle where time >= $1 and feed = $2 group by symbol`,
    [from, feed],
  );
  const barOf = (words: readonly string[]): OwnBar => ({
    ...candleFrom(words),
    whole: words[lineFields.length] === 't',
  });
  return new Map(rows.map(({ symbol, minutes }) => [symbol, wordsOf(minutes).map(barOf)]));
}

/** Weeks and months are folded from days, which the database folds. */
const partOf = (timeframe: Timeframe): Timeframe => (timeframe === '1w' || timeframe === '1M' ? '1d' : timeframe);

interface Day {
  readonly feed: string;
  readonly symbol: string;
  readonly part: Timeframe;
  readonly day: Instant;
}

async function readDay(db: Pick<Database, 'query'>, { feed, symbol, part, day }: Day): Promise<OwnBar[]> {
  const partMs = nextBucket(part, 0);
  const rows = await db.query<Row>(
    `select time / $1 * $1 as time, (array_agg(open order by time))[1] as open, max(high) as high, min(low) as low,
       (array_agg(close order by time desc))[1] as close, sum(volume) as volume, sum(turnover) as turnover,
       count(*) filter (where whole) = $2 as whole
     from candle where feed = $3 and symbol = $4 and time >= $5 and time < $6 group by 1 order by 1`,
    [partMs, partMs / minuteMs, feed, symbol, day, day + dayMs],
  );
  return rows.map(barFrom);
}

const barFrom = (row: Row): OwnBar => ({
  time: Number(row.time),
  open: price(BigInt(row.open)),
  high: price(BigInt(row.high)),
  low: price(BigInt(row.low)),
  close: price(BigInt(row.close)),
  volume: quantity(BigInt(row.volume)),
  turnover: quantity(BigInt(row.turnover)),
  whole: row.whole,
});

const prices = ['open', 'high', 'low', 'close', 'volume', 'turnover'] as const;
const candleTable: Table = {
  name: 'candle',
  keys: 3,
  changing: [...prices, 'whole'],
  columns: [
    ['feed', 'text'],
    ['symbol', 'text'],
    ['time', 'bigint'],
    ...prices.map((name) => [name, 'numeric'] as const),
    ['whole', 'boolean'],
  ],
};

async function save(db: Pick<Database, 'batch'>, feed: string, minutes: readonly StoredMinute[]): Promise<void> {
  if (minutes.length > 0)
    await db.batch(
      upsert(
        candleTable,
        minutes.map((minute) => [
          feed,
          minute.symbol,
          minute.time,
          ...prices.map((name) => text(minute[name])),
          minute.whole,
        ]),
      ),
    );
}

/** Forgets what is older than minutes are kept; a clock that has jumped ahead doesn't empty the table. */
export const sweepCandles = (db: Pick<Database, 'query'>, now: Instant): Promise<unknown> =>
  db.query('delete from candle where time < least($1, (select max(time) from candle) - $2)', [
    now - candleRetentionMs,
    candleRetentionMs,
  ]);
