import { expect, test } from 'vitest';
import { standingIn } from './standing.ts';

const tiers = [
  { volumeFrom: '0', makerFee: '0.001', takerFee: '0.0015' },
  { volumeFrom: '50000', makerFee: '0.0008', takerFee: '0.0012' },
  { volumeFrom: '1000000', makerFee: '0', takerFee: '0.0006' },
];

test.each([
  ['0', 0, '50000'],
  ['49999.999999', 0, '0.000001'],
  ['50000', 1, '950000'],
  ['999999.5', 1, '0.5'],
  ['1000000', 2, null],
  ['123456789.123456', 2, null],
])('a volume of %s is in tier %i, and %s lacks to the next', (volume, at, toNext) => {
  expect(standingIn(tiers, volume)).toEqual({ at, toNext });
});

test('of a single tier nothing is next', () => {
  expect(standingIn(tiers.slice(0, 1), '7')).toEqual({ at: 0, toNext: null });
});
