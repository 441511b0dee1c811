import { expect, test, vi } from 'vitest';
import { futuresOrder as order } from './test-futures-order.ts';
import { termsOf, type Terms } from './terms.ts';
import { wireRule } from './test-terms.ts';
import { breakEvenOf, netStanding, pairNet, shownOf } from './standing.ts';

vi.mock('../client/query.ts', () => ({ useCall: vi.fn() }));

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

test('half a pair is not shown', () => {
  expect(shownOf([order('a', { status: 'locked', lockedWith: 'b' })], 'BTCUSDT')).toEqual([]);
});

test('a pair stands at what its legs stand at together', () => {
  const long = order('a', { status: 'locked' });
  const short = order('b', { direction: 'short', openPrice: '59900', fee: '3.594', status: 'locked' });
  // Lost 10 between them, paid 7.194, and pay 0.06 % of 6,000 twice.
  expect(pairNet({ long, short }, contract, '60000')).toBe('-24.394');
  expect(pairNet({ long, short }, contract, null)).toBeNull();
});
