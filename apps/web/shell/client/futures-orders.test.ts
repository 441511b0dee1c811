import { expect, test, vi } from 'vitest';

vi.mock('./stream.ts', () => ({ onEvent: vi.fn() }));
vi.mock('./query.ts', () => ({ queryClient: {}, queryKey: vi.fn(), queryOf: vi.fn() }));
vi.mock('../session/session.ts', () => ({ useSignedIn: vi.fn() }));
const { isFutures, withRow } = await import('./futures-orders.ts');

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
