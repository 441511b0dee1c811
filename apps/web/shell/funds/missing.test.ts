import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountToMove } from './missing.ts';
import { fromMicros } from './micros.ts';

test.each([
  [493_000_000n, '10009', 496_000_000n],
  [493_000_001n, '10009', 496_000_000n],
  [1n, '10009', 1_000_000n],
  [493_000_000n, '493', 493_000_000n],
  [493_000_000n, '494.5', 494_500_000n],
  [493_000_001n, '493', null],
  [1n, '0', null],
])('of %s millionths missing and %s elsewhere %s are moved', (missing, there, moved) => {
  expect(amountToMove(missing, there)).toBe(moved);
});

test('it is enough and is there, or nothing is moved', () => {
  const units = fc.bigInt({ min: 1n, max: 10n ** 15n });
  fc.assert(
    fc.property(units, units, (missing, there) => {
      const moved = amountToMove(missing, fromMicros(there));
      if (there < missing) expect(moved).toBeNull();
      else expect(moved !== null && moved >= missing && moved <= there).toBe(true);
    }),
  );
});
