import '../../../../tests/screens/browser.ts';
import { expect, test, vi } from 'vitest';

vi.mock('./top-up.tsx', () => ({ TopUpButton: vi.fn() }));
vi.mock('./transfer-sheet.tsx', () => ({ TransferSheet: vi.fn() }));
const { elsewhere } = await import('./remedy.tsx');

const row = (accountType: number, available: string, currencyCode = 'USDT') => ({
  accountType,
  currencyCode,
  available,
  frozen: '0',
  total: available,
  bonusLocked: '0',
  valuation: null,
});

test('money comes from another own account that has some, the main one first', () => {
  expect(elsewhere({ balances: undefined, to: 1 })).toBeUndefined();
  expect(elsewhere({ balances: [row(1, '5')], to: 1 })).toBeUndefined();
  expect(elsewhere({ balances: [row(3, '0'), row(2, '0.000001')], to: 1 })).toBe(2);
  expect(elsewhere({ balances: [row(3, '7'), row(2, '7'), row(1, '7')], to: 2 })).toBe(1);
  expect(elsewhere({ balances: [row(1, '7'), row(3, '1', 'BTC')], to: 2, currencyCode: 'BTC' })).toBe(3);
  expect(elsewhere({ balances: [row(9, '7')], to: 1 })).toBeUndefined();
});
