import { expect, test } from 'vitest';
import { percentOf, sumOf } from './sum-of.ts';

test.each([
  ['0', '0', '0'],
  ['1.5', '-2', '-0.5'],
  ['9007199254740993', '0.000001', '9007199254740993.000001'],
  ['-0.1', '-0.2', '-0.3'],
])('%s and %s are %s', (a, b, sum) => {
  expect(sumOf(a, b)).toBe(sum);
});

test('a share is told in whole per cent, of nothing as none', () => {
  expect([percentOf('1', '3'), percentOf('3', '3'), percentOf('0', '0')]).toEqual([33, 100, 0]);
});
