import { catalogue } from '@candor/core/market/catalogue.ts';
import { price } from '@candor/core/money/amount.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onTick, readCandle, readMessage, readPastTrade, readServerTime, readSnapshot, readSymbols } from './wire.ts';

const trade = { e: 'aggTrade', E: 11, s: 'BTCUSDT', a: 12, p: '60000.5', q: '0.25', T: 13, m: true };
const ticker = { e: '24hrTicker', E: 21, s: 'BTCUSDT', c: '60001' };
const depth = { e: 'depthUpdate', E: 31, s: 'BTCUSDT', U: 32, u: 33, b: [['1', '2']], a: [['3', '0']] };
const read = (message: unknown) => readMessage(JSON.stringify(message));

test.each(['', '{', 'null', '1', '"text"', '[]', '[{"e":"aggTrade"}]', '{}', '{"data":{}}', '{"data":[]}', '{"s":1}'])(
  'the text %s is not understood',
  (text) => expect(readMessage(text)).toBeNull(),
);

test.each([
  ['an answer to a subscription', { result: null, id: 1 }, { kind: 'note' }],
  ['an event of another kind', { e: 'kline', s: 'BTCUSDT' }, { kind: 'note' }],
  ['the word that it will disconnect', { e: 'serverShutdown', E: 1 }, { kind: 'shutdown' }],
  ['the same in an envelope', { stream: 'x', data: { e: 'serverShutdown' } }, { kind: 'shutdown' }],
])('%s carries no market data', (_name, message, read_) => expect(read(message)).toEqual(read_));

test('a deal is read, with the side of whoever took it', () => {
  const expected = {
    kind: 'trade',
    symbol: 'BTCUSDT',
    id: 12,
    time: 11,
    tradedAt: 13,
    price: 6_000_050_000_000n,
    quantity: 25_000_000n,
    side: 'sell',
  };
  expect(read(trade)).toEqual(expected);
  expect(read({ stream: 'btcusdt@aggTrade', data: { ...trade, m: false } })).toEqual({ ...expected, side: 'buy' });
});

/** What may stand where a whole number that is not negative has to. */
const noNumbers = [undefined, null, '12', -1, 1.5, 2 ** 53, true, {}, []];
/** What may stand where a decimal text has to. */
const noDecimals = [undefined, null, 60_000, '', 'x', '-1', '1e5', '1,5', ' 1', '0x1', 'NaN', 'Infinity', {}, []];

test.each([
  ['s', [undefined, null, 1, {}]],
  ['a', noNumbers],
  ['E', noNumbers],
  ['T', noNumbers],
  ['q', noDecimals],
  ['m', [undefined, null, 'true', 1]],
] as const)('a deal with a wrong %s is none', (field, values) => {
  for (const value of values) expect(read({ ...trade, [field]: value }), JSON.stringify(value)).toBeNull();
});

test('a price that is none leaves the deal, which says that the line lives, without a price', () => {
  for (const value of [...noDecimals, '0', '0.00000000'])
    expect(read({ ...trade, p: value }), JSON.stringify(value)).toMatchObject({ kind: 'trade', price: null });
});

test('a deal of the past has its own moment for both times, and the symbol that it was asked for', () => {
  const { s: _symbol, E: _said, ...row } = trade;
  expect(readPastTrade(row, 'ETHUSDT')).toMatchObject({ symbol: 'ETHUSDT', time: 13, tradedAt: 13 });
  for (const odd of [null, 1, 'x', [], [row], {}]) expect(readPastTrade(odd, 'ETHUSDT')).toBeNull();
});

test('a ticker is its symbol, its time and its price; without the first two it is none', () => {
  expect(read(ticker)).toEqual({ kind: 'ticker', symbol: 'BTCUSDT', time: 21, price: 6_000_100_000_000n });
  expect(read({ ...ticker, c: 'x' })).toEqual({ kind: 'ticker', symbol: 'BTCUSDT', time: 21, price: null });
  for (const value of noNumbers) expect(read({ ...ticker, E: value })).toBeNull();
  expect(read({ ...ticker, s: 5 })).toBeNull();
});

const level = (at: bigint, units: bigint) => ({ price: at * 10n ** 8n, quantity: units * 10n ** 8n });

test('a change of the book is read with its numbers; a quantity of zero takes a level away', () => {
  expect(read(depth)).toEqual({
    kind: 'depth',
    symbol: 'BTCUSDT',
    time: 31,
    firstId: 32,
    lastId: 33,
    bids: [level(1n, 2n)],
    asks: [level(3n, 0n)],
  });
  expect(read({ ...depth, U: 33, b: [], a: [] })).toMatchObject({ firstId: 33, bids: [], asks: [] });
});

test.each([
  ['whose numbers run backwards', { U: 34 }],
  ['without its first number', { U: undefined }],
  ['without its last number', { u: '33' }],
  ['without bids', { b: undefined }],
  ['without asks', { a: null }],
  ['with bids that are no list', { b: { 0: ['1', '2'] } }],
  ['with a level that is no list', { b: [['1', '2'], 'x'] }],
  ['with a level at no price', { a: [['0', '2']] }],
  ['with a level below zero', { a: [['-3', '2']] }],
  ['with a level without quantity', { a: [['3']] }],
  [
    'with one bad level among good ones',
    {
      a: [
        ['3', '1'],
        ['4', 'x'],
        ['5', '1'],
      ],
    },
  ],
  ['with a number for a price', { b: [[1, '2']] }],
])('a change of the book %s is worth nothing as a whole', (_name, change) => {
  expect(read({ ...depth, ...change })).toBeNull();
});

test('a snapshot is whole or none', () => {
  const snapshot = { lastUpdateId: 41, bids: [['1', '2']], asks: [['3', '4']] };
  expect(readSnapshot(snapshot)).toEqual({ lastId: 41, bids: [level(1n, 2n)], asks: [level(3n, 4n)] });
  for (const change of [{ lastUpdateId: '41' }, { bids: undefined }, { asks: [['x', '1']] }])
    expect(readSnapshot({ ...snapshot, ...change })).toBeNull();
  for (const odd of [null, [], 'x', 1, {}]) expect(readSnapshot(odd)).toBeNull();
});

// Time, open, high, low, close, volume, end, turnover, as the venue writes them.
const candle = [51, '2', '4', '1', '3', '5', 59, '6', 7, '8', '9', '0'];
const changed = (at: number, value: unknown): unknown[] => candle.with(at, value as string);

test('a candle is read; the highest price is not below any other, the lowest not above', () => {
  const units = 10n ** 8n;
  expect(readCandle(candle)).toEqual({
    time: 51,
    open: 2n * units,
    high: 4n * units,
    low: units,
    close: 3n * units,
    volume: 5n * units,
    turnover: 6n * units,
  });
  // A minute without deals, all at one price.
  expect(readCandle([51, '2', '2', '2', '2', '0', 59, '0'])).toMatchObject({ open: 2n * units, volume: 0n });
  for (const [at, value] of [
    [1, '5'],
    [1, '0.5'],
    [2, '2.5'],
    [3, '2.5'],
    [4, '4.5'],
    [4, '0.5'],
  ] as const)
    expect(readCandle(changed(at, value)), `${at}: ${value}`).toBeNull();
});

test.each([0, 1, 2, 3, 4, 5, 7])('a candle whose field %i is none is none', (at) => {
  for (const value of [undefined, null, 'x', -1, '-1', {}]) expect(readCandle(changed(at, value))).toBeNull();
  expect(readCandle(candle.slice(0, at))).toBeNull();
});

test.each([null, {}, 'x', 5, []])('the row %j is no candle', (row) => expect(readCandle(row)).toBeNull());

test('a time of the venue is a whole number above zero', () => {
  expect(readServerTime({ serverTime: 1_800_000_000_000 })).toBe(1_800_000_000_000);
  for (const answer of [
    null,
    5,
    'x',
    {},
    [],
    ...[0, -1, 1.5, '5', null, 2 ** 53].map((serverTime) => ({ serverTime })),
  ])
    expect(readServerTime(answer)).toBeNull();
});

test('listed symbols are read, whatever odd rows stand between them; without a list nothing is known', () => {
  expect(readSymbols({ symbols: [{ symbol: 'A' }, null, {}, { symbol: 5 }, 'B', { symbol: 'C' }] })).toEqual(
    new Set(['A', 'C']),
  );
  expect(readSymbols({ symbols: [] })).toEqual(new Set());
  for (const answer of [null, [], {}, { symbols: {} }, { symbols: 'A' }]) expect(readSymbols(answer)).toBeNull();
});

test('a price comes to the nearest tick of its listing, and never to zero', () => {
  fc.assert(
    fc.property(fc.constantFrom(...catalogue), fc.bigInt(1n, 10n ** 16n), (listing, units) => {
      const tick = 10n ** BigInt(8 - listing.priceDecimals);
      const rounded = onTick(price(units), listing);
      expect(rounded % tick).toBe(0n);
      expect(rounded).toBeGreaterThan(0n);
      const distance = rounded > units ? rounded - units : units - rounded;
      // What lies below half a tick comes up to the first.
      expect(distance * 2n <= tick || rounded === tick).toBe(true);
    }),
  );
});

test('whatever comes, nothing is thrown', () => {
  fc.assert(
    fc.property(fc.json(), fc.string(), (json, text) => {
      for (const any of [json, text]) expect(() => readMessage(any)).not.toThrow();
      const value: unknown = JSON.parse(json);
      for (const reader of [readSnapshot, readCandle, readServerTime, readSymbols])
        expect(() => reader(value)).not.toThrow();
    }),
  );
});
