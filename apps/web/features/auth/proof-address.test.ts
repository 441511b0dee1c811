import { expect, test } from 'vitest';
import { addressIssues, phoneAccount } from './proof-address.ts';

test('a phone is written as its account is found', () => {
  expect([
    phoneAccount('+84', '0901234567'),
    phoneAccount('84', '901234567'),
    phoneAccount('+39', '0612345678'),
  ]).toEqual(['+84901234567', '+84901234567', '+390612345678']);
});

test('only the address of the chosen way is checked', () => {
  const typed = { email: 'nobody', phone: '0x' };
  expect(addressIssues('email', typed)).toEqual({ email: expect.any(String), phone: undefined });
  expect(addressIssues('phone', typed)).toEqual({ email: undefined, phone: expect.any(String) });
  expect(addressIssues('email', { email: ' a@b.vn ', phone: '' })).toEqual({ email: undefined, phone: undefined });
});
