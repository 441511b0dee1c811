import { expect, test, vi } from 'vitest';
import { price } from '@candor/core/money/amount.ts';
import { signedAmount } from '../../../locales/format.ts';
import { pairNet, shownOf } from '../../../shell/futures/standing.ts';
import { futuresOrder as order } from '../../../shell/futures/test-futures-order.ts';
import { priceOf, termsOf, usdtText, type Terms } from '../../../shell/futures/terms.ts';
import { wireRule } from '../../../shell/futures/test-terms.ts';
import { countsOf, distanceTo, feeAt, pairStanding, shownResult } from './standing.ts';

vi.mock('../../../shell/client/query.ts', () => ({ useCall: vi.fn() }));

const found = termsOf(wireRule, 'BTCUSDT');
if (found === null) throw new Error('the rule names the symbol');
const { contract }: Terms = found;

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
    expect(signedAmount(pairNet({ long, short }, contract, mark))).toBe(signedAmount(standing.net));
    // Lost 10 between them, paid 7.194, and pay 0.06 % of both sizes.
    expect(Number(standing.net)).toBeCloseTo(-17.194 - 2 * 0.0006 * 0.1 * Number(mark), 1);
  }
});

test('the fee of closing is that of the rules', () => {
  expect(usdtText(feeAt(contract, '100', priceOf('60000') ?? price(0n)))).toBe('3.6');
});

test('what is open is counted as the tabs of the list of orders count it', () => {
  const legs = [
    order('l', { status: 'locked', lockedWith: 's' }),
    order('s', { status: 'locked', direction: 'short', lockedWith: 'l' }),
  ];
  const rows = [order('a'), order('b'), order('w', { status: 'pending' }), ...legs];
  expect(countsOf(shownOf(rows, 'BTCUSDT'))).toEqual({ active: 2, unfilled: 1, locked: 2 });
});
