import '../../../../tests/screens/browser.ts';
import { expect, test, vi } from 'vitest';

vi.mock('./top-up.tsx', () => ({ TopUpButton: vi.fn() }));
vi.mock('./transfer-sheet.tsx', () => ({ TransferSheet: vi.fn() }));
const { elsewhere, moveFor } = await import('./remedy.tsx');

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

test('what an order lacks is moved from one account that has it, or not at all', () => {
  const balances = [row(1, '12.5'), row(2, '900'), row(3, '1')];
  expect(moveFor({ balances, to: 3 }, 9_000_000n)).toEqual({ from: 1, units: 10_000_000n });
  expect(moveFor({ balances, to: 3 }, 12_500_000n)).toEqual({ from: 1, units: 12_500_000n });
  expect(moveFor({ balances, to: 3 }, 12_500_001n)).toBeNull();
  expect(moveFor({ balances, to: 3 }, undefined)).toBeNull();
  expect(moveFor({ balances: [row(3, '1')], to: 3 }, 1n)).toBeNull();
});
