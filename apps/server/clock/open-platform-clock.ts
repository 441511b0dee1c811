import { openClock, type Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { lastTime } from '../installation.ts';
import type { Settings } from '../settings.ts';
import { refuseDataAhead } from './refuse-wrong-clock.ts';

/** Goes on where the data have ended. @throws StartError when that lies ahead */
export async function openPlatformClock(
  db: Database,
  settings: Pick<Settings, 'CLOCK_AHEAD_ACCEPTED'>,
): Promise<Clock> {
  const seen = await lastTime(db);
  refuseDataAhead(seen, settings.CLOCK_AHEAD_ACCEPTED);
  return openClock(seen);
}
