import { mergeCandles, nextBucket, timeframes, type Candle, type Timeframe } from '@candor/core/market/candles.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { expect, test } from 'vitest';
import { sampleMs, type Feed, type FeedMessage } from '../feed.ts';
import { manualTime } from '../timing.ts';
import { simulatedFeed } from './feed.ts';

const start = Date.UTC(2026, 10, 20, 13, 59, 30);
const symbols = ['BTCUSDT', 'XAUUSDT', 'SHIBUSDT'] as const;

function feedAt(now: number, seed = 'test') {
  const time = manualTime(now);
  return { time, feed: simulatedFeed({ seed, clock: time.clock, every: time.every }) };
}
const bars = (feed: Feed, symbol: string, timeframe: Timeframe, to: number, limit: number): Promise<Candle[]> =>
  feed.history({ symbol, timeframe, to, limit });
const shape = ({ open, high, low, close, volume }: Candle) => ({ open, high, low, close, volume });

test('an unknown symbol has no history, and nothing is told of the future', async () => {
  const { feed } = feedAt(start);
  expect(await bars(feed, 'BTCEUR', '1m', start, 10)).toEqual([]);
  expect(await feed.historyMarks('BTCEUR', start - 1_000, start)).toEqual([]);
  expect((await bars(feed, 'BTCUSDT', '1m', start + 3_600_000, 1))[0]?.time).toBe(start - 30_000);
  expect((await feed.historyMarks('BTCUSDT', start, start + 60_000)).length).toBe(1);
  expect((await feed.recentTrades('BTCUSDT', 500)).every((trade) => trade.time <= start)).toBe(true);
});

test('the same seed is the same market, another seed another one', async () => {
  const [a, b, c] = await Promise.all(
    [feedAt(start), feedAt(start), feedAt(start, 'other')].map(({ feed }) => bars(feed, 'ETHUSDT', '1h', start, 50)),
  );
  expect(a).toEqual(b);
  expect(a).not.toEqual(c);
});

test.each(symbols)('%s: every bar equals its finer bars, of every timeframe', async (symbol) => {
  const { feed } = feedAt(start);
  const finer: [Timeframe, Timeframe][] = [
    ['5m', '1m'],
    ['15m', '5m'],
    ['30m', '15m'],
    ['1h', '30m'],
    ['1d', '1h'],
    ['1w', '1d'],
    ['1M', '1d'],
  ];
  for (const [coarse, fine] of finer) {
    for (const bar of await bars(feed, symbol, coarse, start, 4)) {
      const end = nextBucket(coarse, bar.time) - 1;
      const parts = await feed.history({
        symbol,
        timeframe: fine,
        from: bar.time,
        to: Math.min(end, start),
        limit: 1_500,
      });
      expect([coarse, shape(parts.reduce(mergeCandles))]).toEqual([coarse, shape(bar)]);
    }
  }
});

test.each(symbols)('%s: the prices and deals of a minute make exactly its bar', async (symbol) => {
  const { feed } = feedAt(start);
  const [bar] = await bars(feed, symbol, '1m', start - 60_000, 1);
  if (bar === undefined) throw new Error('no bar');
  const prices = (await feed.historyMarks(symbol, bar.time, bar.time + 59_999)).map((past) => past.price);
  expect(prices.length).toBe(240);
  expect([prices[0], prices.at(-1)]).toEqual([bar.open, bar.close]);
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  expect([sorted[0], sorted.at(-1)]).toEqual([bar.low, bar.high]);
  const deals = (await feed.recentTrades(symbol, 5_000)).filter(
    (deal) => deal.time >= bar.time && deal.time < bar.time + 60_000,
  );
  expect(deals.reduce((sum, deal) => sum + deal.quantity, 0n)).toBe(bar.volume);
});

test('what was heard live of a minute is the bar that is shown of it later', async () => {
  const { feed, time } = feedAt(start);
  const heard: FeedMessage[] = [];
  feed.start((message) => {
    if (message.symbol === 'BTCUSDT') heard.push(message);
  });
  time.advance(90_000);
  feed.stop();
  const minute = start + 30_000;
  const live = heard.flatMap((message) =>
    message.kind === 'price' && message.time >= minute && message.time < minute + 60_000 ? [message] : [],
  );
  const [bar] = (await bars(feed, 'BTCUSDT', '1m', minute, 1)).map(shape);
  const prices = live.map((message) => Number(message.price));
  expect(Math.max(...prices)).toBe(Number(bar?.high));
  expect(Math.min(...prices)).toBe(Number(bar?.low));
  expect(live.reduce((sum, message) => sum + (message.trade?.quantity ?? 0n), 0n)).toBe(bar?.volume);
  expect(live.length).toBeGreaterThan(240);
  time.advance(10_000);
  expect(heard.at(-1)).toMatchObject({ time: start + 90_000 });
});

test('a running bar never shows more than has happened', async () => {
  for (const timeframe of timeframes) {
    const early = feedAt(start).feed;
    const later = feedAt(start + 20_000).feed;
    const [a] = await bars(early, 'ETHUSDT', timeframe, start, 1);
    const [b] = await bars(later, 'ETHUSDT', timeframe, start + 20_000, 1);
    if (a === undefined || b === undefined) throw new Error('no bar');
    const last = (await early.historyMarks('ETHUSDT', start - sampleMs + 1, start)).at(-1);
    expect(a.close).toBe(last?.price);
    expect(a.time === b.time && a.open === b.open && a.high <= b.high && a.low >= b.low && a.volume <= b.volume).toBe(
      true,
    );
  }
});

test('over years the price neither repeats nor explodes', async () => {
  const end = Date.UTC(2040, 0, 1);
  const { feed } = feedAt(end);
  for (const symbol of symbols) {
    const weekly = await Promise.all(
      Array.from({ length: 600 }, (_, week) =>
        feed.historyMarks(symbol, end - week * 7 * dayMs, end - week * 7 * dayMs),
      ),
    );
    const prices = weekly.flat().map(({ price }) => Number(price));
    expect(prices.length).toBe(600);
    expect(new Set(prices).size).toBeGreaterThan(300);
    expect(Math.max(...prices) / Math.min(...prices)).toBeLessThan(400);
  }
});

test('the direction of the last half minute tells next to nothing about the next one', async () => {
  const { feed } = feedAt(start);
  let same = 0;
  let moves = 0;
  for (const symbol of ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'XAUUSDT', 'NAS100USDT']) {
    const prices = (await feed.historyMarks(symbol, start - 8 * 3_600_000, start))
      .filter((_, i) => i % 120 === 0)
      .map((past) => Number(past.price));
    for (let i = 2; i < prices.length; i += 1) {
      const [a, b, c] = [prices[i - 2] ?? 0, prices[i - 1] ?? 0, prices[i] ?? 0];
      if (a === b || b === c) continue;
      moves += 1;
      if (b > a === c > b) same += 1;
    }
  }
  expect(same / moves).toBeGreaterThan(0.46);
  expect(same / moves).toBeLessThan(0.54);
});
