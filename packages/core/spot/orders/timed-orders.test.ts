import { expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { brokenInvariants } from '../../invariants.ts';
import type { PlaceSpotOrder } from '../place-order.ts';
import { Venue } from './test-venue.ts';

type Changes = Partial<Omit<PlaceSpotOrder, 'kind'>>;

/** Half a bitcoin is offered 10 USDT above the mark, half of it by `b`, and half a bitcoin is wanted 10 below. */
function venueWithDepth(): Venue {
  const venue = new Venue();
  venue.depth([{ tick: 5_999_000, steps: 50_000 }], [{ tick: 6_001_000, steps: 25_000 }]);
  venue.placed({ userId: 'b', orderNo: 'ask', side: 'sell', tick: 6_001_000, steps: 25_000 });
  return venue;
}

test.each<[string, Changes, string, string]>([
  ['for the book alone that would trade', { force: 'maker', tick: 6_001_000 }, 'would-take', 'price'],
  [
    'for the book alone that would trade with the house',
    { side: 'sell', force: 'maker', tick: 5_999_000 },
    'would-take',
    'price',
  ],
  ['at market for the book alone', { type: 'market', tick: null, force: 'maker' }, 'force-unfit', 'timing'],
  ['at market, whole or not at all', { type: 'market', tick: null, force: 'fok' }, 'force-unfit', 'timing'],
  ['of a name that an open one has', { userId: 'b', clientId: 'mine' }, 'client-id-used', 'ownName'],
  [
    'at market for more than there is',
    { type: 'market', tick: null, steps: 15_152 },
    'insufficient-balance',
    'quantity',
  ],
])('an order %s is refused and changes nothing', (_name, changes, refusal, field) => {
  const venue = venueWithDepth();
  venue.placed({ userId: 'b', orderNo: 'first', tick: 5_000_000, clientId: 'mine' });
  const before = canonicalState(venue.state);
  expect(venue.put(changes).result).toEqual({ ok: false, refusal, field });
  expect(canonicalState(venue.state)).toBe(before);
});

test('an order for the book alone rests and makes', () => {
  const venue = venueWithDepth();
  const order = venue.placed({ force: 'maker', tick: 6_000_999 });
  expect(order.status).toBe('open');
  const { effects } = venue.put({ userId: 'b', orderNo: 't', side: 'sell', tick: 6_000_999 });
  const roles = new Map(effects.deals.map(({ order: { orderNo }, role }) => [orderNo, role]));
  expect([roles.get('t'), roles.get('s')]).toEqual(['taker', 'maker']);
  expect(order.status).toBe('filled');
});

test('what an order at once can’t trade is dropped, and its money comes back', () => {
  const venue = venueWithDepth();
  const order = venue.placed({ force: 'ioc', tick: 6_001_000, steps: 15_000, side: 'buy' });
  expect([order.status, order.filledSteps]).toEqual(['filled', 15_000]);
  const rest = venue.placed({ orderNo: 'r', side: 'sell', force: 'ioc', tick: 5_999_000, steps: 60_000 });
  expect([rest.status, rest.filledSteps, rest.held]).toEqual(['cancelled', 50_000, 0n]);
  expect(venue.coin('a', 'BTC')[1]).toBe('0');
  expect(brokenInvariants(venue.state)).toEqual([]);
});

test.each([
  [16_000, 'filled', 16_000],
  [50_001, 'cancelled', 0],
])('an order of %i that trades whole or not at all is %s', (steps, status, filled) => {
  const venue = venueWithDepth();
  venue.give('a', 'USDT', '90000');
  const order = venue.placed({ force: 'fok', tick: 6_001_000, steps });
  expect([order.status, order.filledSteps, order.held]).toEqual([status, filled, 0n]);
  expect(venue.coin('a', 'USDT')[1]).toBe('0');
});

test('own orders in the way don’t count for an order that trades whole, and stay if it doesn’t', () => {
  const venue = venueWithDepth();
  venue.give('b', 'USDT', '90000');
  const order = venue.placed({ userId: 'b', force: 'fok', tick: 6_001_000, steps: 25_001 });
  expect([order.status, order.filledSteps]).toEqual(['cancelled', 0]);
  expect(venue.state.spot.orders.get('ask')?.status).toBe('open');
});

test('a market buy by quantity buys just that, and what was held for the edge of the band comes back', () => {
  const venue = venueWithDepth();
  const { result, effects } = venue.put({ type: 'market', tick: null, steps: 1_000 });
  expect(result).toMatchObject({ ok: true, value: { status: 'filled', filledSteps: 1_000, held: 0n } });
  expect(effects.journals.map(({ kind }) => kind)).toEqual(['spot-hold', 'spot-fill', 'spot-release']);
  // 600.1 for 0.01 BTC at 60,010, and 0.15 % of the coins as the fee.
  expect([venue.coin('a', 'USDT'), venue.coin('a', 'BTC')]).toEqual([
    ['9399.9', '0'],
    ['1.009985', '0'],
  ]);
});

test('a name is free again when its order has ended', () => {
  const venue = venueWithDepth();
  venue.placed({ tick: 5_000_000, clientId: 'mine' });
  expect(venue.state.spot.named('a', 'mine')?.orderNo).toBe('s');
  expect(venue.put({ userId: 'b', orderNo: 'other', tick: 5_000_000, clientId: 'mine' }).result.ok).toBe(true);
  venue.cancel();
  expect(venue.state.spot.named('a', 'mine')).toBeNull();
  expect(venue.put({ orderNo: 'again', tick: 5_000_000, clientId: 'mine' }).result.ok).toBe(true);
});
