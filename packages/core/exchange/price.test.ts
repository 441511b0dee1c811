import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, price, rateScale, type Price } from '../money/amount.ts';
import { formatAmount, parseAmount, usdt, type Currency } from '../money/currencies.ts';
import { formatPlain, parseDecimal } from '../money/decimal.ts';
import { costInUsdt, crossRate, crossScale, isWithin, maximumOf, minimumOf, obtainedFor } from './price.ts';
import { exchangeRules, unitPrice } from './rules.ts';

const { feeRate } = exchangeRules;
const at = (text: string): Price => price(parseDecimal(text, 8) ?? 0n);
const units = (text: string, currency: Currency) => parseAmount(text, currency) ?? amount(0n);

test('a rate keeps its digits however small, and is cut, never rounded up', () => {
  expect(formatPlain(crossRate(unitPrice, at('60000')), crossScale)).toBe('0.000016666666666666');
  expect(formatPlain(crossRate(at('60000'), unitPrice), crossScale)).toBe('60000');
  expect(formatPlain(crossRate(at('0.00001234'), at('60000')), crossScale)).toBe('0.000000000205666666');
});

test('gross is cut, the fee is rounded up, and both together are the gross', () => {
  const rate = crossRate(unitPrice, at('60000'));
  expect(obtainedFor(usdt('100'), 'USDT', 'BTC', rate, feeRate)).toEqual({
    gross: 166_666n,
    fee: 167n,
    obtainable: 166_499n,
  });
  const back = obtainedFor(units('0.00166499', 'BTC'), 'BTC', 'USDT', crossRate(at('60000'), unitPrice), feeRate);
  expect([
    formatAmount(back.gross, 'USDT'),
    formatAmount(back.fee, 'USDT'),
    formatAmount(back.obtainable, 'USDT'),
  ]).toEqual(['99.8994', '0.0999', '99.7995']);
});

test('what the house buys outside it pays in full', () => {
  expect(costInUsdt(amount(1n), 'BTC', at('60000'))).toBe(600n);
  expect(costInUsdt(amount(1n), 'PEPE', at('0.00000001'))).toBe(1n);
});

test.each([
  ['USDT', unitPrice, '1', '100000'],
  ['BTC', at('60000'), '0.000017', '1.6'],
  ['USDC', at('0.9998'), '1.1', '100000'],
  // 1.000001 of it are worth 1 USDT: two digits that suffice are 1.1.
  ['USDC', at('0.99999999'), '1.1', '100000'],
  ['PEPE', at('0.00001234'), '82000', '8100000000'],
] as const)('of %s no less than its minimum and no more than its maximum is exchanged', (currency, price, min, max) => {
  expect([
    formatAmount(minimumOf(exchangeRules, currency, price), currency),
    formatAmount(maximumOf(exchangeRules, currency, price), currency),
  ]).toEqual([min, max]);
});

const someCurrency = fc.constantFrom<Currency>('USDT', 'USDC', 'BTC', 'ETH', 'PEPE', 'SHIB', 'DOGE');
const somePrice = fc.bigInt({ min: 1n, max: 10n ** 14n }).map((count) => price(count));

test('there and back never gains, not even one unit, at any prices', () => {
  fc.assert(
    fc.property(
      someCurrency,
      someCurrency,
      somePrice,
      somePrice,
      fc.bigInt({ min: 1n, max: 10n ** 20n }),
      (a, b, priceA, priceB, start) => {
        const there = obtainedFor(amount(start), a, b, crossRate(priceA, priceB), feeRate);
        const back = obtainedFor(there.obtainable, b, a, crossRate(priceB, priceA), feeRate);
        expect(there.fee + there.obtainable).toBe(there.gross);
        expect(there.gross === 0n || there.fee > 0n).toBe(true);
        expect(back.obtainable < start).toBe(true);
      },
    ),
    { seed: 5, numRuns: 2_000 },
  );
});

test('a way over three currencies never gains either', () => {
  fc.assert(
    fc.property(somePrice, somePrice, fc.bigInt({ min: 1n, max: 10n ** 18n }), (btc, eth, start) => {
      const one = obtainedFor(amount(start), 'USDT', 'BTC', crossRate(unitPrice, btc), feeRate).obtainable;
      const two = obtainedFor(one, 'BTC', 'ETH', crossRate(btc, eth), feeRate).obtainable;
      expect(obtainedFor(two, 'ETH', 'USDT', crossRate(eth, unitPrice), feeRate).obtainable < start).toBe(true);
    }),
    { seed: 6, numRuns: 1_000 },
  );
});

test('a quote holds to within half the fee, either way, to the last unit', () => {
  const then = { from: unitPrice, to: at('60000') };
  const holds = (to: string) => isWithin(then, { from: unitPrice, to: at(to) }, feeRate);
  expect(['60000', '59970.01499251', '60030.01500750'].map(holds)).toEqual([true, true, true]);
  expect(['59970.01', '60030.02'].map(holds)).toEqual([false, false]);
  // From bitcoin to USDT the rate is the price itself: 60,000 ± 30.
  const sold = { from: at('60000'), to: unitPrice };
  expect(
    ['59970', '59969.99999999', '60030', '60030.00000001'].map((from) =>
      isWithin(sold, { from: at(from), to: unitPrice }, feeRate),
    ),
  ).toEqual([true, false, true, false]);
  expect(rateScale).toBe(8);
});
