import { dayMs } from '@candor/core/platform-day.ts';
import { expect, test, vi } from 'vitest';

vi.mock('../../shell/client/stream.ts', () => ({ onEvent: vi.fn() }));
vi.mock('../../shell/client/query.ts', () => ({ queryClient: {}, queryKey: vi.fn(), useCall: vi.fn() }));
const { profitCurve } = await import('./profit.ts');

const today = Date.UTC(2026, 10, 21, 23);
const since = today - 200 * dayMs;
const ago = (days: number, profit: string) => ({ start: today - days * dayMs, profit });

test('every day of the range stands there, and its sum is exact to the last unit', () => {
  const curve = profitCurve({ today, since, days: [ago(6, '-0.1'), ago(3, '0.3'), ago(0, '-0.000001')] }, 7);
  expect(curve.map(({ start }) => start)).toEqual([6, 5, 4, 3, 2, 1, 0].map((days) => today - days * dayMs));
  expect(curve.map(({ profit }) => profit)).toEqual(['-0.1', '0', '0', '0.3', '0', '0', '-0.000001']);
  expect(curve.map(({ sum }) => sum)).toEqual(['-0.1', '-0.1', '-0.1', '0.2', '0.2', '0.2', '0.199999']);
});

test('what was before the range is no part of it', () => {
  const answer = { today, since, days: [ago(30, '100'), ago(29, '7'), ago(7, '-2')] };
  expect([7, 30, 90].map((range) => profitCurve(answer, range as 7 | 30 | 90).at(-1)?.sum)).toEqual(['0', '5', '105']);
});

test('nothing stands before the account’s first day, nor a day of nothing before a first profit', () => {
  const young = { today, since: today - 2 * dayMs, days: [ago(1, '4')] };
  expect(profitCurve(young, 30).map(({ start, sum }) => [start, sum])).toEqual([
    [today - 2 * dayMs, '0'],
    [today - dayMs, '4'],
    [today, '4'],
  ]);
  expect(profitCurve({ today, since: today, days: [] }, 7)).toHaveLength(1);
  // Of the history that an account was given, all is shown.
  expect(profitCurve({ today, since: today, days: [ago(3, '1')] }, 7).map(({ sum }) => sum)).toEqual(
    Array(4).fill('1'),
  );
});
