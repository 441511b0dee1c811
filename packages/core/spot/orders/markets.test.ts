import { expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { SpotMarkets } from '../markets.ts';
import { Desk } from './test-desk.ts';

test('after a restart orders stand in their queue with what is left of them, and still know their owner', () => {
  const desk = new Desk();
  const orders = [desk.placed(), desk.placed({ userId: 'b', orderNo: 't', steps: 200 })];
  desk.placed({ userId: 'b', orderNo: 'm', side: 'sell', steps: 400 });
  const restored = new SpotMarkets();
  for (const order of orders) restored.restore(order);
  const before = canonicalState(desk.state);
  expect(canonicalState({ ...desk.state, spot: restored })).toBe(before);
  const { book } = restored.market('BTCUSDT');
  expect(book.resting()).toEqual(desk.market.book.resting());
  expect(book.resting()).toMatchObject([
    { owner: 0, side: 'buy', tick: 6_000_000, steps: 600 },
    { owner: 1, side: 'buy', tick: 6_000_000, steps: 200 },
  ]);
});
