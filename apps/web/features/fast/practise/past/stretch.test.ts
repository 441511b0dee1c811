import { expect, test } from 'vitest';
import type { Tape } from '@candor/verifier/text.ts';
import { recomputed, stretchOf as stretchIn } from './stretch.ts';
import { partOf, start, stretchFrom, tapeMarks } from './test-tape.ts';

const stretchOf = (tapes: readonly Tape[]) => stretchIn(tapes.map(recomputed));
const prices = Array.from({ length: 90 }, (_, at) => `${61_000 + at}.5`);
const all = tapeMarks(prices);
const parts = [partOf(all, 0, 30), partOf(all, 30, 60), partOf(all, 60, 90)];
const changed = (tape: Tape, how: Partial<Tape>): Tape => ({ ...tape, ...how });

test('parts that go on from each other are one stretch, each mark with its exact price', () => {
  expect(stretchOf(parts)).toEqual({ kind: 'stretch', stretch: stretchFrom(prices) });
});

test('nothing is found in nothing', () => {
  expect(stretchOf([])).toEqual({ kind: 'none' });
  expect(stretchOf([partOf([], 0, 0)])).toEqual({ kind: 'none' });
});

const rewritten = all.map((mark) => (mark.seq < 30 ? { ...mark, price: '1' } : mark));
const skipping = all.map((mark) => (mark.seq < 30 ? mark : { ...mark, seq: mark.seq + 1 }));
const [first, second, third] = parts as [Tape, Tape, Tape];
test.each([
  [
    'a changed price',
    [first, changed(second, { marks: second.marks.map((m, at) => (at === 7 ? { ...m, price: '1' } : m)) })],
  ],
  ['a price left out', [changed(first, { marks: first.marks.toSpliced(7, 1) })]],
  ['a price left out at the end of a part', [partOf(all, 0, 29), second]],
  ['a part left out', [first, third]],
  ['parts in another order', [second, first]],
  ['a past rewritten as a whole', [first, partOf(rewritten, 30, 60)]],
  ['a place skipped between two parts', [first, partOf(skipping, 30, 60)]],
  ['another hash at the end', [changed(first, { headHash: 'e'.repeat(64) })]],
  ['another hash at the beginning', [first, changed(second, { prevHash: 'e'.repeat(64) })]],
])('%s makes all of it unusable', (_which, tapes) => {
  expect(stretchOf(tapes)).toEqual({ kind: 'broken' });
});

test('where the feed was lost the longest part is played, and a part without marks is none', () => {
  // After the tenth mark nothing for three seconds.
  const torn = all.map((mark) => (mark.seq < 10 ? mark : { ...mark, time: mark.time + 3_000 }));
  const found = stretchOf([partOf(torn, 0, 45), partOf(torn, 45, 45), partOf(torn, 45, 90)]);
  const times = torn.slice(10).map(({ time }) => time);
  const expected = stretchFrom(prices.slice(10), times);
  expect(found).toEqual({
    kind: 'stretch',
    stretch: { ...expected, marks: expected.marks.map((mark) => ({ ...mark, seq: mark.seq + 10 })) },
  });
  expect(times[0]).toBe(start + 10 * 250 + 3_000);
});
