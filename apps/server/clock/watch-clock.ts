import { Gauge, type Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Feed } from '../market/feed.ts';
import { keepDoing, type Every } from '../market/timing.ts';
import type { ReadinessCheck } from '../running/readiness.ts';
import { readDatabase, readFeed, readMachine, sayReading, type ClockReading } from './readings.ts';

const lookEveryMs = 10_000;

export interface ClockWatch extends ReadinessCheck {
  /** The newest readings, by whose clock it was. */
  readonly readings: ReadonlyMap<ClockReading['of'], ClockReading>;
  /** Looks now. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

export interface ClockWatchParts {
  readonly clock: Clock;
  readonly db: Pick<Database, 'query'>;
  readonly feed: Pick<Feed, 'serverTime'>;
  readonly every: Every;
  readonly log: Logger;
  readonly registry: Registry;
  readonly wall?: () => number;
}

/**
 * Compares platform time with other clocks while the server runs; each change from right to wrong and back is logged
 * once.
 */
export function watchClock({ clock, db, feed, every, log, registry, wall }: ClockWatchParts): ClockWatch {
  const readings = new Map<ClockReading['of'], ClockReading>();
  const note = (reading: ClockReading): void => {
    const wasApart = readings.get(reading.of)?.isApart ?? false;
    readings.set(reading.of, reading);
    if (reading.isApart === wasApart) return;
    if (reading.isApart)
      log.error({ aheadMs: reading.aheadMs, of: reading.of }, `platform time is ${sayReading(reading)}`);
    else log.info({ aheadMs: reading.aheadMs, of: reading.of }, 'platform time is right again');
  };
  const look = async (): Promise<void> => {
    const found = await Promise.all([
      readMachine(clock.now, wall),
      readDatabase(clock.now, db),
      readFeed(clock.now, feed),
    ]);
    for (const reading of found) if (reading !== null) note(reading);
  };
  new Gauge({
    name: 'candor_clock_ahead_seconds',
    registers: [registry],
    labelNames: ['of'],
    help: 'How far platform time is ahead of the clocks of this machine, of the database and of the feed',
    collect() {
      this.reset();
      for (const { of, aheadMs } of readings.values()) this.set({ of }, aheadMs / 1_000);
    },
  });
  const kept = keepDoing(every, lookEveryMs, look, (error) => log.warn({ err: error }, 'the clocks were not compared'));
  return {
    name: 'clock',
    readings,
    look,
    stop: kept.stop,
    fault() {
      const apart = [...readings.values()].find(({ isApart }) => isApart);
      return apart === undefined ? null : `platform time is ${sayReading(apart)}`;
    },
  };
}
