import { languages } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { price, writeIn } from '../../../locales/format.ts';
import { fixedWriter } from './write.ts';

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
