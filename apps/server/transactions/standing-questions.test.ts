import { usdt } from '@candor/core/money/currencies.ts';
import { expect, test } from 'vitest';
import { besideAfter } from '../engine/seams/test-beside.ts';
import { deposit, funds, withdrawal } from '../engine/seams/test-commands.ts';
import { closingBlocked, frozenByOwner, openDeposit, openWithdrawal, payoutBlocked } from './standing-questions.ts';

test('a payout is stopped by the word of operators or the own one, that of a closed account only by others', () => {
  const free = besideAfter([funds]);
  expect(payoutBlocked.answer(free, { userId: 'a' })).toBeNull();
  const own = besideAfter([funds, { kind: 'freeze-withdrawals', userId: 'a' }]);
  expect(payoutBlocked.answer(own, { userId: 'a' })).toBe('withdrawals-frozen');
  expect(payoutBlocked.answer(own, { userId: 'b' })).toBeNull();
  expect([frozenByOwner.answer(own, 'a'), frozenByOwner.answer(own, 'b')]).toEqual([true, false]);
  const frozen = besideAfter([funds, { kind: 'set-standing', userId: 'a', standing: 'frozen' }]);
  expect(payoutBlocked.answer(frozen, { userId: 'a' })).toBe('customer-frozen');
  expect(payoutBlocked.answer(frozen, { userId: 'a', closing: true })).toBe('customer-frozen');
});

test('an open withdrawal keeps an account from being closed', () => {
  expect(closingBlocked.about?.('a')).toBe('a');
  expect(closingBlocked.answer(besideAfter([funds]), 'a')).toBe(false);
  expect(closingBlocked.answer(besideAfter([funds, withdrawal]), 'a')).toBe(true);
});

test('what is open is found by its number, what is not is nobody', () => {
  const beside = besideAfter([funds, withdrawal, deposit]);
  expect(openWithdrawal.answer(beside, 'w')).toMatchObject({ userId: 'a', status: 'requested', amount: usdt('1000') });
  expect(openDeposit.answer(beside, 'd')).toMatchObject({ userId: 'a', status: 'requested', amount: usdt('100') });
  expect([openWithdrawal.answer(beside, 'd'), openDeposit.answer(beside, 'w')]).toEqual([undefined, undefined]);
});
