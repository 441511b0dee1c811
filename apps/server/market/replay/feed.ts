import { bucketStart, nextBucket } from '@candor/core/market/candles.ts';
import type { Listing } from '@candor/core/market/catalogue.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { quantity, type Trade } from '@candor/core/market/trade.ts';
import type { Clock } from '../../clock.ts';
import { barStarts, gridTimes, sampleMs, slotOf, type Feed, type FeedDepth, type FeedMessage } from '../feed.ts';
import { syntheticDepth } from '../simulated/synthetic-depth.ts';
import type { Every } from '../timing.ts';
import { loopOf, type Loop } from './loop.ts';
import type { Recording } from './recording.ts';

const catchUpMs = 10_000;
const tradesBackMs = 600_000;

export interface ReplayOptions {
  readonly recordings: readonly Recording[];
  /**
   * When the first deals play. Keep it over restarts, else the past changes and the hole of a downtime is filled from
   * another one.
   */
  readonly startAt: Instant;
  readonly clock: Clock;
  readonly every: Every;
}

/** Recorded markets as if they happened now, again and again. */
export function replayFeed({ recordings, startAt, clock, every }: ReplayOptions): Feed {
  const loops = new Map<string, Loop>(recordings.map((one) => [one.listing.symbol, loopOf(one, startAt)]));
  const listings = recordings.map(({ listing }) => listing);
  let stop = (): void => {};
  return {
    name: 'replay',
    description: `replay of recorded markets: ${[...loops.keys()].join(', ')}`,
    listings,
    start(emit) {
      stop();
      let sentTo = clock.now();
      stop = every(sampleMs, () => {
        const now = clock.now();
        for (const [symbol, loop] of loops) play(symbol, loop, { from: Math.max(sentTo, now - catchUpMs), now }, emit);
        sentTo = now;
      });
    },
    stop: () => stop(),
    async history(query) {
      const now = clock.now();
      const loop = loops.get(query.symbol);
      const bar = (start: Instant) => loop?.candle(start, Math.min(nextBucket(query.timeframe, start), now + 1)) ?? [];
      return barStarts({ ...query, to: Math.min(query.to, now) }).flatMap(bar);
    },
    async historyMarks(symbol, from, to) {
      const loop = loops.get(symbol);
      return gridTimes(from, Math.min(to, clock.now())).flatMap((time) =>
        loop === undefined ? [] : { time, price: loop.priceAt(time) },
      );
    },
    async recentTrades(symbol, limit) {
      return newest(loops.get(symbol), clock.now(), limit);
    },
    depth(symbol) {
      const loop = loops.get(symbol);
      const listing = listings.find((each) => each.symbol === symbol);
      return loop === undefined || listing === undefined ? null : depthAt(loop, listing, slotOf(clock.now()));
    },
  };
}

/** Every deal after the one moment and until the other, then the price. */
function play(
  symbol: string,
  loop: Loop,
  { from, now }: { from: Instant; now: Instant },
  emit: (message: FeedMessage) => void,
): void {
  for (const { time, price, quantity, side } of loop.trades(from, now))
    emit({ kind: 'price', symbol, source: 'replay', time, price, trade: { quantity, side } });
  emit({ kind: 'price', symbol, source: 'replay', time: now, price: loop.priceAt(now) });
}

/** A recording has no order book: it is made up around the price, as deep as the last whole hour was lively. */
function depthAt(loop: Loop, listing: Listing, time: Instant): FeedDepth {
  const hour = bucketStart('1h', time);
  const { volume } = loop.candle(nextBucket('1h', hour, -1), hour);
  return syntheticDepth({
    seed: 'replay',
    listing,
    time,
    price: loop.priceAt(time),
    dayVolume: quantity(volume * 24n),
  });
}

/** Looks back in growing steps: a lively recording has its deals in the last seconds. */
function newest(loop: Loop | undefined, now: Instant, limit: number): Trade[] {
  for (let back = 1_000; loop !== undefined && back <= tradesBackMs; back *= 4) {
    const found = loop.trades(now - back, now);
    if (found.length >= limit || back * 4 > tradesBackMs) return found.slice(-limit).toReversed();
  }
  return [];
}
