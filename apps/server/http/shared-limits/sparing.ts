import type { Limit } from '../limits.ts';

/** A process lets a tenth of a limit by without asking, so n of them let by so many tenths too many at most. */
const freePart = 10;
const windowMs = 1_000;

/**
 * Of a limit of one second: to ask costs as much as a call. What one process has of a key within a second is told to
 * the others, all of it at once, only beyond a tenth of the limit, so who floods is counted, and others cost nothing.
 * @param shared counts for all @param now milliseconds that only ever go on
 */
export function sparingly(shared: Limit, events: number, now: () => number = () => performance.now()): Limit {
  const free = Math.floor(events / freePart);
  const counts = new Map<string, number>();
  let window = 0;
  return {
    ...shared,
    take(key, taken = 1) {
      const current = Math.floor(now() / windowMs);
      if (current !== window) counts.clear();
      window = current;
      const before = counts.get(key) ?? 0;
      const count = before + taken;
      counts.set(key, count);
      if (count <= free) return Promise.resolve(0);
      return shared.take(key, before <= free ? count : taken);
    },
  };
}
