import { expect, test } from 'vitest';
import { parseAmount, usdt } from '../money/currencies.ts';
import { accountTypes, emptyAccount } from './account.ts';
import { hold, pay, post, receive, release, together } from './journal.ts';

const of = (owner: string, currency: 'USDT' | 'USDC') => ({
  ...emptyAccount(owner, accountTypes.account, currency),
  available: usdt('10'),
});

test('a journal that is balanced in one currency and not in the other is a bug', () => {
  const [a, b, c] = [of('a', 'USDT'), of('b', 'USDT'), of('b', 'USDC')];
  const moves = [pay(a, usdt('1')), receive(b, usdt('1')), receive(c, usdt('1'))];
  expect(() => post({ id: 1, kind: 'transfer', reference: 'r', time: 0 }, moves)).toThrow('is not balanced');
  expect([a, b, c].map(({ available }) => available)).toEqual([usdt('10'), usdt('10'), usdt('10')]);
});

test('two moves of one account are one: both halves add up', () => {
  const account = of('a', 'USDT');
  expect(together(release(account, usdt('3')), hold(account, usdt('1')))).toEqual({
    account,
    available: usdt('2'),
    frozen: -usdt('2'),
  });
});

test('what is no amount of its currency is none', () => {
  expect([parseAmount('1.0000001', 'USDT'), parseAmount('one', 'USDT'), parseAmount('1', 'USDT')]).toEqual([
    null,
    null,
    usdt('1'),
  ]);
});
