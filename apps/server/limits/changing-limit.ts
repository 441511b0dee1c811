import type { Limit, OpenLimit } from '../http/limits.ts';

/**
 * A limit whose number operators can change while it counts: it is asked each time. What was counted goes on where
 * processes count together, and begins anew where one counts by itself.
 * @param number events allowed per key in `seconds`; 0 turns it off
 */
export function openChangingLimit(openLimit: OpenLimit, name: string, number: () => number, seconds: number): Limit {
  let current = number();
  let limit = openLimit(name, current, seconds);
  const now = (): Limit => {
    const wanted = number();
    if (wanted !== current) [current, limit] = [wanted, openLimit(name, wanted, seconds)];
    return limit;
  };
  return {
    take: (key, events) => now().take(key, events),
    waiting: (key) => now().waiting(key),
    giveBack: (key) => now().giveBack(key),
    reset: (key) => now().reset(key),
  };
}
