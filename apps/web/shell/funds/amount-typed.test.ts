import { expect, test } from 'vitest';
import { decimalTyped } from './amount-typed.ts';

const german = { decimal: ',', group: '.' };
const english = { decimal: '.', group: ',' };

test.each([
  ['12.5', german, '12.5'], ['12,5', german, '12.5'], ['1.234,5', german, '1234.5'], ['1,234.5', english, '1234.5'],
  ['.5', english, '0.5'], ['007', english, '7'], ['5.', english, '5'], ['1 000,25', german, '1000.25'], ['', english, ''],
])('%s in %o is %s', (typed, signs, sent) => {
  expect(decimalTyped(typed, signs)).toBe(sent);
});

test('what is no number stays none', () => {
  expect(decimalTyped('1.2.3', english)).toBe('1.2.3');
  expect(decimalTyped('abc', english)).toBe('abc');
});
