import type { Database } from '../db/database.ts';
import type { Feed } from '../market/feed.ts';
import { StartError } from '../running/start-error.ts';
import { apartMaxMs, readDatabase, readFeed, sayReading, type ClockReading } from './readings.ts';

const wrongClock = (reading: ClockReading): StartError =>
  new StartError(
    `This machine's clock is ${sayReading(reading)}. ` +
      'Platform time never goes back, so one start with a wrong clock shifts it for good:' +
      ' set the clock, for instance by NTP, and start again.',
  );

function refuseApart(reading: ClockReading | null): void {
  if (reading?.isApart === true) throw wrongClock(reading);
}

/** Before anything is written. @throws StartError when the database's clock says another time */
export const refuseOtherThanDatabase = async (
  db: Pick<Database, 'query'>,
  wall: () => number = Date.now,
): Promise<void> => refuseApart(await readDatabase(wall, db));

/** @throws StartError when the feed's own clock says another time */
export const refuseOtherThanFeed = async (
  feed: Pick<Feed, 'serverTime'>,
  wall: () => number = Date.now,
): Promise<void> => refuseApart(await readFeed(wall, feed));

/**
 * Platform time goes on from the last that the data have seen, even when that lies ahead of the clock.
 * @param seen the last time of the data
 * @param acceptedSeconds how far ahead the data may be: the setting CLOCK_AHEAD_ACCEPTED
 * @throws StartError when they are further ahead
 */
export function refuseDataAhead(seen: number, acceptedSeconds: number, wall: number = Date.now()): void {
  const aheadMs = seen - wall;
  if (aheadMs <= Math.max(apartMaxMs, acceptedSeconds * 1_000)) return;
  const seconds = Math.ceil(aheadMs / 1_000);
  throw new StartError(
    `The data have seen ${new Date(seen).toISOString()}, ` +
      `which is ${seconds} s ahead of this machine's clock (${new Date(wall).toISOString()}).` +
      '\nIf this clock is behind, set it and start again. ' +
      'If an earlier start had a wrong clock, either leave the server stopped until that time,' +
      ' restore a backup from before that start,' +
      `\nor start with CLOCK_AHEAD_ACCEPTED=${seconds}: ` +
      'platform time then goes on from there, ahead of real time, and prices of a real market' +
      ' count as too old for that long. The time that the server is stopped makes up for it.',
  );
}
