import '../../../../tests/screens/browser.ts';
import { expect, test, vi } from 'vitest';
import { step, turn, type Cases } from './use-cases.ts';

const rows = ['a', 'b-', 'c'];
const open = vi.fn<(row: string) => void>();
const done = vi.fn<() => void>();
const deskOf = (current: string | null, last: number, changes: Partial<Cases<string>> = {}) => {
  open.mockClear();
  done.mockClear();
  const waits = (row: string): boolean => !row.endsWith('-');
  const cases = { rows, rowKey: (row: string) => row, current, onOpen: open, waits, onDone: done, ...changes };
  return { cases, last };
};
const opened = (): string[] => open.mock.calls.map(([row]) => row);

test('the open case is exchanged for the one beside it, and at the ends for none', () => {
  step(deskOf('a', 0), 1);
  expect(opened()).toEqual(['b-']);
  step(deskOf('c', 2), -1);
  expect(opened()).toEqual(['b-']);
  step(deskOf('c', 2), 1);
  expect(opened()).toEqual([]);
  step(deskOf('a', 0), -1);
  expect(opened()).toEqual([]);
});

test('keys that follow each other go on from where they have led', () => {
  const desk = deskOf('a', 0);
  step(desk, 1);
  step(desk, 1);
  step(desk, -1);
  expect(opened()).toEqual(['b-', 'c', 'b-']);
});

test('a case that has left the list leaves its place to the one that stands there now', () => {
  step(deskOf('gone', 1), 1);
  expect(opened()).toEqual(['b-']);
  step(deskOf('gone', 1), -1);
  expect(opened()).toEqual(['a']);
});

test('without an open case the focus goes from row to row', () => {
  const focus = vi.fn<() => void>();
  vi.stubGlobal('document', { querySelectorAll: () => rows.map(() => ({ focus })) });
  const desk = deskOf(null, -1);
  step(desk, 1);
  step(desk, 1);
  step(desk, -1);
  expect([desk.last, focus.mock.calls.length, opened()]).toEqual([0, 3, []]);
});

test('a decision opens what waits next, past what does not, and says when nothing does', () => {
  turn(deskOf('a', 0));
  expect(opened()).toEqual(['c']);
  turn(deskOf('c', 2));
  expect(opened()).toEqual(['a']);
  turn(deskOf('a', 0, { rows: ['a', 'b-'] }));
  expect([opened(), done.mock.calls.length]).toEqual([[], 1]);
  turn(deskOf('a', 0, { waits: undefined }));
  expect([opened(), done.mock.calls.length]).toEqual([[], 1]);
});
