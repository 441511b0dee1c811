import { expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { at } from '../../futures/test-trader.ts';
import { amount } from '../../money/amount.ts';
import { usdt } from '../../money/currencies.ts';
import type { PlaceSpotOrder } from '../place-order.ts';
import { maxTick } from '../price-key.ts';
import { Venue } from './test-venue.ts';
import { journalsOf } from '../../test-apply.ts';

type Changes = Partial<Omit<PlaceSpotOrder, 'kind'>>;
const marketBuy = { type: 'market', tick: null, steps: null, budget: usdt('600') } as const;
const marketSell = { type: 'market', tick: null, side: 'sell' } as const;

/** A book with one bitcoin on each side of the mark. */
function venueWithDepth(): Venue {
  const venue = new Venue();
  venue.do({
    kind: 'tick',
    marks: [{ symbol: 'XAUUSDT', price: at('4000'), time: venue.now, seq: 0, backfilled: false }],
  });
  venue.depth([{ tick: 5_999_900, steps: 100_000 }], [{ tick: 6_000_100, steps: 100_000 }]);
  return venue;
}

test.each<[string, Changes, string, string]>([
  ['of a pair that is not there', { symbol: 'NOSUCH' }, 'symbol-unknown', 'symbol'],
  ['of a pair without a mark', { symbol: 'ETHUSDT' }, 'symbol-unknown', 'symbol'],
  ['of a product without a spot market', { symbol: 'XAUUSDT' }, 'symbol-unknown', 'symbol'],
  ['with a limit, but no price', { tick: null }, 'order-price-required', 'price'],
  ['at a price of zero', { tick: 0 }, 'order-price-required', 'price'],
  ['to buy a tick above 110 % of the mark', { tick: 6_600_001 }, 'price-band', 'price'],
  ['to sell a tick below 90 % of the mark', { side: 'sell', tick: 5_399_999 }, 'price-band', 'price'],
  ['to sell above the highest price of a book', { side: 'sell', tick: maxTick + 1 }, 'price-band', 'price'],
  ['of no quantity', { steps: null }, 'quantity-step', 'quantity'],
  ['of zero', { steps: 0 }, 'quantity-step', 'quantity'],
  ['of half a step', { steps: 1.5 }, 'quantity-step', 'quantity'],
  ['of more than can be counted', { steps: 2 ** 53 }, 'quantity-step', 'quantity'],
  ['worth 4.999999 USDT at its limit', { tick: 4_999_999, steps: 10 }, 'notional-min', 'quantity'],
  ['worth less than 5 USDT at the mark', { ...marketSell, steps: 8 }, 'notional-min', 'quantity'],
  ['for no money', { ...marketBuy, budget: null }, 'notional-min', 'amount'],
  ['for 4.999999 USDT', { ...marketBuy, budget: usdt('4.999999') }, 'notional-min', 'amount'],
  ['for a unit more than there is', { ...marketBuy, budget: usdt('10000.000001') }, 'insufficient-balance', 'amount'],
  ['of a step more than there is', { ...marketSell, steps: 100_001 }, 'insufficient-balance', 'quantity'],
  ['of a step more than can be paid', { tick: 5_000_000, steps: 20_001 }, 'insufficient-balance', 'quantity'],
])('an order %s is refused and changes nothing', (_name, changes, refusal, field) => {
  const venue = venueWithDepth();
  const before = canonicalState(venue.state);
  expect(venue.put(changes).result).toEqual({ ok: false, refusal, field });
  expect(canonicalState(venue.state)).toBe(before);
});

test.each<[string, Changes, number | null]>([
  ['a buy, from an empty book', marketBuy, null],
  ['a sell, from an empty book', marketSell, null],
  ['a buy, a tick above the band', marketBuy, 6_600_001],
  ['a sell, a tick below the band', marketSell, 5_399_999],
])('an order at market takes nothing beyond the band: %s', (_name, changes, tick) => {
  const venue = new Venue();
  const levels = tick === null ? [] : [{ tick, steps: 1_000 }];
  if (changes.side === 'sell') venue.depth(levels, []);
  else venue.depth([], levels);
  expect(venue.put(changes).result).toEqual({ ok: false, refusal: 'book-empty' });
});

test('a depth that is used up leaves an empty book until the next one comes', () => {
  const venue = new Venue();
  venue.depth([], [{ tick: 6_000_000, steps: 1_000 }]);
  venue.placed(marketBuy);
  expect(venue.put({ ...marketBuy, orderNo: 't' }).result).toEqual({ ok: false, refusal: 'book-empty' });
});

test('nothing is taken on in a pair that is paused, or has had no mark for more than a second', () => {
  const venue = new Venue();
  venue.do({ kind: 'set-halt', symbol: 'BTCUSDT', halted: true });
  expect(venue.put().result).toEqual({ ok: false, refusal: 'market-paused', field: 'symbol' });
  venue.do({ kind: 'set-halt', symbol: 'BTCUSDT', halted: false });
  venue.now += 1_001;
  expect(venue.put().result).toEqual({ ok: false, refusal: 'market-halted', field: 'symbol' });
});

test('an own limit on the stake counts what a buy can cost, and never keeps anybody from selling', () => {
  const venue = new Venue();
  venue.do({
    kind: 'update-limits',
    userId: 'a',
    dailyLoss: undefined,
    stake: usdt('599.999999'),
    timeOutMs: undefined,
  });
  expect(venue.put().result).toEqual({ ok: false, refusal: 'own-stake-limit' });
  expect(venue.put({ side: 'sell' }).result.ok).toBe(true);
});

test.each<[string, Changes]>([
  ['to buy at 110 % of the mark', { tick: 6_600_000 }],
  ['to sell at 90 % of the mark', { side: 'sell', tick: 5_400_000 }],
  ['to buy at one tick', { tick: 1, steps: 50_000_000 }],
  ['to sell at the highest price of a book', { side: 'sell', tick: maxTick }],
  ['worth 5 USDT', { tick: 5_000_000, steps: 10 }],
  ['for all there is', { tick: 5_000_000, steps: 20_000 }],
  ['of all there is', { side: 'sell', steps: 100_000 }],
])('an order %s is accepted and rests', (_name, changes) => {
  expect(new Venue().placed(changes)).toMatchObject({ status: 'open', filledSteps: 0 });
});

test('where a step is worth enough, one of them is an order', () => {
  expect(new Venue({ mark: '1000000' }).placed({ tick: 100_000_000, steps: 1 })).toMatchObject({ held: usdt('10') });
});

test.each<[string, Changes]>([
  ['for 5 USDT', { ...marketBuy, budget: usdt('5') }],
  ['for all there is', { ...marketBuy, budget: usdt('10000') }],
  ['of all there is', { ...marketSell, steps: 100_000 }],
  ['of 5.4 USDT at the mark', { ...marketSell, steps: 9 }],
])('an order at market %s is carried out at once', (_name, changes) => {
  expect(venueWithDepth().placed(changes)).toMatchObject({ status: 'filled' });
});

test.each<[string, Changes, number]>([
  ['a buy', marketBuy, 6_600_000],
  ['a sell', marketSell, 5_400_000],
])('an order at market trades up to the edge of the band: %s', (_name, changes, tick) => {
  const venue = new Venue();
  venue.placed({ userId: 'b', orderNo: 'm', side: changes.side === 'sell' ? 'buy' : 'sell', tick });
  expect(venue.placed({ ...changes, budget: changes.budget ?? null }).filledSteps).toBeGreaterThan(0);
});

test('a buy freezes its worst cost rounded up, a sell its coins, and the terms stand on the order', () => {
  const venue = new Venue();
  const { result, effects } = venue.put({ tick: 6_000_001, steps: 33 });
  expect(result).toEqual({
    ok: true,
    value: {
      orderNo: 's',
      userId: 'a',
      symbol: 'BTCUSDT',
      side: 'buy',
      type: 'limit',
      tick: 6_000_001,
      steps: 33,
      budget: null,
      force: 'gtc',
      selfTrade: 'end-maker',
      stop: null,
      listNo: null,
      clientId: null,
      armed: false,
      trigger: null,
      enteredBefore: null,
      prevented: null,
      feeBasis: null,
      makerFee: 100_000n,
      takerFee: 150_000n,
      receivedAt: venue.now,
      queued: effects.journals[0]?.id,
      status: 'open',
      filledSteps: 0,
      dealCount: 0n,
      dealAmount: 0n,
      fee: 0n,
      held: 19_800_004n,
      endedAt: null,
    },
  });
  expect([...effects.placedSpot].map(({ orderNo }) => orderNo)).toEqual(['s']);
  expect(journalsOf(effects)).toEqual([['spot-hold', ['a:2:USDT', -19_800_004n, 19_800_004n]]]);
  expect(journalsOf(venue.put({ orderNo: 't', side: 'sell', tick: 6_000_002, steps: 33 }).effects)).toEqual([
    ['spot-hold', ['a:2:BTC', amount(-33_000n), 33_000n]],
  ]);
});
