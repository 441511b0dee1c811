import { mergeCandles, nextBucket, type Candle } from '@candor/core/market/candles.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { quantity, turnoverOf } from '@candor/core/market/trade.ts';
import type { Price } from '@candor/core/money/amount.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { sampleMs } from '../feed.ts';
import { memo } from './path/memo.ts';
import type { Segment } from './path/bridge.ts';
import type { Made, SimulatedSymbol } from './symbol.ts';

const minuteMs = 60_000;
/** Bars that are kept per symbol: the hours of 1,500 half-hour bars and some more. */
const barsKept = 3_200;

type Deals = SimulatedSymbol['trades'];

export function candlesOf(made: Made, trades: Deals): SimulatedSymbol['candle'] {
  /** A day or less that has ended. */
  const ended = memo((key: string) => {
    const [from = 0, until = 0] = key.split('|').map(Number);
    return part(made, from, until);
  }, barsKept);
  return (timeframe, start, now) => {
    const end = nextBucket(timeframe, start);
    if (end <= now && end - start < dayMs) return ended(`${start}|${end}`);
    return span(made, [start, end], now, trades);
  };
}

/** Whole days, then whole minutes of one day, then, unless it ends before, the seconds of the running minute. */
function span(made: Made, [start, end]: readonly [Instant, Instant], now: Instant, trades: Deals): Candle {
  const until = Math.min(end, now);
  const parts: Candle[] = [];
  let at = start;
  for (; at % dayMs === 0 && at + dayMs <= until; at += dayMs) parts.push(day(made, at));
  const closed = Math.floor(until / minuteMs) * minuteMs;
  if (at < closed) parts.push(part(made, at, closed));
  if (closed < end) parts.push(runningMinute(made, closed / minuteMs, now, trades));
  return parts.reduce(mergeCandles);
}

const day = (made: Made, from: Instant): Candle =>
  made.level.isFlat(from, from + dayMs)
    ? barOf(made, from, made.world.day(from / dayMs))
    : part(made, from, from + dayMs);

/** Part of an hour, or whole hours of a day. */
function part(made: Made, from: Instant, until: Instant): Candle {
  const bar = (first: number, end: number): Candle => barOf(made, first * minuteMs, made.world.bar(first, end));
  if (made.level.isFlat(from, until)) return bar(from / minuteMs, until / minuteMs);
  const minutes = Array.from({ length: (until - from) / minuteMs }, (_, i) => from / minuteMs + i);
  return minutes.map((minute) => bar(minute, minute + 1)).reduce(mergeCandles);
}

function barOf({ units, level }: Made, time: Instant, { open, high, low, close, volume }: Segment): Candle {
  const above = level.at(time);
  const money = (logarithm: number): Price => units.price(units.ticks(logarithm + above));
  const traded = units.traded(volume);
  const typical = money((open + high + low + close) / 4);
  return {
    time,
    open: money(open),
    high: money(high),
    low: money(low),
    close: money(close),
    volume: traded,
    turnover: turnoverOf(typical, traded),
  };
}

function runningMinute({ units, ticks }: Made, minute: number, now: Instant, trades: Deals): Candle {
  const seen = ticks(minute).slice(0, Math.floor((now - minute * minuteMs) / sampleMs) + 1);
  const close = units.price(seen.at(-1) ?? 0);
  const volume = quantity(trades(minute).reduce((sum, trade) => (trade.time <= now ? sum + trade.quantity : sum), 0n));
  return {
    time: minute * minuteMs,
    open: units.price(seen[0] ?? 0),
    high: units.price(Math.max(...seen)),
    low: units.price(Math.min(...seen)),
    close,
    volume,
    turnover: turnoverOf(close, volume),
  };
}
