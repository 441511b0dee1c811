import { expect, test } from 'vitest';
import { addressIssues } from './proof-address.ts';

test('only the address of the chosen way is checked', () => {
  const typed = { email: 'nobody', phone: '0x' };
  expect(addressIssues('email', typed)).toEqual({ email: expect.any(String), phone: undefined });
  expect(addressIssues('phone', typed)).toEqual({ email: undefined, phone: expect.any(String) });
  expect(addressIssues('email', { email: ' a@b.vn ', phone: '' })).toEqual({ email: undefined, phone: undefined });
});
