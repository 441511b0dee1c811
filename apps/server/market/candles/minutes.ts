import {
  bucketStart,
  mergeCandles,
  openCandle,
  statistics,
  withPrice,
  withVolume,
  type Candle,
} from '@candor/core/market/candles.ts';
import { markGapMaxMs, type Instant, type Mark } from '@candor/core/market/mark.ts';
import type { Trade } from '@candor/core/market/trade.ts';
import type { Price } from '@candor/core/money/amount.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { wider, type OwnBar } from './own-bars.ts';

export const minuteMs = 60_000;
export const minutesPerDay = 1_440;

/** A minute of the own chart. */
export interface Minute extends Candle {
  /** Time of the newest own mark in it, its start when there is none yet; null when the feed's history has it whole. */
  readonly markedAt: Instant | null;
  /** From its start to {@link markedAt} live marks came without a gap. */
  readonly unbroken: boolean;
}

/** One symbol's minutes of the last 24 hours: closed ones in order, then the running one. */
export interface Minutes {
  closed: Minute[];
  running: Minute | null;
  /** Deals of a minute that no mark has opened yet. */
  ahead: Trade[];
  /** The closed minutes of the window as one bar. */
  closedDay: { from: Instant; bar: Candle | null };
  /** No minute is missing or broken for which the feed's history has not been asked. */
  loaded: boolean;
  /** Minutes of the feed's history have come in since they were last stored. */
  pastUnsaved: boolean;
  /** Own minutes that have changed since they were last taken to be stored. */
  readonly unsaved: Map<Instant, Minute>;
}

export const noMinutes = (): Minutes => ({
  closed: [],
  running: null,
  ahead: [],
  closedDay: { from: Number.NaN, bar: null },
  loaded: false,
  pastUnsaved: false,
  unsaved: new Map(),
});

export const fetchedMinute = (bar: Candle): Minute => ({ ...bar, markedAt: null, unbroken: false });
export const isFetched = ({ markedAt }: Minute): boolean => markedAt === null;
export const storedMinute = ({ time, open, high, low, close, volume, turnover, whole }: OwnBar): Minute => ({
  time,
  open,
  high,
  low,
  close,
  volume,
  turnover,
  markedAt: whole ? time + minuteMs : time,
  unbroken: whole,
});

/** Whether every moment of a minute up to its end, or up to now, was seen live. */
export const isWhole = ({ unbroken, markedAt, time }: Minute, now: Instant): boolean =>
  unbroken && markedAt !== null && Math.min(time + minuteMs, now) - markedAt <= markGapMaxMs;

/** @param at the moment up to which it has to be whole */
export const ownBar = (minute: Minute, at: Instant): OwnBar => {
  const { time, open, high, low, close, volume, turnover } = minute;
  return { time, open, high, low, close, volume, turnover, whole: isWhole(minute, at) };
};

/** Takes a mark into the running minute, or opens the next one with it. */
export function addMark(
  minutes: Minutes,
  { price, time, backfilled }: Pick<Mark, 'price' | 'time' | 'backfilled'>,
): void {
  const start = bucketStart('1m', time);
  const { running } = minutes;
  if (running !== null && running.time > start) return;
  if (running?.time === start) {
    const unbroken =
      running.unbroken && !backfilled && running.markedAt !== null && time - running.markedAt <= markGapMaxMs;
    run(minutes, { ...withPrice(running, price), markedAt: time, unbroken });
    return;
  }
  close(minutes, start);
  run(minutes, { ...openCandle(start, price), markedAt: time, unbroken: !backfilled && time - start <= markGapMaxMs });
  for (const trade of minutes.ahead.splice(0)) addTrade(minutes, trade);
}

function run(minutes: Minutes, minute: Minute): void {
  minutes.running = minute;
  minutes.unsaved.set(minute.time, minute);
}

/** A minute that wasn't seen whole, or any between it and the next, is asked for again. */
function close(minutes: Minutes, next: Instant): void {
  const { running, closed } = minutes;
  if (running !== null) closed.push(running);
  if (closed.length > minutesPerDay) closed.shift();
  const last = closed.at(-1);
  if (last !== undefined && (next - last.time > minuteMs || (last === running && !isWhole(last, next))))
    minutes.loaded = false;
}

/** Gives a minute that marks have made the volume that was stored of it. */
export function setVolume(minutes: Minutes, time: Instant, stored: Pick<Candle, 'volume' | 'turnover'>): void {
  const at = minutes.closed.findLastIndex((minute) => minute.time === time);
  const closed = minutes.closed[at];
  if (minutes.running?.time === time) run(minutes, { ...minutes.running, ...stored });
  if (closed === undefined) return;
  minutes.closed[at] = { ...closed, ...stored };
  minutes.unsaved.set(time, minutes.closed[at]);
}

/** Counts a deal as volume; its price doesn't move the bar. */
export function addTrade(minutes: Minutes, trade: Trade): void {
  const start = bucketStart('1m', trade.time);
  const { running, closed } = minutes;
  const last = closed.at(-1);
  const counted = (minute: Minute): Minute => ({ ...minute, ...withVolume(minute, trade.price, trade.quantity) });
  if (running?.time === start) run(minutes, counted(running));
  else if (running === null || start > running.time) wait(minutes, trade, start);
  else if (last?.time === start) {
    const late = counted(last);
    closed[closed.length - 1] = late;
    if (late.markedAt !== null) minutes.unsaved.set(start, late);
  }
}

/** A symbol that makes no marks keeps the deals of its newest minute only. */
function wait(minutes: Minutes, trade: Trade, start: Instant): void {
  const [first] = minutes.ahead;
  if (first !== undefined && first.time < start) minutes.ahead.length = 0;
  minutes.ahead.push(trade);
}

/** Lays the feed's history under what was seen: an own minute stays where it is whole, or where the feed has none. */
export function layUnder(minutes: Minutes, bars: readonly Candle[], now: Instant): void {
  const merged = new Map<Instant, Minute>(bars.map((bar) => [bar.time, fetchedMinute(bar)]));
  for (const own of all(minutes)) {
    const fetched = merged.get(own.time);
    if (fetched === undefined || isWhole(own, now)) merged.set(own.time, own);
    else if (own === minutes.running)
      merged.set(own.time, { ...wider(fetched, own), markedAt: own.markedAt, unbroken: false });
  }
  const ascending = [...merged.values()].sort((a, b) => a.time - b.time);
  const newest = ascending.at(-1);
  // The feed says of a running minute what it knows so far: that is not all of it.
  minutes.running =
    newest !== undefined && newest.time >= bucketStart('1m', now)
      ? { ...newest, markedAt: newest.markedAt ?? newest.time }
      : null;
  minutes.closed = (minutes.running === null ? ascending : ascending.slice(0, -1)).slice(-minutesPerDay);
  minutes.closedDay = { from: Number.NaN, bar: null };
}

/** The first minute of the last 24 hours that was neither seen whole nor is the feed's; null when there is none. */
export function firstMissing(minutes: Minutes, now: Instant): Instant | null {
  const known = new Set<Instant>();
  for (const minute of all(minutes)) if (isFetched(minute) || isWhole(minute, now)) known.add(minute.time);
  const running = bucketStart('1m', now);
  for (let time = running - dayMs + minuteMs; time <= running; time += minuteMs) if (!known.has(time)) return time;
  return null;
}

export const all = ({ closed, running }: Minutes): readonly Minute[] =>
  running === null ? closed : [...closed, running];

/** The last 24 hours as one bar; null before the first price. */
export function dayOf(minutes: Minutes, now: Instant): Candle | null {
  const from = bucketStart('1m', now) - dayMs + minuteMs;
  if (minutes.closedDay.from !== from) {
    const first = minutes.closed.findIndex((bar) => bar.time >= from);
    minutes.closedDay = { from, bar: first === -1 ? null : statistics(minutes.closed.slice(first)) };
  }
  const {
    closedDay: { bar },
    running,
  } = minutes;
  if (running === null || running.time < from) return bar;
  return bar === null ? running : mergeCandles(bar, running);
}

/** Evenly spaced closes, oldest first. */
export function sparkOf(minutes: Minutes, points: number): Price[] {
  const bars = all(minutes);
  const step = Math.max(1, Math.floor(bars.length / points));
  const closes: Price[] = [];
  for (let i = bars.length - 1; i >= 0 && closes.length < points; i -= step)
    closes.push(...bars.slice(i, i + 1).map((bar) => bar.close));
  return closes.reverse();
}
