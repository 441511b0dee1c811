import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, price, rate, type Price } from '../money/amount.ts';
import type { Size } from './contract.ts';
import { feeOf, marginOf, profitAt, type Held, type Side } from './formulas.ts';
import { breakEvenPrice, netResultAt } from './net-result.ts';
import { settleEquity } from './settle.ts';

const usd = (cents: number): Price => price(BigInt(cents) * 10n ** 6n);
const btc = (milli: number): Size => (BigInt(milli) * 10n ** 5n) as Size;
const tick = usd(1);
const held = (side: Side, milli: number, open: number, leverage = 20): Held => ({
  side,
  size: btc(milli),
  openPrice: usd(open),
  margin: marginOf(btc(milli), usd(open), leverage),
  feeRate: rate(60_000n),
  maintenanceRate: rate(500_000n),
});
const paidBy = ({ size, openPrice, feeRate }: Held) => feeOf(size, openPrice, feeRate);

test('worked example: one bitcoin at 60000, fee 0.06 %: 36.00 paid', () => {
  const [long, short] = [held('long', 1_000, 6_000_000), held('short', 1_000, 6_000_000)];
  expect(paidBy(long)).toBe(36_000_000n);
  // (60000 + 36) / 0.9994 = 60072.0432…, up to the tick; (60000 − 36) / 1.0006 = 59928.0431…, down to it.
  expect([breakEvenPrice(long, paidBy(long), tick), breakEvenPrice(short, paidBy(short), tick)]).toEqual([
    usd(6_007_205),
    usd(5_992_804),
  ]);
  // At 60100 the long has gained 100, paid 36 and pays 36.06.
  expect([netResultAt(long, paidBy(long), usd(6_010_000)), netResultAt(short, paidBy(short), usd(6_010_000))]).toEqual([
    27_940_000n,
    -172_060_000n,
  ]);
});

test('an unchanged price costs both fees', () => {
  const long = held('long', 1_000, 6_000_000);
  expect(netResultAt(long, paidBy(long), usd(6_000_000))).toBe(-72_000_000n);
});

test('beyond the margin nothing more is lost, and no fee of closing is paid', () => {
  const long = held('long', 1_000, 6_000_000);
  expect(netResultAt(long, paidBy(long), usd(5_000_000))).toBe(-3_036_000_000n);
  // 57030 leaves 30 of the margin: the fee of 34.218 takes all of it and no more.
  expect(netResultAt(long, paidBy(long), usd(5_703_000))).toBe(-3_036_000_000n);
});

test('fees larger than a short could ever earn back have no price above zero', () => {
  const short = held('short', 1_000, 6_000_000);
  expect(breakEvenPrice(short, amount(60_000_000_001n), tick)).toBe(0n);
});

test('without fees the opening price loses nothing', () => {
  const free = { ...held('long', 1_000, 6_000_000), feeRate: rate(0n) };
  expect(breakEvenPrice(free, amount(0n), tick)).toBe(usd(6_000_000));
});

test.each([
  // 0.001 BTC has gained 0.072044 at 60072.05, 0.071954 at 59928.05, and has paid 0.036001.
  ['long', 6_000_000_501_000n, 6_007_205, 36_044n, 6_007_206],
  ['short', 6_000_000_783_000n, 5_992_805, 35_957n, 5_992_804],
] as const)('where rounding takes the last unit, a %s breaks even one tick later', (side, open, edge, fee, later) => {
  const one = { ...held(side, 1, 6_000_000), openPrice: price(open) };
  expect([feeOf(one.size, usd(edge), one.feeRate), netResultAt(one, paidBy(one), usd(edge))]).toEqual([fee, -1n]);
  expect(breakEvenPrice(one, paidBy(one), tick)).toBe(usd(later));
});

const position = fc.record({
  side: fc.constantFrom<Side>('long', 'short'),
  milli: fc.integer({ min: 1, max: 100_000 }),
  open: fc.integer({ min: 10_000, max: 20_000_000 }),
  leverage: fc.constantFrom(1, 2, 5, 10, 20),
  move: fc.integer({ min: -99, max: 300 }),
});

test('at the break-even price nothing is lost, one tick before it something is', () => {
  fc.assert(
    fc.property(position, ({ side, milli, open, leverage }) => {
      const one = held(side, milli, open, leverage);
      const at = breakEvenPrice(one, paidBy(one), tick);
      const before = price(side === 'long' ? at - tick : at + tick);
      expect(netResultAt(one, paidBy(one), at)).toBeGreaterThanOrEqual(0n);
      expect(netResultAt(one, paidBy(one), before)).toBeLessThan(0n);
    }),
  );
});

test('it is what closing there settles', () => {
  fc.assert(
    fc.property(position, ({ side, milli, open, leverage, move }) => {
      const one = held(side, milli, open, leverage);
      const at = usd(Math.max(1, Math.round(open + (open * move) / 100)));
      const { profit, fee } = settleEquity(
        one.margin,
        profitAt(side, one.size, one.openPrice, at),
        feeOf(one.size, at, one.feeRate),
      );
      expect(netResultAt(one, paidBy(one), at)).toBe(profit - fee - paidBy(one));
    }),
  );
});
