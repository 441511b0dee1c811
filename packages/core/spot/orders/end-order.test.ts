import { expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { Desk, journalsOf } from './test-desk.ts';

test('somebody else’s order, and one that is not open, are as if they did not exist', () => {
  const desk = new Desk();
  desk.placed();
  desk.placed({ orderNo: 'gone', tick: 5_900_000 });
  desk.cancel('gone');
  const before = canonicalState(desk.state);
  for (const [orderNo, userId] of [
    ['s', 'b'],
    ['gone', 'a'],
    ['none', 'a'],
  ] as const)
    expect(desk.cancel(orderNo, { userId }).result).toEqual({ ok: false, refusal: 'not-found' });
  expect(canonicalState(desk.state)).toBe(before);
});

test('who takes back only what is untouched keeps an order that has traded', () => {
  const desk = new Desk();
  desk.placed();
  desk.placed({ userId: 'b', orderNo: 'm', side: 'sell', steps: 10 });
  const before = canonicalState(desk.state);
  expect(desk.cancel('s', { untouched: true }).result).toEqual({ ok: false, refusal: 'order-has-fills' });
  expect(canonicalState(desk.state)).toBe(before);
  expect(desk.cancel('s').result.ok).toBe(true);
});

test.each([true, false])('an order leaves its book with what it holds, untouched only: %s', (untouched) => {
  const desk = new Desk();
  const order = desk.placed();
  const { result, effects } = desk.cancel('s', { untouched });
  expect(result).toEqual({ ok: true, value: order });
  expect(order).toMatchObject({ status: 'cancelled', held: 0n, endedAt: desk.now });
  expect(journalsOf(effects)).toEqual([['spot-release', ['a:2:USDT', 600_000_000n, -600_000_000n]]]);
  expect([...effects.changedSpot]).toEqual([order]);
  expect([desk.market.book.bestTick('buy'), desk.market.byHandle.size, desk.state.spot.orders.size]).toEqual([
    null,
    0,
    0,
  ]);
  expect(() => desk.state.spot.cancel(order)).toThrow('s rests in no book');
});
