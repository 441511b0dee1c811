import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barOf, openBar, withFetched, withPrice, type Bar } from './bars.ts';
import { chartPeriod, periods, shortNames } from './periods.ts';

const bar: Bar = { timestamp: 60_000, open: 10, high: 12, low: 9, close: 11, volume: 5 };

test('a candle of the wire becomes one of the picture', () => {
  const candle = { time: 60_000, open: '10', high: '12', low: '9', close: '11', volume: '5', turnover: '55' };
  expect(barOf(candle)).toEqual(bar);
});

test('the first price of a bucket is all that it has', () => {
  expect(openBar(60_000, 7)).toEqual({ timestamp: 60_000, open: 7, high: 7, low: 7, close: 7, volume: 0 });
});

test.each([
  [11.5, { close: 11.5 }],
  [13, { close: 13, high: 13 }],
  [8, { close: 8, low: 8 }],
])('a price of %d moves the close, and an end only beyond it', (price, changes) => {
  expect(withPrice(bar, price)).toEqual({ ...bar, ...changes });
});

test('an answer brings the volume and the open; ends and close that are newer stay', () => {
  const live = { ...openBar(60_000, 10.5), high: 14, low: 10, close: 13 };
  expect(withFetched(live, bar)).toEqual({ ...bar, high: 14, low: 9, close: 13 });
});

test('whatever comes in which order, every price lies between low and high, and the last is the close', () => {
  const prices = fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(prices, fc.nat(20), ([first = 1, ...rest], at) => {
      const fetched = rest.slice(0, at).reduce(withPrice, openBar(0, first));
      const { high, low, close, open } = withFetched(rest.reduce(withPrice, openBar(0, first)), fetched);
      expect([open, low, high, close]).toEqual([
        first,
        Math.min(first, ...rest),
        Math.max(first, ...rest),
        rest.at(-1) ?? first,
      ]);
    }),
  );
});

test('a timeframe is told to the library by unit and count: a minute is not a month', () => {
  expect(periods.map((period) => [shortNames[period], chartPeriod(period)])).toEqual([
    ['1m', { type: 'minute', span: 1 }],
    ['5m', { type: 'minute', span: 5 }],
    ['15m', { type: 'minute', span: 15 }],
    ['30m', { type: 'minute', span: 30 }],
    ['1h', { type: 'hour', span: 1 }],
    ['1D', { type: 'day', span: 1 }],
    ['1W', { type: 'week', span: 1 }],
    ['1M', { type: 'month', span: 1 }],
  ]);
});
