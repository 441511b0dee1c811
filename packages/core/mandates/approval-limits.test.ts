import { expect, test } from 'vitest';
import { amount, zero } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { dayMs } from '../platform-day.ts';
import { isLooser, limitRefusal, sumOfDay, tighter, type Worth } from './approval-limits.ts';

const now = 1_800_000_000_000;
const limits = { approveMax: usdt('5000'), dayMax: usdt('8000') };
const none = { approveMax: null, dayMax: null };
const one = amount(1n);

test.each<[string, Worth, string, string | null]>([
  ['the largest single one', usdt('5000'), '0', null],
  ['a unit more', usdt('5000.000001'), '0', 'operator-limit'],
  ['what fills the day', usdt('3000'), '5000', null],
  ['a unit more than the day has', usdt('3000.000001'), '5000', 'operator-day-limit'],
  ['a unit on a full day', one, '8000', 'operator-day-limit'],
  ['nothing on a full day', zero, '8000', null],
  ['what nobody can value', 'unknown', '0', 'operator-limit'],
  ['what moves no money, on a full day', null, '8000', null],
])('%s is held against both limits', (_what, worth, before, refusal) => {
  expect(limitRefusal(limits, worth, usdt(before))).toBe(refusal);
  expect(limitRefusal(none, worth, usdt(before))).toBe(null);
});

test('each limit holds without the other', () => {
  const [single, daily] = [
    { ...limits, dayMax: null },
    { ...limits, approveMax: null },
  ];
  expect([limitRefusal(single, usdt('5000'), usdt('100000')), limitRefusal(daily, usdt('8000'), zero)]).toEqual([
    null,
    null,
  ]);
  expect([limitRefusal(single, 'unknown', zero), limitRefusal(daily, 'unknown', zero)]).toEqual([
    'operator-limit',
    'operator-day-limit',
  ]);
  expect(limitRefusal(daily, usdt('8000.000001'), zero)).toBe('operator-day-limit');
});

test('an approval counts for twenty-four hours and not a millisecond longer', () => {
  const approved = [
    { worth: usdt('1'), at: now - dayMs },
    { worth: usdt('20'), at: now - dayMs + 1 },
    { worth: usdt('300'), at: now },
  ];
  expect(sumOfDay(approved, now)).toBe(usdt('320'));
  expect(sumOfDay(approved, now + 1)).toBe(usdt('300'));
  expect(sumOfDay([], now)).toBe(zero);
});

test('of two limits the tighter one holds, and none is looser than any', () => {
  const [low, high] = [usdt('1'), usdt('2')];
  expect([
    tighter(low, high),
    tighter(high, low),
    tighter(null, high),
    tighter(low, null),
    tighter(null, null),
  ]).toEqual([low, low, high, low, null]);
  expect([isLooser(low, high), isLooser(low, low), isLooser(high, low), isLooser(null, high)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([isLooser(low, null), isLooser(null, null)]).toEqual([true, false]);
});
