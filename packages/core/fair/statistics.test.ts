import { expect, test } from 'vitest';
import { alarmSigma, lossShareOf, sigmaBetween } from './statistics.ts';

test('a share of losers is told from a hundred accounts on', () => {
  expect([lossShareOf(99, 80), lossShareOf(100, 80), lossShareOf(3, 3), lossShareOf(300, 200)]).toEqual([
    null,
    '0.8',
    null,
    '0.6666',
  ]);
});

test('equal shares are nothing apart, and nothing decided says nothing', () => {
  expect(sigmaBetween({ wins: 50, losses: 50 }, { wins: 500, losses: 500 })).toBe(0);
  expect(sigmaBetween({ wins: 0, losses: 0 }, { wins: 5, losses: 5 })).toBe(0);
  expect(sigmaBetween({ wins: 5, losses: 0 }, { wins: 9, losses: 0 })).toBe(0);
});

test('60 of 100 and 40 of 100 are 0.2 / √(0.5 · 0.5 · 0.02) = 2.83 apart, a hundredfold beyond the alarm', () => {
  expect(sigmaBetween({ wins: 60, losses: 40 }, { wins: 40, losses: 60 })).toBeCloseTo(2.828, 3);
  expect(sigmaBetween({ wins: 40, losses: 60 }, { wins: 60, losses: 40 })).toBeCloseTo(-2.828, 3);
  expect(sigmaBetween({ wins: 6_000, losses: 4_000 }, { wins: 4_000, losses: 6_000 })).toBeGreaterThan(alarmSigma);
});
