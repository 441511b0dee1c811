import { expect, test } from 'vitest';
import { price } from '../money/amount.ts';
import { followPauses, standstillRules, type Pauses, type Standstill } from './standstill.ts';

const stepMs = 250;
interface Follower {
  readonly found: Standstill[];
  now: number;
  keep(value: number, ms: number, backfilled?: boolean): void;
  habit(pauseMs?: number, changes?: number): void;
}

/** Marks every 250 ms; a value is kept as long as it is told. */
function follower(): Follower {
  let pauses: Pauses | undefined;
  const found: Standstill[] = [];
  return {
    found,
    now: 0,
    keep(value, ms, backfilled = false) {
      for (const end = this.now + ms; this.now < end; this.now += stepMs) {
        const followed = followPauses(pauses, { price: price(BigInt(value)), time: this.now, backfilled });
        ({ pauses } = followed);
        if (followed.standstill !== null) found.push(followed.standstill);
      }
    },
    habit(pauseMs = 500, changes = 100) {
      for (let i = 0; i < changes; i += 1) this.keep(1000 + (i % 7), pauseMs);
    },
  };
}

test('a value that else moves and is repeated is a standstill, from its first mark to the one that ends it', () => {
  const marks = follower();
  marks.habit();
  const from = marks.now;
  marks.keep(5, 12_000);
  expect(marks.found).toEqual([]);
  marks.keep(6, 500);
  expect(marks.found).toEqual([{ from, to: from + 12_000 }]);
});

test('what is shorter, or usual for the symbol, is none', () => {
  const marks = follower();
  marks.habit();
  marks.keep(5, standstillRules.leastMs - stepMs);
  marks.keep(6, 500);
  const quiet = follower();
  quiet.habit(8_000);
  quiet.keep(5, 31_000);
  quiet.keep(6, 500);
  expect([marks.found, quiet.found]).toEqual([[], []]);
});

test('nothing is a standstill before the habit is known', () => {
  const marks = follower();
  marks.habit(500, standstillRules.changesMin - 1);
  marks.keep(5, 60_000);
  marks.keep(6, 500);
  expect(marks.found).toEqual([]);
});

test('a standstill becomes no habit: the next one is found as well', () => {
  const marks = follower();
  marks.habit();
  for (const value of [5, 6]) {
    marks.keep(value, 60_000);
    marks.keep(7, 500);
  }
  expect(marks.found.map(({ from, to }) => to - from)).toEqual([60_000, 60_000]);
});

test('a pause is forgotten after some thousand changes', () => {
  const marks = follower();
  marks.habit();
  marks.keep(5, 9_000);
  marks.habit(stepMs, 20_000);
  marks.keep(5, 12_000);
  marks.keep(6, 500);
  expect(marks.found).toHaveLength(1);
});

test('a silence is no standstill, and what stood still before it ends with the last mark', () => {
  const marks = follower();
  marks.habit();
  marks.keep(5, 500);
  marks.now += 60_000;
  marks.keep(6, 500);
  expect(marks.found).toEqual([]);
  const from = marks.now;
  marks.keep(5, 12_000);
  marks.now += 60_000;
  marks.keep(5, 500);
  expect(marks.found).toEqual([{ from, to: from + 12_000 - stepMs }]);
});

test('what was filled in is judged by nobody’s habit', () => {
  const marks = follower();
  marks.habit();
  marks.keep(5, 60_000, true);
  marks.keep(6, 500);
  expect(marks.found).toEqual([]);
});

test('the bounds count: 64 changes, ten seconds, four times the longest pause', () => {
  const { changesMin, leastMs, timesLongest } = standstillRules;
  const stood = (habitMs: number, changes: number, ms: number) => {
    const marks = follower();
    // The last value of the habit is a change once another one follows.
    marks.habit(habitMs, changes);
    const from = marks.now;
    marks.keep(5, ms);
    marks.keep(6, 250);
    return marks.found.map((found) => [found.from - from, found.to - from]);
  };
  expect(stood(250, changesMin, leastMs)).toEqual([[0, leastMs]]);
  expect(stood(250, changesMin, leastMs - 250)).toEqual([]);
  expect(stood(5_000, changesMin, timesLongest * 5_000)).toEqual([[0, timesLongest * 5_000]]);
  expect(stood(5_000, changesMin, timesLongest * 5_000 - 250)).toEqual([]);
});

test('a second between two marks is still one stretch, more is a silence', () => {
  const pauses = { price: price(5n), since: 0, time: 20_000, longestMs: 250, changes: 64 };
  const next = (time: number) => followPauses(pauses, { price: price(5n), time, backfilled: false });
  expect(next(21_000)).toEqual({ pauses: { ...pauses, time: 21_000 }, standstill: null });
  expect(next(21_001)).toEqual({
    pauses: { ...pauses, since: 21_001, time: 21_001 },
    standstill: { from: 0, to: 20_000 },
  });
});

test('the longest pause is forgotten by a thousandth with each change', () => {
  const before = { price: price(5n), since: 0, time: 250, longestMs: 8_192, changes: 10 };
  expect(followPauses(before, { price: price(6n), time: 500, backfilled: false }).pauses).toEqual({
    price: price(6n),
    since: 500,
    time: 500,
    longestMs: 8_184,
    changes: 11,
  });
});
