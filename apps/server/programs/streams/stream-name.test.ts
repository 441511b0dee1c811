import { expect, test } from 'vitest';
import { depthNames, readStreamName } from './stream-name.ts';

const read = (name: string) => readStreamName(name, (symbol) => symbol === 'BTCUSDT');

test.each([
  ['btcusdt@trade', { kind: 'trade', symbol: 'BTCUSDT' }],
  ['btcusdt@aggTrade', { kind: 'aggTrade', symbol: 'BTCUSDT' }],
  ['btcusdt@miniTicker', { kind: 'miniTicker', symbol: 'BTCUSDT' }],
  ['btcusdt@ticker', { kind: 'ticker', symbol: 'BTCUSDT' }],
  ['btcusdt@bookTicker', { kind: 'bookTicker', symbol: 'BTCUSDT' }],
  ['btcusdt@kline_1M', { kind: 'kline', symbol: 'BTCUSDT', timeframe: '1M' }],
  ['btcusdt@depth', { kind: 'depth', symbol: 'BTCUSDT', levels: null, everyMs: 1_000 }],
  ['btcusdt@depth@100ms', { kind: 'depth', symbol: 'BTCUSDT', levels: null, everyMs: 100 }],
  ['btcusdt@depth20@1000ms', { kind: 'depth', symbol: 'BTCUSDT', levels: 20, everyMs: 1_000 }],
  ['!ticker@arr', { kind: 'all', of: 'ticker' }],
  ['!miniTicker@arr', { kind: 'all', of: 'miniTicker' }],
])('%s is a stream', (name, kind) => {
  expect(read(name)).toEqual(kind);
});

test.each([
  '',
  '0',
  'btcusdt',
  'BTCUSDT@trade',
  'nosuch@trade',
  'btcusdt@kline_3m',
  'btcusdt@kline_1m@+08:00',
  'btcusdt@depth15',
  'btcusdt@depth@250ms',
  'btcusdt@depth5@100ms@100ms',
  '!bookTicker',
  'btcusdt@trade/../x',
  `${'a'.repeat(1_000)}@trade`,
])('%s is none', (name) => {
  expect(read(name)).toBe(null);
});

test('what is told each second has its short name as well', () => {
  expect(depthNames('BTCUSDT', null, 1_000)).toEqual(['btcusdt@depth', 'btcusdt@depth@1000ms']);
  expect(depthNames('BTCUSDT', 5, 100)).toEqual(['btcusdt@depth5@100ms']);
});
