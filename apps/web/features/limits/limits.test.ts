import { expect, test } from 'vitest';
import { isLimit, isLooser, lossShare } from './limits.ts';

test.each([
  ['0', false],
  ['', false],
  ['-5', false],
  ['1e3', false],
  ['0.0000001', false],
  ['0.000001', true],
  ['250.5', true],
] as const)('%s can be a limit: %s', (typed, expected) => {
  expect(isLimit(typed)).toBe(expected);
});

test('no limit is the loosest, and nothing is looser than none', () => {
  expect([
    isLooser(null, '5'),
    isLooser('10', '9.999999'),
    isLooser('9', '10'),
    isLooser('10', '10'),
    isLooser('1', null),
    isLooser(null, null),
  ]).toEqual([true, true, false, false, false, false]);
});

test('the day is used up by a loss as large as the limit, never more than whole', () => {
  expect([
    lossShare('0', '100'),
    lossShare('25', '100'),
    lossShare('100', '100'),
    lossShare('300', '100'),
    lossShare('5', null),
  ]).toEqual([0, 0.25, 1, 1, 0]);
});
