import type { Instant } from '@candor/core/market/mark.ts';

/** At a time of the past the price is this much above the path, as a logarithm. */
export type LevelPoint = readonly [time: Instant, above: number];

/**
 * Joins a path to the prices that an installation had before it had this path: what was seen and stored stays, and
 * before, between and after it the path stands at its height.
 */
export interface Level {
  /** The same within a minute. */
  at(time: Instant): number;
  /** Whether it is the same in all of a span. */
  isFlat(from: Instant, until: Instant): boolean;
}

const minuteMs = 60_000;

/** @param points ascending; the first counts for all that was before, the last for all that comes */
export function levelOf(points: readonly LevelPoint[]): Level {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return { at: () => 0, isFlat: () => true };
  return {
    at(time) {
      const minute = Math.floor(time / minuteMs) * minuteMs;
      if (minute <= first[0]) return first[1];
      if (minute >= last[0]) return last[1];
      const after = points.findIndex(([of]) => of > minute);
      const [[begin, low], [end, high]] = [points[after - 1] ?? first, points[after] ?? last];
      return low + ((high - low) * (minute - begin)) / (end - begin);
    },
    isFlat: (from, until) => until <= first[0] || from >= last[0],
  };
}
