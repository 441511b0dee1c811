import { expect, test } from 'vitest';
import { fingerprint } from '@candor/verifier/link.ts';
import type { Tape, TapeMark } from '@candor/verifier/text.ts';
import { check, extend } from './links.ts';

const mark = (seq: number): TapeMark => ({ seq, time: seq * 250, price: `${90_000 + seq}.5`, backfilled: false });

/** A whole stretch of the tape, as the server gives it. */
function stretch(first: number, last: number): Tape {
  let head = 'f'.repeat(64);
  let prevHash = head;
  for (let seq = 1; seq <= last; seq += 1) {
    if (seq === first) prevHash = head;
    head = fingerprint(head, 'BTCUSDT', mark(seq));
  }
  const marks = Array.from({ length: last - first + 1 }, (_, at) => mark(first + at));
  return { symbol: 'BTCUSDT', prevHash, headHash: head, marks };
}
const changed = (tape: Tape, at: number, how: Partial<TapeMark>): Tape => ({
  ...tape,
  marks: tape.marks.map((one, index) => (index === at ? { ...one, ...how } : one)),
});

test('stretch after stretch goes on from the fingerprint that was found here', () => {
  const first = extend(null, stretch(3, 6));
  const both = extend(first, stretch(7, 9));
  expect(both.brokenAt).toBeNull();
  expect(both.links.map(({ seq }) => seq)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(both.links.at(-1)).toEqual({ ...mark(9), hash: stretch(1, 9).headHash });
});

test('an empty stretch changes nothing', () => {
  const known = extend(null, stretch(3, 6));
  const { headHash } = stretch(1, 6);
  expect(extend(known, { symbol: 'BTCUSDT', prevHash: headHash, headHash, marks: [] })).toEqual(known);
});

test('a price that was changed, left out or put in later breaks it, and it stays broken', () => {
  const known = extend(null, stretch(3, 6));
  const later = stretch(7, 9);
  const broken = extend(known, changed(later, 1, { price: '1' }));
  expect(broken.brokenAt).toBe(9);
  expect(extend(broken, stretch(10, 12)).brokenAt).toBe(9);
  expect(extend(known, changed(later, 0, { seq: 8 })).brokenAt).toBe(8);
  expect(extend(known, changed(later, 0, { backfilled: true })).brokenAt).toBe(9);
  expect(extend(known, stretch(8, 9)).brokenAt).toBe(8);
  expect(extend(known, { ...later, headHash: 'e'.repeat(64) }).brokenAt).toBe(9);
});

test('history that was rewritten as a whole is found by what was seen before', () => {
  const known = extend(null, stretch(3, 6));
  expect(extend(known, { ...stretch(7, 9), prevHash: 'a'.repeat(64) }).brokenAt).toBe(7);
});

test('a check names what it has gone through, and what does not fit', () => {
  const shown = extend(null, stretch(1, 110)).links.at(-1);
  if (shown === undefined) throw new Error('there are links');
  const whole = { count: 100, first: 11, last: 110, brokenAt: null };
  expect(check(stretch(11, 110), shown)).toEqual(whole);
  expect(check(changed(stretch(11, 110), 50, { price: '1' }), shown)).toEqual({ ...whole, brokenAt: 110 });
  expect(check(changed(stretch(11, 110), 50, { seq: 7 }), shown)).toEqual({ ...whole, brokenAt: 7 });
  expect(check(stretch(11, 110), { ...shown, hash: 'a' })).toEqual({ ...whole, brokenAt: 110 });
});

test('no more links are kept than are shown', () => {
  expect(extend(null, stretch(1, 450)).links.map(({ seq }) => seq)[0]).toBe(251);
});
