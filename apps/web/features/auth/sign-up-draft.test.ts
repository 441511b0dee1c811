import '../../../../tests/screens/browser.ts';
import { calls } from '@candor/api-contract/index.ts';
import { expect, test, vi } from 'vitest';

vi.mock('../../shell/client/query.ts', () => ({ useCall: vi.fn() }));
const { emptyDraft, registration, signUpWays } = await import('./sign-up-draft.ts');

const draft = {
  ...emptyDraft,
  phone: '901234567',
  email: ' lan@example.com ',
  account: ' lannguyen ',
  code: '123456',
  password: 'secret-one',
  confirmPassword: 'secret-one',
};
const vietnam = { country: 'VN', areaCode: '84' };
const shared = { password: 'secret-one', confirmPassword: 'secret-one', agree: true, country: 'VN' };

test('only what belongs to the chosen way is sent', () => {
  expect(signUpWays.map((way) => registration(way, draft, vietnam))).toEqual([
    { type: 'phone', phone: '901234567', areaCode: '84', code: '123456', ...shared },
    { type: 'email', email: 'lan@example.com', code: '123456', ...shared },
    { type: 'account', account: 'lannguyen', ...shared },
  ]);
});

test.each(signUpWays)('the server reads what is sent by %s', (way) => {
  const body = registration(way, { ...draft, inviteCode: ' ABC123 ' }, vietnam);
  expect(body).toMatchObject({ inviteCode: 'ABC123' });
  expect(calls['POST /register'].body.parse(body)).toEqual(body);
});

test('an invitation and a country that nobody has named are left out', () => {
  const body = registration('account', { ...draft, inviteCode: '  ' }, undefined);
  expect(Object.keys(body)).toEqual(['type', 'account', 'password', 'confirmPassword', 'agree']);
  expect(registration('phone', draft, undefined)).toMatchObject({ areaCode: '' });
});
