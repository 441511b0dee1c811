import { expect, test } from 'vitest';
import { price } from '../money/amount.ts';
import { changeRateText } from './change-rate.ts';

test('the change is a fraction of the open, rounded toward zero', () => {
  const since = (open: bigint, ...prices: bigint[]) => prices.map((now) => changeRateText(price(open), price(now)));
  expect(since(200n, 205n, 150n, 200n, 201n)).toEqual(['0.025', '-0.25', '0', '0.005']);
  expect(since(3n, 4n, 2n, 300n)).toEqual(['0.333333', '-0.333333', '99']);
  expect(since(10_000_000n, 10_000_009n, 9_999_991n)).toEqual(['0', '0']);
});
