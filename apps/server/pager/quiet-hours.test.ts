import { dayMs, platformDayStart } from '@candor/core/platform-day.ts';
import { expect, test } from 'vitest';
import { afterQuiet } from './quiet-hours.ts';

const start = platformDayStart(Date.UTC(2026, 10, 20, 12));
const at = (hour: number, minute = 0): number => start + (hour * 60 + minute) * 60_000;
const night = { from: 22 * 60, to: 7 * 60 };
const noon = { from: 12 * 60, to: 13 * 60 };

test.each([
  ['without quiet hours at once', at(23), null, at(23)],
  ['before the night at once', at(21, 59), night, at(21, 59)],
  ['in the evening it waits for the morning', at(22), night, at(7) + dayMs],
  ['after midnight it waits for the same morning', at(6, 59), night, at(7)],
  ['in the morning at once', at(7), night, at(7)],
  ['at noon it waits for one', at(12, 30), noon, at(13)],
  ['at one at once', at(13), noon, at(13)],
])('%s', (_, due, quiet, sent) => {
  expect(afterQuiet(due, quiet)).toBe(sent);
});
