import { expect, test } from 'vitest';
import { platformDay, weekStartDay } from './platform-day.ts';

const monday = platformDay(Date.UTC(2026, 10, 15, 23));

test.each([
  ['its Monday', 0, 0],
  ['its Sunday', 6, 0],
  ['the Monday after', 7, 7],
])('a week is that of %s', (_, day, start) => {
  expect(weekStartDay(monday + day)).toBe(monday + start);
});

test('weeks begin before 1970 too', () => {
  expect([-4, -3, 0, 3, 4].map(weekStartDay)).toEqual([-10, -3, -3, -3, 4]);
});
