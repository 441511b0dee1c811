import { programRules } from '@candor/core/programs/order-rates.ts';
import { expect, test } from 'vitest';
import { openWeights, weightPerMinute } from './weights.ts';

const { perTenSeconds, perDay } = programRules;
const minute = 60_000;
const start = 1_800_000_000_000 - (1_800_000_000_000 % 86_400_000);

test('an address that has used the weight of a minute waits for the next, whoever goes on is shut out of it', () => {
  const weights = openWeights(true);
  expect(weights.take('a', weightPerMinute, start + 1_000)).toEqual({
    used: weightPerMinute,
    waitSeconds: 0,
    status: 429,
  });
  expect(weights.take('a', 1, start + 20_500)).toEqual({ used: weightPerMinute + 1, waitSeconds: 40, status: 429 });
  expect(weights.take('b', 1, start + 20_500)).toEqual({ used: 1, waitSeconds: 0, status: 429 });
  for (let more = 0; more < 100; more += 1) weights.take('a', 1, start + 30_000);
  expect(weights.take('a', 1, start + 59_999)).toMatchObject({ waitSeconds: 1, status: 418 });
  expect(weights.take('a', 1, start + minute)).toEqual({ used: 1, waitSeconds: 0, status: 429 });
});

test('orders are counted for a customer in ten seconds and a day', () => {
  const weights = openWeights(true);
  expect(weights.order('u', perTenSeconds, start, programRules)).toEqual({
    ten: perTenSeconds,
    day: perTenSeconds,
    isOver: false,
  });
  expect(weights.order('u', 1, start + 9_999, programRules)).toMatchObject({ ten: perTenSeconds + 1, isOver: true });
  expect(weights.placedBy('u', start + 9_999)).toEqual({ ten: 101, day: 101 });
  expect(weights.order('u', 2, start + 10_000, programRules)).toEqual({ ten: 2, day: 103, isOver: false });
  expect(weights.placedBy('v', start)).toEqual({ ten: 0, day: 0 });
  for (let at = 0; weights.placedBy('u', start + 20_000).day < perDay; at += 1)
    weights.order('u', perTenSeconds, start + 20_000 + at * 10, programRules);
  expect(weights.order('u', 1, start + 86_399_000, programRules)).toMatchObject({ ten: 1, isOver: true });
  expect(weights.order('u', 1, start + 86_400_000, programRules)).toEqual({ ten: 1, day: 1, isOver: false });
});

test('without limits everything is counted and nothing held back', () => {
  const weights = openWeights(false);
  expect(weights.take('a', 2 * weightPerMinute, start)).toMatchObject({ used: 12_000, waitSeconds: 0 });
  expect(weights.order('u', 500, start, programRules)).toMatchObject({ ten: 500, isOver: false });
});

test('windows that are over don’t pile up', () => {
  const weights = openWeights(true);
  for (let at = 0; at < 30_000; at += 1) weights.take(`a${at}`, 1, start + Math.floor(at / 5_000) * minute);
  expect(weights.size).toBeLessThan(20_000);
});

test('whoever may place more than others is held back by their own numbers alone', () => {
  const weights = openWeights(true);
  expect(weights.order('u', 150, start, { perTenSeconds: 200, perDay: 300 })).toMatchObject({ isOver: false });
  expect(weights.order('u', 1, start + 1, programRules)).toEqual({ ten: 151, day: 151, isOver: true });
  expect(weights.order('u', 150, start + 10_000, { perTenSeconds: 200, perDay: 300 })).toMatchObject({ isOver: true });
});
