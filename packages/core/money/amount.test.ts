import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, rate, shareDown, shareUp } from './amount.ts';
import { currencies, currencyScale, displayOrder, formatAmount, isCurrency, parseAmount, usdt } from './currencies.ts';

test('a text that is no USDT amount is a bug', () => {
  for (const text of ['', '-1', '1e3', '0.0000001']) expect(() => usdt(text)).toThrow('is no USDT amount');
});

test('only currencies of the ledger are currencies, whatever objects inherit', () => {
  for (const text of ['', 'usdt', 'EUR', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])
    expect(isCurrency(text), text).toBe(false);
  expect(currencies.every(isCurrency)).toBe(true);
});

test('USDT and USDC have 6 decimals, VND none, every coin 8', () => {
  const { USDT, USDC, VND, ...coins } = currencyScale;
  expect([USDT, USDC, VND]).toEqual([6, 6, 0]);
  expect(new Set(Object.values(coins))).toEqual(new Set([8]));
  expect([parseAmount('0.5', 'VND'), parseAmount('0.0000001', 'USDC'), parseAmount('0.000000001', 'BTC')]).toEqual([
    null,
    null,
    null,
  ]);
  expect([formatAmount(amount(1n), 'VND'), formatAmount(amount(1n), 'USDT'), formatAmount(amount(1n), 'BTC')]).toEqual([
    '1',
    '0.000001',
    '0.00000001',
  ]);
});

test('accounts are shown USDT, USDC, BTC, ETH first, and every currency once', () => {
  expect(displayOrder.slice(0, 4)).toEqual(['USDT', 'USDC', 'BTC', 'ETH']);
  expect([...displayOrder].sort()).toEqual([...currencies].sort());
});

test('a share rounds down for the receiver and up for the payer, never by a whole unit', () => {
  const one = 10n ** 8n;
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.bigInt({ min: 0n, max: 3n * one }), (units, share) => {
      const exact = units * share;
      const [down, up] = [shareDown(amount(units), rate(share)), shareUp(amount(units), rate(share))];
      expect(down * one <= exact && exact < (down + 1n) * one).toBe(true);
      expect(up * one >= exact && exact > (up - 1n) * one).toBe(true);
      expect(up - down).toBe(exact % one === 0n ? 0n : 1n);
    }),
    { seed: 2, numRuns: 500 },
  );
});
