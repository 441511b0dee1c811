import type { Instant } from './market/mark.ts';

/** Platform time is GMT+1 all year (specification, section 9). */
export const platformOffsetMinutes = 60;
const dayMs = 86_400_000;

/** Number of the platform day, counted from 1970-01-01 in platform time. */
export const platformDay = (now: Instant): number => Math.floor((now + platformOffsetMinutes * 60_000) / dayMs);

/** When the platform day of a moment began. */
export const platformDayStart = (now: Instant): Instant => platformDay(now) * dayMs - platformOffsetMinutes * 60_000;
