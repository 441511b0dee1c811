import { bucketStart, nextBucket, type Candle, type Timeframe } from '@candor/core/market/candles.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import type { Clock } from '../../clock.ts';
import { barStarts } from '../feed.ts';
import { HistoryUnavailable, perPage, type Pages } from './pages.ts';

/** Newest bars kept per symbol and timeframe, and for how many of these pairs. */
const barsKept = 3_000;
const seriesKept = 80;
/** The running bar is asked for again after this; in between it grows by what is heard live. */
const runningMs = 30_000;
/** After a failure nobody has to wait for another for so long. */
const failureMs = 2_000;

interface Series {
  /** The newest bars, without holes between them. */
  bars: Candle[];
  /** When the last of them was read. */
  readAt: Instant;
  failedAt: Instant;
  /** One look at a time. */
  turn: Promise<unknown>;
}

export interface BarQuery {
  readonly symbol: string;
  readonly timeframe: Timeframe;
  /** Starts of the first and the last bar. */
  readonly first: Instant;
  readonly last: Instant;
  /** How many bars lie between them, both counted. */
  readonly count: number;
}

/**
 * Bars as they were read before, where that is enough; new ones are added as time goes on.
 * @returns looks up at least the bars of a query; rejects with {@link HistoryUnavailable} when none were read before
 * and none can be
 */
export function rememberBars(pages: Pages, clock: Clock): (query: BarQuery) => Promise<readonly Candle[]> {
  const known = new Map<string, Series>();
  return (query) => {
    const { symbol, timeframe, first, last, count } = query;
    const oldest = nextBucket(timeframe, bucketStart(timeframe, clock.now()), -barsKept);
    if (first < oldest) return pages.bars(symbol, timeframe, last, count);
    const series = seriesFor(known, `${symbol}|${timeframe}`);
    const found = series.turn.then(() => look(series, query, pages, clock.now()));
    series.turn = found.catch(() => undefined);
    return found;
  };
}

/** The series that nobody asked for the longest goes when there are too many. */
function seriesFor(known: Map<string, Series>, key: string): Series {
  const series = known.get(key) ?? { bars: [], readAt: 0, failedAt: 0, turn: Promise.resolve() };
  known.delete(key);
  known.set(key, series);
  const [oldest] = known.keys();
  if (known.size > seriesKept && oldest !== undefined) known.delete(oldest);
  return series;
}

async function look(
  series: Series,
  { symbol, timeframe, first }: BarQuery,
  pages: Pages,
  now: Instant,
): Promise<readonly Candle[]> {
  const isNew =
    bucketStart(timeframe, now) === bucketStart(timeframe, series.readAt) && now - series.readAt < runningMs;
  try {
    if (now - series.failedAt < failureMs)
      throw new HistoryUnavailable(`the bars of ${symbol} could not be had a moment ago`);
    if (!isNew) await readNewest(pages, series, { symbol, timeframe }, now);
    const begin = series.bars[0];
    if (begin === undefined || begin.time <= first) return series.bars;
    const missing = barStarts({ symbol, timeframe, from: first, to: begin.time - 1, limit: barsKept }).length;
    const older = await pages.bars(symbol, timeframe, begin.time - 1, Math.ceil(missing / perPage) * perPage);
    series.bars = [...older, ...series.bars].slice(-barsKept - perPage);
  } catch (error) {
    if (!(error instanceof HistoryUnavailable)) throw error;
    if (now - series.failedAt >= failureMs) series.failedAt = now;
    // The newest bars are not missed: what was heard live stands in for them.
    if (series.bars.length === 0 || (series.bars[0]?.time ?? 0) > first) throw error;
  }
  return series.bars;
}

async function readNewest(
  pages: Pages,
  series: Series,
  { symbol, timeframe }: { symbol: string; timeframe: Timeframe },
  now: Instant,
): Promise<void> {
  const last = series.bars.at(-1);
  const missing =
    last === undefined
      ? perPage
      : barStarts({ symbol, timeframe, from: last.time, to: now, limit: perPage }).length + 1;
  const newest = await pages.bars(symbol, timeframe, now, Math.min(perPage, missing));
  const [begin] = newest;
  const joins = last !== undefined && begin !== undefined && begin.time <= last.time;
  series.bars = joins
    ? [...series.bars.filter((bar) => bar.time < begin.time), ...newest].slice(-barsKept - perPage)
    : newest;
  series.readAt = now;
}
