import { mergeCandles, openCandle, type Candle, type Timeframe } from '@candor/core/market/candles.ts';
import { quantity } from '@candor/core/market/trade.ts';
import { listingOf } from '@candor/core/market/catalogue.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import type { Feed, HistoryQuery } from '../feed.ts';
import { openMarket, type Market } from '../market.ts';
import { replayFeed } from '../replay/feed.ts';
import { parseRecording } from '../replay/recording.ts';
import { simulatedFeed } from '../simulated/feed.ts';
import { restoreTape, type ChunkRow } from '../tape/tape.ts';
import type { FrameRow } from '../tape/codec.ts';
import { priceOf, testFeed } from '../test-feed.ts';
import { manualTime, type ManualTime } from '../timing.ts';
import { candlesFrom } from './candle-lines.ts';
import { candleRetentionMs, openCandleTable, sweepCandles, type CandleTable } from './candle-table.ts';

const minuteMs = 60_000;
const begin = Date.UTC(2026, 10, 20, 12);
const symbol = 'BTCUSDT';
let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
beforeEach(() => opened.db.batch([{ sql: 'delete from candle' }, { sql: 'delete from past_candle' }]));
const lives: Life<Feed>[] = [];
afterEach(async () => {
  for (const { market } of lives.splice(0)) {
    market.stop();
    await market.saveCandles();
  }
});
afterAll(() => opened.drop());

interface Tape {
  frames: FrameRow[];
  chunks: ChunkRow[];
}
interface Life<F extends Feed> {
  readonly market: Market;
  readonly feed: F;
  readonly time: ManualTime;
  readonly tape: Tape;
  readonly faults: unknown[];
}

/**
 * One life of the market on the tape and the table of the lives before; it ends without a word, as a killed one does.
 */
async function live<F extends Feed>(
  now: number,
  open: (time: ManualTime) => F,
  before?: Life<Feed>,
  table?: CandleTable,
): Promise<Life<F>> {
  before?.market.stop();
  const time = manualTime(now);
  const feed = open(time);
  const tape = before?.tape ?? { frames: [], chunks: [] };
  const faults: unknown[] = [];
  const market = openMarket({
    feed,
    ...time,
    candles: table ?? openCandleTable(opened.db, feed.name),
    tape: restoreTape([...new Map(tape.chunks.map((chunk) => [chunk.symbol, chunk])).values()], tape.frames),
    async onFrame({ chunks, framesBefore, row }) {
      tape.chunks.push(...chunks);
      tape.frames = [...tape.frames.filter((frame) => frame.time >= (framesBefore ?? 0)), row];
    },
    onFault: (error) => faults.push(error),
  });
  await market.start();
  const life = { market, feed, time, tape, faults };
  lives.push(life);
  return life;
}
/** A day of minutes up to one. */
const everyMinuteTo = (newest: number): Candle[] =>
  Array.from({ length: 1_440 }, (_, ago) => bar(newest - ago, '59000'));
/** A bar that no own mark has made. */
const bar = (minute: number, price: string, volume = 700n): Candle => ({
  ...openCandle(begin + minute * minuteMs, priceOf(price)),
  volume: quantity(volume),
});
const shown = async (life: Life<Feed>, timeframe: Timeframe = '1m', limit = 20) =>
  (await life.market.klines({ symbol, timeframe, limit })).map((each) => [
    (each.time - begin) / minuteMs,
    Number(each.open) / 1e8,
    Number(each.high) / 1e8,
    Number(each.close) / 1e8,
    each.volume,
  ]);

test.each([
  ['off the minute', { time: begin + 1 }],
  ['without a price', { low: priceOf('0') }],
  ['with a high below its close', { high: priceOf('59999') }],
  ['with a low above its open', { low: priceOf('60001') }],
  ['with less than no volume', { volume: quantity(-1n) }],
])('a minute %s is refused by the table', async (_name, wrong) => {
  const table = openCandleTable(opened.db, 'test');
  await expect(table.save([{ symbol, ...bar(0, '60000'), whole: true, ...wrong }])).rejects.toThrow(
    'violates check constraint',
  );
  expect(await opened.db.query('select * from candle')).toEqual([]);
});

test("over a kill whole minutes stay what orders settled on, broken ones are the feed's, one goes on", async () => {
  const first = await live(begin - 90_000, testFeed);
  first.feed.tick(symbol, '60000', { quantity: '1', side: 'buy' });
  first.time.advance(90_000);
  first.feed.tick(symbol, '60010', { quantity: '2', side: 'buy' });
  first.time.advance(minuteMs);
  first.feed.tick(symbol, '60020', { quantity: '3', side: 'buy' });
  first.time.advance(20_000);
  await first.market.saveCandles();

  const history = [-3, -2, -1, 0, 1, 2, 3].map((minute) => bar(minute, '59000'));
  const second = await live(
    begin + 200_000,
    (time) => {
      const feed = testFeed(time);
      feed.rememberBars(symbol, history);
      return feed;
    },
    first,
  );
  second.feed.tick(symbol, '60030', { quantity: '4', side: 'buy' });
  second.time.advance(30_000);
  expect(await shown(second)).toEqual([
    [-3, 59000, 59000, 59000, 700n],
    [-2, 59000, 59000, 59000, 700n],
    [-1, 60000, 60000, 60000, 0n],
    [0, 60000, 60010, 60010, 200_000_000n],
    [1, 59000, 59000, 59000, 700n],
    [2, 59000, 59000, 59000, 700n],
    [3, 59000, 60030, 60030, 400_000_700n],
  ]);
});

test('killed within a minute, it goes on in the same candle: prices from the tape, volume from the table', async () => {
  const first = await live(begin, testFeed);
  first.feed.tick(symbol, '60000', { quantity: '1', side: 'buy' });
  first.time.advance(15_000);
  await first.market.saveCandles();
  first.feed.tick(symbol, '60900');
  first.time.advance(500);
  first.feed.tick(symbol, '60500');
  first.time.advance(500);
  const second = await live(begin + 17_000, testFeed, first);
  second.feed.tick(symbol, '60400', { quantity: '2', side: 'sell' });
  second.time.advance(1_000);
  expect(await shown(second)).toEqual([[0, 60000, 60900, 60400, 300_000_000n]]);
  await second.market.saveCandles();
  expect(await opened.db.query('select high, volume, whole from candle')).toEqual([
    { high: '6090000000000', volume: '300000000', whole: false },
  ]);
});

test("what is longer than a minute is folded from whole minutes, remembered or stored, or is the feed's", async () => {
  const first = await live(begin, testFeed);
  for (const price of ['60000', '60100', '60050', '60200', '60150', '60300']) {
    first.feed.tick(symbol, price, { quantity: '1', side: 'buy' });
    first.time.advance(minuteMs);
  }
  await first.market.saveCandles();
  const fiveMinutes = [bar(0, '59000'), bar(5, '59000')];
  for (const days of [0.25, 10]) {
    const later = await live(
      begin + days * 86_400_000,
      (time) => {
        const feed = testFeed(time);
        feed.rememberBars(symbol, fiveMinutes);
        return feed;
      },
      first,
    );
    const bars = await later.market.klines({
      symbol,
      timeframe: '5m',
      from: begin,
      to: begin + 6 * minuteMs,
      limit: 2,
    });
    expect(bars.map((each) => [each.open, each.high, each.close, each.volume])).toEqual([
      [priceOf('60000'), priceOf('60200'), priceOf('60150'), quantity(500_000_000n)],
      [priceOf('59000'), priceOf('59000'), priceOf('59000'), quantity(700n)],
    ]);
    const hours = await later.market.klines({ symbol, timeframe: '1h', from: begin, to: begin + 1, limit: 2 });
    expect(hours.map((each) => each.open)).toEqual([priceOf('59000')]);
  }
});

test('a history that can not be had is not missed where everything was seen', async () => {
  const life = await live(begin, testFeed);
  life.feed.tick(symbol, '60000');
  life.time.advance(3 * minuteMs);
  Object.assign(life.feed, { history: () => Promise.reject(new Error('no history now')) });
  life.time.advance(2_000);
  expect((await shown(life, '1m', 3)).map(([minute]) => minute)).toEqual([1, 2, 3]);
  await expect(shown(life, '1m', 10)).rejects.toThrow('no history now');
});

test('what could not be stored is stored later, in its newest state', async () => {
  const table = openCandleTable(opened.db, 'test');
  let broken = true;
  const life = await live(begin, testFeed, undefined, {
    ...table,
    save: (minutes) => (broken ? Promise.reject(new Error('disk full')) : table.save(minutes)),
  });
  life.feed.tick(symbol, '60000');
  life.time.advance(12_000);
  await expect(life.market.saveCandles()).rejects.toThrow('disk full');
  expect(life.faults).toEqual([new Error('disk full')]);
  broken = false;
  life.feed.tick(symbol, '60010');
  life.time.advance(minuteMs);
  await life.market.saveCandles();
  expect(await opened.db.query('select close, whole from candle order by time')).toEqual([
    { close: '6001000000000', whole: true },
    { close: '6001000000000', whole: false },
  ]);
});

test('at the end what was seen is stored at once, what was fetched is left: it can be fetched again', async () => {
  const table = openCandleTable(opened.db, 'test');
  const kept: string[] = [];
  const life = await live(begin, testFeed, undefined, {
    ...table,
    keepPast: async (of) => void kept.push(of),
  });
  life.feed.tick(symbol, '60000');
  life.time.advance(5_000);
  life.market.stop();
  await life.market.saveLastCandles();
  expect(kept).toEqual([]);
  expect(await opened.db.query('select close from candle')).toEqual([{ close: '6000000000000' }]);
});

test('an end that comes while what was fetched is stored waits for one symbol of it', async () => {
  const table = openCandleTable(opened.db, 'test');
  const kept: string[] = [];
  let last: Promise<void> | undefined;
  const life = await live(begin, testFeed, undefined, {
    ...table,
    async keepPast(of) {
      kept.push(of);
      last ??= life.market.saveLastCandles();
    },
  });
  await life.market.saveCandles();
  await last;
  expect(kept).toEqual([symbol]);
});

test('minutes of another feed are another market; a month is kept, a clock that jumps forgets nothing', async () => {
  const table = openCandleTable(opened.db, 'test');
  await openCandleTable(opened.db, 'other').save([{ symbol, ...bar(0, '1'), whole: true }]);
  await table.save(
    [-1, 0].map((ago) => ({ symbol, ...bar(0, '60000'), time: begin + ago * candleRetentionMs, whole: true })),
  );
  await sweepCandles(opened.db, begin + 10 * candleRetentionMs);
  expect((await table.since(0)).get(symbol)?.map(({ time }) => time)).toEqual([begin - candleRetentionMs, begin]);
  await table.save([{ symbol, ...bar(1, '60000'), whole: true }]);
  await sweepCandles(opened.db, begin + minuteMs);
  expect((await table.since(0)).get(symbol)?.map(({ time }) => time)).toEqual([begin, begin + minuteMs]);
});

test('a start asks only for minutes that were neither seen nor told before, and shows the same', async () => {
  const asked: number[] = [];
  const knowing = (newest: number) => (time: ManualTime) => {
    const feed = testFeed(time);
    const { history } = feed;
    feed.rememberBars(symbol, everyMinuteTo(newest));
    return Object.assign(feed, {
      history(query: HistoryQuery) {
        if (query.symbol === symbol && query.from !== undefined) asked.push((query.from - begin) / minuteMs);
        return history(query);
      },
    });
  };
  const first = await live(begin - 90_000, knowing(-2));
  first.feed.tick(symbol, '60000');
  first.time.advance(60_000);
  await first.market.saveCandles();
  first.time.advance(110_000);
  await first.market.saveCandles();
  // The second time for the minute in the middle of which the first life began.
  expect(asked.splice(0)).toEqual([-1_441, -2]);
  const [row] = await opened.db.query<{ minutes: string }>('select minutes from past_candle where symbol = $1', [
    symbol,
  ]);
  const lines = row?.minutes.split('\n') ?? [];
  expect([lines.length, lines.at(-1)]).toEqual([1_440, `${begin - 2 * minuteMs} ${'5900000000000 '.repeat(4)}700 0`]);

  const second = await live(begin + 200_000, knowing(3), first);
  // The minute in which the first life has ended was not seen whole.
  expect(asked).toEqual([1]);
  expect((await shown(second)).slice(-6).map(([minute, , , close]) => [minute, close])).toEqual([
    [-2, 59000],
    [-1, 60000],
    [0, 60000],
    [1, 59000],
    [2, 59000],
    [3, 59000],
  ]);
});

test('what the feed said of a minute that was still running is asked for again', async () => {
  const life = await live(begin, (time) => {
    const feed = testFeed(time);
    feed.rememberBars(symbol, everyMinuteTo(0));
    return feed;
  });
  life.feed.rememberBars(symbol, [bar(0, '58000'), bar(1, '57000')]);
  life.time.advance(119_000);
  life.feed.tick(symbol, '60000');
  life.time.advance(2_000);
  life.feed.tick(symbol, '60000');
  life.time.advance(60_000);
  await life.market.saveCandles();
  expect((await shown(life)).slice(-4).map(([minute, , , close]) => [minute, close])).toEqual([
    [0, 58000],
    [1, 57000],
    [2, 60000],
    [3, 60000],
  ]);
  expect(life.market.spark(symbol, 1_440).slice(-4)).toEqual(['58000', '57000', '60000', '60000'].map(priceOf));
});

test('a feed that can not say its history now takes nothing of what it has told before', async () => {
  const first = await live(begin, (time) => {
    const feed = testFeed(time);
    feed.rememberBars(symbol, [bar(-2, '58000'), bar(-1, '59000')]);
    return feed;
  });
  await first.market.saveCandles();
  const second = await live(
    begin + minuteMs,
    (time) => Object.assign(testFeed(time), { history: () => Promise.reject(new Error('no history now')) }),
    first,
  );
  expect(second.market.spark(symbol, 5)).toEqual([priceOf('58000'), priceOf('59000')]);
});

test('a line of a candle that is not whole is no candle', () => {
  expect(() => candlesFrom('60000 1 1 1 1 5')).toThrow('not whole');
  expect(candlesFrom('')).toEqual([]);
});

const simulated = (time: ManualTime): Feed => {
  const feed = simulatedFeed({ seed: 'candles-survive', ...time });
  return { ...feed, listings: feed.listings.slice(0, 1) };
};
const replay = (time: ManualTime): Feed => {
  const listing = listingOf(symbol);
  if (listing === undefined) throw new Error('no listing');
  const lines = Array.from(
    { length: 400 },
    (_, i) => `${begin + i * 700},${60_000 + ((i * 37) % 101)},0.5,${i % 3 === 0 ? 'sell' : 'buy'}`,
  );
  const recording = parseRecording(`time,price,quantity,side\n${lines.join('\n')}\n`, listing);
  if (!recording.ok) throw new Error(recording.refusal);
  return replayFeed({ recordings: [recording.value], startAt: begin - 86_400_000, ...time });
};

test.each([
  ['simulated', simulated],
  ['replay', replay],
])(
  "on the %s feed a kill and an outage leave no gap and no double: seen minutes are the marks, the others the feed's",
  async (_name, open) => {
    const first = await live(begin - 30_000, open);
    first.time.advance(180_000);
    await first.market.saveCandles();
    first.time.advance(5_000);
    const second = await live(begin + 400_000, open, first);
    second.time.advance(155_000);
    const query = { symbol, timeframe: '1m' as const, from: begin - 5 * minuteMs, limit: 100 };
    const bars = await second.market.klines(query);
    const fetched = await second.feed.history({ ...query, to: second.time.clock.now() });
    expect(fetched.length).toBe(15);
    const expected = await Promise.all(
      fetched.map(async (each) => {
        const isSeen = [0, 1, 7, 8, 9].includes((each.time - begin) / minuteMs);
        return isSeen ? { ...each, ...(await marked(second, each.time)) } : each;
      }),
    );
    expect(bars.map(prices)).toEqual(expected.map(prices));
    expect(bars.slice(0, -1).map(({ volume }) => volume)).toEqual(fetched.slice(0, -1).map(({ volume }) => volume));
    await second.market.saveCandles();
    expect(
      await opened.db.query(
        `select array_agg((time - $1) / 60000 order by time) filter (where whole) as whole, count(*) as minutes
          from candle`,
        [begin],
      ),
    ).toEqual([{ whole: ['0', '1', '7', '8'], minutes: '11' }]);
  },
);

const prices = ({ time, open, high, low, close }: Candle) => ({ time, open, high, low, close });
/** The marks of a minute, four a second, as a bar. */
async function marked({ feed, time }: Life<Feed>, from: number) {
  const marks = await feed.historyMarks(symbol, from, Math.min(from + minuteMs - 250, time.clock.now()));
  return prices(marks.map((mark) => openCandle(mark.time, mark.price)).reduce(mergeCandles));
}
