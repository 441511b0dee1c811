import { expect, test } from 'vitest';
import { apply, emptyState, type Command } from '../engine.ts';
import { zero } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { dayMs, platformDay } from '../platform-day.ts';
import { paperRules } from '../rules.ts';
import { beginTurn } from '../turn.ts';
import { brokenLimit } from './broken-limit.ts';
import { changedLimit, limitAt, noLimit, noteResult, waitingAt } from './limits.ts';
import { timeOutMaxMs, type UpdateLimits } from './update-limits.ts';

const now = 1_800_000_000_000;
const change = (changes: Partial<UpdateLimits>): Command => ({
  kind: 'update-limits',
  userId: 'a',
  dailyLoss: undefined,
  stake: undefined,
  timeOutMs: undefined,
  ...changes,
});

test.each([-1, 1.5, Number.NaN, timeOutMaxMs + 1])('a time-out of %d ms is none', (timeOutMs) => {
  const state = emptyState(paperRules);
  expect(apply(state, change({ timeOutMs }), now).result).toEqual({
    ok: false,
    refusal: 'field-invalid',
    field: 'timeOutHours',
  });
  expect(state.limits.size).toBe(0);
});

test('the longest time-out is a year, and none at all changes nothing', () => {
  const state = emptyState(paperRules);
  for (const timeOutMs of [0, timeOutMaxMs]) expect(apply(state, change({ timeOutMs }), now).result.ok).toBe(true);
  expect(state.limits.get('a')?.timeOutUntil).toBe(now + timeOutMaxMs);
});

test('what is not named stays, what is null is taken away, and the row says all of it', () => {
  const state = emptyState(paperRules);
  const row = (changes: Partial<UpdateLimits>, at = now) => [...apply(state, change(changes), at).effects.limits];
  const first = {
    userId: 'a',
    dailyLoss: { value: usdt('500'), next: null },
    stake: noLimit,
    timeOutUntil: null,
    excludedUntil: null,
  };
  expect(row({ dailyLoss: usdt('500') })).toEqual([first]);
  expect(row({ stake: usdt('50') })).toEqual([{ ...first, stake: { value: usdt('50'), next: null } }]);
  expect(row({ timeOutMs: 1_000 })).toEqual([
    { ...first, stake: { value: usdt('50'), next: null }, timeOutUntil: now + 1_000 },
  ]);
  const from = now + 5 + dayMs;
  expect(row({ dailyLoss: null, stake: null }, now + 5)).toEqual([
    {
      userId: 'a',
      dailyLoss: { value: usdt('500'), next: { value: null, from } },
      stake: { value: usdt('50'), next: { value: null, from } },
      timeOutUntil: now + 1_000,
      excludedUntil: null,
    },
  ]);
});

test('a looser limit waits to the last millisecond of its day and then holds', () => {
  const next = { value: usdt('80'), from: now };
  const limit = { value: usdt('50'), next };
  expect([limitAt(limit, now - 1), waitingAt(limit, now - 1)]).toEqual([usdt('50'), next]);
  expect([limitAt(limit, now), waitingAt(limit, now)]).toEqual([usdt('80'), null]);
});

test('the limit of now ends what waits; the same looser one goes on waiting, another one waits anew', () => {
  const waits = { value: usdt('50'), next: { value: usdt('80'), from: now + 5 } };
  expect(changedLimit(waits, usdt('50'), now)).toEqual({ value: usdt('50'), next: null });
  expect(changedLimit(waits, usdt('80'), now)).toEqual(waits);
  expect(changedLimit(waits, usdt('81'), now)).toEqual({
    value: usdt('50'),
    next: { value: usdt('81'), from: now + dayMs },
  });
});

test('once the day has cost its limit nothing is bought, even what risks nothing more', () => {
  const own = { timeOutUntil: null, stake: null, dailyLoss: usdt('10'), open: zero };
  const purchase = { stake: usdt('600'), atRisk: zero };
  expect(brokenLimit({ ...own, lost: usdt('10') }, purchase, now)).toBe('own-loss-limit');
  expect(brokenLimit({ ...own, lost: usdt('9.999999') }, purchase, now)).toBeNull();
});

test('a result is a row of its day, and what changes nothing is none', () => {
  const turn = beginTurn(emptyState(paperRules), now);
  noteResult(turn, 'a', 0n);
  expect([turn.effects.dayResults.size, turn.state.dayResults.size]).toEqual([0, 0]);
  noteResult(turn, 'a', -7n);
  noteResult(turn, 'a', 2n);
  expect([...turn.effects.dayResults]).toEqual([{ userId: 'a', platformDay: platformDay(now), result: -5n }]);
});
