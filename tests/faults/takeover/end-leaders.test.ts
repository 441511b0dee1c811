import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postgresPlace, type Place } from '../../../bench/harness/place.ts';
import { hasRedis } from '../cluster.ts';
import { postgresUrl } from '../place.ts';
import { endLeaders } from './end-leaders.ts';

/** A machine that does other things beside it is slower than the aims of `bench/aims.md`, not less right. */
const gapMaxMs = 8_000;

describe.runIf(postgresUrl !== undefined && hasRedis)('an engine that ends with another one standing by', () => {
  let place: Place;
  beforeEach(async () => {
    place = await postgresPlace(postgresUrl ?? '');
  });
  afterEach(() => place.drop());

  test.each([
    ['SIGKILL' as const, Number(process.env['KILLS'] ?? 3)],
    ['SIGTERM' as const, 2],
  ])('%s: nothing is lost or doubled, and nobody who waits is refused', async (signal, rounds) => {
    const report = await endLeaders(place, { rounds, signal, perSecond: 200 });
    expect(report).toEqual({
      rounds,
      placed: expect.any(Number),
      askedAgain: 0,
      gapsMs: expect.any(Array),
      faults: [],
    });
    expect(Math.max(...report.gapsMs)).toBeLessThan(gapMaxMs);
  });
});
