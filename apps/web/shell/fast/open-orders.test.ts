import { beforeEach, expect, test, vi } from 'vitest';
import type { FastOrder } from './standing.ts';

const heard = vi.hoisted(() => new Map<string, (row: object) => void>());
const cache = vi.hoisted(() => ({ open: undefined as { list: object[]; total: number } | undefined }));
vi.mock('../client/stream.ts', () => ({ onEvent: heard.set.bind(heard) }));
vi.mock('../clock/server-clock.ts', () => ({ serverNow: () => 0 }));
vi.mock('../client/query.ts', () => ({
  queryClient: {
    getQueryData: () => cache.open,
    setQueryData: (_: unknown, open: typeof cache.open) => void (cache.open = open),
  },
  queryKey: vi.fn(),
  queryOf: vi.fn(),
}));
const { onFastOrder } = await import('./open-orders.ts');

const row = (orderNo: string, changes: object = {}) =>
  ({ orderNo, contractType: 'fast', status: 'holding', orderTime: 1, ...changes }) as FastOrder;
const tell = (one: object) => heard.get('order')?.(one);
const changes: (readonly [string, boolean])[] = [];
onFastOrder((now, wasOpen) => changes.push([now.orderNo, wasOpen]));
beforeEach(() => {
  changes.length = 0;
  cache.open = { list: [row('a')], total: 1 };
});

test('a new order joins the open ones, a settled one leaves them', () => {
  tell(row('b', { orderTime: 2 }));
  expect(cache.open).toMatchObject({ list: [{ orderNo: 'b' }, { orderNo: 'a' }], total: 2 });
  tell(row('a', { status: 'settled' }));
  expect(cache.open).toMatchObject({ list: [{ orderNo: 'b' }], total: 1 });
});

test('who follows them learns whether an order was open before', () => {
  tell(row('a', { status: 'settled' }));
  tell(row('a', { status: 'settled' }));
  expect(changes).toEqual([
    ['a', true],
    ['a', false],
  ]);
});

test('before the list is there, and of other orders, nothing is kept', () => {
  tell({ contractType: 'futures', orderNo: 'c' });
  expect(cache.open).toMatchObject({ list: [{ orderNo: 'a' }] });
  cache.open = undefined;
  tell(row('b'));
  expect(cache.open).toBeUndefined();
  expect(changes).toEqual([['b', false]]);
});
