import { languages } from '@candor/api-contract/languages.ts';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { amount, price, separators, writeIn } from '../../locales/format.ts';
import { amountShown, asTyped, decimalTyped, wholeTyped } from './amount-typed.ts';

const german = { decimal: ',', group: '.' };
const english = { decimal: '.', group: ',' };
const polish = { decimal: ',', group: '\u00a0' };

afterEach(() => writeIn('en'));

test.each([
  ['12.5', german, '12.5'],
  ['12,5', german, '12.5'],
  ['1.234,5', german, '1234.5'],
  ['1,234.5', english, '1234.5'],
  ['.5', english, '0.5'],
  ['007', english, '7'],
  ['5.', english, '5'],
  ['1 000,25', german, '1000.25'],
  ['', english, ''],
])('%s in %o is %s', (typed, signs, sent) => {
  expect(decimalTyped(typed, signs)).toBe(sent);
});

test.each([
  ['1,000', english, '1000'],
  ['112,000', english, '112000'],
  ['1,000,000', english, '1000000'],
  ['12,345.67', english, '12345.67'],
  ['1.000', german, '1000'],
  ['112.000', german, '112000'],
  ['3.400', german, '3400'],
  ['1.000.000', german, '1000000'],
  ['10.000,5', german, '10000.5'],
  ['1 000', polish, '1000'],
  ["1'000.50", english, '1000.50'],
  ['1，000', english, '1000'],
])('grouped, %s in %o is %s', (typed, signs, sent) => {
  expect(decimalTyped(typed, signs)).toBe(sent);
});

test.each([
  ['0.125', german, '0.125'],
  ['0,125', english, '0.125'],
  ['1.0005', german, '1.0005'],
  ['1,00', english, '1.00'],
  ['.500', german, '0.500'],
  ['1,000', polish, '1.000'],
  ['1.000', polish, '1.000'],
  ['1.000', english, '1.000'],
  ['1 000,250', english, '1000.250'],
  ['1.000,5', english, '1000.5'],
  ['1.000,', german, '1000'],
])('a sign that can only be the decimal one is: %s in %o is %s', (typed, signs, sent) => {
  expect(decimalTyped(typed, signs)).toBe(sent);
});

test.each(['1.2.3', 'abc', '1,00,000', '1 00', '1,0005.5', '1.5,000.2', '-5', '1e3', '1.000.00', '1234,567.5'])(
  '%s is no amount and stays as it is',
  (typed) => {
    expect(decimalTyped(typed, english)).toBe(typed);
  },
);

test.each([
  ['1234.5', german, '1234,5'],
  ['0.001', german, '0,001'],
  ['1234.567', english, '1234.567'],
  ['7', german, '7'],
  ['', german, ''],
])('%s is filled in as %o writes it, and means the same', (wire, signs, shown) => {
  expect(asTyped(wire, signs)).toBe(shown);
  expect(decimalTyped(shown, signs)).toBe(wire);
});

test.each([
  ['1.000', '1000'],
  ['1,000', '1000'],
  ['500.000', '500000'],
  ['12.000.000', '12000000'],
  ['1.5', '1.5'],
  ['500.000,00', '500000.00'],
  ['7', '7'],
  ['1.0000', '1.0000'],
])('where there is no fraction, either sign before three digits groups: %s is %s', (typed, sent) => {
  expect(wholeTyped(typed, german)).toBe(sent);
  expect(wholeTyped(typed, english)).toBe(sent);
});

test('six of the twelve languages group with a comma or a point; all are known to the rule', () => {
  const groups = languages.map((language) => {
    writeIn(language);
    return [language, separators().group];
  });
  expect(groups.filter(([, group]) => group === ',' || group === '.')).toEqual([
    ['en', ','],
    ['zh_cn', ','],
    ['vi', '.'],
    ['de', '.'],
    ['it', '.'],
    ['es', '.'],
  ]);
});

/** The decimal without zeroes that say nothing. */
const plain = (wire: string): string => (wire.includes('.') ? wire.replace(/\.?0+$/, '') : wire);

const decimals = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 8 }))
  .map(([units, scale]) => ({
    scale,
    wire:
      scale === 0
        ? String(units)
        : `${units / 10n ** BigInt(scale)}.${(units % 10n ** BigInt(scale)).toString().padStart(scale, '0')}`,
  }));

test.each(languages)('%s: what the app writes, typed back, is the same amount, in each scale', (language) => {
  writeIn(language);
  fc.assert(
    fc.property(decimals, ({ wire, scale }) => {
      expect(plain(decimalTyped(asTyped(wire)))).toBe(plain(wire));
      expect(plain(decimalTyped(amountShown(asTyped(wire), scale)))).toBe(plain(wire));
      expect(plain(decimalTyped(amountShown(asTyped(plain(wire)), 2)))).toBe(plain(wire));
      expect(plain(decimalTyped(price(wire, scale)))).toBe(plain(wire));
      if (scale > 3) expect(plain(decimalTyped(amount(wire, 'BTC', scale)))).toBe(plain(wire));
      if (scale === 0) expect(wholeTyped(amountShown(wire, 0, wholeTyped))).toBe(wire);
    }),
    { numRuns: 300 },
  );
});

test('what was understood is shown in the language, so that 1.000 and 1,000 can be told apart', () => {
  expect([
    amountShown('1,000', 2),
    amountShown('112000', 1),
    amountShown('12.5', 2),
    amountShown('1.005', 2),
    amountShown('1.000', 0, wholeTyped),
  ]).toEqual(['1,000.00', '112,000.0', '12.5', '1.005', '1,000']);
  expect([amountShown('', 2), amountShown('abc', 2), amountShown('1.2.3', 2), amountShown('0.', 2)]).toEqual([
    '',
    'abc',
    '1.2.3',
    '0',
  ]);
  writeIn('vi');
  expect([
    amountShown('1.000', 2),
    amountShown('1,5', 2),
    amountShown('0.125', 2),
    amountShown('1234567,891', 2),
  ]).toEqual(['1.000,00', '1,5', '0,125', '1.234.567,891']);
});
