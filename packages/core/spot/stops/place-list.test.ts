import { expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { assert } from '../../result.ts';
import { Venue } from '../orders/test-venue.ts';
import type { PlaceSpotList } from './place-list.ts';

/** A gain is taken at 61,000, a loss ended at 59,000. */
const sale: PlaceSpotList = {
  kind: 'place-spot-list',
  orderNo: 'list',
  userId: 'a',
  symbol: 'BTCUSDT',
  side: 'sell',
  steps: 1_000,
  limit: { orderNo: 'gain', tick: 6_100_000 },
  stop: { orderNo: 'loss', tick: 5_899_000, at: { tick: 5_900_000, when: 'falling' } },
};
const purchase: PlaceSpotList = {
  ...sale,
  side: 'buy',
  limit: { orderNo: 'gain', tick: 5_900_000 },
  stop: { orderNo: 'loss', tick: 6_110_000, at: { tick: 6_100_000, when: 'rising' } },
};

function placed(list: PlaceSpotList) {
  const venue = new Venue();
  const { result } = venue.do(list);
  assert(result.ok, 'the list is accepted');
  const [limit, stop] = result.value;
  return { venue, limit, stop };
}

test.each<[string, Partial<PlaceSpotList>, string, string]>([
  [
    'whose stop is on the side of the gain',
    { stop: { ...sale.stop, at: { tick: 6_200_000, when: 'rising' } } },
    'list-unfit',
    'stopPrice',
  ],
  [
    'whose stop is reached',
    { stop: { ...sale.stop, at: { tick: 6_000_000, when: 'falling' } } },
    'stop-reached',
    'stopPrice',
  ],
  ['whose limit would trade', { limit: { orderNo: 'gain', tick: 5_990_000 } }, 'would-take', 'price'],
  ['of more than there is', { steps: 100_001 }, 'insufficient-balance', 'quantity'],
  [
    'of one name twice',
    { limit: { ...sale.limit, clientId: 'x' }, stop: { ...sale.stop, clientId: 'x' } },
    'client-id-used',
    'ownName',
  ],
])('a list %s is refused whole', (_name, changes, refusal, field) => {
  const venue = new Venue();
  venue.depth([{ tick: 5_990_000, steps: 10 }], []);
  const before = canonicalState(venue.state);
  expect(venue.do({ ...sale, ...changes }).result).toEqual({ ok: false, refusal, field });
  expect(canonicalState(venue.state)).toBe(before);
});

test('both are held for once: of two sales the coins, of two purchases the dearer', () => {
  expect(placed(sale).venue.coin('a', 'BTC')).toEqual(['0.99', '0.01']);
  expect(placed(purchase).venue.coin('a', 'USDT')).toEqual(['9389', '611']);
});

test('the first fill of the limit ends the stop, and gives back what only the stop would have needed', () => {
  const { venue, limit, stop } = placed(purchase);
  venue.placed({ userId: 'b', orderNo: 't', side: 'sell', tick: 5_900_000, steps: 400 });
  expect([limit.status, stop.status]).toEqual(['partial', 'cancelled']);
  // 600 steps are left at 59,000.
  expect([limit.held, venue.coin('a', 'USDT')]).toEqual([354_000_000n, ['9410', '354']]);
  venue.mark('61000');
  venue.mark('61000');
  expect([limit.status, stop.status]).toEqual(['partial', 'cancelled']);
});

test('the stop ends the limit and trades with what that held', () => {
  const { venue, limit, stop } = placed(sale);
  venue.depth([{ tick: 5_899_000, steps: 400 }], []);
  venue.mark('59000');
  expect([limit.status, stop.status]).toEqual(['open', 'waiting']);
  venue.mark('59000');
  expect([limit.status, stop.status, stop.filledSteps]).toEqual(['cancelled', 'partial', 400]);
  expect([stop.held, venue.coin('a', 'BTC')]).toEqual([600_000n, ['0.99', '0.006']]);
});

test.each(['gain', 'loss'])('ending the one (%s) ends the other and gives all back', (orderNo) => {
  const { venue, limit, stop } = placed(sale);
  expect(venue.cancel(orderNo).result.ok).toBe(true);
  expect([limit.status, stop.status, venue.coin('a', 'BTC')]).toEqual(['cancelled', 'cancelled', ['1', '0']]);
});

test('an own order that comes in the way of the limit ends both', () => {
  const { venue, limit, stop } = placed(sale);
  venue.placed({ orderNo: 'own', side: 'buy', tick: 6_100_000, steps: 100 });
  expect([limit.status, stop.status, venue.coin('a', 'BTC')]).toEqual(['cancelled', 'cancelled', ['1', '0']]);
});
