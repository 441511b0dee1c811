import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandsOf } from './bands.ts';

test('there is no band before twenty closes', () => {
  expect(bandsOf([])).toEqual([]);
  expect(bandsOf(Array.from({ length: 19 }, () => 7))).toEqual(Array.from({ length: 19 }, () => null));
});

test('closes that are all alike make one line of the three', () => {
  expect(bandsOf(Array.from({ length: 21 }, () => 8)).slice(19)).toEqual([
    { up: 8, mid: 8, dn: 8 },
    { up: 8, mid: 8, dn: 8 },
  ]);
});

test('one to twenty: the mean is 10.5, two deviations beside it', () => {
  const { up = 0, mid, dn = 0 } = bandsOf(Array.from({ length: 20 }, (_, at) => at + 1)).at(-1) ?? {};
  expect(mid).toBe(10.5);
  expect([up - 10.5, 10.5 - dn]).toEqual([2 * Math.sqrt(33.25), 2 * Math.sqrt(33.25)]);
});

test('the upper band never lies below the middle one, nor that below the lower', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), { maxLength: 80 }), (closes) => {
      for (const band of bandsOf(closes)) {
        if (band === null) continue;
        expect(band.up).toBeGreaterThanOrEqual(band.mid);
        expect(band.mid).toBeGreaterThanOrEqual(band.dn);
      }
    }),
  );
});
