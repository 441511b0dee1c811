import { expect, test } from 'vitest';
import { fastRules } from './terms.ts';
import type { FastTerms } from './order.ts';
import type { Mark } from '../market/mark.ts';
import { price, rate } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { fateOf, fateWaitMs } from './void-fate.ts';

const receivedAt = 1_800_000_000_000;
const terms: FastTerms = {
  orderNo: 'o',
  userId: 'u',
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds: 30,
  stake: usdt('100'),
  payoutRate: rate(80_000_000n),
  payout: usdt('80'),
  // Beyond it by whatever mark.
  bound: { price: price(1n), maxSlippage: rate(1n) },
  receivedAt,
};
/** @param marks of [milliseconds after receipt, price] */
const fate = (direction: 'up' | 'down', ...marks: [number, number][]) => {
  const tape = marks.map(([after, units], seq): Mark => ({
    symbol: 'BTCUSDT',
    seq,
    time: receivedAt + after,
    price: price(BigInt(units)),
    backfilled: false,
  }));
  return fateOf({ ...terms, direction }, tape, fastRules);
};

test('a void order would have been what its late marks say, whatever its bound', () => {
  expect(fate('up', [250, 100], [30_250, 101])).toBe('win');
  expect(fate('down', [250, 100], [30_250, 101])).toBe('lose');
  expect(fate('up', [250, 100], [30_250, 100])).toBe('tie');
  expect(fate('up', [fateWaitMs, 100], [fateWaitMs * 2 + 29_999, 101])).toBe('win');
});

test('a mark that comes later still, or never, says nothing', () => {
  expect(fate('up')).toBe('unknown');
  expect(fate('up', [fateWaitMs + 1, 100], [fateWaitMs + 30_001, 101])).toBe('unknown');
  expect(fate('up', [250, 100])).toBe('unknown');
  expect(fate('up', [250, 100], [30_249, 103], [30_250 + fateWaitMs, 101])).toBe('unknown');
});
