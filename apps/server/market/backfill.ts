import type { Instant } from '@candor/core/market/mark.ts';
import type { Clock } from '../clock.ts';
import { sampleMs, type Feed, type PastPrice } from './feed.ts';
import type { AcceptedMark, Sampler } from './marks.ts';
import type { Tape } from './tape/tape.ts';

/**
 * Of a longer hole only the beginning is filled, where every open order has its expiry (none runs longer), and the end.
 */
export const backfillMaxMs = 600_000;

/**
 * The marks of a downtime from the feed's own past prices, through the same filter as live ones, one frame per moment.
 * A symbol without a tape has no hole; a feed without history leaves it open. While the program ran, a silence of the
 * feed is no hole: what it made void must stay so when it is recomputed from the tape.
 */
export async function* backfill(
  feed: Pick<Feed, 'historyMarks' | 'listings'>,
  sampler: Sampler,
  tape: Tape,
  clock: Clock,
): AsyncGenerator<{ time: Instant; marks: AcceptedMark[] }> {
  const now = clock.now();
  const { seenUntil } = tape;
  const past = new Map<Instant, AcceptedMark[]>();
  const spans = spansOf(seenUntil + 1, now);
  const histories = await Promise.all(
    feed.listings
      .filter(({ symbol }) => tape.last(symbol) !== undefined)
      .map(async ({ symbol }) => ({
        symbol,
        prices: await Promise.all(
          spans.map(async ({ from, to }) => within(await feed.historyMarks(symbol, from, to), from, to)),
        ),
      })),
  );
  for (const { symbol, prices } of histories) {
    for (const each of prices.flat()) {
      const mark = sampler.judgePast(symbol, each);
      if (mark !== null) past.set(each.time, [...(past.get(each.time) ?? []), mark]);
    }
  }
  for (const time of [...past.keys()].sort((a, b) => a - b)) yield { time, marks: past.get(time) ?? [] };
}

const within = (prices: readonly PastPrice[], from: Instant, to: Instant): PastPrice[] =>
  prices.filter(({ time }) => time % sampleMs === 0 && time >= from && time <= to);

/** The parts of a hole that are filled, in the order of time. */
function spansOf(from: Instant, to: Instant): { from: Instant; to: Instant }[] {
  if (to - from <= 2 * backfillMaxMs) return [{ from, to }];
  return [
    { from, to: from + backfillMaxMs },
    { from: to - backfillMaxMs, to },
  ];
}
