import type { Instant } from '@candor/core/market/mark.ts';
import { setTimeout as after } from 'node:timers/promises';
import { openClock } from '../../clock.ts';
import type { FeedMessage } from '../feed.ts';
import { openMarket, type Market, type MarketFrame } from '../market.ts';
import { alignedTimer } from '../timing.ts';
import { openBinanceFeed, type BinanceFeed } from './feed.ts';
import { openTestVenue, type TestVenue, type TestVenueOptions } from './test-venue/test-venue.ts';
import type { VenueTiming } from './venue.ts';

/** As in production, only faster. */
export const testTiming: Partial<VenueTiming> = {
  silenceMs: 700,
  backoffMs: 40,
  backoffMaxMs: 300,
  stableMs: 500,
  requestMs: 1_000,
  snapshotRetryMs: 100,
};

export interface TestMarket {
  readonly feed: BinanceFeed;
  readonly market: Market;
  readonly frames: MarketFrame[];
  /** Everything that the feed said. */
  readonly messages: FeedMessage[];
  /** Times and prices of the marks so far. */
  marks(symbol: string): { time: Instant; price: bigint }[];
  count(what: string): number;
}

const closing: (() => Promise<void> | void)[] = [];

/** Ends what the test opened, the newest first. */
export async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).toReversed()) await close();
}

export async function testVenue(options: TestVenueOptions): Promise<TestVenue> {
  const venue = await openTestVenue(options);
  closing.push(() => venue.close());
  return venue;
}

/** The real market on the feed of these venues, with the real clock. */
export async function openTestMarket(
  venues: readonly [TestVenue, ...TestVenue[]],
  timing: Partial<VenueTiming> = {},
): Promise<TestMarket> {
  const clock = openClock();
  const [main, ...others] = venues.map(({ restUrl, wsUrl }, i) => ({ name: `venue${i + 1}`, restUrl, wsUrl }));
  if (main === undefined) throw new Error('no venue');
  const feed = await openBinanceFeed({ venues: [main, ...others], clock, timing: { ...testTiming, ...timing } });
  const frames: MarketFrame[] = [];
  const messages: FeedMessage[] = [];
  const market = openMarket({
    clock,
    every: alignedTimer(clock),
    feed: {
      ...feed,
      start: (emit) =>
        feed.start((message) => {
          messages.push(message);
          emit(message);
        }),
    },
    onFrame: async (frame) => {
      frames.push(frame);
    },
    onFault: (error) => {
      throw error;
    },
  });
  closing.push(() => market.stop());
  await market.start();
  return {
    feed,
    market,
    frames,
    messages,
    marks: (symbol) =>
      frames
        .flatMap((frame) => frame.marks.filter((mark) => mark.symbol === symbol))
        .map(({ time, price }) => ({ time, price })),
    count: (what) =>
      [...feed.counts].reduce((sum, [key, number]) => (key.endsWith(`: ${what}`) ? sum + number : sum), 0),
  };
}

/** Waits until it is so. @throws when it isn't in time */
export async function until(what: string, isSo: () => boolean, withinMs = 4_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`not within ${withinMs} ms: ${what}`);
    await after(10);
  }
}
