import { dayMs, platformOffsetMinutes } from '@candor/core/platform-day.ts';

const offsetMs = platformOffsetMinutes * 60_000;

/** `platformDay` of core as SQL. @param time an expression of bigint, milliseconds since 1970, not before it */
export const platformDaySql = (time: string): string => `((${time} + ${offsetMs}) / ${dayMs})`;

/** Milliseconds since its platform day began, as SQL. @param time as above */
export const inPlatformDaySql = (time: string): string => `((${time} + ${offsetMs}) % ${dayMs})`;

/** `platformDayStartOf` of core as SQL. @param day an expression of an integer */
export const platformDayStartOfSql = (day: string): string => `(${day}::bigint * ${dayMs} - ${offsetMs})`;

/** `platformDayStart` of core as SQL. @param time as above */
export const platformDayStartSql = (time: string): string => `(${time} - ${inPlatformDaySql(time)})`;
