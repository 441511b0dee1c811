import '../../../../tests/screens/browser.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { expect, test, vi } from 'vitest';

vi.mock('../../shell/client/stream.ts', () => ({ onEvent: () => () => undefined }));
const { lastDays, todayOf } = await import('./own-days.ts');

const today = 20_000 * dayMs;
const day = (before: number, profit: string) => ({ start: today - before * dayMs, profit });

test('today is what its day has brought, as a share of what there was before', () => {
  expect(todayOf({ today, days: [day(1, '7'), day(0, '-5.41')] }, '10004.59')).toEqual({
    profit: '-5.41',
    rate: '-0.00054',
  });
  expect(todayOf({ today, days: [day(0, '8')] }, '108')).toEqual({ profit: '8', rate: '0.08' });
});

test('a day that has brought nothing is nothing, and of nothing there is no share', () => {
  expect(todayOf({ today, days: [day(1, '7')] }, '100')).toEqual({ profit: '0', rate: '0' });
  expect(todayOf({ today, days: [day(0, '8')] }, '8')).toEqual({ profit: '8', rate: null });
});

test('the curve has the last seven days and begins at nothing', () => {
  const days = [day(7, '100'), day(6, '1'), day(2, '-3.5'), day(0, '0.5')];
  expect(lastDays({ today, days })).toEqual([0, 1, 1, 1, 1, -2.5, -2.5, -2].map((usdt) => usdt * 1e6));
});
