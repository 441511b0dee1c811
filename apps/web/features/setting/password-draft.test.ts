import '../../../../tests/screens/browser.ts';
import { expect, test } from 'vitest';
import { passwordIssues } from './password-draft.ts';

const draft = { oldPassword: 'old-secret', newPassword: 'new-secret', confirmPassword: 'new-secret' };
const fine = { oldPassword: undefined, newPassword: undefined, confirmPassword: undefined };

test.each([
  ['no old password', { oldPassword: '' }, { oldPassword: 'auth.required' }],
  ['a short one', { newPassword: '1234567', confirmPassword: '1234567' }, { newPassword: 'auth.passwordLength' }],
  [
    'a long one',
    { newPassword: 'x'.repeat(33), confirmPassword: 'x'.repeat(33) },
    { newPassword: 'auth.passwordLength' },
  ],
  [
    'the old one once more',
    { newPassword: 'old-secret', confirmPassword: 'old-secret' },
    { newPassword: 'setting.passwordUnchanged' },
  ],
  ['another one the second time', { confirmPassword: 'new-Secret' }, { confirmPassword: 'auth.passwordsDiffer' }],
  [
    'a length that is told before it is said to be the old one',
    { oldPassword: 'short', newPassword: 'short', confirmPassword: 'short' },
    { newPassword: 'auth.passwordLength' },
  ],
])('a change with %s is objected to', (_, changes, issues) => {
  expect(passwordIssues({ ...draft, ...changes })).toEqual({ ...fine, ...issues });
});

test.each(['12345678', 'x'.repeat(32), '        '])(
  'a password of 8 to 32 characters is taken as it is: %j',
  (newPassword) => {
    expect(passwordIssues({ ...draft, newPassword, confirmPassword: newPassword })).toEqual(fine);
  },
);
