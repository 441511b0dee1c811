import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('navigator', { language: 'en', onLine: true });
vi.stubGlobal('location', { hash: '', protocol: 'http:', host: 'localhost' });
const { speak } = await import('../../locales/i18n.ts');
const { ownLimitText } = await import('./own-limits.ts');
await speak('en');

const none = {
  dailyLossUsdt: null,
  dailyLossNext: null,
  stakeUsdt: null,
  stakeNext: null,
  timeOutUntil: null,
  excludedUntil: null,
  lostTodayUsdt: '0',
};
const usdt = (whole: number): bigint => BigInt(whole) * 1_000_000n;
const said = (limits: object, stake: number, open = 0, atRisk = stake) =>
  ownLimitText({ ...none, ...limits }, { stake: usdt(stake), atRisk: usdt(atRisk) }, usdt(open));

test('what was never limited is not', () => {
  expect(said({}, 10_000)).toBeNull();
});

test('a time-out comes before the stake, the stake before the loss of the day', () => {
  const all = { timeOutUntil: Date.UTC(2026, 0, 2, 3), stakeUsdt: '50', dailyLossUsdt: '20' };
  expect(said(all, 100)).toContain('time-out');
  expect(said({ ...all, timeOutUntil: null }, 100)).toBe('Above your own limit of 50.00 USDT per order.');
  expect([said({ stakeUsdt: '50' }, 50), said({ stakeUsdt: '50' }, 51)]).toEqual([
    null,
    'Above your own limit of 50.00 USDT per order.',
  ]);
});

test('an end that is years away is said with its year', () => {
  const end = new Date();
  end.setDate(end.getDate() + 731);
  expect(said({ timeOutUntil: end.getTime() }, 1)).toContain(String(end.getFullYear()));
});

test('the loss of the day counts with what is open, and what buys a coin risks nothing', () => {
  const limits = { dailyLossUsdt: '100', lostTodayUsdt: '30' };
  expect([said(limits, 50, 20), said(limits, 51, 20), said(limits, 51, 20, 0)]).toEqual([
    null,
    'Today you could lose more than your own limit: 50.00 USDT are left.',
    null,
  ]);
  expect(said({ dailyLossUsdt: '100', lostTodayUsdt: '100' }, 1, 0, 0)).toBe(
    'Today you could lose more than your own limit: 0.00 USDT are left.',
  );
});
