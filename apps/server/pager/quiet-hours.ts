import { dayMs, platformDayStart } from '@candor/core/platform-day.ts';

/** From a minute of the platform day up to another one, over midnight where the second is earlier. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

const minuteMs = 60_000;

/** When something may be sent that is due at an instant: then, or when the quiet hours are over in which it lies. */
export function afterQuiet(due: number, quiet: QuietHours | null): number {
  if (quiet === null) return due;
  const start = platformDayStart(due);
  const minute = Math.floor((due - start) / minuteMs);
  const overMidnight = quiet.to < quiet.from;
  const isQuiet = overMidnight ? minute >= quiet.from || minute < quiet.to : minute >= quiet.from && minute < quiet.to;
  if (!isQuiet) return due;
  const isTomorrow = overMidnight && minute >= quiet.from;
  return start + quiet.to * minuteMs + (isTomorrow ? dayMs : 0);
}
