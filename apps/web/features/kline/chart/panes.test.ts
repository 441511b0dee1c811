import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indicators } from '../choices.ts';
import { panesOf } from './panes.ts';

test('candles alone have all the height, and a margin above', () => {
  expect(panesOf(500, [])).toMatchObject({ under: [], free: 32 });
});

test('volumes take a pane of their own, bands room above the candles', () => {
  expect(panesOf(500, ['BOLL', 'VOL'])).toEqual({ under: ['VOL'], each: 76, eachFree: 24, free: 68 });
  expect(panesOf(500, ['BOLL', 'MA', 'EMA']).free).toBe(32 + 3 * 36);
});

test('panes stand in the same order, whichever was asked for first', () => {
  expect(panesOf(700, ['RSI', 'MACD', 'VOL']).under).toEqual(['VOL', 'MACD', 'RSI']);
});

test('however low the chart, the candles keep more than is kept free above them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 120, max: 1_200 }), fc.subarray([...indicators]), (height, shown) => {
      const { under, each, eachFree, free } = panesOf(height, shown);
      const candles = height - 28 - under.length * each;
      expect(candles).toBeGreaterThanOrEqual((height - 28) * 0.45 - 1);
      expect(free).toBeLessThanOrEqual(candles * 0.4);
      expect(eachFree).toBeLessThanOrEqual(each * 0.4);
    }),
  );
});
