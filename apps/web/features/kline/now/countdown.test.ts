import { expect, test } from 'vitest';
import { countdownOf } from './countdown.ts';

const noon = Date.UTC(2026, 10, 23, 12);
const second = 1_000;

test('a candle that is over has nothing left, to the second', () => {
  expect(countdownOf('1m', noon, noon + 60 * second)).toBe('');
  expect(countdownOf('1m', noon, noon + 90 * second)).toBe('');
  expect(countdownOf('1m', noon, noon + 59 * second + 1)).toBe('00:01');
});

test.each([
  ['1m', noon, noon, '01:00'],
  ['5m', noon, noon + second, '04:59'],
  ['1h', noon, noon, '1:00:00'],
  ['1h', noon, noon + second, '59:59'],
  ['1d', Date.UTC(2026, 10, 23), noon + second, '11:59:59'],
  ['1w', Date.UTC(2026, 10, 23), noon, '6d 12h'],
  ['1M', Date.UTC(2026, 10, 1), noon, '7d 12h'],
  ['1M', Date.UTC(2026, 1, 1), Date.UTC(2026, 1, 28), '1d 00h'],
] as const)('of %s that began at %i there is left at %i: %s', (period, start, now, text) => {
  expect(countdownOf(period, start, now)).toBe(text);
});
