import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Place } from '../../bench/harness/place.ts';
import { killRounds } from './kill-rounds.ts';
import { testPlace } from './place.ts';

let place: Place;
beforeEach(async () => {
  place = await testPlace();
});
afterEach(() => place.drop());

test('a server killed in the middle of 1,000 orders a second loses nothing and doubles nothing', async () => {
  const report = await killRounds(place, { rounds: 3 });
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(1_000);
  expect(report.unknown).toBeGreaterThan(0);
  expect(report.readyMs).toHaveLength(3);
});
