import { openCandle } from '@candor/core/market/candles.ts';
import { quantity } from '@candor/core/market/trade.ts';
import type { TickerChange } from '@candor/api-contract/events.ts';
import { expect, test } from 'vitest';
import type { HistoryQuery } from './feed.ts';
import { openMarket, type MarketFrame } from './market.ts';
import { readChunk, restoreTape, type ChunkRow, type Tape } from './tape/tape.ts';
import type { FrameRow } from './tape/codec.ts';
import { priceOf, testFeed } from './test-feed.ts';
import { manualTime } from './timing.ts';

const begin = Date.UTC(2026, 10, 20, 12, 0, 30);
const symbol = 'BTCUSDT';

interface Store {
  frames: FrameRow[];
  chunks: ChunkRow[];
}

/** A market whose frames are stored as the server stores them. */
function marketAt(now: number, store: Store = { frames: [], chunks: [] }) {
  const time = manualTime(now);
  const feed = testFeed(time);
  const frames: MarketFrame[] = [];
  const changes: ReadonlyMap<string, TickerChange>[] = [];
  const newest = [...new Map(store.chunks.map((chunk) => [chunk.symbol, chunk])).values()];
  const tape: Tape = restoreTape(newest, store.frames);
  const market = openMarket({
    feed,
    ...time,
    tape,
    async onFrame(frame) {
      frames.push(frame);
      store.chunks.push(...frame.chunks);
      store.frames = store.frames.filter((row) => row.time >= (frame.framesBefore ?? 0));
      store.frames.push(frame.row);
    },
    onFault: (error) => {
      throw error;
    },
  });
  market.onTurn((changed) => changes.push(changed));
  return { time, feed, frames, changes, market, store };
}

test('a symbol without a price, and one that is not listed, have no mark and are halted', async () => {
  const { market, time } = marketAt(begin);
  await market.start();
  time.advance(5_000);
  expect([market.latest(symbol), market.halted(symbol), market.halted('BTCEUR')]).toEqual([undefined, true, true]);
  expect(market.ticker(symbol)).toMatchObject({ price: null, halted: true, time: 0 });
  expect(market.ticker('BTCEUR')).toBeUndefined();
  expect(await market.klines({ symbol: 'BTCEUR', timeframe: '1m', limit: 10 })).toEqual([]);
});

test('every 250 ms a mark with its place in the tape, on a quiet market too', async () => {
  const { market, feed, time, frames } = marketAt(begin);
  await market.start();
  feed.tick(symbol, '60000');
  time.advance(1_000);
  expect(frames.map((frame) => frame.marks.map(({ seq, time: at, price }) => [seq, at - begin, price]))).toEqual(
    [0, 1, 2, 3].map((seq) => [[seq, (seq + 1) * 250, priceOf('60000')]]),
  );
  expect(market.age(symbol)).toBe(0);
});

test('a lost feed halts the symbol within 3 s, says so once, and resumes by itself', async () => {
  const { market, feed, time, frames, changes } = marketAt(begin);
  await market.start();
  feed.tick(symbol, '60000');
  time.advance(1_000);
  feed.silence();
  time.advance(2_000);
  expect(market.halted(symbol)).toBe(false);
  const recorded = frames.length;
  time.advance(3_000);
  expect([market.halted(symbol), frames.length]).toEqual([true, recorded]);
  expect(changes.filter((changed) => changed.get(symbol)?.halted === true)).toHaveLength(1);
  feed.speak();
  time.advance(250);
  expect([market.halted(symbol), changes.at(-1)?.get(symbol)?.halted]).toEqual([false, false]);
});

test('a single tick of half the price is neither mark nor candle nor quotation', async () => {
  const { market, feed, time, frames } = marketAt(begin);
  await market.start();
  for (const price of ['60000', '60010', '30000', '60020', '60015']) {
    feed.tick(symbol, price);
    time.advance(250);
  }
  expect(frames.flatMap((frame) => frame.marks.map((mark) => mark.price))).toEqual(
    ['60000', '60010', '60020', '60015'].map(priceOf),
  );
  expect(market.ticker(symbol)).toMatchObject({ price: '60015.00', low: '60000.00', high: '60020.00' });
  expect((await market.klines({ symbol, timeframe: '1m', limit: 5 })).map((bar) => bar.low)).toEqual([
    priceOf('60000'),
  ]);
});

test('only what changed is sent, and what changed since any frame can be asked for', async () => {
  const { market, feed, time, changes } = marketAt(begin);
  await market.start();
  feed.tick(symbol, '60000');
  feed.tick('ETHUSDT', '3000');
  time.advance(2_000);
  changes.length = 0;
  const { frame } = market;
  feed.tick(symbol, '60600');
  time.advance(250);
  expect([...(changes[0]?.keys() ?? [])]).toEqual([symbol]);
  expect(changes[0]?.get(symbol)).toEqual({
    symbol,
    price: '60600.00',
    high: '60600.00',
    changeRate: '0.01',
    time: begin + 2_250,
  });
  time.advance(250);
  expect(changes[1]?.size).toBe(0);
  expect(market.changedSince(frame).get(symbol)).toEqual({ ...changes[0]?.get(symbol), time: begin + 2_500 });
  expect(market.changedSince(frame + 1).size).toBe(0);
  expect(market.rows(['ETHUSDT', 'BTCEUR', symbol]).map((row) => row.symbol)).toEqual(['ETHUSDT', symbol]);
});

test("deals make volume, turnover and trades; candles join live minutes to the feed's history", async () => {
  const { market, feed, time } = marketAt(begin);
  const old = { ...openCandle(begin - 90_000, priceOf('59900')) };
  feed.rememberBars(symbol, [old]);
  await market.start();
  feed.tick(symbol, '60000', { quantity: '0.5', side: 'buy' });
  time.advance(250);
  feed.tick(symbol, '60100', { quantity: '0.25', side: 'sell' });
  time.advance(60_000);
  feed.tick(symbol, '60050', { quantity: '1', side: 'buy' });
  time.advance(1_000);
  expect(market.trades(symbol, 2).map(({ price, side }) => [price, side])).toEqual([
    [priceOf('60050'), 'buy'],
    [priceOf('60100'), 'sell'],
  ]);
  expect(market.ticker(symbol)).toMatchObject({
    open: '59900.00',
    high: '60100.00',
    volume: '1.75',
    turnover: '105075',
  });
  const bars = await market.klines({ symbol, timeframe: '1m', limit: 10 });
  expect(bars.map((bar) => [bar.time - begin, bar.close, bar.volume])).toEqual([
    [-90_000, priceOf('59900'), 0n],
    [-30_000, priceOf('60100'), 75_000_000n],
    [30_000, priceOf('60050'), 100_000_000n],
  ]);
  expect(await market.klines({ symbol, timeframe: '1m', limit: 1 })).toEqual(bars.slice(-1));
  expect((await market.klines({ symbol, timeframe: '1m', to: begin - 30_000, limit: 10 })).length).toBe(2);
  expect(market.spark(symbol, 3)).toEqual(['59900', '60100', '60050'].map(priceOf));
});

test('a minute that ends becomes chunks and frees its frames; killed anywhere, the chain goes on', async () => {
  const first = marketAt(begin);
  await first.market.start();
  first.feed.tick(symbol, '60000');
  first.time.advance(45_000);
  expect(first.store.chunks.map((chunk) => [chunk.symbol, chunk.minute - begin, chunk.count])).toEqual([
    [symbol, -30_000, 119],
  ]);
  expect(first.store.frames.length).toBe(61);
  const last = first.market.latest(symbol);
  const second = marketAt(begin + 50_000, first.store);
  expect(second.market.latest(symbol)).toEqual(last);
  await second.market.start();
  second.feed.tick(symbol, '60005');
  second.time.advance(60_000);
  expect(second.market.latest(symbol)?.seq).toBe((last?.seq ?? 0) + 240);
  const chunks = second.store.chunks;
  expect(chunks.map((chunk) => readChunk(chunk).ok)).toEqual([true, true]);
  expect(chunks[1]?.prevHash).toBe(chunks[0]?.headHash);
});

test("a downtime is filled from the feed's past, marked so, ten minutes at either end, spikes cut", async () => {
  const first = marketAt(begin);
  await first.market.start();
  first.feed.tick(symbol, '60000');
  first.time.advance(1_000);
  const now = begin + 3_601_100;
  const second = marketAt(now, first.store);
  const past = Array.from({ length: 4 * 3_700 }, (_, i) => ({
    time: begin + i * 250,
    price: i === 4 * 3_300 ? '30000' : '60010',
  }));
  second.feed.remember(symbol, past);
  await second.market.start();
  const times = second.frames.map((frame) => frame.time);
  const end = times.filter((time) => time > begin + 1_800_000);
  expect([times[0], times.length - end.length]).toEqual([begin + 1_250, 2_400]);
  expect([end[0], end.at(-1), end.length]).toEqual([now - 600_000 + 150, now - 100, 2_399]);
  expect(end).not.toContain(begin + 3_300_000);
  expect(
    second.frames.every((frame) => frame.marks.every((mark) => mark.backfilled && mark.price === priceOf('60010'))),
  ).toBe(true);
  second.feed.tick(symbol, '60020');
  second.time.advance(500);
  expect(second.frames.at(-1)?.marks[0]).toMatchObject({ backfilled: false, seq: 4 + 2_400 + 2_399 + 1 });
});

test('a feed without history leaves the hole', async () => {
  const first = marketAt(begin);
  await first.market.start();
  first.feed.tick(symbol, '60000');
  first.time.advance(1_000);
  const second = marketAt(begin + 20_000, first.store);
  await second.market.start();
  expect(second.frames).toEqual([]);
  expect(second.market.halted(symbol)).toBe(true);
});

test('frames that could not be stored are made again from the stored tape', async () => {
  const { market, feed, time, frames, store } = marketAt(begin);
  await market.start();
  feed.tick(symbol, '60000');
  time.advance(1_000);
  const stored = restoreTape([], store.frames.slice(0, 2));
  await market.restart(stored);
  expect(market.latest(symbol)?.seq).toBe(1);
  feed.tick(symbol, '60010');
  time.advance(250);
  expect(frames.at(-1)?.marks[0]).toMatchObject({ seq: 2, price: priceOf('60010'), time: begin + 1_250 });
  time.advance(1_000);
  expect(frames.length).toBe(9);
});

test('a price from before a new beginning is not revived by signs of life after it', async () => {
  const { market, feed, time, frames, store } = marketAt(begin);
  await market.start();
  feed.tick(symbol, '60000');
  time.advance(1_000);
  expect(frames.length).toBe(4);
  await market.restart(restoreTape([], store.frames));
  time.advance(1_000);
  expect(frames.length).toBe(4);
  feed.tick(symbol, '60010');
  time.advance(250);
  expect(frames.slice(4).map(({ marks }) => marks[0]?.price)).toEqual([priceOf('60010')]);
});

test('a start that is stopped on its way does not come to life', async () => {
  const { market, feed, time, changes } = marketAt(begin);
  const starting = market.start();
  market.stop();
  await starting;
  feed.tick(symbol, '60000');
  time.advance(1_000);
  expect([market.latest(symbol), changes.length]).toEqual([undefined, 0]);
});

test('a deal that was missed counts as volume and takes its place in the list, and never is a price', async () => {
  const { market, feed, time } = marketAt(begin);
  await market.start();
  feed.tick(symbol, '60000', { quantity: '1', side: 'buy' });
  time.advance(1_000);
  feed.tick(symbol, '60010', { quantity: '2', side: 'sell' });
  feed.say({
    kind: 'missed',
    symbol,
    source: 'test',
    time: begin + 500,
    price: priceOf('90000'),
    trade: { quantity: quantity(300_000_000n), side: 'buy' },
  });
  time.advance(250);
  expect(market.trades(symbol, 10).map((trade) => [trade.time - begin, trade.quantity / 100_000_000n])).toEqual([
    [1_000, 2n],
    [500, 3n],
    [0, 1n],
  ]);
  expect(new Set(market.trades(symbol, 10).map(({ id }) => id)).size).toBe(3);
  expect(market.latest(symbol)?.price).toBe(priceOf('60010'));
  const [bar] = await market.klines({ symbol, timeframe: '1m', limit: 1 });
  expect(bar).toMatchObject({ high: priceOf('60010'), volume: 600_000_000n });
});

test('a history that fails at the start is taken later, under what was seen live', async () => {
  const { market, feed, time } = marketAt(begin);
  const older = { ...openCandle(begin - 90_000, priceOf('59000')), volume: quantity(700_000n) };
  feed.rememberBars(symbol, [older]);
  let broken = true;
  const { history } = feed;
  Object.assign(feed, {
    history: (query: HistoryQuery) => (broken ? Promise.reject(new Error('no history now')) : history(query)),
  });
  await market.start();
  feed.tick(symbol, '60000');
  time.advance(1_000);
  expect(market.ticker(symbol)).toMatchObject({ open: '60000.00' });
  await expect(market.klines({ symbol, timeframe: '1m', limit: 10 })).rejects.toThrow('no history now');
  broken = false;
  time.advance(60_000);
  await new Promise(setImmediate);
  time.advance(2_000);
  expect(market.ticker(symbol)).toMatchObject({ open: '59000.00', price: '60000.00', volume: '0.007' });
});
