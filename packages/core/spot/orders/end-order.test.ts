import { expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { Venue } from './test-venue.ts';
import { journalsOf } from '../../test-apply.ts';

test('somebody else’s order, and one that is not open, are as if they did not exist', () => {
  const venue = new Venue();
  venue.placed();
  venue.placed({ orderNo: 'gone', tick: 5_900_000 });
  venue.cancel('gone');
  const before = canonicalState(venue.state);
  for (const [orderNo, userId] of [
    ['s', 'b'],
    ['gone', 'a'],
    ['none', 'a'],
  ] as const)
    expect(venue.cancel(orderNo, { userId }).result).toEqual({ ok: false, refusal: 'not-found' });
  expect(canonicalState(venue.state)).toBe(before);
});

test('who takes back only what is untouched keeps an order that has traded', () => {
  const venue = new Venue();
  venue.placed();
  venue.placed({ userId: 'b', orderNo: 'm', side: 'sell', steps: 10 });
  const before = canonicalState(venue.state);
  expect(venue.cancel('s', { untouched: true }).result).toEqual({ ok: false, refusal: 'order-has-fills' });
  expect(canonicalState(venue.state)).toBe(before);
  expect(venue.cancel('s').result.ok).toBe(true);
});

test.each([true, false])('an order leaves its book with what it holds, untouched only: %s', (untouched) => {
  const venue = new Venue();
  const order = venue.placed();
  const { result, effects } = venue.cancel('s', { untouched });
  expect(result).toEqual({ ok: true, value: order });
  expect(order).toMatchObject({ status: 'cancelled', held: 0n, endedAt: venue.now });
  expect(journalsOf(effects)).toEqual([['spot-release', ['a:2:USDT', 600_000_000n, -600_000_000n]]]);
  expect([...effects.changedSpot]).toEqual([order]);
  expect([venue.market.book.bestTick('buy'), venue.market.byHandle.size, venue.state.spot.orders.size]).toEqual([
    null,
    0,
    0,
  ]);
  expect(() => venue.state.spot.cancel(order)).toThrow('s rests in no book');
});
