import { expect, test } from 'vitest';
import { usdt } from '../money/currencies.ts';
import { orderRatesOf, programRules } from './order-rates.ts';

const tiers = [
  { volumeFrom: usdt('1000'), perTenSeconds: 200, perDay: 300_000 },
  { volumeFrom: usdt('5000'), perTenSeconds: 500, perDay: 900_000 },
];
const ratesOf = (volume: string | null, offered = tiers) =>
  orderRatesOf(
    {
      rules: { programs: { ...programRules, tiers: offered } },
      spotVolumes: volume === null ? null : { day: 20_000, byUser: new Map([['a', usdt(volume)]]) },
    },
    'a',
  );

test.each([
  ['before any day is counted', null, 100, 200_000],
  ['a unit below a tier', '999.999999', 100, 200_000],
  ['at its volume', '1000', 200, 300_000],
  ['between two', '4999.999999', 200, 300_000],
  ['above the last', '90000', 500, 900_000],
])('%s', (_name, volume, perTenSeconds, perDay) => {
  expect(ratesOf(volume)).toMatchObject({ perTenSeconds, perDay });
});

test('whoever has no deals, and everybody where there is one tier, has the first', () => {
  const spotVolumes = { day: 20_000, byUser: new Map([['b', usdt('9000')]]) };
  expect(orderRatesOf({ rules: { programs: { ...programRules, tiers } }, spotVolumes }, 'a')).toMatchObject({
    perTenSeconds: 100,
  });
  expect(ratesOf('90000', [])).toMatchObject({ perTenSeconds: 100, perDay: 200_000 });
});
