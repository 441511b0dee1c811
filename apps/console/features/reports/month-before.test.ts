import { expect, test } from 'vitest';
import { monthBefore } from './month-before.ts';

test.each([
  ['2026-11-27T08:00:00Z', '2026-10-01', '2026-10-31'],
  ['2026-01-01T00:00:00Z', '2025-12-01', '2025-12-31'],
  ['2028-03-31T23:59:59Z', '2028-02-01', '2028-02-29'],
])('before %s lies %s to %s', (now, from, to) => {
  expect(monthBefore(Date.parse(now))).toEqual({ from, to });
});
