import { expect, test } from 'vitest';
import { amount, price, priceScale } from '../money/amount.ts';
import { formatAmount, parseAmount, type Currency } from '../money/currencies.ts';
import { parseDecimal } from '../money/decimal.ts';
import { valueInUsdt } from './value-in-usdt.ts';

test.each([
  ['2.5', 'USDT', '1', '2.5'],
  ['1', 'BTC', '60000.01', '60000.01'],
  ['0.00000001', 'BTC', '60000', '0.0006'],
  ['0.00000001', 'BTC', '99.99999999', '0'],
  ['3', 'USDC', '0.99999999', '2.999999'],
  ['26300', 'VND', '0.00003802', '0.999926'],
  ['999999999999999', 'SHIB', '0.00000001', '9999999.999999'],
])('%s %s at %s is worth %s USDT, rounded down', (units, currency, at, worth) => {
  const held = parseAmount(units, currency as Currency);
  const value = valueInUsdt(amount(held ?? -1n), currency as Currency, price(parseDecimal(at, priceScale) ?? -1n));
  expect(formatAmount(value, 'USDT')).toBe(worth);
});
