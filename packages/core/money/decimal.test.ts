import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal, formatPlain, parseDecimal } from './decimal.ts';

test.each([
  '',
  ' ',
  '.',
  '-',
  '+1',
  '-1',
  '-0',
  '1e3',
  '1E3',
  '1e-3',
  ' 5',
  '5 ',
  '5\n',
  '\t5',
  '.5',
  '5.',
  '00',
  '01',
  '0x10',
  '0b1',
  '0o7',
  '1_000',
  '1,5',
  '1,000',
  'NaN',
  'Infinity',
  'null',
  'true',
  '5n',
  '１２',
  '٣',
  '1.２',
  '1.0000001',
  '1.5.5',
  '1.-5',
  '1 000',
  '1\u00a0000',
  '\u00005',
  '1000000000000000',
  '9'.repeat(400),
])('%j is no amount with 6 decimals', (text) => {
  expect(parseDecimal(text, 6)).toBeNull();
});

test('what JavaScript would misread is read to the last digit', () => {
  expect(parseDecimal('999999999999999.999999', 6)).toBe(999_999_999_999_999_999_999n);
  expect(parseDecimal('0.000001', 6)).toBe(1n);
  expect(parseDecimal('1.005', 3)).toBe(1_005n);
  expect(parseDecimal('0', 6)).toBe(0n);
  expect(parseDecimal('7', 0)).toBe(7n);
  expect(parseDecimal('7.0', 0)).toBeNull();
  expect(parseDecimal('0.123456789012345678', 18)).toBe(123_456_789_012_345_678n);
});

test.each([
  [0n, 6, '0.000000', '0'],
  [1n, 6, '0.000001', '0.000001'],
  [-1n, 6, '-0.000001', '-0.000001'],
  [1_500_000n, 6, '1.500000', '1.5'],
  [-250_000n, 6, '-0.250000', '-0.25'],
  [100n, 0, '100', '100'],
  [-100n, 0, '-100', '-100'],
  [10_000_000n, 6, '10.000000', '10'],
])('%s with %i decimals is written %s, plainly %s', (units, scale, fixed, plain) => {
  expect([formatDecimal(units, scale), formatPlain(units, scale)]).toEqual([fixed, plain]);
});

test('every number that is written reads back the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 18 }), fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), (scale, units) => {
      expect(parseDecimal(formatDecimal(units, scale), scale)).toBe(units);
      expect(parseDecimal(formatPlain(units, scale), scale)).toBe(units);
      if (units > 0n) expect(formatPlain(-units, scale)).toBe(`-${formatPlain(units, scale)}`);
    }),
    { seed: 1, numRuns: 500 },
  );
});
