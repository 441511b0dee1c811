import { expect, test, vi } from 'vitest';
import type { FuturesOrder } from './futures-orders.ts';

vi.mock('./stream.ts', () => ({ onEvent: vi.fn() }));
vi.mock('./query.ts', () => ({ queryClient: {}, queryKey: vi.fn(), queryOf: vi.fn() }));
vi.mock('../session/session.ts', () => ({ useSignedIn: vi.fn() }));
const { isFutures, withRow } = await import('./futures-orders.ts');
const { linesOf } = await import('./own-lines.ts');

const rows = [
  { orderNo: 'b', orderTime: 2 },
  { orderNo: 'a', orderTime: 1 },
];

test('a changed row takes its place, newest first, and leaves where it no longer belongs', () => {
  expect(withRow(rows, { orderNo: 'c', orderTime: 3 }, true).map((row) => row.orderNo)).toEqual(['c', 'b', 'a']);
  expect(withRow(rows, { orderNo: 'a', orderTime: 1 }, true).map((row) => row.orderNo)).toEqual(['b', 'a']);
  expect(withRow(rows, { orderNo: 'b', orderTime: 2 }, false).map((row) => row.orderNo)).toEqual(['a']);
});

test('only futures are taken for futures', () => {
  expect([{ contractType: 'futures' }, { contractType: 'fast' }, { side: 'buy' }].map(isFutures)).toEqual([
    true,
    false,
    false,
  ]);
});

const open = {
  orderNo: 'n',
  direction: 'long',
  lots: '5',
  status: 'holding',
  openPrice: '100',
  entrustPrice: '99',
  stopProfit: '120',
  stopLoss: null,
  liquidationPrice: '0',
} as FuturesOrder;

test('a position has its entry and stops as lines; a waiting order its price; a liquidation at zero is none', () => {
  expect(linesOf(open).map(({ kind, price }) => `${kind} ${price}`)).toEqual(['entry 100', 'stopProfit 120']);
  expect(
    linesOf({ ...open, status: 'pending', openPrice: null, liquidationPrice: null }).map(
      ({ kind, price }) => `${kind} ${price}`,
    ),
  ).toEqual(['order 99', 'stopProfit 120']);
});
