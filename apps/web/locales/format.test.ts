import { beforeEach, expect, test } from 'vitest';
import { ago, amount, compact, date, number, percent, price, signedAmount, unknown, writeIn } from './format.ts';

beforeEach(() => writeIn('en'));

test('an amount is cut and never rounded up', () => {
  expect(amount('0.999999')).toBe('0.99');
  expect(amount('-0.999999')).toBe('−0.99');
  expect(amount('1.123456789', 'BTC')).toBe('1.12345678');
  expect(amount('1999.9', 'VND')).toBe('1,999');
});

test('a decimal string keeps every digit, where a JavaScript number would not', () => {
  expect(price('123456789012345.12345678', 8)).toBe('123,456,789,012,345.12345678');
});

test('numbers are written in the manner of the language, always in groups', () => {
  writeIn('es');
  expect(number('1234')).toBe('1.234');
  writeIn('vi');
  expect(amount('12480.36')).toBe('12.480,36');
  writeIn('sv');
  expect(percent('-0.0216')).toBe('−2,16\u00a0%');
});

test('a change has its sign, and a true minus', () => {
  expect(percent('0.0469')).toBe('+4.69%');
  expect(percent('-0.0204')).toBe('−2.04%');
  expect(percent('0')).toBe('0.00%');
  expect(signedAmount('12.5')).toBe('+12.50');
});

test('large numbers are short from a million on', () => {
  expect([compact('999999'), compact('1000000'), compact('2519000000'), compact('-3100000000000')]).toEqual(['999,999', '1.00M', '2.51B', '−3.10T']);
});

test('what is not known is a dash', () => {
  expect([amount(null), price(undefined, 2), percent(''), compact(null)]).toEqual([unknown, unknown, unknown, unknown]);
});

test('under five minutes it is just now', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  expect(ago(now - 299_999, now, 'just now')).toBe('just now');
  expect(ago(now - 300_000, now, 'just now')).toBe('5 minutes ago');
  expect(ago(now - 3 * 3_600_000, now, 'just now')).toBe('3 hours ago');
  expect(ago(now - 8 * 86_400_000, now, 'just now')).toBe('11/12/2026');
});

test('a platform day has the date of platform time, wherever the device is', () => {
  const midnight = Date.UTC(2026, 10, 20, 23);
  expect([date(midnight - 1, 'platformDay'), date(midnight, 'platformDay')]).toEqual(['Nov 20', 'Nov 21']);
});
