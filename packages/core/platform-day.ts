import type { Instant } from './market/mark.ts';

/** Platform time is GMT+1 all year (specification, section 9). */
export const platformOffsetMinutes = 60;
export const hourMs = 3_600_000;
/** A day of 24 hours, as every platform day is. */
export const dayMs = 24 * hourMs;

/** Number of the platform day, counted from 1970-01-01 in platform time. */
export const platformDay = (now: Instant): number => Math.floor((now + platformOffsetMinutes * 60_000) / dayMs);

/** When the platform day of a number begins. */
export const platformDayStartOf = (day: number): Instant => day * dayMs - platformOffsetMinutes * 60_000;

/** When the platform day of a moment began. */
export const platformDayStart = (now: Instant): Instant => platformDayStartOf(platformDay(now));
