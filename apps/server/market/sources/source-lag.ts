import { delayBoundsMs, delayBucket } from '@candor/core/fair/delays.ts';

/** How many prices of each venue came how late, by its own clock; in buckets of `delayBoundsMs`, since the start. */
export class SourceLags {
  private readonly bySource = new Map<string, number[]>();

  get counts(): ReadonlyMap<string, readonly number[]> {
    return this.bySource;
  }

  /** @param lagMs from the venue's time to our arrival; below zero where its clock is ahead */
  note(source: string, lagMs: number): void {
    let counts = this.bySource.get(source);
    if (counts === undefined) this.bySource.set(source, (counts = Array.from(delayBoundsMs, () => 0).concat(0)));
    const bucket = delayBucket(lagMs);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
}
