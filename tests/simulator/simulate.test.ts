import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

const seeds = Array.from({ length: 30 }, (_, i) => 1_000 + i);
const commandsPerSeed = 20_000;

test.each(seeds)('money is conserved and every settlement follows the tape: seed %i', (seed) => {
  const report = simulate(seed, commandsPerSeed);
  expect(report.restarts).toBeGreaterThan(0);
  for (const result of ['win', 'lose', 'void']) expect(report.settled[result] ?? 0, result).toBeGreaterThan(0);
});

const stopRefusals = [
  'liquidation-below-stop-loss', 'reference-below-stop-loss', 'reference-below-stop-profit', 'stop-loss-below-liquidation',
  'stop-loss-below-reference', 'stop-profit-below-reference',
];
const refusals = {
  'place-fast-order': ['duration-unknown', 'house-limit-reached', 'insufficient-balance', 'market-halted', 'stake-range', 'symbol-unknown'],
  'sign-up-gift': ['gift-taken', 'house-limit-reached'],
  'take-test-funds': ['test-funds-taken'],
  transfer: ['amount-not-positive', 'insufficient-balance', 'same-account'],
  'place-futures-order': [
    'insufficient-balance', 'lever-too-high', 'lever-unknown', 'lots-range', 'market-halted', 'open-interest-reached', 'order-price-required',
    'price-tick', 'symbol-unknown', ...stopRefusals,
  ],
  'revoke-futures-order': ['not-found', 'order-not-pending'],
  'chase-futures-order': ['order-already-asked', 'not-found', 'order-not-pending'],
  'close-position': ['order-already-asked', 'not-found', 'order-not-holding'],
  'reverse-position': ['order-already-asked', 'insufficient-balance', 'market-halted', 'not-found', 'order-not-holding'],
  'lock-position': ['order-already-asked', 'insufficient-balance', 'market-halted', 'not-found', 'order-not-holding'],
  'place-spot-order': [
    'book-empty', 'insufficient-balance', 'market-halted', 'notional-min', 'order-price-required', 'price-band', 'quantity-step', 'symbol-unknown',
  ],
  'end-spot-order': ['not-found', 'order-has-fills'],
  'set-stops': ['not-found', 'order-not-holding', 'price-tick', ...stopRefusals],
};

test('the flow reaches every refusal and every end of an order', () => {
  const { refused, settled, closed } = simulate(7, 250_000);
  const named = Object.entries(refusals).flatMap(([kind, names]) => names.map((name) => `${kind} ${name}`));
  expect(Object.keys(refused).sort()).toEqual(named.sort());
  expect(Object.keys(settled).sort()).toEqual(['lose', 'tie', 'void', 'win']);
  expect(Object.keys(closed).sort()).toEqual(['liquidation', 'reverse', 'stopLoss', 'stopProfit', 'user']);
});

test('the same seed gives the same state', () => {
  expect(simulate(42, 5_000)).toEqual(simulate(42, 5_000));
  expect(simulate(42, 5_000).state).not.toBe(simulate(43, 5_000).state);
});
