import { expect, test } from 'vitest';
import { placeOf, winShare } from './figures.ts';

test('without a decided order there is no share of wins', () => {
  expect([winShare(0, 0), winShare(0, 3), winShare(1, 3), winShare(2, 0)]).toEqual([null, 0, 0.25, 1]);
});

test('the band is the middle half of the scale, and nothing stands outside of it', () => {
  expect([-9, -8, -4, 0, 2, 4, 8, 100].map((sigma) => placeOf(sigma, 4))).toEqual([0, 0, 25, 50, 62.5, 75, 100, 100]);
});
