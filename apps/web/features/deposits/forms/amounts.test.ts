import { expect, test } from 'vitest';
import { clockText } from '../parts/clock-text.ts';
import { amountIssue, usdtFor, vndTyped } from './amounts.ts';

test.each([
  ['500.000', '500000'],
  ['5,260,000', '5260000'],
  ['1 000 000 đ', '1000000'],
  ['500.000,00', '500000.00'],
  ['500.000,5', '500000.5'],
  ['1,5', '1.5'],
  ['007', '7'],
  ['', ''],
  ['abc', 'abc'],
])('as dong, %j is %j', (typed, sent) => {
  expect(vndTyped(typed)).toBe(sent);
});

test.each([
  ['', 6, '10', 'invalid'],
  ['abc', 6, '10', 'invalid'],
  ['0', 6, '10', 'invalid'],
  ['-5', 6, '10', 'invalid'],
  ['1.0000001', 6, '10', 'decimals'],
  ['9.999999', 6, '10', 'low'],
  ['10', 6, '10', null],
  ['262999', 0, '263000', 'low'],
  ['1', 6, undefined, null],
])('%j with %i decimals and a minimum of %s: %s', (text, scale, minimum, issue) => {
  expect(amountIssue(text, scale, minimum)).toBe(issue);
});

test('dong become USDT by the rate, rounded down', () => {
  expect(usdtFor('5260000', '26300')).toBe('200');
  expect(usdtFor('1', '26300')).toBe('0.000038');
  expect(usdtFor('x', '26300')).toBeNull();
  expect(usdtFor('1', '0')).toBeNull();
});

test.each([
  [1_799_001, '30:00'],
  [60_000, '1:00'],
  [59_000, '0:59'],
  [1, '0:01'],
  [0, '0:00'],
])('%i ms left are %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
