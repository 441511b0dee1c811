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

test.each(['candor2026', 'Candor!!', 'c4nd0r99', '2026-Candor', 'Bitc0in$', 'OPERATOR1', 'candor-trading'])(
  '%s is a word of this house with little around it',
  (text) => {
    expect(passwordIssue(text, {}, 'password')).toEqual(common);
  },
);

test.each(['candor of the morning', 'my bitcoin is safe', 'supporters', '12 operators sleep', '@@@@ 9999'])(
  '%s only holds such a word, or none',
  (text) => {
    expect(passwordIssue(text, {}, 'password')).toBeNull();
  },
);

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
