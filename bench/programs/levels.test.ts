import { expect, test } from 'vitest';
import { Levels } from './levels.ts';

const book = (lastUpdateId: number, bids: [string, string][], asks: [string, string][] = []) =>
  new Levels({ lastUpdateId, bids, asks });

test('a change is taken once, and takes away what is empty', () => {
  const levels = book(
    10,
    [
      ['99', '1'],
      ['98', '2'],
    ],
    [['101', '3']],
  );
  expect(levels.take({ U: 9, u: 10, b: [['99', '5']], a: [] })).toBe(false);
  expect(levels.take({ U: 11, u: 12, b: [['99', '0']], a: [['101', '4']] })).toBe(true);
  expect([levels.at, levels.differingFrom(book(12, [['98', '2']], [['101', '4']]))]).toEqual([12, 0]);
});

test('each price at which not the same stands counts, whichever of the two has it', () => {
  const kept = book(1, [['99', '1']], [['101', '3']]);
  expect(kept.differingFrom(book(1, [['99', '2']], [['101', '3']]))).toBe(1);
  expect(kept.differingFrom(book(1, [], [['101', '3']]))).toBe(1);
  expect(kept.differingFrom(book(1, [['98', '1']], [['101', '3']]))).toBe(2);
});

test('a snapshot from inside of a change is the kept book once both have taken it', () => {
  const kept = book(10, [['99', '1']]);
  const other = book(12, [['99', '2']]);
  const change = { U: 11, u: 13, b: [['99', '2'] as const, ['98', '1'] as const], a: [] };
  expect([kept.differingFrom(other), kept.take(change), other.take(change)]).toEqual([1, true, true]);
  expect([kept.at, kept.differingFrom(other)]).toEqual([other.at, 0]);
});
