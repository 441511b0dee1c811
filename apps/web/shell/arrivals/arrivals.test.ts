import { expect, test } from 'vitest';
import { arrivalsOf, cursorAfter, newer, type Line } from './arrivals.ts';

const line = (id: string, time: number, kind: Line['kind'], changes: Partial<Line> = {}): Line => ({
  id,
  time,
  kind,
  accountType: 1,
  currencyCode: 'USDT',
  amount: '18',
  frozenAmount: '-10',
  reference: `order-${id}`,
  ...changes,
});

test('what is newer than what was told comes oldest first; lines of one moment are told apart by their id', () => {
  const lines = [
    line('d', 30, 'deposit'),
    line('c', 20, 'fast-win'),
    line('b', 20, 'fast-lose'),
    line('a', 10, 'deposit'),
  ];
  expect(newer(lines, { time: 20, ids: ['b'] }).map(({ id }) => id)).toEqual(['c', 'd']);
  expect(newer(lines, { time: 30, ids: ['d'] })).toEqual([]);
});

test('the cursor moves to the newest moment, keeps what was told of it, and never back', () => {
  const before = { time: 20, ids: ['b'] };
  expect(cursorAfter([line('d', 30, 'deposit'), line('e', 30, 'deposit'), line('c', 20, 'deposit')], before)).toEqual({
    time: 30,
    ids: ['d', 'e'],
  });
  expect(cursorAfter([line('c', 20, 'deposit')], before)).toEqual({ time: 20, ids: ['b', 'c'] });
  expect(cursorAfter([line('a', 10, 'deposit')], before)).toEqual(before);
  expect(cursorAfter([], before)).toEqual(before);
});

test('read again after it was told, nothing is told twice', () => {
  const lines = [line('c', 20, 'fast-win'), line('b', 20, 'fast-lose')];
  expect(newer(lines, cursorAfter(lines, { time: 0, ids: [] }))).toEqual([]);
});

test('own acts, and what is added to the locked bonus, are no arrivals', () => {
  const lines = [
    line('a', 1, 'transfer'),
    line('b', 1, 'fast-stake'),
    line('c', 1, 'withdrawal-hold'),
    line('d', 1, 'bonus-release', { accountType: 4, amount: '-1' }),
    line('e', 1, 'bonus-release', { amount: '1' }),
  ];
  expect(arrivalsOf(lines)).toEqual([
    {
      key: 'bonus-release order-e 1',
      kind: 'bonus-release',
      reference: 'order-e',
      time: 1,
      currencyCode: 'USDT',
      available: '1',
    },
  ]);
});

test('several lines of one event are one arrival with their sum', () => {
  const close = { reference: 'x', amount: '0.1' };
  expect(
    arrivalsOf([
      line('a', 5, 'futures-close', close),
      line('b', 5, 'futures-close', { ...close, amount: '-0.3' }),
      line('c', 6, 'futures-close', close),
    ]),
  ).toEqual([
    {
      key: 'futures-close x 5',
      kind: 'futures-close',
      reference: 'x',
      time: 5,
      currencyCode: 'USDT',
      available: '-0.2',
    },
    {
      key: 'futures-close x 6',
      kind: 'futures-close',
      reference: 'x',
      time: 6,
      currencyCode: 'USDT',
      available: '0.1',
    },
  ]);
});

test('several fills of one spot order are told once, by the last', () => {
  const fill = { reference: 'x', currencyCode: 'BTC', accountType: 2 };
  const given = { reference: 'x', accountType: 2, amount: '0', frozenAmount: '-240' };
  expect(
    arrivalsOf([
      line('c', 5, 'spot-fill', given),
      line('a', 5, 'spot-fill', { ...fill, amount: '0.1' }),
      line('b', 7, 'spot-fill', { ...fill, amount: '0.2' }),
    ]),
  ).toEqual([
    { key: 'spot-fill x 7', kind: 'spot-fill', reference: 'x', time: 7, currencyCode: 'BTC', available: '0.3' },
  ]);
});

test('what comes without an own act is told, each of it', () => {
  const kinds: Line['kind'][] = [
    'fast-win',
    'fast-lose',
    'fast-tie',
    'fast-void',
    'futures-open',
    'futures-close',
    'futures-liquidation',
    'spot-fill',
    'earn-income',
    'earn-return',
    'deposit',
    'bonus-release',
    'adjustment',
  ];
  expect(arrivalsOf(kinds.map((kind, at) => line(String(at), at, kind))).map(({ kind }) => kind)).toEqual(kinds);
});
