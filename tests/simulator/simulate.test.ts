import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

const seeds = Array.from({ length: 30 }, (_, i) => 1_000 + i);
const commandsPerSeed = 20_000;

test.each(seeds)('money is conserved and every settlement follows the tape: seed %i', (seed) => {
  const report = simulate(seed, commandsPerSeed);
  expect(report.restarts).toBeGreaterThan(0);
  for (const result of ['win', 'lose', 'tie', 'void']) expect(report.settled[result] ?? 0, result).toBeGreaterThan(0);
});

test('the flow reaches every refusal of the product', () => {
  const { refused } = simulate(7, 60_000);
  expect(Object.keys(refused).sort()).toEqual([
    'place-fast-order duration-unknown', 'place-fast-order house-limit-reached', 'place-fast-order insufficient-balance',
    'place-fast-order market-halted', 'place-fast-order stake-range', 'place-fast-order symbol-unknown',
    'sign-up-gift gift-taken', 'sign-up-gift house-limit-reached', 'take-test-funds test-funds-taken',
    'transfer amount-not-positive', 'transfer insufficient-balance', 'transfer same-account',
  ]);
});

test('the same seed gives the same state', () => {
  expect(simulate(42, 5_000)).toEqual(simulate(42, 5_000));
  expect(simulate(42, 5_000).state).not.toBe(simulate(43, 5_000).state);
});
