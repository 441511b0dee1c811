import { expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { at } from '../../futures/test-trader.ts';
import { Venue } from '../orders/test-venue.ts';

const set = (venue: Venue, countdownMs: number, symbol: string | null = null) =>
  venue.do({ kind: 'set-countdown', userId: 'a', symbol, countdownMs });
const runOut = (venue: Venue, dueAt: number, symbol: string | null = null) =>
  venue.do({ kind: 'end-silent-orders', userId: 'a', symbol, dueAt });
/** A bid for another coin, of which there is a mark now. */
function bidForEth(venue: Venue): void {
  const price = at('3000');
  venue.do({ kind: 'tick', marks: [{ symbol: 'ETHUSDT', price, time: venue.now, seq: 0, backfilled: false }] });
  venue.placed({ orderNo: 'eth', symbol: 'ETHUSDT', tick: 300_000, steps: 100 });
}
const open = (venue: Venue): string[] => [...venue.state.spot.orders.keys()].sort();

test.each([999, 1, -1, 86_400_001, 1_500.5, Number.NaN])('a countdown of %d ms is refused', (countdownMs) => {
  const venue = new Venue();
  const before = canonicalState(venue.state);
  const refusal = { ok: false, refusal: 'countdown-range', field: 'countdownTime' };
  expect(set(venue, countdownMs).result).toEqual(refusal);
  expect(canonicalState(venue.state)).toBe(before);
});

test('a pair that there is none has no countdown', () => {
  const refusal = { ok: false, refusal: 'symbol-unknown', field: 'symbol' };
  expect(set(new Venue(), 5_000, 'NOSUCH').result).toEqual(refusal);
});

test('when nothing was heard in time all open orders end, with everything back, and others’ stay', () => {
  const venue = new Venue();
  venue.placed();
  bidForEth(venue);
  venue.placed({ orderNo: 'stop', side: 'sell', tick: 5_890_000, stop: { tick: 5_900_000, when: 'falling' } });
  venue.placed({ orderNo: 'theirs', userId: 'b', tick: 5_900_000 });
  const { result } = set(venue, 5_000);
  const dueAt = venue.now + 5_000;
  expect(result).toEqual({ ok: true, value: { userId: 'a', symbol: null, countdownMs: 5_000, dueAt } });
  venue.now = dueAt - 1;
  expect(runOut(venue, dueAt).result).toEqual({ ok: true, value: [] });
  expect(open(venue)).toEqual(['eth', 's', 'stop', 'theirs']);
  venue.now = dueAt;
  const { effects } = runOut(venue, dueAt);
  expect(open(venue)).toEqual(['theirs']);
  expect(venue.coin('a', 'USDT')).toEqual(['10000', '0']);
  expect(venue.coin('a', 'BTC')).toEqual(['1', '0']);
  expect(effects.silences).toEqual([{ userId: 'a', symbol: null, countdownMs: 5_000, orders: 3, at: dueAt }]);
  expect([...effects.countdowns.values()]).toEqual([{ userId: 'a', symbol: null, countdownMs: 5_000, dueAt: null }]);
  expect([...effects.changedSpot].map(({ orderNo, status }) => [orderNo, status])).toEqual([
    ['s', 'cancelled'],
    ['eth', 'cancelled'],
    ['stop', 'cancelled'],
  ]);
  expect(runOut(venue, dueAt).effects.silences).toEqual([]);
});

test('one that was set anew goes on, one that was ended is over', () => {
  const venue = new Venue();
  venue.placed();
  set(venue, 5_000);
  const first = venue.now + 5_000;
  venue.now += 4_999;
  set(venue, 5_000);
  const second = venue.now + 5_000;
  venue.now = second;
  expect(runOut(venue, first).result).toEqual({ ok: true, value: [] });
  set(venue, 0);
  expect(runOut(venue, second).result).toEqual({ ok: true, value: [] });
  expect(open(venue)).toEqual(['s']);
  expect(venue.state.countdowns.size).toBe(0);
});

test('the countdown of a pair ends that pair alone, and both of two orders once', () => {
  const venue = new Venue();
  bidForEth(venue);
  venue.do({
    kind: 'place-spot-list',
    orderNo: 'l',
    userId: 'a',
    symbol: 'BTCUSDT',
    side: 'sell',
    steps: 1_000,
    limit: { orderNo: 'gain', tick: 6_100_000 },
    stop: { orderNo: 'loss', tick: null, at: { tick: 5_900_000, when: 'falling' } },
  });
  set(venue, 5_000, 'BTCUSDT');
  set(venue, 60_000);
  venue.now += 5_000;
  expect(runOut(venue, venue.now, 'BTCUSDT').effects.silences).toMatchObject([{ symbol: 'BTCUSDT', orders: 2 }]);
  expect(open(venue)).toEqual(['eth']);
  expect([...venue.state.countdowns.keys()]).toEqual(['a/']);
  expect(venue.coin('a', 'BTC')).toEqual(['1', '0']);
});

test.each([1_000, 86_400_000])('a countdown of %d ms is set, and told', (countdownMs) => {
  const venue = new Venue();
  const { result, effects } = set(venue, countdownMs, 'BTCUSDT');
  const countdown = { userId: 'a', symbol: 'BTCUSDT', countdownMs, dueAt: venue.now + countdownMs };
  expect([result, [...effects.countdowns.values()]]).toEqual([{ ok: true, value: countdown }, [countdown]]);
});

test('ending one that does not run changes nothing, and one that ends no order is no news', () => {
  const venue = new Venue();
  expect(set(venue, 0).effects.countdowns.size).toBe(0);
  set(venue, 1_000);
  venue.now += 1_000;
  const { effects } = runOut(venue, venue.now);
  expect([effects.countdowns.size, effects.silences, venue.state.countdowns.size]).toEqual([1, [], 0]);
});
