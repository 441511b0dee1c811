import '../../../../tests/screens/browser.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { expect, test, vi } from 'vitest';

vi.mock('../../shell/client/stream.ts', () => ({ onEvent: () => () => undefined }));
const { todayOf } = await import('./own-days.ts');

const today = 20_000 * dayMs;
const day = (before: number, profit: string) => ({ start: today - before * dayMs, profit });

test('today is what its day has brought, as a share of what there was before', () => {
  expect(todayOf({ today, since: 0, days: [day(1, '7'), day(0, '-5.41')] }, '10004.59')).toEqual({
    profit: '-5.41',
    rate: '-0.00054',
  });
  expect(todayOf({ today, since: 0, days: [day(0, '8')] }, '108')).toEqual({ profit: '8', rate: '0.08' });
});

test('a day that has brought nothing is nothing, and of nothing there is no share', () => {
  expect(todayOf({ today, since: 0, days: [day(1, '7')] }, '100')).toEqual({ profit: '0', rate: '0' });
  expect(todayOf({ today, since: 0, days: [day(0, '8')] }, '8')).toEqual({ profit: '8', rate: null });
});
