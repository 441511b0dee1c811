import { languages } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { price, writeIn } from '../../../locales/format.ts';
import { decimalsFor, fixedWriter } from './write.ts';

test('writes as the language does, in all of them', () => {
  for (const language of languages) {
    writeIn(language);
    for (const [text, decimals] of [
      ['107405.04', 2],
      ['1234567.5', 2],
      ['999', 2],
      ['1000', 0],
      ['0.00001', 5],
      ['100000', 3],
    ] as const) {
      expect(fixedWriter(decimals)(text), language).toBe(price(text, decimals));
    }
  }
});

test('cuts what has more decimals', () => {
  writeIn('en');
  expect(fixedWriter(2)('0.999')).toBe('0.99');
  expect(fixedWriter(0)('12.9')).toBe('12');
});

test('the larger a number, the fewer its decimals', () => {
  const bounds = [
    [1_000, 0],
    [1, 3],
  ] as const;
  expect([1_000, 999.9, 1, 0.99, 0].map((size) => decimalsFor(size, bounds))).toEqual([0, 3, 3, 5, 5]);
});
