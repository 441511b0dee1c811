import { expect, test } from 'vitest';
import { amount, price, priceScale, type Price } from '../money/amount.ts';
import { parseAmount, usdt, type Currency } from '../money/currencies.ts';
import { parseDecimal } from '../money/decimal.ts';
import { spotRules, type Pair } from '../spot/rules.ts';
import { swapResult, swapsOfDeals, swapsOfExchanges } from './swaps.ts';

const units = (text: string, currency: Currency) => parseAmount(text, currency) ?? amount(-1n);
const at = (text: string): Price => price(parseDecimal(text, priceScale) ?? -1n);
const pair = spotRules.pairs.get('BTCUSDT') as Pair;
const priceOf = (currency: Currency): Price | null => (currency === 'BTC' ? at('61000') : null);

test('a buy gets the coin less its fee, a sell the money less its fee', () => {
  // 0.5 BTC for 30,000 USDT, 0.15 % of what is received: 0.00075 BTC or 45 USDT.
  const deal = { steps: 50_000n, amount: usdt('30000') };
  expect(swapsOfDeals(pair, { ...deal, side: 'buy', fee: units('0.00075', 'BTC') })).toEqual([
    { currency: 'BTC', change: units('0.49925', 'BTC'), fee: units('0.00075', 'BTC') },
    { currency: 'USDT', change: -usdt('30000'), fee: 0n },
  ]);
  expect(swapsOfDeals(pair, { ...deal, side: 'sell', fee: usdt('45') })).toEqual([
    { currency: 'BTC', change: -units('0.5', 'BTC'), fee: 0n },
    { currency: 'USDT', change: usdt('29955'), fee: usdt('45') },
  ]);
});

test('what was bought at 60,000 and stands at 61,000 is worth 454.25 more than its money, fee paid', () => {
  const bought = swapsOfDeals(pair, {
    side: 'buy',
    steps: 50_000n,
    amount: usdt('30000'),
    fee: units('0.00075', 'BTC'),
  });
  // 0.49925 × 61,000 = 30,454.25; the fee is worth 0.00075 × 61,000 = 45.75.
  expect(swapResult(bought, priceOf)).toEqual({ fees: usdt('45.75'), difference: usdt('454.25') });
});

test('bought and sold again, only fees and the distance of both prices are left', () => {
  const swaps = [
    ...swapsOfDeals(pair, { side: 'buy', steps: 1_000n, amount: usdt('600'), fee: amount(0n) }),
    ...swapsOfDeals(pair, { side: 'sell', steps: 1_000n, amount: usdt('590'), fee: usdt('0.885') }),
  ];
  // The coins cancel out: no price is asked for.
  expect(swapResult(swaps, () => null)).toEqual({ fees: usdt('0.885'), difference: -usdt('10.885') });
});

test('an exchange there and back costs both fees', () => {
  const swaps = [
    ...swapsOfExchanges(
      { currency: 'USDT', quantity: usdt('610') },
      { currency: 'BTC', obtained: units('0.00999', 'BTC'), fee: units('0.00001', 'BTC') },
    ),
    ...swapsOfExchanges(
      { currency: 'BTC', quantity: units('0.00999', 'BTC') },
      { currency: 'USDT', obtained: usdt('608.78061'), fee: usdt('0.60939') },
    ),
  ];
  expect(swapResult(swaps, priceOf)).toEqual({ fees: usdt('1.21939'), difference: -usdt('1.21939') });
});

test('without a price nothing is said, rather than something wrong', () => {
  const swaps = swapsOfExchanges(
    { currency: 'USDT', quantity: usdt('10') },
    { currency: 'SOL', obtained: units('0.05', 'SOL'), fee: amount(0n) },
  );
  expect(swapResult(swaps, priceOf)).toBeNull();
  expect(swapResult([], priceOf)).toEqual({ fees: 0n, difference: 0n });
});
