import { expect, test, vi } from 'vitest';
import { price } from '@candor/core/money/amount.ts';
import type { FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { priceOf, termsOf, usdtText, type Terms } from '../terms.ts';
import { wireRule } from '../test-terms.ts';
import { distanceTo, feeAt, fixedResult, floatingAt, shownOf, wholeCents } from './standing.ts';

vi.mock('../../../shell/client/query.ts', () => ({ useCall: vi.fn() }));

const found = termsOf(wireRule, 'BTCUSDT');
if (found === null) throw new Error('the rule names the symbol');
const { contract }: Terms = found;

const order = (orderNo: string, changes: Partial<FuturesOrder> = {}): FuturesOrder => ({
  id: orderNo, orderNo, contractType: 'futures', symbol: 'BTCUSDT', productName: 'Bitcoin', currencyCode: 'USDT', entrustType: 'market', direction: 'long',
  lots: '100', lever: 20, holdBond: '300', fee: '3.6', entrustPrice: null, openPrice: '60000', closePrice: null, markPrice: null, liquidationPrice: '57321',
  stopLoss: null, stopProfit: null, expectedProfit: null, profit: null, orderTime: 1, openTime: 1, closeTime: null, turnover: '6000', status: 'holding',
  closing: false, wish: null, closeReason: null, lockedWith: null, ...changes,
});

test('floating profit and return are those of the rules', () => {
  expect(floatingAt(order('a'), contract, '60150')).toEqual({ profit: '15', rate: 0.05 });
  expect(floatingAt(order('a', { direction: 'short' }), contract, '60150')).toEqual({ profit: '-15', rate: -0.05 });
});

test('without a price nothing is claimed', () => {
  expect(floatingAt(order('a', { openPrice: null }), contract, '60150')).toBeNull();
  expect(floatingAt(order('a'), contract, null)).toBeNull();
});

test('less than a cent has no sign', () => {
  expect(['-0.004999', '0.009', '-0.01', '12.345', '-3', '0'].map(wholeCents)).toEqual(['0', '0', '-0.01', '12.34', '-3', '0']);
});

test('the distance is empty at liquidation, whole at the entry, for both directions', () => {
  expect(distanceTo('57321', '60000', '57321')).toEqual({ share: 0, health: 0 });
  expect(distanceTo('57321', '60000', '60000')?.health).toBe(1);
  expect(distanceTo('62649.16', '60000', '60000')?.health).toBe(1);
  expect(distanceTo('62649.16', '60000', '61000')?.share).toBeCloseTo(1649.16 / 61000);
  expect(distanceTo('57321', '60000', '57000')?.share).toBe(0);
  expect(distanceTo(null, '60000', '60000')).toBeNull();
});

test('a locked pair comes to the same at every mark', () => {
  const long = order('a', { openPrice: '60000' });
  const short = order('b', { direction: 'short', openPrice: '59900' });
  expect(fixedResult(long, short, contract)).toBe('-10');
  for (const mark of ['50000', '59950', '77777.77']) {
    const sum = Number(floatingAt(long, contract, mark)?.profit) + Number(floatingAt(short, contract, mark)?.profit);
    expect(sum).toBeCloseTo(-10);
  }
});

test('the fee of closing is that of the rules', () => {
  expect(usdtText(feeAt(contract, '100', priceOf('60000') ?? price(0n)))).toBe('3.6');
});

test('locked legs are shown as one pair, the present symbol first, waiting orders after positions', () => {
  const rows = [
    order('eth', { symbol: 'ETHUSDT' }), order('wait', { status: 'pending', openPrice: null }),
    order('short', { direction: 'short', status: 'locked', lockedWith: 'long' }), order('long', { status: 'locked', lockedWith: 'short' }), order('btc'),
  ];
  expect(shownOf(rows, 'BTCUSDT').map((each) => (each.kind === 'pair' ? `${each.long.orderNo}+${each.short.orderNo}` : each.order.orderNo))).toEqual(['long+short', 'btc', 'wait', 'eth']);
});

test('half a pair is not shown', () => {
  expect(shownOf([order('a', { status: 'locked', lockedWith: 'b' })], 'BTCUSDT')).toEqual([]);
});
