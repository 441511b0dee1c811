import { expect, test } from 'vitest';
import { declarationOf } from './index.ts';

const { answer } = declarationOf('GET /fair/seeds');
const market = { firstDay: 20_781, anchor: '0'.repeat(64), origin: 'set', levels: { BTCUSDT: [1_000, -0.25] } };
const value = { day: 20_782, chain: '1'.repeat(64), round: 7, signature: null, closedAt: null };

test('prices that are not simulated rest on no seed', () => {
  const nothing = { list: [], market: null, publicValues: [] };
  expect(answer.parse(nothing)).toEqual(nothing);
});

test('a seed was drawn or set, a level has a time and a height, and a round may still be awaited', () => {
  const whole = { list: [], market, publicValues: [value] };
  expect(answer.parse(whole)).toEqual(whole);
  const isAnswer = (other: object): boolean => answer.safeParse({ ...whole, ...other }).success;
  expect(isAnswer({ market: { ...market, origin: 'unknown' } })).toBe(false);
  expect(isAnswer({ market: { ...market, levels: { BTCUSDT: [1_000] } } })).toBe(false);
  expect(isAnswer({ publicValues: [{ ...value, round: null }] })).toBe(false);
});
