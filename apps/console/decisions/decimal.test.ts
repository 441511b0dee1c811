import { expect, test } from 'vitest';
import { sumOf } from './decimal.ts';

test.each([
  ['1', '2', '3'],
  ['0.1', '0.2', '0.3'],
  ['10', '-0.000001', '9.999999'],
  ['-5', '2.5', '-2.5'],
  ['1.50', '0.50', '2'],
  ['99999999999999999999.9', '0.1', '100000000000000000000'],
  ['-0.4', '0.4', '0'],
])('%s + %s = %s', (a, b, sum) => {
  expect(sumOf(a, b)).toBe(sum);
});

test.each(['', 'x', '1e3', '.5', '1.', '+1'])('“%s” is no decimal', (text) => {
  expect(sumOf(text, '1')).toBeNull();
});
