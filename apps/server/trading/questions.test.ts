import { usdt } from '@candor/core/money/currencies.ts';
import { expect, test } from 'vitest';
import { besideAfter, markAt } from '../engine/seams/test-beside.ts';
import { funds, futures, toFutures } from '../engine/seams/test-commands.ts';
import { dueCountdowns, isStopped, lastMark, waitsForTime } from './questions.ts';

const order = {
  kind: 'place-fast-order',
  userId: 'a',
  orderNo: 'o',
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds: 30,
  stake: usdt('10'),
  bound: null,
} as const;

test('the last mark is the accepted one, of its symbol alone', () => {
  const mark = markAt('BTCUSDT', '60000');
  const beside = besideAfter([], [mark]);
  expect([lastMark.answer(beside, 'BTCUSDT'), lastMark.answer(beside, 'ETHUSDT')]).toEqual([mark, undefined]);
});

test('what operators have stopped is stopped until they let it go on', () => {
  const marks = [markAt('BTCUSDT', '60000')];
  const stop = { kind: 'set-halt', symbol: 'BTCUSDT', halted: true } as const;
  expect(isStopped.answer(besideAfter([stop], marks), 'BTCUSDT')).toBe(true);
  expect(isStopped.answer(besideAfter([stop], marks), 'ETHUSDT')).toBe(false);
  expect(isStopped.answer(besideAfter([stop, { ...stop, halted: false }], marks), 'BTCUSDT')).toBe(false);
});

test('time matters while something is open that expires', () => {
  const marks = [markAt('BTCUSDT', '60000')];
  expect(waitsForTime.answer(besideAfter([funds], marks), null)).toBe(false);
  expect(waitsForTime.answer(besideAfter([funds, order], marks), null)).toBe(true);
});

test('an order that waits for its price keeps time going as well', () => {
  const marks = [markAt('BTCUSDT', '60000')];
  expect(waitsForTime.answer(besideAfter([funds, toFutures], marks), null)).toBe(false);
  expect(waitsForTime.answer(besideAfter([funds, toFutures, futures], marks), null)).toBe(true);
});

test('a countdown is due from its moment on', () => {
  const set = { kind: 'set-countdown', userId: 'a', symbol: null, countdownMs: 5_000 } as const;
  const beside = besideAfter([funds, set], [markAt('BTCUSDT', '60000')]);
  const [one] = beside.state.countdowns.values();
  const dueAt = one?.dueAt ?? 0;
  const at = (now: number) => dueCountdowns.answer({ ...beside, state: beside.state, now }, null);
  expect([at(dueAt - 1), at(dueAt)]).toEqual([[], [{ userId: 'a', symbol: null, dueAt }]]);
});
