import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apart, apartIn, besideLast, capacity, labelPx, type Room } from './apart.ts';

const place = fc.integer({ min: 0, max: 1200 }).map((third) => third / 3);
const wantedPlaces = fc.array(place, { maxLength: 12 }).map((places) => places.toSorted((a, b) => a - b));
const room = { top: 60, bottom: 390 };
const tiny = 1e-6;
const gaps = (places: readonly number[]) => places.slice(1).map((y, at) => y - (places[at] ?? 0));
const clear = (places: readonly number[]) => gaps(places).every((gap) => gap > labelPx - tiny);
const off = (places: readonly number[], wanted: readonly number[]) =>
  places.reduce((sum, y, at) => sum + (y - (wanted[at] ?? 0)) ** 2, 0);

test('no two labels overlap, their order is kept, and all stand inside their room', () => {
  fc.assert(
    fc.property(wantedPlaces, (wanted) => {
      const places = apart(wanted, room);
      expect(places.length).toBe(wanted.length);
      expect(clear(places)).toBe(true);
      for (const y of places) {
        expect(y).toBeGreaterThan(room.top - tiny);
        expect(y).toBeLessThan(room.bottom + tiny);
      }
    }),
  );
});

test('no run of them stands nearer to its prices elsewhere', () => {
  const index = fc.integer({ min: 0, max: 12 });
  const way = fc.integer({ min: -40, max: 40 }).map((half) => half / 2);
  fc.assert(
    fc.property(wantedPlaces, index, index, way, (wanted, from, to, by) => {
      const places = apart(wanted, room);
      const others = places.map((y, at) => (at >= from && at < to ? y + by : y));
      const allowed = clear(others) && others.every((y) => y >= room.top && y <= room.bottom);
      if (allowed) expect(off(others, wanted)).toBeGreaterThan(off(places, wanted) - tiny);
    }),
    { numRuns: 1000 },
  );
});

test('labels that are clear of each other stay, two at one price part by half each, the edge holds them', () => {
  expect(apart([100, 120, 300], room)).toEqual([100, 120, 300]);
  expect(apart([200, 200], room)).toEqual([190, 210]);
  expect(apart([10, 61], room)).toEqual([60, 80]);
  expect(apart([399], room)).toEqual([390]);
  expect(apart([], room)).toEqual([]);
});

const axis: Room = { top: 10, bottom: 390 };
const atAxis = (wanted: readonly number[], last: number | undefined) => apartIn(wanted, besideLast(axis, last));

test('at the axis none lies on the tag of the last price', () => {
  fc.assert(
    fc.property(wantedPlaces, fc.integer({ min: -50, max: 450 }), (wanted, last) => {
      const places = atAxis(wanted, last);
      expect(places.length).toBe(wanted.length);
      expect(clear(places)).toBe(true);
      for (const y of places) {
        expect(y <= last - 20 + tiny || y >= last + 37 - tiny).toBe(true);
        expect(y).toBeGreaterThan(axis.top - tiny);
        expect(y).toBeLessThan(axis.bottom + tiny);
      }
    }),
  );
});

test('a tag stands on the side of its line, on the other where its own is full', () => {
  expect(atAxis([80, 137], 100)).toEqual([80, 137]);
  expect(atAxis([81, 100, 101, 200], 100)).toEqual([60, 80, 137, 200]);
  expect(atAxis([15], 20)).toEqual([57]);
  expect(atAxis([380], 375)).toEqual([355]);
  expect(atAxis([50], undefined)).toEqual([50]);
  expect(atAxis([50], -60)).toEqual([50]);
});

test('a room holds what stands in it label by label', () => {
  expect([
    capacity({ top: 0, bottom: 40 }),
    capacity({ top: 0, bottom: 39 }),
    capacity({ top: 30, bottom: 0 }),
  ]).toEqual([3, 2, 0]);
  expect(apartIn([], [])).toEqual([]);
});
