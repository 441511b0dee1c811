import { expect, test } from 'vitest';
import { payoutOf, stakeIssue, stakeShare } from './stake.ts';

const limits = { min: '1', max: '10000', available: '250.129999' };

test.each([
  ['', 'invalid'],
  ['abc', 'invalid'],
  ['1.2345678', 'invalid'],
  ['0.99', 'range'],
  ['10001', 'range'],
  ['250.13', 'short'],
  ['250.129999', null],
  ['1', null],
] as const)('a stake of "%s" is %s', (text, issue) => {
  expect(stakeIssue(text, limits)).toBe(issue);
});

test('a balance that is not known yet stops nobody: the server will say', () => {
  expect(stakeIssue('100', { ...limits, available: undefined })).toBeNull();
});

test('shares are cut to cents, held within the limits and never more than there is', () => {
  expect([25, 50, 75, 100].map((percent) => stakeShare(percent, limits))).toEqual([
    '62.53',
    '125.06',
    '187.59',
    '250.12',
  ]);
  expect(stakeShare(100, { ...limits, available: '99999' })).toBe('10000');
  expect(stakeShare(25, { ...limits, available: '3.99' })).toBeNull();
});

test('the payout is rounded down', () => {
  expect(payoutOf('10', '0.8')).toBe('8');
  expect(payoutOf('1.000001', '0.83')).toBe('0.83');
  expect(payoutOf('', '0.8')).toBeNull();
});
