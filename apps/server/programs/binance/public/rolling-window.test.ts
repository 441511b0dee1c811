import { openCandle, withPrice, type Candle } from '@candor/core/market/candles.ts';
import { quantity, quantityScale } from '@candor/core/market/trade.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { priceOf } from '../../../market/test-feed.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { Program } from '../../test-programs.ts';

const [minuteMs, hourMs] = [60_000, 3_600_000];
let candor: TestServer;
let program: Program;
let now: number;
const one = 10n ** BigInt(quantityScale);

beforeAll(async () => {
  candor = await openTestServer();
  program = new Program(candor, { data: { apiKey: '', secret: '' } as never });
  candor.feed.tick('BTCUSDT', '60000');
  candor.feed.tick('ETHUSDT', '3000');
  await candor.advance(30_000);
  candor.feed.tick('BTCUSDT', '60300', { quantity: '2', side: 'buy' });
  await candor.advance(1_000);
  now = candor.time.clock.now();
});
afterAll(() => candor.close());

const ask = async (query: string) => {
  const { status, data } = await program.open(`/ticker?${query}`);
  return { status, data: data as unknown as Record<string, unknown> };
};
const minute = Date.UTC(2026, 10, 20, 12);
/** A bar of two prices, in which one coin was traded. */
const bar = (time: number, from: string, to: string): Candle => ({
  ...withPrice(openCandle(time, priceOf(from)), priceOf(to)),
  volume: quantity(one),
  turnover: quantity(one * BigInt(from)),
});

test.each([
  ['', -1102],
  ['symbol=NOSUCH', -1121],
  ['symbol=BTCUSDT&type=mini', -1139],
  ...['0m', '60m', '90m', '24h', '8d', '1w', '01h', '1', 'm', '-1h'].map((size) => [
    `symbol=BTCUSDT&windowSize=${size}`,
    -1130,
  ]),
] as [string, number][])('%s is refused', async (query, code) => {
  expect(await ask(query)).toMatchObject({ status: 400, data: { code } });
});

test('a window has the minutes before its first whole hour, the hours behind it, and the running one', async () => {
  candor.feed.rememberBars('BTCUSDT', [
    bar(minute - 2 * hourMs - minuteMs, '1', '1'),
    bar(minute - 90 * minuteMs, '59000', '61000'),
    bar(minute - hourMs, '59100', '58000'),
    bar(minute - 6 * minuteMs, '59800', '59800'),
    bar(minute - 5 * minuteMs, '59900', '59950'),
  ]);
  const of = async (windowSize: string) => (await ask(`symbol=BTCUSDT&windowSize=${windowSize}`)).data;
  expect(await of('2h')).toEqual({
    symbol: 'BTCUSDT',
    priceChange: '1300',
    priceChangePercent: '2.203',
    weightedAvgPrice: '59733.33333333',
    openPrice: '59000',
    highPrice: '61000',
    lowPrice: '58000',
    lastPrice: '60300',
    volume: '6',
    quoteVolume: '358400',
    openTime: minute - 2 * hourMs,
    closeTime: now,
    firstId: -1,
    lastId: -1,
    count: 0,
  });
  expect(await of('1h')).toMatchObject({ openPrice: '59100', openTime: minute - hourMs, volume: '5' });
  expect(await of('5m')).toMatchObject({ openPrice: '59900', openTime: minute - 5 * minuteMs, volume: '3' });
  expect(await of('1m')).toMatchObject({ openPrice: '60000', lastPrice: '60300', openTime: minute - minuteMs });
  expect(await of('3h')).toMatchObject({ openPrice: '1', lowPrice: '1' });
});

test('a day is asked for where no length is, a week at most, and several symbols as a list', async () => {
  expect((await ask('symbol=ETHUSDT')).data).toMatchObject({ openTime: minute - 24 * hourMs, lastPrice: '3000' });
  expect((await ask('symbol=ETHUSDT&windowSize=7d')).data).toMatchObject({ openTime: minute - 168 * hourMs });
  const { data } = await ask('symbols=["ETHUSDT","BTCUSDT"]&windowSize=5m&type=MINI');
  expect(data).toMatchObject([{ symbol: 'ETHUSDT' }, { symbol: 'BTCUSDT', closeTime: now }]);
  expect((data as unknown as object[]).map((row) => 'priceChange' in row)).toEqual([false, false]);
});
