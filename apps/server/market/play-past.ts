import type { Price } from '@candor/core/money/amount.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { sampleMs, slotOf, type Feed } from './feed.ts';
import type { ManualTime } from './timing.ts';

/**
 * What a feed remembers of a time of the past, told as if it happened now. A feed that can't be asked tells nothing.
 * @param symbols only its first so many
 * @param lengthMs from the time's clock on
 */
export async function playPast(
  feed: Feed,
  time: Pick<ManualTime, 'clock' | 'every'>,
  symbols: number,
  lengthMs: number,
): Promise<Feed> {
  const { clock, every } = time;
  const begin = clock.now();
  const listings = feed.listings.slice(0, symbols);
  const prices = new Map<string, ReadonlyMap<Instant, Price>>();
  for (const { symbol } of listings) {
    const past = await feed.historyMarks(symbol, begin, begin + lengthMs);
    prices.set(symbol, new Map(past.map((mark) => [mark.time, mark.price])));
  }
  let stop = (): void => {};
  // What each source said is not played: only what they came to.
  const { sourceRules: _, ...rest } = feed;
  return {
    ...rest,
    listings,
    start(emit) {
      stop = every(sampleMs, () => {
        const now = clock.now();
        for (const [symbol, known] of prices) {
          const price = known.get(slotOf(now));
          if (price !== undefined) emit({ kind: 'price', symbol, source: feed.name, time: now, price });
        }
      });
    },
    stop: () => stop(),
    history: (query) => feed.history({ ...query, to: Math.min(query.to, clock.now()) }),
    historyMarks: (symbol, from, to) => feed.historyMarks(symbol, from, Math.min(to, clock.now())),
    recentTrades: async () => [],
    depth: () => null,
  };
}
