import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, price, rate } from '../../money/amount.ts';
import { usdt } from '../../money/currencies.ts';
import type { Size } from '../contract.ts';
import { feeOf, liquidationPrice, marginOf, profitAt } from '../formulas.ts';
import { breakEvenPrice, netResultAt } from '../net-result.ts';
import { at } from '../test-trader.ts';

const lot = 100_000n as Size;
const feeRate = rate(60_000n);
const tick = at('0.01');

test('a loss of less than a unit is a unit, a gain of less is nothing', () => {
  const results = (['long', 'short'] as const).map((side) =>
    ['59999.99999999', '60000', '60000.00000001'].map((mark) => profitAt(side, lot, at('60000'), at(mark))),
  );
  expect(results).toEqual([
    [-1n, 0n, 0n],
    [0n, 0n, -1n],
  ]);
});

test('a long that holds more than it is worth can’t be liquidated', () => {
  const position = {
    side: 'long',
    size: lot,
    openPrice: at('60000'),
    feeRate,
    maintenanceRate: rate(500_000n),
  } as const;
  expect(liquidationPrice({ ...position, margin: usdt('60') })).toBe(0n);
  expect(liquidationPrice({ ...position, margin: usdt('120') })).toBe(0n);
});

test('the break-even price is the first on the tick that loses nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<'long' | 'short'>('long', 'short'),
      fc.bigInt({ min: 1n, max: 500n }),
      fc.bigInt({ min: 100_000n, max: 9_000_000n }),
      ({ length }, lots, cents) => {
        const side = length === 4 ? 'long' : 'short';
        const [size, openPrice] = [(lots * lot) as Size, price(cents * tick)];
        const position = { side, size, openPrice, margin: marginOf(size, openPrice, 20), feeRate } as const;
        const paid = feeOf(size, openPrice, feeRate);
        const even = breakEvenPrice(position, paid, tick);
        const worse = price(side === 'long' ? even - tick : even + tick);
        expect(even % tick).toBe(0n);
        expect(netResultAt(position, paid, even) >= 0n).toBe(true);
        expect(netResultAt(position, paid, worse) < 0n).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a short that has paid more than it can earn never comes out even', () => {
  const position = { side: 'short', size: lot, openPrice: at('60000'), margin: usdt('3'), feeRate } as const;
  expect(breakEvenPrice(position, usdt('1000'), tick)).toBe(0n);
  expect(netResultAt(position, amount(0n), at('70000'))).toBe(-usdt('3'));
});
