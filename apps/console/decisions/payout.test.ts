import { expect, test } from 'vitest';
import { payoutOf } from './payout.ts';

test('a bank is paid in dong, a chain in what was asked for', () => {
  const row = { amount: '100', usdtAmount: '99', currencyCode: 'USDT', vndAmount: null };
  expect(payoutOf(row)).toEqual({ amount: '99', unit: 'USDT' });
  expect(payoutOf({ ...row, vndAmount: '2603700' })).toEqual({ amount: '2603700', unit: 'VND' });
  expect(payoutOf({ ...row, usdtAmount: null })).toEqual({ amount: '100', unit: 'USDT' });
});
