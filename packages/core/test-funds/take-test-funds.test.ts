import { expect, test } from 'vitest';
import { apply, emptyState } from '../engine.ts';
import { usdt } from '../money/currencies.ts';
import { platformDay } from '../platform-day.ts';
import { paperRules } from '../rules.ts';
import type { Rules } from '../state.ts';

const take = (rules: Rules, ...times: number[]) => {
  const state = emptyState(rules);
  const answers = times.map((time) => {
    const { result, effects } = apply(state, { kind: 'take-test-funds', userId: 'a' }, time);
    return result.ok ? effects.testFunds[0]?.platformDay : result.refusal;
  });
  return { answers, available: state.accounts.get('a:1:USDT')?.available };
};

test('a market of real money has no test funds', () => {
  expect(take({ ...paperRules, mode: 'real' }, Date.UTC(2026, 10, 20))).toEqual({
    answers: ['test-funds-paper-only'],
    available: undefined,
  });
});

test('the platform day ends at 23:00 UTC, in summer and in winter', () => {
  for (const [month, day] of [
    [0, 31],
    [2, 28],
    [6, 1],
    [9, 24],
    [11, 31],
  ] as const) {
    const last = Date.UTC(2026, month, day, 22, 59, 59, 999);
    expect(platformDay(last)).toBe(platformDay(last - 86_399_999));
    expect(platformDay(last + 1)).toBe(platformDay(last) + 1);
  }
  expect(platformDay(Date.UTC(1970, 0, 1))).toBe(0);
});

test('once a day: again at the last millisecond is refused, the next millisecond is another day', () => {
  const start = Date.UTC(2026, 10, 19, 23);
  const end = Date.UTC(2026, 10, 20, 22, 59, 59, 999);
  const day = platformDay(start);
  expect(take(paperRules, start, end, end + 1, end + 2)).toEqual({
    answers: [day, 'test-funds-taken', day + 1, 'test-funds-taken'],
    available: usdt('20000'),
  });
});

test('who took some is known for the day, and forgotten with the next one', () => {
  const state = emptyState(paperRules);
  const noon = Date.UTC(2026, 10, 20, 12);
  for (const userId of ['a', 'b']) apply(state, { kind: 'take-test-funds', userId }, noon);
  expect([...state.testFundsDays.keys()]).toEqual(['a', 'b']);
  apply(state, { kind: 'take-test-funds', userId: 'a' }, noon + 86_400_000);
  expect([...state.testFundsDays]).toEqual([['a', platformDay(noon) + 1]]);
});

test('a clock that is set back gains nothing', () => {
  const noon = Date.UTC(2026, 10, 20, 12);
  expect(take(paperRules, noon, noon - 86_400_000, noon - 7 * 86_400_000).answers.slice(1)).toEqual([
    'test-funds-taken',
    'test-funds-taken',
  ]);
});
