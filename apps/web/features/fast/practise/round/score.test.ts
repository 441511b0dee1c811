import { fraction } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { expect, test } from 'vitest';
import { advanced, begun, placed, type Draft, type Round } from './round.ts';
import { scoreOf } from './score.ts';
import { stretchFrom } from '../past/test-tape.ts';

const rising = stretchFrom(Array.from({ length: 400 }, (_, at) => `${61_000 + at}`));
const up: Draft = { direction: 'up', seconds: 30, stake: usdt('10'), payoutRate: fraction('0.80') };
const down: Draft = { ...up, direction: 'down' };
const played = (round: Round, ...drafts: readonly Draft[]) => drafts.reduce(placed, round);

test('a round without orders has no rate', () => {
  expect(scoreOf(advanced(begun(rising), rising.to))).toEqual({
    wins: 0,
    losses: 0,
    ties: 0,
    voids: 0,
    result: '0',
    hitRate: null,
    needed: 30,
  });
});

test('what still runs is not in it', () => {
  expect(scoreOf(played(begun(rising), up, down))).toMatchObject({ wins: 0, losses: 0, result: '0', hitRate: null });
});

test('two of three, beside the break-even of their odds and the range that luck leaves open', () => {
  const long: Draft = { ...up, seconds: 60, payoutRate: fraction('0.82'), stake: usdt('20') };
  const over = advanced(played(begun(rising), up, down, long), rising.to);
  expect(scoreOf(over)).toEqual({
    wins: 2,
    losses: 1,
    ties: 0,
    voids: 0,
    // 8 − 10 + 16.40
    result: '14.4',
    hitRate: {
      rate: '0.66666666',
      // Wilson (1927) for 2 of 3.
      low: '0.20765959',
      high: '0.93850806',
      // 40 / (40 + 8 + 8 + 16.40), rounded up.
      breakEven: '0.55248619',
      verdict: 'few',
    },
    needed: 30,
  });
});

test('ties are counted apart', () => {
  const level = stretchFrom(Array.from({ length: 400 }, () => '61000'));
  const over = advanced(played(begun(level), up, down), level.to);
  expect(scoreOf(over)).toMatchObject({ wins: 0, losses: 0, ties: 2, result: '0', hitRate: null });
});
