import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

const noon = new Date(2026, 10, 20, 12).getTime();

test('rows stand under the day of the calendar on which they were, in their order', () => {
  const days = byDay([
    { id: 'c', time: noon },
    { id: 'b', time: noon - 1_000 },
    { id: 'a', time: noon - 86_400_000 },
  ]);
  expect(days.map(({ at, rows }) => [at, rows.map(({ id }) => id)])).toEqual([
    [noon, ['c', 'b']],
    [noon - 86_400_000, ['a']],
  ]);
  expect(byDay([])).toEqual([]);
});
