import { expect, test } from 'vitest';
import { isCommonPassword, passwordIssue } from './password-rules.ts';

const common = { ok: false, error: 'password-common', field: 'password' };
const own = { ok: false, error: 'password-own-name', field: 'password' };

test.each(['password', '12345678', '11111111', 'PassWord', 'qwertyuiop'])('%s is among the most used ones', (text) => {
  expect(passwordIssue(text, {}, 'password')).toEqual(common);
});

test.each([
  ['TraderOne', { account: 'TRADERONE' }],
  ['lan.nguyen', { email: 'lan.nguyen@example.com' }],
  ['lan.nguyen@example.com', { email: 'lan.nguyen@example.com' }],
  ['84901234567', { phone: '+84901234567' }],
  ['0901234567', { phone: '+84901234567' }],
  ['+84901234567', { phone: '+84901234567' }],
])('%s is the own name of %o', (text, names) => {
  expect(passwordIssue(text, names, 'password')).toEqual(own);
});

test('any other is taken, and the list has the three thousand', () => {
  expect(
    passwordIssue(
      'correct horse',
      { account: 'TraderOne', email: 'lan@example.com', phone: '+84901234567' },
      'password',
    ),
  ).toBeNull();
  expect([isCommonPassword('password'), isCommonPassword('correct horse')]).toEqual([true, false]);
});
