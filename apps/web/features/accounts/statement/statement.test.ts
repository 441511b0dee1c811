import { expect, test, vi } from 'vitest';
import { csvOf, daysInOrder, endOfDay, startOf, type Line } from './statement.ts';

vi.mock('../../../shell/client/stream.ts', () => ({ onEvent: vi.fn() }));
vi.mock('../../../shell/client/query.ts', () => ({ queryClient: {}, queryKey: vi.fn(), useCall: vi.fn() }));
const { allocation, bonusProgress } = await import('../allocation.ts');

const line = (id: string, time: number, more: Partial<Line> = {}): Line => ({
  id,
  time,
  accountType: 1,
  currencyCode: 'USDT',
  kind: 'fast-stake',
  amount: '-10',
  frozenAmount: '10',
  available: '90',
  frozen: '10',
  journalId: '7',
  reference: 'ref',
  ...more,
});

test('a chosen day spans all of it, and nonsense is no day', () => {
  const start = startOf('2026-03-29');
  expect(start).toBe(new Date(2026, 2, 29).getTime());
  expect(endOfDay(start ?? 0)).toBe(new Date(2026, 2, 30).getTime() - 1);
  expect(startOf('')).toBeUndefined();
  expect(startOf('29.03.2026')).toBeUndefined();
});

test('days the wrong way round are known before they are asked for', () => {
  expect([
    daysInOrder('', '2026-01-01'),
    daysInOrder('2026-01-02', ''),
    daysInOrder('2026-01-01', '2026-01-01'),
    daysInOrder('2026-01-02', '2026-01-01'),
  ]).toEqual([true, true, true, false]);
});

test('CSV keeps every digit, quotes what needs it and runs nothing', () => {
  const names = { account: () => 'Main, account', kind: () => '=SUM(A1)' };
  const text = csvOf([line('a', 0, { amount: '-0.000001', reference: 'say "hi"' })], ['Time', 'Account'], names);
  expect(text.split('\r\n')).toEqual([
    'Time,Account',
    '1970-01-01T00:00:00.000Z,"Main, account",USDT,\'=SUM(A1),-0.000001,10,90,10,7,"say ""hi"""',
    '',
  ]);
});

const balance = (accountType: number, total: string, frozen: string, valuation: string | null = total) => ({
  accountType,
  currencyCode: 'USDT',
  available: '0',
  frozen,
  total,
  bonusLocked: '0',
  valuation,
});

test('the parts add up to the whole, and what is nothing is left out', () => {
  const parts = allocation([
    balance(1, '100', '25'),
    balance(2, '50', '0'),
    balance(3, '0', '0'),
    balance(2, '9', '0', null),
  ]);
  expect(parts.map(({ slice, worth }) => `${slice} ${worth}`)).toEqual(['available 75', 'inOrders 25', 'coin 50']);
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5);
  expect(allocation([])).toEqual([]);
});

test('the gift is released by ten times its volume', () => {
  expect(bonusProgress('7.5', '2.5')).toEqual({ released: '2.5', share: 0.25, volumeLeft: '75' });
  expect(bonusProgress('7.5', '2.5', '71').volumeLeft).toBe('71');
  expect(bonusProgress('0', '0').share).toBe(0);
});
