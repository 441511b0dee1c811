import { expect, test } from 'vitest';
import { limitAgainst } from './limit-price.ts';

test.each([
  ['a buy above the market', true, 112_000n, 108_908n, { crosses: true, away: 0.02839 }],
  ['a buy at the market', true, 100n, 100n, { crosses: true, away: 0 }],
  ['a buy below it', true, 90n, 100n, { crosses: false, away: -0.1 }],
  ['a sell below it', false, 112n, 108_908n, { crosses: true, away: -0.99897 }],
  ['a sell at it', false, 100n, 100n, { crosses: true, away: 0 }],
  ['a sell above it', false, 103n, 100n, { crosses: false, away: 0.03 }],
])('%s', (_, buys, limit, market, { crosses, away }) => {
  expect(limitAgainst(buys, limit, market)).toEqual({ crosses, away: expect.closeTo(away, 5) });
});
