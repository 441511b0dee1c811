import { bucketStart, mergeCandles, nextBucket, type Candle, type Timeframe } from '@candor/core/market/candles.ts';
import type { Instant } from '@candor/core/market/mark.ts';

/** A bar of accepted marks. */
export interface OwnBar extends Candle {
  /** Every moment of it, up to its end or up to now, was seen. */
  readonly whole: boolean;
}

/**
 * Folds own bars into a coarser timeframe; a bar is whole when all its parts are there and whole.
 * @param parts ascending, each `partMs` long
 */
export function foldOwn(parts: readonly OwnBar[], partMs: number, timeframe: Timeframe, now: Instant): OwnBar[] {
  const folded: (OwnBar & { readonly end: Instant })[] = [];
  for (const part of parts) {
    const time = bucketStart(timeframe, part.time);
    const last = folded.at(-1);
    const end = part.time + partMs;
    if (last?.time === time)
      folded[folded.length - 1] = {
        ...mergeCandles(last, part),
        whole: last.whole && part.whole && last.end === part.time,
        end,
      };
    else folded.push({ ...part, time, whole: part.whole && part.time === time, end });
  }
  return folded.map(({ end, ...bar }) => ({
    ...bar,
    whole: bar.whole && end >= Math.min(nextBucket(timeframe, bar.time), now),
  }));
}

/**
 * The feed's bar with what was seen live of the same time; what was traded was told by both, so the larger one counts.
 */
export const wider = (fetched: Candle, own: Candle): Candle => ({
  ...mergeCandles(fetched, own),
  volume: own.volume > fetched.volume ? own.volume : fetched.volume,
  turnover: own.turnover > fetched.turnover ? own.turnover : fetched.turnover,
});

/**
 * Own bars where they are whole, the feed's elsewhere, own parts where the feed has nothing; ascending, each time once.
 * @param growing the newest of the feed's bars may have been said while it was running
 */
export function joined(fetched: readonly Candle[], own: readonly OwnBar[], growing: boolean): Candle[] {
  const bars = new Map<Instant, Candle>(fetched.map((bar) => [bar.time, bar]));
  const newest = fetched.at(-1)?.time;
  for (const { whole, ...bar } of own) {
    const known = bars.get(bar.time);
    if (known === undefined || whole) bars.set(bar.time, bar);
    else if (growing && bar.time === newest) bars.set(bar.time, wider(known, bar));
  }
  return [...bars.values()].sort((a, b) => a.time - b.time);
}
