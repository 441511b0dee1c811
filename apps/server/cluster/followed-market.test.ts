import type { Ticker } from '@candor/api-contract/events.ts';
import { price } from '@candor/core/money/amount.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecordedMark } from '../market/tape/tape.ts';
import { FollowedMarket } from './followed-market.ts';
import type { MarketSnapshot, MarketTurn } from './market-turn.ts';

const rowOf = (symbol: string, text: string, time = 1_000): Ticker => ({
  symbol,
  name: symbol,
  group: 'usdt',
  priceDecimals: 2,
  price: text,
  open: '1',
  high: '1',
  low: '1',
  volume: '1',
  turnover: '1',
  changeRate: '0',
  halted: false,
  paused: false,
  time,
});
const markOf = (symbol: string, units: bigint, time = 1_000): RecordedMark => ({
  symbol,
  time,
  price: price(units),
  backfilled: false,
  seq: 1,
  hash: 'h',
});
const common = { halted: ['ETHUSDT'], paused: ['ETHUSDT'], logHead: null, lastCommitAt: 900, ready: true, waiting: 0 };
const snapshot = (turn: number, rows: readonly Ticker[], marks: readonly RecordedMark[]): MarketSnapshot => ({
  ...common,
  turn,
  rows,
  marks,
  listings: [],
  sparks: new Map([['BTCUSDT', [price(1n)]]]),
  feedInfo: { name: 'simulated', simulated: true, seedHash: null, seedOrigin: null },
  sources: null,
  logInfo: null,
});
const turnOf = (turn: number, rows: readonly Ticker[], marks: readonly RecordedMark[] = []): MarketTurn => ({
  ...common,
  turn,
  rows,
  marks,
  changes: rows.map(({ symbol, price: text }) => ({ symbol, price: text })),
});
const first = snapshot(
  5,
  [rowOf('BTCUSDT', '10'), rowOf('ETHUSDT', '20')],
  [markOf('BTCUSDT', 10n), markOf('ETHUSDT', 20n)],
);
const histories = { klines: async () => [], trades: async () => [] };

let market: FollowedMarket;
const heard: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  heard.length = 0;
  market = new FollowedMarket(first, histories);
  market.onTurn((changes) => heard.push([...changes.values()]));
});
afterEach(() => {
  vi.useRealTimers();
});

test('it stands as it was told whole', () => {
  expect(market.rows('all').map((row) => [row.symbol, row.price])).toEqual([
    ['BTCUSDT', '10'],
    ['ETHUSDT', '20'],
  ]);
  expect(market.rows(['ETHUSDT', 'NOTHING']).map(({ symbol }) => symbol)).toEqual(['ETHUSDT']);
  expect([market.ticker('BTCUSDT')?.price, market.ticker('NOTHING')]).toEqual(['10', undefined]);
  expect(market.latest('BTCUSDT')).toEqual(markOf('BTCUSDT', 10n));
  expect(['BTCUSDT', 'ETHUSDT'].map(market.paused)).toEqual([false, true]);
  expect([market.spark('BTCUSDT', 48), market.spark('ETHUSDT', 48)]).toEqual([[1n], []]);
  expect(() => market.spark('BTCUSDT', 10)).toThrow('a day has 48 points');
  expect([market.lastCommitAt, market.logInfo, market.logHead]).toEqual([900, null, null]);
});

test('a turn that follows changes what it names, and is passed on', () => {
  expect(market.hear(turnOf(6, [rowOf('BTCUSDT', '11', 1_250)], [markOf('BTCUSDT', 11n, 1_250)]))).toBe(true);
  expect(market.rows('all').map((row) => row.price)).toEqual(['11', '20']);
  expect(market.latest('BTCUSDT')).toMatchObject({ price: 11n, time: 1_250 });
  expect(market.latest('ETHUSDT')).toMatchObject({ price: 20n });
  expect(heard).toEqual([[{ symbol: 'BTCUSDT', price: '11' }]]);
});

test('a turn after one that is missing changes nothing, and what it would have told comes with the whole', () => {
  expect(market.hear(turnOf(7, [rowOf('BTCUSDT', '12')]))).toBe(false);
  expect([market.ticker('BTCUSDT')?.price, heard]).toEqual(['10', []]);
  market.begin(snapshot(7, [rowOf('BTCUSDT', '12', 1_500), rowOf('ETHUSDT', '20')], [markOf('BTCUSDT', 12n, 1_500)]));
  expect(market.ticker('BTCUSDT')?.price).toBe('12');
  expect(heard).toEqual([[rowOf('BTCUSDT', '12', 1_500)]]);
  expect(market.hear(turnOf(8, [rowOf('BTCUSDT', '13')]))).toBe(true);
});

test('nothing is traded on what is not heard of any more', () => {
  expect(['BTCUSDT', 'ETHUSDT', 'NOTHING'].map(market.halted)).toEqual([false, true, true]);
  expect(market.isReady).toBe(true);
  vi.advanceTimersByTime(4_999);
  expect([market.halted('BTCUSDT'), market.isReady]).toEqual([false, true]);
  vi.advanceTimersByTime(1);
  expect([market.halted('BTCUSDT'), market.isReady]).toEqual([true, false]);
  market.hear(turnOf(6, []));
  expect([market.halted('BTCUSDT'), market.isReady]).toEqual([false, true]);
  market.hear({ ...turnOf(7, []), ready: false });
  expect(market.isReady).toBe(false);
});
