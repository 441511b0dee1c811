import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FastOrder } from '../../../shell/fast/standing.ts';

const heard = vi.hoisted(() => ({ order: (_row: unknown, _wasOpen: boolean): void => undefined }));
vi.mock('../../../shell/fast/open-orders.ts', () => ({
  onFastOrder: (listener: typeof heard.order) => {
    heard.order = listener;
  },
}));
vi.mock('../../../shell/client/query.ts', () => ({
  queryClient: { setQueryData: vi.fn(), invalidateQueries: vi.fn() },
  queryKey: vi.fn(),
}));
vi.mock('../../../shell/client/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../../shell/client/use-pages.ts', () => ({ usePages: vi.fn() }));
const { useEnded, useJustSettled } = await import('./orders.ts');
const { entryOf } = await import('./entries.ts');

const order = (orderNo: string, more: object = {}) =>
  ({
    orderNo,
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    orderPrice: '98055.42',
    openTime: 1_000,
    salePrice: '98062.45',
    saleTime: 31_050,
    status: 'settled',
    result: 'win',
    ...more,
  }) as FastOrder;
const shown = (where: typeof useEnded) => where.getState().rows.map(({ orderNo }) => orderNo);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('where an order has ended is on the line for thirty seconds, and its result for eight', () => {
  heard.order(order('a'), true);
  vi.advanceTimersByTime(7_999);
  heard.order(order('b'), true);
  expect([shown(useJustSettled), shown(useEnded)]).toEqual([
    ['b', 'a'],
    ['b', 'a'],
  ]);
  vi.advanceTimersByTime(1);
  expect([shown(useJustSettled), shown(useEnded)]).toEqual([['b'], ['b', 'a']]);
  vi.advanceTimersByTime(21_999);
  expect(shown(useEnded)).toEqual(['b', 'a']);
  vi.advanceTimersByTime(1);
  expect(shown(useEnded)).toEqual(['b']);
});

test('neither what still runs nor what was known to have ended comes on the line anew', () => {
  heard.order(order('a', { status: 'holding', result: null }), true);
  heard.order(order('b'), false);
  expect(shown(useEnded)).toEqual([]);
});

test.each(['win', 'lose', 'tie'])('the dot of a %s stands at the price and the moment that decided it', (end) => {
  expect(entryOf(order('a', { result: end }))).toEqual([
    {
      id: 'a',
      direction: 'up',
      price: 98_055.42,
      from: 1_000,
      to: 31_000,
      exit: { time: 31_050, price: 98_062.45, end },
    },
  ]);
});

test('what is void has ended nowhere, and what has no entry yet is not on the line', () => {
  expect(entryOf(order('a', { result: 'void' }))[0]).not.toHaveProperty('exit');
  expect(entryOf(order('a', { orderPrice: null }))).toEqual([]);
});
