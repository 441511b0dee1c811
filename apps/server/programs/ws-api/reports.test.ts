import { usdt } from '@candor/core/money/currencies.ts';
import { assert } from '@candor/core/result.ts';
import { paperRules } from '@candor/core/rules.ts';
import { newSpotOrder, type Deal, type SpotOrder } from '@candor/core/spot/order.ts';
import { expect, test } from 'vitest';
import { reportsOf } from './reports.ts';

const pair = paperRules.spot.pairs.get('BTCUSDT');
assert(pair !== undefined, 'the pair is listed');
const placed = newSpotOrder(
  {
    orderNo: 'o-1',
    userId: 'u',
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'limit',
    tick: 5_900_000,
    steps: 1_000,
    budget: null,
    force: 'gtc',
    selfTrade: 'end-maker',
    stop: null,
    listNo: null,
    clientId: 'mine',
    makerFee: 0n as never,
    takerFee: 0n as never,
    feeBasis: null,
    receivedAt: 1_000,
    queued: 21,
  },
  usdt('590'),
);
const dealOf = (order: SpotOrder, steps: number, journal: number): Deal => ({
  journal,
  order,
  role: 'taker',
  tick: 5_890_000,
  steps,
  amount: usdt(String((58_900 * steps) / 100_000)),
  fee: 1_500n as never,
  time: 1_000 + journal,
});
type Told = Record<string, unknown>;
const told = (order: SpotOrder, deals: readonly Deal[], isNew: boolean) =>
  reportsOf(order, pair, deals, { isNew, isAmended: false, now: 9_000 }) as Told[];
const steps = (reports: readonly Told[]) => reports.map(({ x, X, l, z, t }) => [x, X, l, z, t]);

test('a new order is told whole', () => {
  expect(told(placed, [], true)).toEqual([
    {
      e: 'executionReport',
      E: 1_000,
      s: 'BTCUSDT',
      c: 'mine',
      S: 'BUY',
      o: 'LIMIT',
      f: 'GTC',
      q: '0.01',
      p: '59000',
      P: '0',
      F: '0',
      g: -1,
      C: '',
      x: 'NEW',
      X: 'NEW',
      r: 'NONE',
      i: 42,
      l: '0',
      z: '0',
      L: '0',
      n: '0',
      N: null,
      T: 1_000,
      t: -1,
      w: true,
      m: false,
      M: false,
      O: 1_000,
      Z: '0',
      Y: '0',
      Q: '0',
      W: 1_000,
      V: 'EXPIRE_MAKER',
    },
  ]);
});

test('its fills are told one after the other, each with what is filled by then', () => {
  const order: SpotOrder = { ...placed, status: 'filled', filledSteps: 1_000, dealAmount: usdt('589'), endedAt: 1_002 };
  const reports = told(order, [dealOf(order, 400, 1), dealOf(order, 600, 2)], true);
  expect(steps(reports)).toEqual([
    ['NEW', 'NEW', '0', '0', -1],
    ['TRADE', 'PARTIALLY_FILLED', '0.004', '0.004', 1],
    ['TRADE', 'FILLED', '0.006', '0.01', 2],
  ]);
  expect(reports.map(({ Y, Z, N }) => [Y, Z, N])).toEqual([
    ['0', '0', null],
    ['235.6', '235.6', 'BTC'],
    ['353.4', '589', 'BTC'],
  ]);
});

test('what an earlier commit has filled is counted in', () => {
  const order: SpotOrder = { ...placed, status: 'partial', filledSteps: 700, dealAmount: usdt('412.3') };
  expect(steps(told(order, [dealOf(order, 300, 5)], false))).toEqual([
    ['TRADE', 'PARTIALLY_FILLED', '0.003', '0.007', 5],
  ]);
});

test('an order that was made smaller is told as replaced, filled or not', () => {
  const amended = (order: SpotOrder) =>
    reportsOf(order, pair, [], { isNew: false, isAmended: true, now: 9_000 }) as Told[];
  const shown = (order: SpotOrder) => amended(order).map(({ E, x, X, q, z, w }) => [E, x, X, q, z, w]);
  expect(shown({ ...placed, steps: 400 })).toEqual([[9_000, 'REPLACED', 'NEW', '0.004', '0', true]]);
  const part: SpotOrder = { ...placed, steps: 400, status: 'partial', filledSteps: 300, dealAmount: usdt('177') };
  expect(shown(part)).toEqual([[9_000, 'REPLACED', 'PARTIALLY_FILLED', '0.004', '0.003', true]]);
});

test('an end by its owner is a cancel, one by itself an expiry', () => {
  const ended = { status: 'cancelled', endedAt: 1_500 } as const;
  expect(told({ ...placed, ...ended }, [], false)).toMatchObject([
    { x: 'CANCELED', X: 'CANCELED', T: 1_500, w: false },
  ]);
  const waited: SpotOrder = { ...placed, ...ended, type: 'market', tick: null, stop: { tick: 1, when: 'falling' } };
  expect(steps(told(waited, [], false))).toEqual([['CANCELED', 'CANCELED', '0', '0', -1]]);
  const atOnce: SpotOrder = { ...placed, ...ended, force: 'ioc', filledSteps: 400, dealAmount: usdt('235.6') };
  expect(steps(told(atOnce, [dealOf(atOnce, 400, 1)], true))).toEqual([
    ['NEW', 'NEW', '0', '0', -1],
    ['TRADE', 'PARTIALLY_FILLED', '0.004', '0.004', 1],
    ['EXPIRED', 'EXPIRED', '0', '0.004', -1],
  ]);
});

test('an end by an own order is a deal that was kept from being', () => {
  const prevented = { id: 40, orderNo: 'o-2', steps: 600 };
  const ended = { status: 'cancelled', endedAt: 1_500, filledSteps: 400, prevented } as const;
  const order: SpotOrder = { ...placed, ...ended, selfTrade: 'end-taker', dealAmount: usdt('235.6') };
  const [fresh, deal, end] = told(order, [dealOf(order, 400, 1)], true);
  expect([fresh, deal].map((one) => [one?.['V'], one?.['v']])).toEqual([
    ['EXPIRE_TAKER', undefined],
    ['EXPIRE_TAKER', undefined],
  ]);
  const what = { x: 'TRADE_PREVENTION', X: 'EXPIRED_IN_MATCH', l: '0', z: '0.004', t: -1, w: false, C: '' };
  expect(end).toMatchObject({ ...what, T: 1_500, v: 40, A: '0.006', B: '0.006' });
});

test('what is cancelled is told by its own name, and by its number where it has none', () => {
  const ended = { ...placed, status: 'cancelled', endedAt: 1_500 } as const;
  const names = (order: SpotOrder) => told(order, [], false).map(({ c, C }) => [c, C]);
  expect([names(ended), names({ ...ended, clientId: null })]).toEqual([[['mine', 'mine']], [['o-1', 'o-1']]]);
  expect(names({ ...ended, force: 'ioc' })).toEqual([['mine', '']]);
});
