import { bucketStart, nextBucket, type Candle, type Timeframe } from '@candor/core/market/candles.ts';
import type { Instant, Mark } from '@candor/core/market/mark.ts';
import type { Trade } from '@candor/core/market/trade.ts';
import type { Price } from '@candor/core/money/amount.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { barStarts, type Feed } from '../feed.ts';
import type { CandleTable } from './candle-table.ts';
import {
  addMark,
  addTrade,
  all,
  dayOf,
  firstMissing,
  isFetched,
  layUnder,
  minuteMs,
  minutesPerDay,
  noMinutes,
  ownBar,
  setVolume,
  sparkOf,
  storedMinute,
  type Minutes,
} from './minutes.ts';
import { foldOwn, joined, type OwnBar } from './own-bars.ts';
import { rememberAnswers } from './remember-answers.ts';

export interface KlineQuery {
  readonly symbol: string;
  readonly timeframe: Timeframe;
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  /** 1–1500. */
  readonly limit: number;
}

type MarkOfMinute = Pick<Mark, 'symbol' | 'price' | 'time' | 'backfilled'>;

/** Candles of what orders settle on: own minutes where they were seen whole, the feed's history elsewhere. */
export interface CandleStore {
  /** Begins to read what {@link recall} will need, where nobody writes it until then. */
  readAhead(now: Instant): void;
  /**
   * Begins anew with the stored minutes. @param openMarks marks of the minutes that are in no chunk of the tape yet:
   * their prices are those, whatever was stored
   */
  recall(openMarks: (symbol: string) => readonly Mark[], now: Instant): Promise<void>;
  /** Takes from the feed's history what is missing or broken; what can't be had now is taken at the next call. */
  load(now: Instant): Promise<void>;
  /** Prices come from accepted marks only, so that the chart shows what orders settle on. */
  addMark(mark: MarkOfMinute): void;
  /** Volume comes from the feed's deals. */
  addTrade(trade: Trade): void;
  /** Stores what has changed; what can't be stored now is stored at the next call. */
  save(): Promise<void>;
  /** The same for the last time, and soon: what was fetched can be fetched again. */
  saveLast(): Promise<void>;
  /** The last 24 hours as one bar; null before the first price. */
  day(symbol: string, now: Instant): Candle | null;
  /** Evenly spaced closes of the last 24 hours, oldest first. */
  spark(symbol: string, points: number): Price[];
  /** Bars in ascending order, the running one up to the last mark. */
  klines(query: KlineQuery, now: Instant): Promise<Candle[]>;
}

/** @param table absent where nothing is to be kept */
export function createCandleStore(feed: Pick<Feed, 'history' | 'listings'>, table?: CandleTable): CandleStore {
  const bySymbol = new Map<string, Minutes>(feed.listings.map(({ symbol }) => [symbol, noMinutes()]));
  const history = rememberAnswers((query) => feed.history(query));
  const stored = storedOf(table);
  return {
    readAhead: stored.begin,
    recall: async (openMarks, now) => recallAll(bySymbol, await stored.read(now), openMarks, now),
    async load(now) {
      const missing = [...bySymbol].filter(([, minutes]) => !minutes.loaded);
      await Promise.all(missing.map(([symbol, minutes]) => loadPast(feed, symbol, minutes, now)));
    },
    addMark(mark) {
      const minutes = bySymbol.get(mark.symbol);
      if (minutes !== undefined) addMark(minutes, mark);
    },
    addTrade(trade) {
      const minutes = bySymbol.get(trade.symbol);
      if (minutes !== undefined) addTrade(minutes, trade);
    },
    ...savesOf(bySymbol, table),
    day(symbol, now) {
      const minutes = bySymbol.get(symbol);
      return minutes === undefined ? null : dayOf(minutes, now);
    },
    spark(symbol, points) {
      const minutes = bySymbol.get(symbol);
      return minutes === undefined ? [] : sparkOf(minutes, points);
    },
    klines: (query, now) => barsOf({ minutes: bySymbol.get(query.symbol), table, history }, query, now),
  };
}

function savesOf(
  bySymbol: ReadonlyMap<string, Minutes>,
  table: CandleTable | undefined,
): Pick<CandleStore, 'save' | 'saveLast'> {
  let saving: Promise<void> = Promise.resolve();
  let isLast = false;
  // One after the other, so that an earlier state of a minute never replaces a later one.
  function save(): Promise<void> {
    if (table !== undefined)
      saving = saving
        .catch(() => undefined)
        .then(() => saveSeen(bySymbol, table))
        .then(() => saveFetched(bySymbol, table, () => isLast));
    return saving;
  }
  return {
    save,
    saveLast() {
      isLast = true;
      return save();
    },
  };
}

interface Sources {
  readonly minutes: Minutes | undefined;
  readonly table: CandleTable | undefined;
  readonly history: ReturnType<typeof rememberAnswers>;
}

/** What was seen live, and around it the feed's history. */
async function barsOf(
  { minutes, table, history }: Sources,
  { symbol, timeframe, from, to, limit }: KlineQuery,
  now: Instant,
): Promise<Candle[]> {
  const query = { symbol, timeframe, to: Math.min(to ?? now, now), limit, ...(from === undefined ? {} : { from }) };
  const starts = barStarts(query);
  const own = minutes === undefined ? [] : await ownBars(minutes, table, { symbol, timeframe, starts }, now);
  const fetched = await history(query, now).catch((error: unknown) => {
    if (own.length === 0 || own.length < starts.length || own.some(({ whole }) => !whole)) throw error;
    return [];
  });
  const [newest, last] = [fetched.at(-1)?.time ?? 0, starts.at(-1) ?? 0];
  return joined(fetched, own, newest < last || nextBucket(timeframe, newest) > now).slice(-limit);
}

/** Asks from the first minute on that is missing; what can't be had stays so. */
async function loadPast(feed: Pick<Feed, 'history'>, symbol: string, minutes: Minutes, now: Instant): Promise<void> {
  const from = firstMissing(minutes, now);
  if (from !== null) {
    const bars = await feed.history({ symbol, timeframe: '1m', from, to: now, limit: minutesPerDay }).catch(() => null);
    if (bars === null) return;
    layUnder(minutes, bars, now);
    minutes.pastUnsaved = true;
  }
  minutes.loaded = true;
}

/** Of each symbol the own minutes of a day, and what was fetched before them. */
interface Stored {
  readonly own: ReadonlyMap<string, OwnBar[]>;
  readonly past: Awaited<ReturnType<CandleTable['past']>>;
}

async function readStored(table: CandleTable | undefined, now: Instant): Promise<Stored> {
  if (table === undefined) return { own: new Map(), past: new Map() };
  return { own: await table.since(bucketStart('1m', now) - dayMs), past: await table.past() };
}

/** What was begun to be read is taken once. */
function storedOf(table: CandleTable | undefined): {
  begin(now: Instant): void;
  read(now: Instant): Promise<Stored>;
} {
  let ahead: Promise<Stored> | null = null;
  return {
    begin(now) {
      ahead = readStored(table, now);
      // Whoever reads meets it.
      ahead.catch(() => undefined);
    },
    read(now) {
      const reading = ahead ?? readStored(table, now);
      ahead = null;
      return reading;
    },
  };
}

function recallAll(
  bySymbol: Map<string, Minutes>,
  { own, past }: Stored,
  openMarks: (symbol: string) => readonly Mark[],
  now: Instant,
): void {
  for (const symbol of bySymbol.keys()) {
    const minutes = recalled(own.get(symbol) ?? [], openMarks(symbol));
    layUnder(minutes, past.get(symbol) ?? [], now);
    bySymbol.set(symbol, minutes);
  }
}

/** The stored minutes, and behind them those of the marks: of these only the volume is taken from what was stored. */
function recalled(stored: readonly OwnBar[], openMarks: readonly Mark[]): Minutes {
  const minutes = noMinutes();
  const first = openMarks[0] === undefined ? Number.POSITIVE_INFINITY : bucketStart('1m', openMarks[0].time);
  minutes.closed = stored
    .filter(({ time }) => time < first)
    .map(storedMinute)
    .slice(-minutesPerDay);
  for (const mark of openMarks) addMark(minutes, mark);
  for (const { time, volume, turnover } of stored.filter((minute) => minute.time >= first))
    setVolume(minutes, time, { volume, turnover });
  return minutes;
}

async function saveSeen(bySymbol: ReadonlyMap<string, Minutes>, table: CandleTable): Promise<void> {
  const taken = [...bySymbol].flatMap(([symbol, { unsaved }]) =>
    [...unsaved.values()].map((minute) => ({ symbol, minute, unsaved })),
  );
  for (const { unsaved } of taken) unsaved.clear();
  try {
    await table.save(taken.map(({ symbol, minute }) => ({ symbol, ...ownBar(minute, minute.time + minuteMs) })));
  } catch (error) {
    for (const { minute, unsaved } of taken) if (!unsaved.has(minute.time)) unsaved.set(minute.time, minute);
    throw error;
  }
}

async function saveFetched(
  bySymbol: ReadonlyMap<string, Minutes>,
  table: CandleTable,
  isLast: () => boolean,
): Promise<void> {
  for (const [symbol, minutes] of bySymbol) {
    if (isLast()) return;
    if (!minutes.pastUnsaved) continue;
    await table.keepPast(symbol, minutes.closed.filter(isFetched));
    minutes.pastUnsaved = false;
  }
}

/** What was seen live of the bars that are asked for: from memory, and from the table what is older. */
async function ownBars(
  minutes: Minutes,
  table: CandleTable | undefined,
  { symbol, timeframe, starts }: { symbol: string; timeframe: Timeframe; starts: readonly Instant[] },
  now: Instant,
): Promise<OwnBar[]> {
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const end = nextBucket(timeframe, last);
  const remembered = bucketStart('1m', now) - dayMs + minuteMs;
  const recent = all(minutes).filter(({ time }) => time >= Math.max(first, remembered) && time < end);
  const known = foldOwn(
    recent.map((minute) => ownBar(minute, now)),
    minuteMs,
    timeframe,
    now,
  );
  // Also the bar in the middle of which memory begins.
  const until = Math.min(end, nextBucket(timeframe, bucketStart(timeframe, remembered)));
  const older =
    table === undefined || first >= remembered ? [] : await table.bars({ symbol, timeframe, from: first, until }, now);
  const bars = new Map(known.map((bar) => [bar.time, bar]));
  for (const bar of older) if (bar.whole || !bars.has(bar.time)) bars.set(bar.time, bar);
  return [...bars.values()].sort((a, b) => a.time - b.time);
}
