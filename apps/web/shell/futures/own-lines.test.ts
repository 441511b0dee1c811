import '../../../../tests/screens/browser.ts';
import { expect, test, vi } from 'vitest';
import type { FuturesOrder } from '../client/futures-orders.ts';

vi.mock('../client/futures-orders.ts', () => ({ useOpenFutures: vi.fn() }));
const { linesOf } = await import('./own-lines.ts');

const order = {
  orderNo: 'F1',
  direction: 'long',
  lots: '10',
  status: 'holding',
  openPrice: '60000',
  entrustPrice: '59000',
  stopProfit: '65000',
  stopLoss: null,
  liquidationPrice: '55000',
} as FuturesOrder;
const drawn = (changes: Partial<FuturesOrder> = {}) =>
  linesOf({ ...order, ...changes }).map(({ id, kind, price }) => [id, kind, price]);

test('a position has its entry, its stops and its liquidation', () => {
  expect(drawn({ stopLoss: '58000' })).toEqual([
    ['F1.entry', 'entry', '60000'],
    ['F1.takeProfit', 'takeProfit', '65000'],
    ['F1.stopLoss', 'stopLoss', '58000'],
    ['F1.liquidation', 'liquidation', '55000'],
  ]);
});

test('an order that waits stands where it waits, not where it has not opened yet', () => {
  expect(drawn({ status: 'pending', stopProfit: null, liquidationPrice: null })).toEqual([
    ['F1.order', 'order', '59000'],
  ]);
});

test('what there is none of has no line: a market order’s price, a long that can’t be liquidated', () => {
  expect(drawn({ status: 'pending', entrustPrice: null, stopProfit: null, liquidationPrice: '0' })).toEqual([]);
});

test('a line says whose it is', () => {
  expect(linesOf(order)[0]).toEqual({
    id: 'F1.entry',
    kind: 'entry',
    orderNo: 'F1',
    direction: 'long',
    lots: '10',
    price: '60000',
  });
});
