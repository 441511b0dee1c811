import { expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { at } from '../../futures/test-trader.ts';
import { usdt } from '../../money/currencies.ts';
import { realRules } from '../../rules.ts';
import { Venue } from '../orders/test-venue.ts';
import { journalsOf } from '../../test-apply.ts';

const level = (tick: number, steps: number) => ({ tick, steps });
const bids = [level(5_900_000, 1_000), level(5_800_000, 1_000)];
const asks = [level(6_100_000, 400), level(6_200_000, 1_000), level(6_300_000, 1_000)];
const offered = ({ market: { book } }: Venue) => [book.depth('buy', 9), book.depth('sell', 9)];

/** With real money, of which the house has so much. */
function realVenue(units?: string): Venue {
  const venue = new Venue({ rules: realRules });
  if (units !== undefined)
    venue.do({ kind: 'top-up-reserve', reserve: 'spot-house', amount: usdt(units), reference: 'p' });
  return venue;
}

test('the depth of a pair that is not there changes nothing', () => {
  const venue = realVenue();
  const before = canonicalState(venue.state);
  expect(venue.depth(bids, asks, 'NOSUCH').result).toEqual({ ok: true, value: null });
  expect(canonicalState(venue.state)).toBe(before);
});

test('a house without money offers nothing, and nobody’s order meets it', () => {
  const venue = realVenue();
  const order = venue.placed({ side: 'sell', tick: 5_800_000 });
  expect(venue.depth(bids, asks).effects.journals).toEqual([]);
  expect([offered(venue), order.status]).toEqual([[[], [level(5_800_000, 1_000)]], 'open']);
});

test('level after level the house bids what its USDT pay for, and asks what they buy outside', () => {
  const venue = realVenue('600');
  venue.depth(bids, asks);
  // Bids: 590 for the first, 0.58 a step from the 10 that are left. Asks: 244, then 0.62 a step from 356, then 0.12.
  expect(offered(venue)).toEqual([
    [level(5_900_000, 1_000), level(5_800_000, 17)],
    [level(6_100_000, 400), level(6_200_000, 574)],
  ]);
});

test('the house asks first what it has, then what the rest of its USDT buys; its coins pay for no bid', () => {
  const venue = realVenue('700');
  venue.depth(bids, []);
  venue.placed({ type: 'market', tick: null, side: 'sell' });
  venue.depth(bids, asks);
  // It has bought 0.01 BTC for 590: 400 steps and 600 of the second level, of which 110 USDT buy another 177.
  expect(offered(venue)).toEqual([[level(5_900_000, 186)], [level(6_100_000, 400), level(6_200_000, 777)]]);
});

test.each(['buy', 'sell'] as const)(
  'what the house has paid in one pair it no longer offers in another: %s',
  (side) => {
    const venue = realVenue('600');
    venue.do({
      kind: 'tick',
      marks: [{ symbol: 'ETHUSDT', price: at('3000'), time: venue.now, seq: 0, backfilled: false }],
    });
    venue.give('a', 'ETH', '1');
    venue.depth(bids, asks);
    venue.depth([level(300_000, 2_000)], [], 'ETHUSDT');
    venue.placed({ symbol: 'ETHUSDT', type: 'market', tick: null, side: 'sell', steps: 2_000 });
    const paid = side === 'buy' ? { steps: null, budget: usdt('600') } : { steps: 1_000 };
    expect(venue.put({ orderNo: 't', type: 'market', tick: null, side, ...paid }).result).toEqual({
      ok: false,
      refusal: 'house-limit-reached',
    });
  },
);

test('a bid of a customer makes asks dearer to cover, never the bids of the house', () => {
  const venue = realVenue('110');
  venue.placed({ tick: 6_050_000 });
  venue.depth(bids, []);
  expect(offered(venue)).toEqual([[level(6_050_000, 1_000), level(5_900_000, 186)], []]);
});

test('on paper the house offers all that stands in the reference depth, however many levels', () => {
  const venue = new Venue();
  const many = Array.from({ length: 40 }, (_, at) => level(5_900_000 - at, 1_000_000 + at));
  const above = Array.from({ length: 40 }, (_, at) => level(6_100_000 + at, 1_000_000 + at));
  venue.depth(many, above);
  expect([venue.market.book.depth('buy', 99), venue.market.book.depth('sell', 99)]).toEqual([many, above]);
});

test('the bids of the house fill the sales that they reach, at the sellers’ prices, with what it is lent', () => {
  const venue = new Venue();
  const order = venue.placed({ side: 'sell', tick: 5_890_000 });
  const { effects } = venue.depth(bids, []);
  expect(effects.journals.map(({ reference }) => reference)).toEqual(['spot-house', 's']);
  expect(journalsOf(effects)).toEqual([
    ['paper-loan', ['world:0:USDT', -usdt('58900'), 0n], ['spot-house:0:USDT', usdt('58900'), 0n]],
    [
      'spot-fill',
      ['spot-house:0:USDT', -usdt('589'), 0n],
      ['spot-house:0:BTC', 1_000_000n, 0n],
      ['a:2:BTC', 0n, -1_000_000n],
      ['a:2:USDT', usdt('588.411'), 0n],
      ['fees:0:USDT', usdt('0.589'), 0n],
    ],
  ]);
  expect(order).toMatchObject({ status: 'filled', fee: usdt('0.589'), held: 0n });
});
