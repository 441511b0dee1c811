import { catalogue, listingOf } from '@candor/core/market/catalogue.ts';
import { quantity, quantityScale } from '@candor/core/market/trade.ts';
import { price, priceScale } from '@candor/core/money/amount.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depthLevels, type DepthLevel, type FeedDepth } from '../feed.ts';
import { replayFeed } from '../replay/feed.ts';
import { parseRecording } from '../replay/recording.ts';
import { simulatedFeed } from './feed.ts';
import { syntheticDepth } from './synthetic-depth.ts';
import { priceOf } from '../test-feed.ts';
import { manualTime } from '../timing.ts';

const start = Date.UTC(2026, 10, 20, 13, 59, 30);
const prices = (levels: readonly DepthLevel[]): bigint[] => levels.map((level) => level.price);

/** What the book of spot takes as its house liquidity. */
function expectSound(depth: FeedDepth, symbol: string, mark: bigint): void {
  const listing = listingOf(symbol);
  const tick = 10n ** BigInt(priceScale - (listing?.priceDecimals ?? 0));
  const step = 10n ** BigInt(quantityScale - (listing?.quantityDecimals ?? 0));
  const [bids, asks] = [prices(depth.bids), prices(depth.asks)];
  expect(bids).toEqual([...new Set(bids)].sort((a, b) => (a > b ? -1 : 1)));
  expect(asks).toEqual([...new Set(asks)].sort((a, b) => (a < b ? -1 : 1)));
  expect((bids[0] ?? 0n) < mark && mark < (asks[0] ?? 0n)).toBe(true);
  for (const level of [...depth.bids, ...depth.asks]) {
    expect([level.price > 0n, level.quantity > 0n, level.price % tick, level.quantity % step]).toEqual([
      true,
      true,
      0n,
      0n,
    ]);
  }
}

test('any price and any volume make a sorted, uncrossed book of positive quantities around the price', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...catalogue),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      fc.bigInt({ min: 0n, max: 10n ** 20n }),
      fc.nat(),
      (listing, ticks, volume, time) => {
        const mark = ticks * 10n ** BigInt(priceScale - listing.priceDecimals);
        const depth = syntheticDepth({ seed: 'a', listing, price: price(mark), time, dayVolume: quantity(volume) });
        expectSound(depth, listing.symbol, mark);
      },
    ),
  );
});

test('the spread is wider in a livelier market, within its bounds, and the book stays sound', () => {
  const btc = catalogue.find(({ symbol }) => symbol === 'BTCUSDT');
  if (btc === undefined) throw new Error('BTCUSDT is not listed');
  const mark = price(60_000n * 10n ** BigInt(priceScale));
  const spreadAt = (unrest: number): bigint => {
    const depth = syntheticDepth({
      seed: 'a',
      listing: btc,
      price: mark,
      time: start,
      dayVolume: quantity(1n),
      unrest,
    });
    expectSound(depth, 'BTCUSDT', mark);
    return (depth.asks[0]?.price ?? 0n) - (depth.bids[0]?.price ?? 0n);
  };
  const spreads = [0, 0.7, 1, 3, 6, 50].map(spreadAt);
  expect(spreads).toEqual(spreads.toSorted((a, b) => (a < b ? -1 : 1)));
  expect([spreads[0] === spreads[1], spreads[4] === spreads[5]]).toEqual([true, true]);
  expect(Number(spreads[4]) / Number(spreads[2])).toBeCloseTo(6, 0);
});

test('the simulated book is a function of seed, symbol and time', () => {
  const at = (now: number, seed = 'test') => {
    const time = manualTime(now);
    return simulatedFeed({ seed, clock: time.clock, every: time.every });
  };
  expect(at(start).depth('BTCEUR')).toBeNull();
  expect(at(start).depth('BTCUSDT')).toEqual(at(start + 249).depth('BTCUSDT'));
  expect(at(start).depth('BTCUSDT')).not.toEqual(at(start, 'other').depth('BTCUSDT'));
  expect(at(start).depth('BTCUSDT')).not.toEqual(at(start + 5_000).depth('BTCUSDT'));
});

test('every symbol of the simulated market has a full sound book around its mark, deeper away from it', async () => {
  const time = manualTime(start);
  const feed = simulatedFeed({ seed: 'test', clock: time.clock, every: time.every });
  for (const { symbol } of feed.listings) {
    const [mark] = await feed.historyMarks(symbol, start, start);
    const depth = feed.depth(symbol);
    if (mark === undefined || depth === null) throw new Error(`${symbol} has no book`);
    expectSound(depth, symbol, mark.price);
    expect([depth.bids.length, depth.asks.length]).toEqual([depthLevels, depthLevels]);
    const total = (levels: readonly DepthLevel[]): bigint => levels.reduce((sum, level) => sum + level.quantity, 0n);
    expect(
      total(depth.asks.slice(10)) + total(depth.bids.slice(10)) >
        total(depth.asks.slice(0, 10)) + total(depth.bids.slice(0, 10)),
    ).toBe(true);
  }
});

test('the replayed book stands around the last price', () => {
  const eth = listingOf('ETHUSDT');
  if (eth === undefined) throw new Error('ETHUSDT is not listed');
  const read = parseRecording('time,price,quantity,side\n5000,100,1,buy\n7000,110,2,sell\n15000,101,0.5,buy\n', eth);
  if (!read.ok) throw new Error(read.refusal);
  const time = manualTime(start);
  const feed = replayFeed({ recordings: [read.value], startAt: start, clock: time.clock, every: time.every });
  expect(feed.depth('BTCUSDT')).toBeNull();
  for (const expected of ['100', '110', '101']) {
    const depth = feed.depth('ETHUSDT');
    if (depth === null) throw new Error('no book');
    expectSound(depth, 'ETHUSDT', priceOf(expected));
    expect(feed.depth('ETHUSDT')).toEqual(depth);
    time.advance(expected === '100' ? 2_000 : 8_000);
  }
});
