import { onTestFinished, expect, test, vi } from 'vitest';
import { futuresOrder } from '../futures/test-futures-order.ts';

const heard = vi.hoisted(() => new Map<string, (row: object) => void>());
vi.mock('./stream.ts', () => ({ onEvent: heard.set.bind(heard) }));
vi.mock('./query.ts', () => ({
  queryClient: { getQueryData: vi.fn(), invalidateQueries: vi.fn() },
  queryKey: vi.fn(),
  queryOf: vi.fn(),
  outdate: vi.fn(),
}));
vi.mock('../session/session.ts', () => ({ useSignedIn: vi.fn() }));
const { askForFutures, isFutures, onFuturesOrder, withRow } = await import('./futures-orders.ts');

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

test('each of several answers is taken over, but none of which an event has told more meanwhile', async () => {
  const kept: string[] = [];
  onTestFinished(onFuturesOrder(({ orderNo, status }) => kept.push(`${orderNo} ${status}`)));
  await askForFutures(async () => {
    await Promise.resolve();
    heard.get('order')?.(futuresOrder('a', { status: 'closed' }));
    return [futuresOrder('a'), futuresOrder('b')];
  });
  expect(kept).toEqual(['a closed', 'b holding']);
});
