import { expect, test, vi } from 'vitest';
import { price } from '@candor/core/money/amount.ts';
import { futuresOrder as order } from '../../../shell/futures/test-futures-order.ts';
import { priceOf, termsOf, usdtText, type Terms } from '../terms.ts';
import { wireRule } from '../test-terms.ts';
import { costOf, shownCost } from '../ticket/cost.ts';
import {
  breakEvenOf,
  countsOf,
  distanceTo,
  feeAt,
  netStanding,
  pairStanding,
  shownOf,
  shownResult,
} from './standing.ts';

vi.mock('../../../shell/client/query.ts', () => ({ useCall: vi.fn() }));

const found = termsOf(wireRule, 'BTCUSDT');
if (found === null) throw new Error('the rule names the symbol');
const { contract }: Terms = found;

test('a position stands at what closing would leave: the fee paid and the fee of closing are in it', () => {
  // Gained 15, paid 3.6, pays 0.06 % of 6015 = 3.609.
  expect(netStanding(order('a'), contract, '60150')).toEqual({ net: '7.791', rate: 7.791 / 300 });
  expect(netStanding(order('a', { direction: 'short' }), contract, '60150')).toEqual({
    net: '-22.209',
    rate: -22.209 / 300,
  });
  expect(netStanding(order('a'), contract, '60000')).toEqual({ net: '-7.2', rate: -7.2 / 300 });
});

test('nobody loses more than margin and fee, but a leg of a pair may: the other makes up for it', () => {
  expect(netStanding(order('a'), contract, '50000')?.net).toBe('-303.6');
  expect(netStanding(order('a', { status: 'locked' }), contract, '50000')?.net).toBe('-1006.6');
});

test('without a price nothing is claimed', () => {
  expect(netStanding(order('a', { openPrice: null }), contract, '60150')).toBeNull();
  expect(netStanding(order('a'), contract, null)).toBeNull();
  expect(breakEvenOf(order('a', { openPrice: null }), contract)).toBeNull();
});

test('from the break-even price on nothing is lost', () => {
  expect([breakEvenOf(order('a'), contract), breakEvenOf(order('a', { direction: 'short' }), contract)]).toEqual([
    '60072.05',
    '59928.04',
  ]);
  expect(netStanding(order('a'), contract, '60072.05')?.net).toMatch(/^0/);
  expect(netStanding(order('a'), contract, '60072.04')?.net).toMatch(/^-0/);
});

test('result before fees, fees and net result add up as they are shown, and the net is that of the toast', () => {
  expect(shownResult(order('a', { status: 'closed', profit: '0.464', fee: '5.883018' }))).toEqual({
    gross: '0.46',
    fees: '5.88',
    net: '-5.42',
  });
  expect(shownResult(order('a', { status: 'closed', profit: '-0.001', fee: '0.001' }))).toEqual({
    gross: '0.00',
    fees: '0.01',
    net: '-0.01',
  });
  expect(shownResult(order('a'))).toBeNull();
});

test('margin and opening fee add up to what the button says', () => {
  const cost = costOf(
    { contract, leverages: found.leverages, tiers: found.tiers },
    { side: 'long', lots: 10n, leverage: 10, at: priceOf('104866.2') ?? price(0n) },
  );
  if (cost === null) throw new Error('within the tiers');
  expect(shownCost(cost)).toEqual({ margin: '104.87', openFee: '0.63', closeFee: '0.63', total: '105.50' });
});

test('the distance is empty at liquidation, whole at the entry, for both directions', () => {
  expect(distanceTo('57321', '60000', '57321')).toEqual({ share: 0, health: 0 });
  expect(distanceTo('57321', '60000', '60000')?.health).toBe(1);
  expect(distanceTo('62649.16', '60000', '60000')?.health).toBe(1);
  expect(distanceTo('62649.16', '60000', '61000')?.share).toBeCloseTo(1649.16 / 61000);
  expect(distanceTo('57321', '60000', '57000')?.share).toBe(0);
  expect(distanceTo(null, '60000', '60000')).toBeNull();
});

test('both legs of a pair add up to the pair as they are shown, at every mark', () => {
  const long = order('a', { openPrice: '60000', status: 'locked' });
  const short = order('b', { direction: 'short', openPrice: '59900', fee: '3.594', status: 'locked' });
  for (const mark of ['50000', '59950.01', '77777.77']) {
    const standing = pairStanding({ long, short }, contract, mark);
    if (standing === null) throw new Error('both have opened');
    const cents = (text: string) => Math.round(Number(text) * 100);
    expect(cents(standing.long) + cents(standing.short)).toBe(cents(standing.net));
    // Lost 10 between them, paid 7.194, and pay 0.06 % of both sizes.
    expect(Number(standing.net)).toBeCloseTo(-17.194 - 2 * 0.0006 * 0.1 * Number(mark), 1);
  }
});

test('the fee of closing is that of the rules', () => {
  expect(usdtText(feeAt(contract, '100', priceOf('60000') ?? price(0n)))).toBe('3.6');
});

test('locked legs are shown as one pair, the present symbol first, waiting orders after positions', () => {
  const rows = [
    order('eth', { symbol: 'ETHUSDT' }),
    order('wait', { status: 'pending', openPrice: null }),
    order('short', { direction: 'short', status: 'locked', lockedWith: 'long' }),
    order('long', { status: 'locked', lockedWith: 'short' }),
    order('btc'),
  ];
  expect(
    shownOf(rows, 'BTCUSDT').map((each) =>
      each.kind === 'pair' ? `${each.long.orderNo}+${each.short.orderNo}` : each.order.orderNo,
    ),
  ).toEqual(['long+short', 'btc', 'wait', 'eth']);
});

test('what is open is counted as the tabs of the list of orders count it', () => {
  const legs = [
    order('l', { status: 'locked', lockedWith: 's' }),
    order('s', { status: 'locked', direction: 'short', lockedWith: 'l' }),
  ];
  const rows = [order('a'), order('b'), order('w', { status: 'pending' }), ...legs];
  expect(countsOf(shownOf(rows, 'BTCUSDT'))).toEqual({ active: 2, unfilled: 1, locked: 2 });
});

test('half a pair is not shown', () => {
  expect(shownOf([order('a', { status: 'locked', lockedWith: 'b' })], 'BTCUSDT')).toEqual([]);
});
