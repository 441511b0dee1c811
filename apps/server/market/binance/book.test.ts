import { listingOf } from '@candor/core/market/catalogue.ts';
import { quantity } from '@candor/core/market/trade.ts';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { DepthLevel } from '../feed.ts';
import { priceOf } from '../test-feed.ts';
import { createBook, snapshotLevels } from './book.ts';
import { closeAll, openTestMarket, testVenue, until } from './test-market.ts';
import type { WireDepth } from './wire.ts';

afterEach(closeAll);

const btc = 'BTCUSDT';
const listing =
  listingOf(btc) ??
  (() => {
    throw new Error('unlisted');
  })();
const level = (price: string, units: bigint): DepthLevel => ({
  price: priceOf(price),
  quantity: quantity(units * 1_000n),
});
const change = (firstId: number, lastId: number, bids: DepthLevel[], asks: DepthLevel[] = []): WireDepth => ({
  kind: 'depth',
  symbol: btc,
  time: lastId,
  firstId,
  lastId,
  bids,
  asks,
});
const shown = (levels: readonly DepthLevel[] | undefined): [bigint, bigint][] =>
  (levels ?? []).map(({ price, quantity: held }) => [price / 100_000_000n, held / 1_000n]);

test('a book without a snapshot, or with one from before the changes at hand, shows nothing', () => {
  const book = createBook();
  expect([book.best(listing), book.wantsSnapshot]).toEqual([null, true]);
  book.apply(change(10, 12, [level('100', 1n)]));
  expect(book.load({ lastId: 8, bids: [], asks: [] })).toBe(false);
  expect(book.best(listing)).toBeNull();
});

test('a snapshot takes the changes after it, the older ones are dropped, a repeated one does nothing', () => {
  const book = createBook();
  book.apply(change(10, 12, [level('100', 1n)]));
  book.apply(change(13, 14, [level('99', 5n)], [level('102', 0n)]));
  expect(
    book.load({ lastId: 12, bids: [level('98', 3n), level('100', 2n)], asks: [level('103', 4n), level('102', 1n)] }),
  ).toBe(true);
  expect(shown(book.best(listing)?.bids)).toEqual([
    [100n, 2n],
    [99n, 5n],
    [98n, 3n],
  ]);
  expect(shown(book.best(listing)?.asks)).toEqual([[103n, 4n]]);
  expect(book.apply(change(13, 14, [level('99', 77n)]))).toBe(true);
  expect(book.apply(change(14, 15, [level('98', 0n), level('97', 0n)]))).toBe(true);
  expect(shown(book.best(listing)?.bids)).toEqual([
    [100n, 2n],
    [99n, 5n],
  ]);
});

test('a change that is missing, or a book that crosses itself, needs a new snapshot', () => {
  for (const broken of [change(14, 14, [level('99', 1n)]), change(13, 13, [level('105', 1n)])]) {
    const book = createBook();
    expect(book.load({ lastId: 12, bids: [level('98', 3n)], asks: [level('103', 4n)] })).toBe(true);
    expect(book.apply(broken)).toBe(false);
    expect([book.best(listing), book.wantsSnapshot]).toEqual([null, true]);
    expect(book.load({ lastId: 20, bids: [level('98', 3n)], asks: [level('103', 4n)] })).toBe(true);
    expect([shown(book.best(listing)?.bids), book.wantsSnapshot]).toEqual([[[98n, 3n]], false]);
  }
  expect(createBook().load({ lastId: 1, bids: [level('103', 3n)], asks: [level('103', 4n)] })).toBe(false);
});

test('levels beyond the snapshot are not guessed; when they run out, another is wanted, the book goes on', () => {
  const book = createBook();
  const bids = Array.from({ length: snapshotLevels }, (_, i) => level(String(10_000 - i), 1n));
  book.load({ lastId: 1, bids, asks: [level('10001', 1n)] });
  book.apply(change(2, 2, [level('9000', 9n)]));
  expect(book.wantsSnapshot).toBe(false);
  book.apply(
    change(
      3,
      3,
      bids.slice(0, -10).map(({ price }) => ({ price, quantity: quantity(0n) })),
    ),
  );
  expect([book.best(listing)?.bids.length, book.wantsSnapshot]).toEqual([10, true]);
  book.apply(change(4, 4, [level('9520', 2n)]));
  expect(book.load({ lastId: 3, bids: bids.slice(-10), asks: [] })).toBe(true);
  expect([book.best(listing)?.bids.length, book.wantsSnapshot, shown(book.best(listing)?.bids)[0]]).toEqual([
    11,
    false,
    [9_520n, 2n],
  ]);
});

test('levels come on our tick, away from the other side, and in whole steps', () => {
  const coarse = { ...listing, priceDecimals: 0, quantityDecimals: 4 };
  const book = createBook();
  book.load({
    lastId: 1,
    bids: [level('100.9', 15n), level('100.1', 6n), level('99.5', 9n)],
    asks: [level('101.1', 11n), level('101.2', 20n), level('103', 40n)],
  });
  expect(shown(book.best(coarse)?.bids)).toEqual([[100n, 20n]]);
  expect(shown(book.best(coarse)?.asks)).toEqual([
    [102n, 30n],
    [103n, 40n],
  ]);
});

test('twenty levels stand around the last price as the venue has them; a gap is mended by a new snapshot', async () => {
  const venue = await testVenue({ symbols: { [btc]: '60000.00' } });
  const { feed, count } = await openTestMarket([venue]);
  await until('a book', () => feed.depth(btc) !== null);
  const depth = feed.depth(btc);
  expect([depth?.bids.length, depth?.asks.length, depth?.bids[0]?.price, depth?.asks[0]?.price]).toEqual([
    20,
    20,
    priceOf('59940'),
    priceOf('60060'),
  ]);
  expect(depth?.asks[1]).toEqual({ price: priceOf('60120'), quantity: 200_000_000n });

  venue.level(btc, 'bids', '59990.00', '0.5');
  await until('the new best bid', () => feed.depth(btc)?.bids[0]?.price === priceOf('59990'));
  venue.level(btc, 'asks', '60005.00', '7', false);
  await until('the gap is seen', () => count('depth-gap') === 1);
  await until('the level that was missed', () => feed.depth(btc)?.asks[0]?.price === priceOf('60005'));
  venue.level(btc, 'asks', '60005.00', '0');
  await until('it goes again', () => feed.depth(btc)?.asks[0]?.price === priceOf('60060'));
  venue.silence();
  await after(2_100);
  expect(feed.depth(btc)).toBeNull();
  expect(feed.depth('NOPEUSDT')).toBeNull();
}, 10_000);
