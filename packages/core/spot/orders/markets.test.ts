import { expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { SpotMarkets } from '../markets.ts';
import { spotRules, type Pair } from '../rules.ts';
import { Venue } from './test-venue.ts';

const btc = pairOf('BTCUSDT');

function pairOf(symbol: string): Pair {
  const pair = spotRules.pairs.get(symbol);
  if (pair === undefined) throw new Error(`${symbol} is no pair`);
  return pair;
}

test('after a restart orders stand in their queue with what is left of them, and still know their owner', () => {
  const venue = new Venue();
  const orders = [venue.placed(), venue.placed({ userId: 'b', orderNo: 't', steps: 200 })];
  venue.placed({ userId: 'b', orderNo: 'm', side: 'sell', steps: 400 });
  const restored = new SpotMarkets();
  for (const order of orders) restored.restore(order, btc);
  const before = canonicalState(venue.state);
  expect(canonicalState({ ...venue.state, spot: restored })).toBe(before);
  const { book } = restored.market('BTCUSDT');
  expect(book.resting()).toEqual(venue.market.book.resting());
  expect(book.resting()).toMatchObject([
    { owner: 0, side: 'buy', tick: 6_000_000, steps: 600 },
    { owner: 1, side: 'buy', tick: 6_000_000, steps: 200 },
  ]);
});
