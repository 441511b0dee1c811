import { expect, test } from 'vitest';
import { asTyped, decimalTyped } from './amount-typed.ts';

const german = { decimal: ',', group: '.' };
const english = { decimal: '.', group: ',' };

test.each([
  ['12.5', german, '12.5'], ['12,5', german, '12.5'], ['1.234,5', german, '1234.5'], ['1,234.5', english, '1234.5'],
  ['.5', english, '0.5'], ['007', english, '7'], ['5.', english, '5'], ['1 000,25', german, '1000.25'], ['', english, ''],
])('%s in %o is %s', (typed, signs, sent) => {
  expect(decimalTyped(typed, signs)).toBe(sent);
});

test.each([['1234.5', german, '1234,5'], ['0.001', german, '0,001'], ['1234.567', english, '1234.567'], ['7', german, '7'], ['', german, '']])('%s is filled in as %o writes it, and means the same', (wire, signs, shown) => {
  expect(asTyped(wire, signs)).toBe(shown);
  expect(decimalTyped(shown, signs)).toBe(wire);
});

test('what is no number stays none', () => {
  expect(decimalTyped('1.2.3', english)).toBe('1.2.3');
  expect(decimalTyped('abc', english)).toBe('abc');
});
