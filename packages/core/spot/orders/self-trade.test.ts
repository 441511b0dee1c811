import { expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { brokenInvariants } from '../../invariants.ts';
import { usdt } from '../../money/currencies.ts';
import { selfTrades } from '../book-events.ts';
import { forces, type SpotOrder } from '../order.ts';
import type { PlaceSpotOrder } from '../place-order.ts';
import { Venue } from './test-venue.ts';

type Changes = Partial<Omit<PlaceSpotOrder, 'kind'>>;
const ask = { side: 'sell', tick: 6_000_000, steps: 1_000 } as const;
const bid = { orderNo: 'in', tick: 6_002_000, steps: 2_500 } as const;

/** Others' 1,000 steps at 60,000, behind them own ones, others' at 60,010 and own ones at 60,020. */
function crossed(changes: Changes = {}) {
  const venue = new Venue();
  venue.placed({ ...ask, userId: 'b', orderNo: 'b1' });
  const own = venue.placed({ ...ask, orderNo: 'own', selfTrade: 'end-taker' });
  venue.placed({ ...ask, userId: 'b', orderNo: 'b2', tick: 6_001_000 });
  const last = venue.placed({ ...ask, orderNo: 'last', tick: 6_002_000, selfTrade: 'end-both' });
  return { venue, own, last, ...venue.put({ ...bid, ...changes }) };
}
const endOf = ({ status, filledSteps, prevented }: SpotOrder) => [status, filledSteps, prevented];
const idOf = ({ queued }: SpotOrder) => queued;

test('by itself an order ends own ones in its way and goes on, whatever those were to do', () => {
  const { venue, own, last, result } = crossed();
  expect(result).toMatchObject({ value: { selfTrade: 'end-maker', status: 'partial', filledSteps: 2_000 } });
  expect(endOf(own)).toEqual(['cancelled', 0, { id: idOf(own), orderNo: 'in', steps: 1_000 }]);
  expect(endOf(last)).toEqual(['cancelled', 0, { id: idOf(last), orderNo: 'in', steps: 1_000 }]);
  expect(venue.coin('a', 'BTC')[1]).toBe('0');
});

test('an order that is to end itself leaves own ones as they were, and its money comes back', () => {
  const { venue, own, last, result } = crossed({ selfTrade: 'end-taker' });
  expect(result).toMatchObject({ value: { status: 'cancelled', filledSteps: 1_000, held: 0n, endedAt: venue.now } });
  expect(result).toMatchObject({ value: { prevented: { orderNo: 'own', steps: 1_500 } } });
  for (const order of [own, last]) expect(endOf(order)).toEqual(['open', 0, null]);
  expect([venue.coin('a', 'USDT'), venue.coin('a', 'BTC')[1]]).toEqual([['9400', '0'], '0.02']);
  expect(venue.market.book.depth('sell', 3)[0]).toEqual({ tick: 6_000_000, steps: 1_000 });
});

test('an order that is to end both ends itself and the first own one it meets', () => {
  const { own, last, result } = crossed({ selfTrade: 'end-both' });
  const prevented = { id: idOf(own), orderNo: 'own', steps: 1_500 };
  expect(result).toMatchObject({ value: { status: 'cancelled', filledSteps: 1_000, held: 0n, prevented } });
  expect(endOf(own)).toEqual(['cancelled', 0, { id: idOf(own), orderNo: 'in', steps: 1_000 }]);
  expect(endOf(last)).toEqual(['open', 0, null]);
});

test.each([
  ['end-maker', 2_000, 'filled', 'cancelled'],
  ['end-maker', 2_001, 'cancelled', 'open'],
  ['end-taker', 1_000, 'filled', 'open'],
  ['end-taker', 1_001, 'cancelled', 'open'],
  ['end-both', 1_000, 'filled', 'open'],
  ['end-both', 1_001, 'cancelled', 'open'],
] as const)('whole or not at all, %s, %i steps: %s, and the own one is %s', (selfTrade, steps, status, left) => {
  const { own, last, result } = crossed({ selfTrade, steps, force: 'fok' });
  expect(result).toMatchObject({ value: { status, prevented: null, filledSteps: status === 'filled' ? steps : 0 } });
  expect([own.status, last.status]).toEqual([left, 'open']);
});

test.each(selfTrades)('what whole orders find of the house up to an own one: %s', (selfTrade) => {
  const venue = new Venue();
  const house = [5_999_000, 6_000_000].map((tick) => ({ tick, steps: 500 }));
  venue.placed({ ...ask, orderNo: 'own' });
  venue.depth([], house);
  // The house stands behind customers of its price.
  const reached = selfTrade === 'end-maker' ? 1_000 : 500;
  const whole = (steps: number) => venue.placed({ orderNo: `in ${steps}`, force: 'fok', steps, selfTrade }).status;
  expect([whole(reached + 1), whole(reached)]).toEqual(['cancelled', 'filled']);
});

test.each(selfTrades)(
  'for the book alone an order that would meet an own one is refused and ends nothing: %s',
  (mode) => {
    const venue = new Venue();
    venue.placed({ ...ask, orderNo: 'own' });
    const before = canonicalState(venue.state);
    expect(venue.put({ force: 'maker', selfTrade: mode }).result).toMatchObject({ refusal: 'would-take' });
    expect(canonicalState(venue.state)).toBe(before);
  },
);

test('a buy for a sum tells what it could have paid of the own order; its rest comes back', () => {
  const venue = new Venue();
  venue.placed({ ...ask, userId: 'b', orderNo: 'b1' });
  venue.placed({ ...ask, orderNo: 'own' });
  const sum = { type: 'market', tick: null, steps: null, selfTrade: 'end-both' } as const;
  const order = venue.placed({ ...sum, budget: usdt('660.3') });
  expect(endOf(order)).toEqual(['cancelled', 1_000, { id: expect.any(Number), orderNo: 'own', steps: 100 }]);
  expect(venue.coin('a', 'USDT')).toEqual(['9400', '0']);
});

test('at once, what is dropped before an own order is met has not met it', () => {
  const { own, result } = crossed({ selfTrade: 'end-both', force: 'ioc', tick: 5_999_999 });
  expect(result).toMatchObject({ value: { status: 'cancelled', filledSteps: 0, prevented: null } });
  expect(own.status).toBe('open');
});

/** What waits for 60,500 is let in. */
function trigger(venue: Venue): void {
  venue.mark('60500');
  venue.mark('60500');
}

test.each(selfTrades)('an order that its stop lets in ends whom it said when it was placed: %s', (selfTrade) => {
  const venue = new Venue();
  const own = venue.placed({ ...ask, orderNo: 'own', tick: 6_060_000 });
  const stop = { tick: 6_050_000, when: 'rising' } as const;
  const waiting = venue.placed({ ...bid, tick: 6_070_000, stop, selfTrade });
  trigger(venue);
  const ends = { own: selfTrade !== 'end-taker', in: selfTrade !== 'end-maker' };
  expect([own.status, own.prevented?.orderNo]).toEqual(ends.own ? ['cancelled', 'in'] : ['open', undefined]);
  expect([waiting.status, waiting.prevented?.orderNo]).toEqual(ends.in ? ['cancelled', 'own'] : ['open', undefined]);
  expect(brokenInvariants(venue.state)).toEqual([]);
});

test('both of two orders of which one ends the other have what was said of them', () => {
  const venue = new Venue();
  const { result } = venue.do({
    kind: 'place-spot-list',
    orderNo: 'list',
    userId: 'a',
    symbol: 'BTCUSDT',
    side: 'buy',
    steps: 1_000,
    selfTrade: 'end-taker',
    limit: { orderNo: 'gain', tick: 5_900_000 },
    stop: { orderNo: 'loss', tick: 6_070_000, at: { tick: 6_050_000, when: 'rising' } },
  });
  expect(result).toMatchObject({ value: [{ selfTrade: 'end-taker' }, { selfTrade: 'end-taker' }] });
  const own = venue.placed({ ...ask, orderNo: 'own', tick: 6_060_000 });
  const loss = venue.state.spot.orders.get('loss');
  trigger(venue);
  expect([loss?.status, loss?.prevented]).toEqual(['cancelled', { id: loss?.queued, orderNo: 'own', steps: 1_000 }]);
  expect([own.status, venue.coin('a', 'USDT')[1]]).toEqual(['open', '0']);
});

test('of two that end each other the one that an own order meets is ended by it, the other as ever', () => {
  const venue = new Venue();
  const limit = { orderNo: 'gain', tick: 6_100_000 };
  const stop = { orderNo: 'loss', tick: null, at: { tick: 5_900_000, when: 'falling' } } as const;
  const list = { kind: 'place-spot-list', orderNo: 'list', userId: 'a', symbol: 'BTCUSDT', side: 'sell' } as const;
  const { result } = venue.do({ ...list, steps: 1_000, limit, stop });
  venue.placed({ ...bid, tick: 6_100_000, selfTrade: 'end-both' });
  expect(result).toMatchObject({
    value: [
      { status: 'cancelled', prevented: { orderNo: 'in', steps: 1_000 } },
      { status: 'cancelled', prevented: null },
    ],
  });
  expect([venue.coin('a', 'BTC')[1], venue.coin('a', 'USDT')[1]]).toEqual(['0', '0']);
});

test('the state tells what an order ends; of those that do as all once did it has the text that it had', () => {
  const textOf = (changes: Changes) => {
    const venue = new Venue();
    venue.placed(changes);
    return canonicalState(venue.state);
  };
  expect(textOf({ selfTrade: 'end-maker' })).toBe(textOf({}));
  expect(textOf({})).not.toContain('end-');
  expect(new Set(selfTrades.map((selfTrade) => textOf({ selfTrade }))).size).toBe(3);
});

test('nobody ever deals with themselves, whatever their orders say, and no money comes or goes', () => {
  const venue = new Venue();
  let seed = 1;
  const whole = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const counts = { deals: 0, 'end-maker': 0, 'end-taker': 0, 'end-both': 0 };
  for (let at = 0; at < 1_500; at += 1) {
    const before = new Map([...venue.state.spot.orders.values()].map((order) => [order, JSON.stringify(endOf(order))]));
    const [side, selfTrade] = [whole(2) === 0 ? 'buy' : 'sell', selfTrades[whole(3)]] as const;
    const order = {
      userId: ['a', 'b'][whole(2)] ?? '',
      orderNo: `${at}`,
      tick: 5_999_990 + whole(20),
      steps: 9 + whole(90),
    };
    const { result, effects } = venue.put({ ...order, side, selfTrade, force: forces[whole(4)] });
    const parties = Map.groupBy(effects.deals, ({ journal }) => journal);
    for (const deals of parties.values())
      expect(new Set(deals.map((deal) => deal.order.userId)).size).toBe(deals.length);
    counts.deals += parties.size;
    const ended = [...before.keys()].filter(({ userId, prevented }) => userId === order.userId && prevented !== null);
    if (!result.ok) continue;
    const came = result.value;
    const met = came.prevented !== null || ended.length > 0;
    if (met) counts[came.selfTrade] += 1;
    if (came.selfTrade === 'end-maker') expect(came.prevented).toBeNull();
    else expect([came.prevented !== null, ended.length]).toEqual([met, met && came.selfTrade === 'end-both' ? 1 : 0]);
    for (const [one, text] of before)
      if (one.userId === order.userId && !ended.includes(one)) expect(JSON.stringify(endOf(one))).toBe(text);
    expect(brokenInvariants(venue.state)).toEqual([]);
  }
  for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(20);
});
