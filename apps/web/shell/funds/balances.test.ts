import { expect, test, vi } from 'vitest';

vi.mock('../client/stream.ts', () => ({ onEvent: vi.fn() }));
vi.mock('../client/query.ts', () => ({ queryClient: {}, queryKey: vi.fn(), useCall: vi.fn() }));
const { mergeBalances } = await import('./balances.ts');
const { worthOf } = await import('./micros.ts');

const row = (accountType: number, currencyCode: string, available: string, valuation: string | null = available) => ({
  accountType,
  currencyCode,
  available,
  frozen: '0',
  total: available,
  bonusLocked: '0',
  valuation,
});

test('a changed balance takes its own place, a new currency comes last', () => {
  const merged = mergeBalances([row(1, 'USDT', '10'), row(2, 'USDT', '5')], [row(2, 'BTC', '1'), row(1, 'USDT', '7')]);
  expect(
    merged.map(({ accountType, currencyCode, available }) => `${accountType} ${currencyCode} ${available}`),
  ).toEqual(['1 USDT 7', '2 USDT 5', '2 BTC 1']);
});

test('worth is summed exactly, and what has no price adds nothing', () => {
  expect(worthOf([row(1, 'USDT', '0.1'), row(2, 'USDT', '0.2'), row(2, 'PEPE', '5', null)])).toBe('0.3');
});
