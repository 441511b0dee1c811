import { price } from '@candor/core/money/amount.ts';
import { expect, test, vi } from 'vitest';
import { priceOf, priceText, termsOf, usdtOf, usdtText, type Terms } from '../../../shell/futures/terms.ts';
import { wireRule } from '../../../shell/futures/test-terms.ts';
import { costOf, expectedPrice, lotsOfShare, maxLots, netAt, priceForReturn, shownCost } from './cost.ts';

vi.mock('../../../shell/client/query.ts', () => ({ useCall: vi.fn() }));

const found = termsOf(wireRule, 'BTCUSDT');
if (found === null) throw new Error('the rule names the symbol');
const terms: Terms = found;
const at = (text: string) => priceOf(text) ?? price(0n);

test('a symbol without futures has no terms', () => {
  expect(termsOf(wireRule, 'USDCUSDT')).toBeNull();
});

test.each([
  ['long', '57321'],
  ['short', '62649.16'],
] as const)('0.1 BTC %s at 60000 and 20× costs what the rules say', (side, liquidation) => {
  const cost = costOf(terms, { side, lots: 100n, leverage: 20, at: at('60000') });
  expect(cost && [cost.notional, cost.margin, cost.openFee, cost.total].map(usdtText)).toEqual([
    '6000',
    '300',
    '3.6',
    '303.6',
  ]);
  expect(priceText(cost?.liquidationShown ?? 0n)).toBe(liquidation);
});

test('a size beyond the last tier has no cost, and a long at 1× no liquidation', () => {
  expect(costOf(terms, { side: 'long', lots: 8_334n, leverage: 1, at: at('60000') })).toBeNull();
  expect(costOf(terms, { side: 'long', lots: 1n, leverage: 1, at: at('60000') })?.liquidationShown).toBe(0n);
});

test.each(['0.5', '3', '17.123456', '303.6', '1000', '4000'])(
  'the most that %s USDT carry at a limit fits, and one more does not',
  (money) => {
    const available = usdtOf(money);
    const limit = at('60000');
    const most = maxLots(terms, { side: 'long', leverage: 20, limit, mark: limit, available });
    const total = (lots: bigint) => costOf(terms, { side: 'long', lots, leverage: 20, at: limit })?.total ?? 0n;
    expect(total(most)).toBeLessThanOrEqual(available);
    expect(total(most + 1n)).toBeGreaterThan(available);
  },
);

test('the most ends with the tier that allows the leverage', () => {
  const most = (leverage: number) =>
    maxLots(terms, { side: 'long', leverage, limit: at('50000'), mark: at('50000'), available: usdtOf('99999999') });
  expect([most(20), most(10)]).toEqual([2_000n, 10_000n]);
});

test('at market the most leaves room for a mark that moves before the order arrives', () => {
  const mark = at('60000');
  const most = maxLots(terms, { side: 'short', leverage: 10, limit: null, mark, available: usdtOf('4000') });
  const moved = price(mark + mark / 1_000n);
  expect(costOf(terms, { side: 'short', lots: most, leverage: 10, at: moved })?.total).toBeLessThanOrEqual(
    usdtOf('4000'),
  );
});

test('a short limit below the mark is frozen for at the mark', () => {
  expect([
    expectedPrice('short', at('59000'), at('60000')),
    expectedPrice('long', at('61000'), at('60000')),
    expectedPrice('long', null, at('60000')),
  ]).toEqual([at('60000'), at('61000'), at('60000')]);
});

test('shares of the most are rounded down, but never to nothing', () => {
  expect([0, 25, 50, 100].map((percent) => lotsOfShare(percent, 7n, 1n))).toEqual([0n, 1n, 3n, 7n]);
  expect(lotsOfShare(25, 2n, 1n)).toBe(1n);
  expect(lotsOfShare(25, 0n, 1n)).toBe(0n);
});

test('what a stop leaves is after both fees, and never below margin and fee', () => {
  const held = costOf(terms, { side: 'long', lots: 100n, leverage: 20, at: at('60000') })?.held;
  if (held === undefined) throw new Error('it has a cost');
  expect(usdtText(netAt(held, at('61000')))).toBe('92.74');
  expect(usdtText(netAt(held, at('50000')))).toBe('-303.6');
});

test('a return on the margin is a price on the tick', () => {
  const long = { side: 'long' as const, openPrice: at('60000.01') };
  expect(priceText(priceForReturn(long, 20, 50, terms.contract.tick))).toBe('61500.01');
  expect(priceText(priceForReturn({ ...long, side: 'short' }, 10, 50, terms.contract.tick))).toBe('57000.01');
});

test('margin and opening fee add up to what the button says', () => {
  const cost = costOf(terms, { side: 'long', lots: 10n, leverage: 10, at: at('104866.2') });
  if (cost === null) throw new Error('within the tiers');
  expect(shownCost(cost)).toEqual({ margin: '104.87', openFee: '0.63', closeFee: '0.63', total: '105.50' });
});
