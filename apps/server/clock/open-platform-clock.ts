import { openClock, type PlatformClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { lastTime } from '../installation.ts';
import type { Settings } from '../settings.ts';
import { refuseDataAhead, refuseOtherThanDatabase } from './refuse-wrong-clock.ts';

/** Goes on where the data have ended. @throws StartError when that lies ahead */
export async function openPlatformClock(
  db: Database,
  settings: Pick<Settings, 'CLOCK_AHEAD_ACCEPTED'>,
): Promise<PlatformClock> {
  const seen = await lastTime(db);
  refuseDataAhead(seen, settings.CLOCK_AHEAD_ACCEPTED);
  return openClock(seen);
}

/** After a time in which another process has worked on the data. @throws StartError when a clock is wrong by now */
export async function goOnWithData(
  clock: PlatformClock,
  db: Database,
  settings: Pick<Settings, 'CLOCK_AHEAD_ACCEPTED'>,
): Promise<void> {
  await refuseOtherThanDatabase(db);
  const seen = await lastTime(db);
  refuseDataAhead(seen, settings.CLOCK_AHEAD_ACCEPTED);
  clock.goOnFrom(seen);
}
