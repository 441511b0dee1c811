import {
  bucketStart, dayMs, foldCandles, mergeCandles, openCandle, statistics, withPrice, withVolume, type Candle, type Timeframe,
} from '@candor/core/market/candles.ts';
import type { Instant, Mark } from '@candor/core/market/mark.ts';
import type { Trade } from '@candor/core/market/trade.ts';
import type { Price } from '@candor/core/money/amount.ts';
import type { Feed, HistoryQuery } from './feed.ts';

const minuteMs = 60_000;
const minutesPerDay = 1_440;
const answersKept = 400;
const answerMs = 1_000;

export interface KlineQuery {
  readonly symbol: string;
  readonly timeframe: Timeframe;
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  /** 1–1500. */
  readonly limit: number;
}

/** The own minutes of the last 24 hours, and the feed's history behind them. */
export interface CandleStore {
  /** Begins anew with the last 24 hours from the feed's history. Symbols whose history can't be had now begin empty. */
  load(now: Instant): Promise<void>;
  /** Takes what {@link load} could not have; what was seen live meanwhile stays. */
  loadRest(now: Instant): Promise<void>;
  /** Prices come from accepted marks only, so that the chart shows what orders settle on. */
  addMark(mark: Pick<Mark, 'symbol' | 'price' | 'time'>): void;
  /** Volume comes from the feed's deals. */
  addTrade(trade: Trade): void;
  /** The last 24 hours as one bar; null before the first price. */
  day(symbol: string, now: Instant): Candle | null;
  /** Evenly spaced closes of the last 24 hours, oldest first. */
  spark(symbol: string, points: number): Price[];
  /** Bars in ascending order, the running one up to the last mark. */
  klines(query: KlineQuery, now: Instant): Promise<Candle[]>;
}

/** One symbol's minutes: closed ones in order, then the running one. */
interface Minutes {
  closed: Candle[];
  running: Candle | null;
  /** Deals of a minute that no mark has opened yet. */
  ahead: Trade[];
  /** The closed minutes of the window as one bar. */
  closedDay: { from: Instant; bar: Candle | null };
  loaded: boolean;
}

export function createCandleStore(feed: Pick<Feed, 'history' | 'listings'>): CandleStore {
  const bySymbol = new Map<string, Minutes>(feed.listings.map(({ symbol }) =>
    [symbol, { closed: [], running: null, ahead: [], closedDay: { from: Number.NaN, bar: null }, loaded: false }]));
  const history = remembered((query) => feed.history(query));
  async function loadRest(now: Instant): Promise<void> {
    await Promise.all([...bySymbol].filter(([, minutes]) => !minutes.loaded).map(async ([symbol, minutes]) => {
      const bars = await feed.history({ symbol, timeframe: '1m', to: now, limit: minutesPerDay }).catch(() => null);
      if (bars !== null && !minutes.loaded) begin(minutes, bars, now);
    }));
  }
  return {
    load(now) {
      for (const minutes of bySymbol.values()) Object.assign(minutes, { closed: [], running: null, loaded: false });
      return loadRest(now);
    },
    loadRest,
    addMark(mark) {
      const minutes = bySymbol.get(mark.symbol);
      if (minutes !== undefined) move(minutes, mark.price, mark.time);
    },
    addTrade(trade) {
      const minutes = bySymbol.get(trade.symbol);
      if (minutes !== undefined) countTrade(minutes, trade);
    },
    day(symbol, now) {
      const minutes = bySymbol.get(symbol);
      return minutes === undefined ? null : dayOf(minutes, bucketStart('1m', now) - dayMs + minuteMs);
    },
    spark: (symbol, points) => sparkOf(bySymbol.get(symbol), points),
    async klines({ symbol, timeframe, from, to, limit }, now) {
      const until = Math.min(to ?? now, now);
      const bars = await history({ symbol, timeframe, to: until, limit, ...(from === undefined ? {} : { from }) }, now);
      const minutes = bySymbol.get(symbol);
      if (minutes === undefined) return bars;
      const first = Math.max(bars.at(-1)?.time ?? 0, from ?? 0);
      const own = ownBars(minutes, timeframe, first, until);
      return joined(bars, own).filter((bar) => bar.time <= until).slice(-limit);
    },
  };
}

/** What was seen live meanwhile goes before what the history says of the same minutes. */
function begin(minutes: Minutes, bars: readonly Candle[], now: Instant): void {
  const own = minutes.closed[0] ?? minutes.running;
  const before = own === null ? bars : bars.filter((bar) => bar.time < own.time);
  const last = before.at(-1);
  const isRunning = own === null && last !== undefined && last.time === bucketStart('1m', now);
  if (isRunning) minutes.running = last;
  minutes.closed = [...isRunning ? before.slice(0, -1) : before, ...minutes.closed].slice(-minutesPerDay);
  minutes.closedDay = { from: Number.NaN, bar: null };
  minutes.loaded = true;
}

function move(minutes: Minutes, price: Price, time: Instant): void {
  const start = bucketStart('1m', time);
  const { running } = minutes;
  if (running !== null && running.time === start) {
    if (price !== running.close || price > running.high || price < running.low) minutes.running = withPrice(running, price);
    return;
  }
  if (running !== null && running.time > start) return;
  if (running !== null) minutes.closed.push(running);
  if (minutes.closed.length > minutesPerDay) minutes.closed.shift();
  minutes.running = openCandle(start, price);
  for (const trade of minutes.ahead.splice(0)) countTrade(minutes, trade);
}

function countTrade(minutes: Minutes, trade: Trade): void {
  const start = bucketStart('1m', trade.time);
  const { running, closed } = minutes;
  const last = closed.at(-1);
  if (running?.time === start) minutes.running = withVolume(running, trade.price, trade.quantity);
  else if (running === null || start > running.time) wait(minutes, trade, start);
  else if (last?.time === start) closed[closed.length - 1] = withVolume(last, trade.price, trade.quantity);
}

/** A symbol that makes no marks keeps the deals of its newest minute only. */
function wait(minutes: Minutes, trade: Trade, start: Instant): void {
  const [first] = minutes.ahead;
  if (first !== undefined && first.time < start) minutes.ahead.length = 0;
  minutes.ahead.push(trade);
}

/** @param from start of the window's first minute */
function dayOf(minutes: Minutes, from: Instant): Candle | null {
  if (minutes.closedDay.from !== from) {
    const first = minutes.closed.findIndex((bar) => bar.time >= from);
    minutes.closedDay = { from, bar: first === -1 ? null : statistics(minutes.closed.slice(first)) };
  }
  const { closedDay: { bar }, running } = minutes;
  if (running === null || running.time < from) return bar;
  return bar === null ? running : mergeCandles(bar, running);
}

function sparkOf(minutes: Minutes | undefined, points: number): Price[] {
  if (minutes === undefined) return [];
  const bars = minutes.running === null ? minutes.closed : [...minutes.closed, minutes.running];
  const step = Math.max(1, Math.floor(bars.length / points));
  const closes: Price[] = [];
  for (let i = bars.length - 1; i >= 0 && closes.length < points; i -= step) closes.push(...bars.slice(i, i + 1).map((bar) => bar.close));
  return closes.reverse();
}

/** What was seen live, folded; only the bars from `first` on, so that old ones stay the feed's. */
function ownBars(minutes: Minutes, timeframe: Timeframe, first: Instant, until: Instant): Candle[] {
  const begin = minutes.closed.findIndex((bar) => bar.time >= first);
  const recent = begin === -1 ? [] : minutes.closed.slice(begin);
  const bars = minutes.running === null ? recent : [...recent, minutes.running];
  return foldCandles(bars.filter((bar) => bar.time >= first && bar.time <= until), timeframe);
}

/** The feed's bars, the last of them widened by what was seen live, then the bars the feed doesn't have yet. */
function joined(bars: readonly Candle[], own: readonly Candle[]): Candle[] {
  const last = bars.at(-1);
  if (last === undefined) return [...own];
  const [same, ...later] = own;
  if (same?.time !== last.time) return [...bars, ...own];
  const wide = { ...mergeCandles(last, same), volume: same.volume > last.volume ? same.volume : last.volume };
  return [...bars.slice(0, -1), wide, ...later];
}

/** Equal queries within a second share one look into the history. */
function remembered(look: (query: HistoryQuery) => Promise<Candle[]>) {
  const answers = new Map<string, { at: Instant; bars: Promise<Candle[]> }>();
  return (query: HistoryQuery, now: Instant): Promise<Candle[]> => {
    const second = Math.floor(query.to / answerMs);
    const key = `${query.symbol}|${query.timeframe}|${query.from ?? ''}|${second}|${query.limit}`;
    const found = answers.get(key);
    if (found !== undefined && now - found.at < answerMs) return found.bars;
    if (answers.size >= answersKept) answers.clear();
    const bars = look(query);
    bars.catch(() => answers.delete(key));
    answers.set(key, { at: now, bars });
    return bars;
  };
}
