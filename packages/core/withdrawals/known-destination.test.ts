import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '../platform-day.ts';
import { destinationIssue, payableFrom } from './known-destination.ts';

const since = Date.UTC(2026, 10, 20, 12);
const free = { since, usableAt: 0 };

test('with real money a new destination is paid to after a day, to the millisecond', () => {
  expect(destinationIssue('real', free, since + dayMs - 1)).toEqual({
    refusal: 'destination-waits',
    from: since + dayMs,
  });
  expect(destinationIssue('real', free, since + dayMs)).toBeNull();
});

test('with real money nobody is paid who is not known at all; with test money whoever is named is', () => {
  expect(destinationIssue('real', { since: null, usableAt: 0 }, since)).toEqual({ refusal: 'destination-unsaved' });
  expect(destinationIssue('paper', { since: null, usableAt: 0 }, since)).toBeNull();
});

test('with test money the own rule alone lets wait', () => {
  expect(destinationIssue('paper', free, since)).toBeNull();
  expect(destinationIssue('paper', { since, usableAt: since + 5 }, since + 4)).toMatchObject({ from: since + 5 });
  expect(destinationIssue('paper', { since, usableAt: since + 5 }, since + 5)).toBeNull();
});

test('whatever its owner has set: real money never goes sooner than test money, nor within the first day', () => {
  const instant = fc.integer({ min: 0, max: 2 ** 45 });
  fc.assert(
    fc.property(instant, instant, instant, (known, usableAt, now) => {
      const at = { since: known, usableAt };
      const from = payableFrom('real', at);
      expect(from).toBeGreaterThanOrEqual(payableFrom('paper', at));
      expect(from - known).toBeGreaterThanOrEqual(dayMs);
      expect([known + dayMs, usableAt]).toContain(from);
      expect(destinationIssue('real', at, now) === null).toBe(now >= from);
    }),
  );
});
