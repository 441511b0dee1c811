import { expect, test } from 'vitest';
import { price } from '../../money/amount.ts';
import { highestTick, lowestTick, spotRules } from '../rules.ts';

test('a pair counts in the ticks and steps of its listing, and knows what they are worth', () => {
  const pair = (symbol: string): unknown => spotRules.pairs.get(symbol);
  expect(pair('BTCUSDT')).toEqual({
    symbol: 'BTCUSDT',
    base: 'BTC',
    quote: 'USDT',
    tick: 1_000_000n,
    stepUnits: 1_000n,
    value: { numerator: 1n, denominator: 10n },
  });
  expect(pair('BNBUSDT')).toMatchObject({ tick: 1_000_000n, stepUnits: 100_000n, value: { numerator: 10n } });
  expect(pair('PEPEUSDT')).toMatchObject({ tick: 1n, stepUnits: 100_000_000n, value: { denominator: 100n } });
  expect(pair('XAUUSDT')).toBeUndefined();
});

test.each([
  [60_000_00_000_000n, 5_400_000, 6_600_000],
  // 54,000.009 and 66,000.011: the band is not stretched to a tick beyond it.
  [60_000_01_000_000n, 5_400_001, 6_600_001],
  // 54,000.0000000018.
  [60_000_00_000_002n, 5_400_001, 6_600_000],
  [1n, 1, 0],
])('at a mark of %i units a sell asks for at least %i ticks, a buy pays at most %i', (mark, lowest, highest) => {
  const pair = spotRules.pairs.get('BTCUSDT');
  if (pair === undefined) throw new Error('no pair');
  expect([lowestTick(spotRules, price(mark), pair), highestTick(spotRules, price(mark), pair)]).toEqual([
    lowest,
    highest,
  ]);
});
