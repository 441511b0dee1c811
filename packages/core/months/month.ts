import type { Instant } from '../market/mark.ts';
import { platformDay, platformDayStartOf } from '../platform-day.ts';

/** A platform month as a number: twelve times its year, and 0 for January to 11 for December. */
export type Month = number;

// Days and months of the Gregorian calendar: Howard Hinnant, "chrono-compatible low-level date algorithms" (2013).
// A year begins in March there, so that a leap day is its last.
const [daysOfEra, yearsOfEra, march1st0] = [146_097, 400, 719_468];
const whole = (dividend: number, divisor: number): number => Math.floor(dividend / divisor);

/** The platform month of a moment, which is one of UTC+1. */
export function monthAt(now: Instant): Month {
  const days = platformDay(now) + march1st0;
  const era = whole(days, daysOfEra);
  const day = days - era * daysOfEra;
  const year = whole(day - whole(day, 1_460) + whole(day, 36_524) - whole(day, 146_096), 365);
  const dayOfYear = day - (365 * year + whole(year, 4) - whole(year, 100));
  const sinceMarch = whole(5 * dayOfYear + 2, 153);
  return (year + era * yearsOfEra) * 12 + sinceMarch + 2;
}

/** When a platform month begins. */
export function monthStartOf(month: Month): Instant {
  const sinceYear0 = month - 2;
  const year = whole(sinceYear0, 12);
  const era = whole(year, yearsOfEra);
  const ofEra = year - era * yearsOfEra;
  const dayOfYear = whole(153 * (sinceYear0 - year * 12) + 2, 5);
  const days = ofEra * 365 + whole(ofEra, 4) - whole(ofEra, 100) + dayOfYear;
  return platformDayStartOf(era * daysOfEra + days - march1st0);
}
