import { expect, test } from 'vitest';
import { waitBefore } from './again.ts';

const waits = (tried: Parameters<typeof waitBefore>[0], isRepeatable: boolean) =>
  Array.from({ length: 8 }, (_, times) => waitBefore(tried, times, isRepeatable));

test('what was lost is asked again, longer each time, where it has one effect however often; else never', () => {
  for (const status of [null, 500, 502, 503, 504]) {
    expect(waits({ status, retryAfter: null }, true)).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, null, null]);
    expect(waits({ status, retryAfter: null }, false)).toEqual(Array(8).fill(null));
  }
});

test('what came too fast is asked again after the time that is named, whatever it is', () => {
  for (const isRepeatable of [true, false]) {
    expect(waitBefore({ status: 429, retryAfter: 3 }, 0, isRepeatable)).toBe(3_000);
    expect(waitBefore({ status: 429, retryAfter: null }, 1, isRepeatable)).toBe(500);
    expect(waitBefore({ status: 429, retryAfter: 31 }, 0, isRepeatable)).toBeNull();
  }
  expect(waitBefore({ status: 503, retryAfter: 1 }, 4, true)).toBe(4_000);
});

test.each([200, 400, 401, 403, 404, 409])('an answer stands: %d', (status) => {
  expect(waits({ status, retryAfter: 1 }, true)).toEqual(Array(8).fill(null));
});
