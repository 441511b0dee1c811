import { expect, test } from 'vitest';
import { blockerOf, payoutPreview, type Terms } from './payout-preview.ts';

const terms: Terms = {
  currencyCode: 'USDT',
  available: '500',
  minimum: '100',
  dayMax: '400',
  hours: null,
  feeRate: '0.01',
  arrivalHoursMin: 1,
  arrivalHoursMax: 24,
  usedToday: null,
  nextTime: 0,
  holdUntil: null,
  withdrawalsFrozen: false,
  savedWalletsOnly: false,
  newDestinationHours: 0,
  totp: false,
  requiredSteps: [],
  vndPerUsdt: '26300',
  bonusLocked: '10',
};

test.each([
  ['', 'missing'],
  ['abc', 'invalid'],
  ['0', 'invalid'],
  ['1.1234567', 'invalid'],
  ['99.999999', 'low'],
  ['500.000001', 'high'],
  ['400.000001', 'day'],
  ['400', null],
])('%s is %s', (text, issue) => {
  expect(payoutPreview(text, terms).issue).toBe(issue);
});

test('more than there is comes before too little', () => {
  expect(payoutPreview('60', { ...terms, available: '50' }).issue).toBe('high');
});

test.each([
  ['150', '1.5', '148.5', '3905550'],
  ['100.000001', '1.000001', '99', '2603700'],
  ['123.456789', '1.234568', '122.222221', '3214444'],
])('of %s the fee is %s and %s arrives, or %s dong', (text, fee, expected, vnd) => {
  const come = payoutPreview(text, terms);
  expect(come).toEqual({ issue: null, fee, expected, vnd });
  expect(Math.round((Number(come.fee) + Number(come.expected)) * 1e6)).toBe(Math.round(Number(text) * 1e6));
});

test('what stands against it is said in the order in which it is mended', () => {
  const worst = {
    ...terms,
    requiredSteps: ['primary', 'fund-password'] as Terms['requiredSteps'],
    holdUntil: 20,
    usedToday: 'w1',
    available: '1',
  };
  expect(blockerOf({ ...worst, withdrawalsFrozen: true }, 10)).toBe('frozen');
  expect(blockerOf(worst, 10)).toBe('primary');
  expect(blockerOf({ ...worst, requiredSteps: ['fund-password'] }, 10)).toBe('fund-password');
  expect(blockerOf({ ...worst, requiredSteps: [] }, 10)).toBe('held');
  expect(blockerOf({ ...worst, requiredSteps: [] }, 20)).toBe('day');
  const hours = { ...terms, hours: { from: 8, until: 18 }, nextTime: 20 };
  expect([blockerOf(hours, 10), blockerOf(hours, 20)]).toEqual(['hours', null]);
  expect(blockerOf({ ...terms, available: '99.9' }, 10)).toBe('funds');
  expect(blockerOf(terms, 10)).toBe(null);
});
