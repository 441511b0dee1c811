import type { Instant } from './market/mark.ts';
import { assert } from './result.ts';

/** Platform time is GMT+1 all year (specification, section 9). */
export const platformOffsetMinutes = 60;
export const hourMs = 3_600_000;
/** A day of 24 hours, as every platform day is. */
export const dayMs = 24 * hourMs;

/** Number of the platform day, counted from 1970-01-01 in platform time. */
export const platformDay = (now: Instant): number => Math.floor((now + platformOffsetMinutes * 60_000) / dayMs);

/** The Monday of the week in which a platform day lies: 1970-01-01, day 0, was a Thursday. */
export const weekStartDay = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

/** When the platform day of a number begins. */
export const platformDayStartOf = (day: number): Instant => day * dayMs - platformOffsetMinutes * 60_000;

/** Those of the latest day among them. @param dayOf of each its platform day */
export function ofLatestDay<Item>(items: readonly Item[], dayOf: (item: Item) => number): Item[] {
  const latest = items.reduce((day, item) => Math.max(day, dayOf(item)), -Infinity);
  return items.filter((item) => dayOf(item) === latest);
}

/** Forgets a day that is over: everything in such a map is of one platform day. @param day that begins, or has begun */
export function forgetEarlier<Item>(known: Map<string, Item>, day: number, dayOf: (item: Item) => number): void {
  const [first] = known.values();
  assert(first === undefined || dayOf(first) <= day, 'a day that has begun is not over yet');
  if (first !== undefined && dayOf(first) < day) known.clear();
}

/** When the platform day of a moment began. */
export const platformDayStart = (now: Instant): Instant => platformDayStartOf(platformDay(now));
