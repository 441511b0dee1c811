import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, price, rate, type Amount, type Price } from '../money/amount.ts';
import { formatDecimal } from '../money/decimal.ts';
import { futuresRules, type Size } from './contract.ts';
import {
  feeOf,
  isLiquidated,
  liquidationPrice,
  marginOf,
  notionalOf,
  profitAt,
  shownLiquidationPrice,
  type Held,
  type Side,
} from './formulas.ts';

const usd = (whole: number): Price => price(BigInt(Math.round(whole * 100)) * 10n ** 6n);
const btc = (milli: number): Size => (BigInt(milli) * 10n ** 5n) as Size;
const feeRate = rate(60_000n);
const held = (side: Side, size: Size, openPrice: Price, margin: Amount): Held => ({
  side,
  size,
  openPrice,
  margin,
  feeRate,
  maintenanceRate: rate(500_000n),
});
const tick = usd(0.01);

test('worked example: one bitcoin at 60000 with 20x', () => {
  const size = btc(1_000);
  const margin = marginOf(size, usd(60_000), 20);
  expect([margin, notionalOf(size, usd(60_000)), feeOf(size, usd(60_000), feeRate)]).toEqual([
    3_000_000_000n,
    60_000_000_000n,
    36_000_000n,
  ]);
  expect(formatDecimal(shownLiquidationPrice(held('long', size, usd(60_000), margin), tick), 8)).toBe('57321.00000000');
  expect(formatDecimal(shownLiquidationPrice(held('short', size, usd(60_000), margin), tick), 8)).toBe(
    '62649.16000000',
  );
  expect(profitAt('long', size, usd(60_000), usd(60_100))).toBe(100_000_000n);
  expect(profitAt('short', size, usd(60_000), usd(60_100))).toBe(-100_000_000n);
});

test('a long without leverage is never liquidated above zero', () => {
  const size = btc(10);
  const full = amount(notionalOf(size, usd(60_000)));
  expect(liquidationPrice(held('long', size, usd(60_000), full))).toBe(0n);
});

const position = fc.record({
  side: fc.constantFrom<Side>('long', 'short'),
  milli: fc.integer({ min: 1, max: 100_000 }),
  open: fc.integer({ min: 1, max: 200_000 }),
  leverage: fc.constantFrom(1, 2, 5, 10, 20),
  move: fc.integer({ min: -99, max: 300 }),
});

test('the shown liquidation price is never on the wrong side of the exact one', () => {
  fc.assert(
    fc.property(position, ({ side, milli, open, leverage }) => {
      const size = btc(milli);
      const h = held(side, size, usd(open), marginOf(size, usd(open), leverage));
      const exact = liquidationPrice(h);
      const beyond = price(side === 'long' ? exact - 2n : exact + 2n);
      const before = price(side === 'long' ? exact + 2n : exact - 2n);
      if (exact > 2n) expect([isLiquidated(h, beyond), isLiquidated(h, before)]).toEqual([true, false]);
      expect(side === 'long' ? shownLiquidationPrice(h, tick) >= exact : shownLiquidationPrice(h, tick) <= exact).toBe(
        true,
      );
    }),
  );
});

test('two opposite positions never gain together: rounding is against the customer', () => {
  fc.assert(
    fc.property(position, ({ milli, open, move }) => {
      const [size, from, to] = [btc(milli), usd(open), usd(Math.max(1, open + (open * move) / 100))];
      const sum = profitAt('long', size, from, to) + profitAt('short', size, from, to);
      expect(sum === 0n || sum === -1n).toBe(true);
      expect(marginOf(size, from, 20) * 20n).toBeGreaterThanOrEqual(notionalOf(size, from));
    }),
  );
});

test('every contract has a size and a fee of 0.06 %', () => {
  for (const contract of futuresRules.contracts.values())
    expect([contract.feeRate, contract.contractSize > 0n]).toEqual([60_000n, true]);
});

test('the larger the notional, the less leverage and the more maintenance', () => {
  expect(futuresRules.tiers).toEqual([
    { notionalMax: 100_000_000_000n, leverageMax: 20, maintenanceRate: 500_000n },
    { notionalMax: 500_000_000_000n, leverageMax: 10, maintenanceRate: 1_000_000n },
    { notionalMax: 2_000_000_000_000n, leverageMax: 5, maintenanceRate: 2_000_000n },
    { notionalMax: 5_000_000_000_000n, leverageMax: 2, maintenanceRate: 5_000_000n },
  ]);
});
