import { expect, test } from 'vitest';
import { liabilityCalls } from './calls/fair/liabilities.ts';

const { answer, query } = liabilityCalls['GET /fair/liabilities'];
const root = { currency: 'USDT', decimals: 6, sum: '12', hash: 'ab', leaves: 256 };
const taken = { day: 20_000, takenAt: 1, journalId: '9', roots: [root] };
const moment = { v: 2, ...taken, moment: 1, house: [], proof: null, reserves: null };

test('what is owed is answered as of a moment, or as days before there were two were', () => {
  const part = { currency: 'USDT', part: 1, position: 5, balance: '12', path: [{ sum: '0', hash: 'cd' }] };
  const now = { ...moment, own: { salt: 'ef', parts: [part] } };
  const leaf = { currency: 'USDT', balance: '12', nonce: 'gh', path: [{ side: 'left', sum: '0', hash: 'cd' }] };
  const before = { v: 1, ...taken, own: { userId: 'u', leaves: [leaf] } };
  const held = { address: 'T', signature: 'ab', amount: '5' };
  const reserves = { message: 'reserves of x', list: [held, { ...held, amount: null }] };
  expect(answer.parse(now)).toEqual(now);
  expect(answer.parse({ ...now, reserves })).toEqual({ ...now, reserves });
  expect(answer.parse(before)).toEqual(before);
});

test('no answer is of both versions, or of none', () => {
  expect(answer.safeParse({ ...taken, own: null }).success).toBe(false);
  expect(answer.safeParse({ ...moment, v: 1, own: { salt: null, parts: [] } }).success).toBe(false);
  expect(answer.safeParse({ ...moment, own: { userId: 'u', leaves: [] } }).success).toBe(false);
  expect(answer.safeParse({ ...moment, moment: undefined, own: null }).success).toBe(false);
});

test('a day has two moments', () => {
  expect([1, 2].map((one) => query.safeParse({ moment: one }).success)).toEqual([true, true]);
  expect([0, 3, 1.5, 'x'].map((one) => query.safeParse({ moment: one }).success)).toEqual([false, false, false, false]);
});
