import '../../../../tests/screens/browser.ts';
import { calls } from '@candor/api-contract/index.ts';
import { expect, test, vi } from 'vitest';

vi.mock('../../shell/client/query.ts', () => ({ useCall: vi.fn() }));
const { empty, issuesOf, sentOf } = await import('./draft.ts');

const next = { newPassword: 'fund-secret', confirmPassword: 'fund-secret' };
const filled = { ...next, password: 'login-secret', totp: '', oldPassword: 'old-secret', code: '123456' };
const fine = {
  password: undefined,
  oldPassword: undefined,
  code: undefined,
  newPassword: undefined,
  confirmPassword: undefined,
};

test.each([
  ['first', { password: 'auth.required' }],
  ['old', { oldPassword: 'auth.required' }],
  ['code', { code: 'auth.codeLength' }],
] as const)('with the proof “%s” nothing else is asked for', (proof, issues) => {
  expect(issuesOf({ ...empty, ...next }, proof)).toEqual({ ...fine, ...issues });
  expect(issuesOf(filled, proof)).toEqual(fine);
});

test.each(['12345', '1234567', '12345a', ' 123456'])('a code is six digits: %j is none', (code) => {
  expect(issuesOf({ ...filled, code }, 'code').code).toBe('auth.codeLength');
});

test('the new one has its length, is typed twice alike, and differs from the old one where that is known', () => {
  const same = { ...filled, newPassword: 'old-secret', confirmPassword: 'old-secret' };
  expect(issuesOf(same, 'old').newPassword).toBe('setting.passwordUnchanged');
  expect(issuesOf(same, 'code').newPassword).toBeUndefined();
  expect(issuesOf({ ...filled, newPassword: 'short' }, 'first')).toEqual({
    ...fine,
    newPassword: 'auth.passwordLength',
    confirmPassword: 'auth.passwordsDiffer',
  });
});

test.each([
  ['first', { password: 'login-secret' }],
  ['old', { oldPassword: 'old-secret' }],
  ['code', { code: '123456' }],
] as const)('with the proof “%s” no other secret leaves the device', (proof, shown) => {
  const body = sentOf(filled, proof);
  expect(body).toEqual({ ...next, ...shown });
  expect(calls['POST /player/updateFundsPassword'].body.parse(body)).toEqual(body);
});

test('the code of the authenticator goes along with the login password alone, without blanks', () => {
  expect(sentOf({ ...filled, totp: ' 654321 ' }, 'first')).toMatchObject({ totp: '654321' });
  expect(sentOf({ ...filled, totp: '  ' }, 'first')).not.toHaveProperty('totp');
  expect(sentOf({ ...filled, totp: '654321' }, 'code')).not.toHaveProperty('totp');
});
