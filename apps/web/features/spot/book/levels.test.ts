import { expect, test } from 'vitest';
import type { Trade } from '../../../shell/book/deals.ts';
import type { Level } from '../../../shell/book/depth.ts';
import { termsOf } from '../terms.ts';
import { buyShare, ownRows, rowsOf, spreadOf, sweep } from './levels.ts';
import { pathOf, shapeOf, sumAt } from './depth-shape.ts';

const terms = termsOf({
  symbol: 'BTCUSDT',
  productName: 'Bitcoin',
  baseCurrency: 'BTC',
  quoteCurrency: 'USDT',
  tick: '0.01',
  step: '0.00001',
  minNotional: '5',
  makerFee: '0.001',
  takerFee: '0.0015',
  bandRate: '0.1',
});
const bids: Level[] = [
  ['99.95', '1'],
  ['99.91', '2'],
  ['99.8', '4'],
];
const asks: Level[] = [
  ['100.01', '1.5'],
  ['100.09', '0.5'],
  ['100.2', '3'],
];
const trade = (id: string, time: number, side: 'buy' | 'sell' = 'buy', quantity = '1'): Trade => ({
  id,
  symbol: 'BTCUSDT',
  price: '100',
  quantity,
  side,
  time,
});

test('a level of several prices is put where it looks no better than it is, and keeps all that stands there', () => {
  const step = 10n * terms.tick;
  expect(rowsOf(bids, 'bids', terms, { step, most: 9 })).toEqual([
    { price: '99.9', quantity: '3', sum: 3 },
    { price: '99.8', quantity: '4', sum: 7 },
  ]);
  expect(rowsOf(asks, 'asks', terms, { step, most: 9 })).toEqual([
    { price: '100.1', quantity: '2', sum: 2 },
    { price: '100.2', quantity: '3', sum: 5 },
  ]);
});

test('the last row shown is whole: levels that belong to it still count, later rows are left out', () => {
  expect(rowsOf(bids, 'bids', terms, { step: 10n * terms.tick, most: 1 })).toEqual([
    { price: '99.9', quantity: '3', sum: 3 },
  ]);
});

test('the spread is exact, and absent without both sides', () => {
  expect(spreadOf({ bids, asks })?.size).toBe('0.06');
  expect(spreadOf({ bids: [], asks })).toBeNull();
});

test('a market buy spends no more than its amount; a sell meets the best first', () => {
  expect(sweep(asks, 'amount', 200_000_000n, terms)).toEqual({
    quantity: 199_940_000n,
    worth: 199_999_946n,
    complete: true,
  });
  expect(sweep(bids, 'quantity', 200_000_000n, terms)).toEqual({
    quantity: 200_000_000n,
    worth: 199_860_000n,
    complete: true,
  });
  expect(sweep(bids, 'quantity', 800_000_000n, terms)).toMatchObject({ quantity: 700_000_000n, complete: false });
  expect(sweep(asks, 'amount', 900_000_000n, terms).complete).toBe(false);
});

test('the flow is the share bought by quantity', () => {
  expect(buyShare([trade('a', 1, 'buy', '3'), trade('b', 2, 'sell', '1')])).toBe(0.75);
  expect(buyShare([])).toBeNull();
});

test('the depth chart reaches as far as both sides do, and sums from the middle outwards', () => {
  const shape = shapeOf({ bids, asks });
  expect(shape?.mid).toBeCloseTo(99.98, 8);
  expect(shape?.reach).toBeCloseTo(0.18, 8);
  expect(shape?.most).toBe(7);
  expect(sumAt(shape?.asks ?? [], 99.98, 100.1)).toBe(2);
  expect(shape === null ? '' : pathOf(shape.asks, shape, 'asks', true)).toMatch(/^M\S+ 100H.*H100V100Z$/);
  expect(shapeOf({ bids, asks: [] })).toBeNull();
});

test('own orders are found in the row that they were put into, and only on their side of their pair', () => {
  const own = (part: object) => ({ symbol: 'BTCUSDT', side: 'buy' as const, status: 'open', price: '99.97', ...part });
  const orders = [
    own({}),
    own({ side: 'sell', price: '100.03' }),
    own({ symbol: 'ETHUSDT', price: '50' }),
    own({ status: 'locked', price: '98' }),
    own({ price: null }),
  ];
  expect([...ownRows(orders, 'bids', terms.tick, terms)]).toEqual([99.97]);
  expect([...ownRows(orders, 'bids', 10n * terms.tick, terms)]).toEqual([99.9]);
  expect([...ownRows(orders, 'asks', 10n * terms.tick, terms)]).toEqual([100.1]);
});
