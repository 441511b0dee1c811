import { expect, test } from 'vitest';
import { counted, goingOn, isDue, lookMs, restMs, type TradingTime } from './trading-time.ts';

const begun: TradingTime = {
  userId: 'a',
  journalId: '7',
  startedAt: 1_000,
  seenAt: 1_000,
  tradedMs: 0,
  toldMs: 0,
  minutes: 30,
};
/** Looks for so many minutes, every few seconds. */
function traded(minutes: number, from = begun): TradingTime {
  let time = from;
  for (let at = 0; at < (minutes * 60_000) / lookMs; at += 1) time = counted(time, time.seenAt + lookMs);
  return time;
}

test('what is kept of somebody else, of an earlier day, of the future or broken begins anew', () => {
  const wrong: unknown[] = [null, 'x', 5, {}, { ...begun, userId: 'b' }, { ...begun, tradedMs: 'x' }];
  expect(wrong.map((kept) => goingOn(kept, 'a', 2_000))).toEqual(wrong.map(() => null));
  expect(goingOn(begun, 'a', 1_000 + restMs + 1)).toBeNull();
  expect(goingOn(begun, 'a', 999)).toBeNull();
  expect(goingOn(begun, 'a', 1_000 + restMs)).toBe(begun);
});

test('it is told after so many minutes on screen, and again after as many', () => {
  expect([isDue(traded(29)), isDue(traded(30))]).toEqual([false, true]);
  const told = { ...traded(30), toldMs: traded(30).tradedMs };
  expect([isDue(traded(29, told)), isDue(traded(30, told))]).toEqual([false, true]);
  expect(isDue(traded(200, { ...begun, minutes: 0 }))).toBe(false);
});

test('what was not on screen does not count', () => {
  const later = counted(traded(10), traded(10).seenAt + 600_000);
  expect(later.tradedMs).toBe(10 * 60_000 + 2 * lookMs);
});
