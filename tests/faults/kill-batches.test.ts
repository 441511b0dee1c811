import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Place } from '../../bench/harness/place.ts';
import { killRounds } from './kill-rounds.ts';
import { testPlace } from './place.ts';

let place: Place;
beforeEach(async () => {
  place = await testPlace();
});
afterEach(() => place.drop());

test('a server killed amid batches of twenty orders has all of a batch or none of it', async () => {
  const report = await killRounds(place, { rounds: 2, perSecond: 50, size: 20 });
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(40);
  expect(report.unknown).toBeGreaterThan(0);
});
