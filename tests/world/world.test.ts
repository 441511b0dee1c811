import { expect, test, vi } from 'vitest';
import { sampled } from '../effort.ts';
import { outcomeOf } from './outcome.ts';

// Some ten seconds each, on a machine that does nothing else.
vi.setConfig({ testTimeout: 240_000 });
const pairs: [number, number][] = sampled
  ? [[2, 3]]
  : [
      [2, 3],
      [5, 6],
    ];

test('the same seed gives the same history, to the byte', async () => {
  const [first, second] = await Promise.all([outcomeOf(1, 1), outcomeOf(1, 1)]);
  expect(first.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(second.digest).toBe(first.digest);
  expect(first.faults).toEqual([]);
});

test.each(pairs)(
  'where all goes wrong nothing is lost, doubled or late, and all can be proven: seeds %i, %i',
  async (...seeds) => {
    const outcomes = await Promise.all(seeds.map((seed) => outcomeOf(seed, 1)));
    for (const outcome of outcomes) {
      expect(outcome.faults).toEqual([]);
      expect(outcome.done).toBeGreaterThan(50);
      expect(outcome.starts).toBeGreaterThan(1);
    }
    expect(outcomes[0]?.digest).not.toBe(outcomes[1]?.digest);
  },
);
