import { breakEvenPrice, netResultAt } from '@candor/core/futures/net-result.ts';
import { marginOf } from '@candor/core/futures/formulas.ts';
import { amount, price } from '@candor/core/money/amount.ts';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { priceText, termsOf, usdtOf, usdtText } from '../../../../shell/futures/terms.ts';
import { wireRule } from '../../../../shell/futures/test-terms.ts';
import { closingResult } from './closing-result.ts';
import { sizeIn } from '../../../../shell/futures/standing.ts';
import { feeAt } from '../standing.ts';

vi.mock('../../../../shell/client/query.ts', () => ({ useCall: vi.fn() }));

const contract = termsOf(wireRule, 'BTCUSDT')?.contract;
if (contract === undefined) throw new Error('the rule names the symbol');

const position = (changes: object = {}) => ({
  direction: 'long' as const,
  status: 'holding' as const,
  lots: '100',
  openPrice: '60000',
  holdBond: '300',
  fee: '3.6',
  ...changes,
});

test('of a part it tells its share of the opening fee, and of its margin no more is lost', () => {
  // 0.04 BTC: 4 gained, 1.44 and 1.4424 of fees.
  expect(closingResult(position(), contract, 40n, '60100')).toEqual({
    gross: '4.00',
    openFee: '1.44',
    closeFee: '1.45',
    net: '1.11',
  });
  // Below the end of the margin: 120 and the opening fee are gone, and nothing is left to pay the closing with.
  expect(closingResult(position(), contract, 40n, '50000')).toEqual({
    gross: '-120.00',
    openFee: '1.44',
    closeFee: '0.00',
    net: '-121.44',
  });
});

test('while a price is unknown there is no result', () => {
  expect(closingResult(position(), contract, 40n, null)).toBeNull();
  expect(closingResult(position({ openPrice: null }), contract, 40n, '60000')).toBeNull();
});

const cents = (text: string): bigint => BigInt(text.replace('.', ''));

test('whatever closes wherever, what is shown adds up to the result, which is never better than it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<'long' | 'short'>('long', 'short'),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 5_500_000, max: 6_500_000 }),
      fc.integer({ min: 5_500_000, max: 6_500_000 }),
      (direction, first, second, open, mark) => {
        const [all, lots] = [BigInt(Math.max(first, second)), BigInt(Math.min(first, second))];
        const [openAt, at] = [open, mark].map((whole) => price(BigInt(whole) * 1_000_000n));
        if (openAt === undefined || at === undefined) return;
        const whole = position({
          direction,
          lots: all.toString(),
          openPrice: priceText(openAt),
          holdBond: usdtText(marginOf(sizeIn(contract, all.toString()), openAt, 20)),
          fee: usdtText(feeAt(contract, all.toString(), openAt)),
        });
        const result = closingResult(whole, contract, lots, priceText(at));
        if (result === null) throw new Error('both prices are known');
        const { gross, openFee, closeFee, net } = result;
        expect(cents(gross) - cents(openFee) - cents(closeFee)).toBe(cents(net));
        const share = (text: string) => amount((usdtOf(text) * lots) / all);
        const exact = netResultAt(
          {
            side: direction,
            size: sizeIn(contract, lots.toString()),
            openPrice: openAt,
            margin: share(whole.holdBond),
            feeRate: contract.feeRate,
          },
          share(whole.fee),
          at,
        );
        const shown = cents(net) * 10_000n;
        expect(shown <= exact && exact - shown < 10_000n).toBe(true);
      },
    ),
  );
});

test('at the break-even price the result is nothing, to a cent', () => {
  const even = breakEvenPrice(
    {
      side: 'long',
      size: sizeIn(contract, '100'),
      openPrice: price(6_000_000_000_000n),
      margin: amount(300_000_000n),
      feeRate: contract.feeRate,
    },
    amount(3_600_000n),
    contract.tick,
  );
  expect(closingResult(position(), contract, 100n, priceText(even))?.net).toBe('0.00');
});
