import type { Instant, Mark } from '@candor/core/market/mark.ts';
import { Random } from '../random.ts';

/** Marks that come late: after a gap most are of a moment since the last ones, as those are that are filled in. */
export class LateMarks {
  /** Up to here all marks are known. */
  seenAt = 0;
  private readonly random: Random | null;

  /** @param seed null where every mark is of now */
  constructor(seed: number | null) {
    this.random = seed === null ? null : new Random(seed);
  }

  timeOf(last: Mark | undefined, now: Instant): Instant {
    const known = Math.max(this.seenAt, last?.time ?? 0);
    const isGap = known > 0 && now - known > 2_000;
    return isGap && this.random?.chance(0.8) === true ? this.random.whole(known + 1, now) : now;
  }
}
