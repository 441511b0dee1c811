import { expect, test } from 'vitest';
import { writeIn } from '../../../locales/format.ts';
import { firstShown, percentAxis } from './percent-axis.ts';

const chartOf = (closes: readonly number[], realFrom: number) =>
  ({
    getDataList: () => closes.map((close, at) => ({ timestamp: at, open: close, high: close, low: close, close })),
    getVisibleRange: () => ({
      from: Math.max(0, realFrom - 5),
      to: closes.length,
      realFrom,
      realTo: closes.length + 5,
    }),
  }) as unknown as Parameters<typeof percentAxis.createRange>[0]['chart'];
const rangeOf = (from: number, to: number) => {
  const range = to - from;
  const real = { realFrom: from, realTo: to, realRange: range };
  return { from, to, range, ...real, displayFrom: from, displayTo: to, displayRange: range };
};
const axisOf = (closes: readonly number[], realFrom: number) =>
  percentAxis.createRange({ chart: chartOf(closes, realFrom), paneId: 'candle_pane', defaultRange: rangeOf(90, 120) });

test('without a price to count from the axis is that of prices', () => {
  expect(axisOf([], 0)).toEqual(rangeOf(90, 120));
  expect(axisOf([0, 100], 0)).toEqual(rangeOf(90, 120));
});

test('percentages are counted from the first candle that is on screen, not from one beside it', () => {
  expect(firstShown(chartOf([50, 60, 100, 110], 2))?.close).toBe(100);
  const { realFrom, realTo, from, to } = axisOf([50, 60, 100, 110], 2);
  expect([from, to]).toEqual([90, 120]);
  expect(realFrom).toBeCloseTo(-10, 9);
  expect(realTo).toBeCloseTo(20, 9);
});

test('with fewer candles than there is room for, the first one there is counts', () => {
  expect(firstShown(chartOf([80, 100], -7))?.close).toBe(80);
});

test('the axis writes percentages as the language does', () => {
  writeIn('vi');
  expect(percentAxis.displayValueToText(-0.85)).toBe('−0,85%');
  writeIn('en');
});
