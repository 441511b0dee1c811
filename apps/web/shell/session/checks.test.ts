import { calls } from '@candor/api-contract/index.ts';
import { accountName, email, password, phone, sixDigits } from '@candor/api-contract/scalars.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountIssue, codeIssue, emailIssue, passwordIssue, phoneIssue, requiredIssue, sameIssue } from './checks.ts';

test.each([
  ['account', accountIssue, '', 'auth.required'],
  ['account', accountIssue, '   ', 'auth.required'],
  ['account', accountIssue, 'seven77', 'auth.accountRule'],
  ['account', accountIssue, 'with space', 'auth.accountRule'],
  ['account', accountIssue, 'a'.repeat(33), 'auth.accountRule'],
  ['email', emailIssue, '', 'auth.emailInvalid'],
  ['email', emailIssue, 'lan@localhost', 'auth.emailInvalid'],
  ['email', emailIssue, 'lan nguyen@example.com', 'auth.emailInvalid'],
  ['email', emailIssue, 'lan@exa_mple.com', 'auth.emailInvalid'],
  ['email', emailIssue, 'lan@-example.com', 'auth.emailInvalid'],
  ['email', emailIssue, 'lan@example-.com', 'auth.emailInvalid'],
  ['email', emailIssue, 'lan@example.com-', 'auth.emailInvalid'],
  ['email', emailIssue, 'lan@example..com', 'auth.emailInvalid'],
  ['email', emailIssue, `${'l'.repeat(65)}@example.com`, 'auth.emailInvalid'],
  ['phone', phoneIssue, '', 'auth.required'],
  ['phone', phoneIssue, '123', 'auth.phoneDigits'],
  ['phone', phoneIssue, '+84901234567', 'auth.phoneDigits'],
  ['phone', phoneIssue, '1'.repeat(16), 'auth.phoneDigits'],
  ['code', codeIssue, '12345', 'auth.codeLength'],
  ['code', codeIssue, '12345x', 'auth.codeLength'],
  ['password', passwordIssue, '1234567', 'auth.passwordLength'],
  ['password', passwordIssue, '1'.repeat(33), 'auth.passwordLength'],
  ['required', requiredIssue, ' ', 'auth.required'],
])('what is no %s is objected to: $2', (_, issueOf, text, issue) => {
  expect(issueOf(text)).toBe(issue);
});

test.each([
  ['account', accountIssue, 'an12345A'],
  ['email', emailIssue, 'lan.o+app@mail-1.example.co.uk'],
  ['email', emailIssue, 'l@1.vn'],
  ['phone', phoneIssue, '0901234567'],
  ['code', codeIssue, '000000'],
  ['password', passwordIssue, '12345678'],
  ['required', requiredIssue, 'x'],
])('what is one is taken as %s: $2', (_, issueOf, text) => {
  expect(issueOf(text)).toBeUndefined();
});

test('two passwords are the same to the letter', () => {
  expect([sameIssue('abc', 'abc'), sameIssue('abc', 'Abc'), sameIssue('abc', 'abc ')]).toEqual([
    undefined,
    'auth.passwordsDiffer',
    'auth.passwordsDiffer',
  ]);
});

/** Texts near the rules: their letters and signs in any order. */
const near = fc
  .array(fc.constantFrom('a', 'B', '7', '@', '.', '-', '_', ' ', '+', 'é', 'abcdefgh', '@a.b'), { maxLength: 20 })
  .map((parts) => parts.join(''));

test.each([
  ['account', accountIssue, accountName],
  ['email', emailIssue, email],
  ['phone', phoneIssue, phone],
  ['code', codeIssue, sixDigits],
  ['password', passwordIssue, password],
] as const)('what the form takes as %s is what the server takes', (_, issueOf, schema) => {
  fc.assert(
    fc.property(near, (text) => {
      expect([text, issueOf(text) === undefined]).toEqual([text, schema.safeParse(text).success]);
    }),
    { numRuns: 2_000 },
  );
});

test('the server asks nothing of a change of the password that the form does not', () => {
  const body = { oldPassword: 'old-secret', newPassword: 'new-secret', confirmPassword: 'new-secret' };
  expect(calls['POST /player/updateLoginPassword'].body.safeParse(body).success).toBe(true);
});
