import { dayMs, platformDayStart } from '@candor/core/platform-day.ts';
import { expect, test } from 'vitest';
import { afterQuiet } from './quiet-hours.ts';

const start = platformDayStart(Date.UTC(2026, 10, 20, 12));
const at = (hour: number, minute = 0): number => start + (hour * 60 + minute) * 60_000;
const night = { from: 22 * 60, to: 7 * 60 };
/** Up to midnight itself, from it on, and all of a day but a minute. */
const evening = { from: 22 * 60, to: 0 };
const morning = { from: 0, to: 6 * 60 };
const nearlyAll = { from: 1, to: 0 };
const noon = { from: 12 * 60, to: 13 * 60 };

test.each([
  ['without quiet hours at once', at(23), null, at(23)],
  ['before the night at once', at(21, 59), night, at(21, 59)],
  ['in the evening it waits for the morning', at(22), night, at(7) + dayMs],
  ['after midnight it waits for the same morning', at(6, 59), night, at(7)],
  ['in the morning at once', at(7), night, at(7)],
  ['at noon it waits for one', at(12, 30), noon, at(13)],
  ['at one at once', at(13), noon, at(13)],
  ['a millisecond before the night at once', at(22) - 1, night, at(22) - 1],
  ['a millisecond before the morning it waits for it', at(7) - 1, night, at(7)],
  ['at midnight it waits for the same morning', at(0), night, at(7)],
  ['a millisecond before midnight it waits for the next one', at(24) - 1, night, at(7) + dayMs],
  ['a millisecond before a night that midnight ends it waits for midnight', at(24) - 1, evening, at(24)],
  ['at the midnight that ends the night at once', at(24), evening, at(24)],
  ['at the midnight with which the quiet begins it waits', at(24), morning, at(6) + dayMs],
  ['a millisecond before that midnight at once', at(24) - 1, morning, at(24) - 1],
  ['in the one minute that is not quiet at once', at(0, 1) - 1, nearlyAll, at(0, 1) - 1],
  ['after that minute it waits for the next midnight', at(0, 1), nearlyAll, at(24)],
])('%s', (_, due, quiet, sent) => {
  expect(afterQuiet(due, quiet)).toBe(sent);
});
