import { expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { journalsOf } from '../../test-apply.ts';
import { Venue } from './test-venue.ts';

test('what isn’t less, isn’t more than what is filled, or isn’t one’s own is refused and changes nothing', () => {
  const venue = new Venue();
  venue.placed();
  venue.placed({ userId: 'b', orderNo: 'm', side: 'sell', steps: 10 });
  const before = canonicalState(venue.state);
  const no = (refusal: string, field?: string) => ({ ok: false, refusal, ...(field === undefined ? {} : { field }) });
  for (const steps of [1_000, 1_001, 10, 9, 0, -1, 20.5, Number.NaN])
    expect([steps, venue.amend(steps).result]).toEqual([steps, no('quantity-not-less', 'quantity')]);
  // Five dollars are 8.33 steps.
  expect(venue.amend(500, 's', 'b').result).toEqual(no('not-found'));
  expect(venue.amend(500, 'm', 'b').result).toEqual(no('not-found'));
  expect(canonicalState(venue.state)).toBe(before);
  const small = venue.placed({ orderNo: 'small', steps: 20 });
  expect(venue.amend(8, 'small').result).toEqual(no('notional-min', 'quantity'));
  expect(small.steps).toBe(20);
});

test('an order at market that waits by itself keeps its quantity', () => {
  const venue = new Venue();
  venue.placed({ type: 'market', side: 'sell', tick: null, stop: { tick: 5_900_000, when: 'falling' } });
  expect(venue.amend(500).result).toEqual({ ok: false, refusal: 'amend-unfit' });
});

/** Two orders for 1,000 steps, of which one ends the other. @param away of the dearer, in ticks from the mark */
function list(venue: Venue, side: 'buy' | 'sell', tick: number | null, away = 100_000) {
  const [below, above] = [5_900_000, 6_000_000 + away];
  const [gain, at] =
    side === 'sell'
      ? [above, { tick: below, when: 'falling' as const }]
      : [below, { tick: above, when: 'rising' as const }];
  const { result } = venue.do({
    kind: 'place-spot-list',
    orderNo: 'l',
    userId: 'a',
    symbol: 'BTCUSDT',
    side,
    steps: 1_000,
    limit: { orderNo: 'gain', tick: gain },
    stop: { orderNo: 'loss', tick, at },
  });
  expect(result.ok).toBe(true);
}
const stepsOf = (venue: Venue) => ['gain', 'loss'].map((one) => venue.state.spot.orders.get(one)?.steps);

test.each(['buy', 'sell'] as const)('of two to %s neither is amended to what one may not be', (side) => {
  const venue = new Venue();
  list(venue, side, null, 260_000);
  const before = canonicalState(venue.state);
  // Eight steps are worth 4.72 dollars at 59,000, and 5.01 at 62,600.
  const small = { ok: false, refusal: 'notional-min', field: 'quantity' };
  for (const one of ['gain', 'loss']) expect(venue.amend(8, one).result).toEqual(small);
  expect(venue.amend(1_000, 'loss').result).toMatchObject({ refusal: 'quantity-not-less' });
  expect(venue.amend(500, 'loss', 'b').result).toEqual({ ok: false, refusal: 'not-found' });
  expect(canonicalState(venue.state)).toBe(before);
});

test.each([
  ['gain', 'buy', null],
  ['loss', 'buy', 6_110_000],
  ['loss', 'sell', null],
  ['gain', 'sell', 5_890_000],
] as const)('whichever of two is amended, the %s of a %s, both are, and give back their share', (one, side, tick) => {
  const venue = new Venue();
  list(venue, side, tick);
  const gain = venue.state.spot.orders.get('gain');
  const held = gain?.held ?? 0n;
  const { result, effects } = venue.amend(400, one);
  expect(result).toMatchObject({ ok: true, value: { orderNo: one, steps: 400 } });
  expect([stepsOf(venue), gain?.held]).toEqual([[400, 400], (held * 4n) / 10n]);
  expect([...effects.changedSpot].map(({ orderNo }) => orderNo).toSorted()).toEqual(['gain', 'loss']);
  expect(venue.market.book.depth(side, 1)).toEqual([{ tick: gain?.tick, steps: 400 }]);
  venue.cancel('loss');
  expect([venue.coin('a', 'USDT'), venue.coin('a', 'BTC')]).toEqual([
    ['10000', '0'],
    ['1', '0'],
  ]);
});

test('the stop of two that were amended trades what was left of it, out of what was left held', () => {
  const venue = new Venue();
  list(venue, 'buy', 6_110_000);
  venue.amend(333, 'gain');
  // 0.00333 at 61,100.
  expect(venue.coin('a', 'USDT')).toEqual(['9796.537', '203.463']);
  venue.placed({ userId: 'b', orderNo: 'ask', side: 'sell', tick: 6_110_000, steps: 500 });
  venue.mark('61000');
  venue.mark('61000');
  expect(venue.state.spot.orders.size).toBe(1);
  expect(venue.state.spot.orders.get('ask')).toMatchObject({ filledSteps: 333 });
  expect(venue.coin('a', 'USDT')).toEqual(['9796.537', '0']);
});

test('less quantity holds less, at once, and the order keeps its place before a younger one', () => {
  const venue = new Venue();
  const first = venue.placed();
  venue.placed({ userId: 'b', orderNo: 'younger' });
  const { result, effects } = venue.amend(400);
  expect(result).toEqual({ ok: true, value: first });
  expect(first).toMatchObject({ steps: 400, held: 240_000_000n, status: 'open', endedAt: null });
  expect(journalsOf(effects)).toEqual([['spot-release', ['a:2:USDT', 360_000_000n, -360_000_000n]]]);
  expect([...effects.changedSpot]).toEqual([first]);
  expect(venue.market.book.depth('buy', 1)).toEqual([{ tick: 6_000_000, steps: 1_400 }]);
  venue.give('c', 'BTC', '1');
  venue.placed({ userId: 'c', orderNo: 'sold', side: 'sell', steps: 500 });
  expect(first).toMatchObject({ status: 'filled', filledSteps: 400, held: 0n });
  expect(venue.state.spot.orders.get('younger')).toMatchObject({ status: 'partial', filledSteps: 100 });
});

test('what was filled stays paid, and a sale gives back its coins', () => {
  const venue = new Venue();
  const sale = venue.placed({ side: 'sell' });
  venue.placed({ userId: 'b', orderNo: 'm', steps: 300 });
  expect(venue.amend(301).result.ok).toBe(true);
  expect(sale).toMatchObject({ status: 'partial', steps: 301, filledSteps: 300, held: 1_000n });
  expect(venue.coin('a', 'BTC')).toEqual(['0.99699', '0.00001']);
  venue.cancel();
  expect(venue.coin('a', 'BTC')).toEqual(['0.997', '0']);
});

test('a limit that waits for its stop comes in with what is left of it', () => {
  const venue = new Venue();
  const stopped = venue.placed({ tick: 6_110_000, stop: { tick: 6_100_000, when: 'rising' } });
  expect(venue.amend(200).result.ok).toBe(true);
  expect(stopped).toMatchObject({ status: 'waiting', steps: 200, held: 122_200_000n });
  expect(venue.coin('a', 'USDT')).toEqual(['9877.8', '122.2']);
});
