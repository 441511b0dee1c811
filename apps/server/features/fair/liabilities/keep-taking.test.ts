import { dayMs, platformDay, platformDayStartOf } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, testStart, type TestServer } from '../../../test-server.ts';
import { manualTime } from '../../../market/timing.ts';
import { drawMoment, keepTakingLiabilities } from './keep-taking.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
});
afterAll(() => candor.close());

const end = platformDayStartOf(platformDay(testStart) + 1);

test('the second moment lies in what is left of the day, with room for a last look', () => {
  expect(drawMoment(testStart, () => 0)).toBe(testStart);
  expect(drawMoment(testStart, (range) => range - 1)).toBe(end - 120_001);
  expect(drawMoment(end - 1, (range) => range - 1)).toBe(end - 1);
});

/** Moments that are taken of a day, oldest first. */
const momentsOf = async (day: number): Promise<number[]> =>
  (
    await candor.server.services.db.query<{ moment: number }>(
      'select moment from liability_moment where day = $1 order by moment',
      [day],
    )
  ).map(({ moment }) => moment);

test('a day is taken at its turn, and once more when its drawn moment has come', async () => {
  const time = manualTime(testStart + 5 * dayMs);
  const day = platformDay(time.clock.now());
  const { db, reads, log, reserves } = candor.server.services;
  const hours = (count: number) => time.advance(count * 3_600_000);
  const stop = keepTakingLiabilities({ db, reads, log, reserves, clock: time.clock }, time.every, () => 2 * 3_600_000);
  await expect.poll(() => momentsOf(day)).toEqual([1]);
  hours(1);
  await stop();
  expect(await momentsOf(day)).toEqual([1]);

  const again = keepTakingLiabilities({ db, reads, log, reserves, clock: time.clock }, time.every, () => 3_600_000);
  await again();
  expect(await momentsOf(day)).toEqual([1]);
  const late = keepTakingLiabilities({ db, reads, log, reserves, clock: time.clock }, time.every, () => 0);
  await expect.poll(() => momentsOf(day)).toEqual([1, 2]);
  time.leap(dayMs);
  time.advance(60_000);
  await expect.poll(() => momentsOf(day + 1)).toEqual([1, 2]);
  await late();
});
