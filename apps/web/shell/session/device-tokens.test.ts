import { kept } from '../../../../tests/screens/browser.ts';
import type { CallName } from '@candor/api-contract/index.ts';
import { beforeEach, expect, test } from 'vitest';
import { deviceTokensFor, keepDeviceToken } from './device-tokens.ts';

beforeEach(() => kept.clear());

test('a device that nobody has signed in on says nothing of itself', () => {
  keepDeviceToken(null);
  expect([deviceTokensFor('POST /login'), [...kept]]).toEqual([undefined, []]);
});

test.each<[string]>([['{'], ['"token"'], ['[1, null]']])(
  'what was kept and can not be read counts for nothing: %s',
  (text) => {
    kept.set('deviceTokens', text);
    expect(deviceTokensFor('POST /login')).toBeUndefined();
  },
);

test('the newest stands first, of five accounts at most', () => {
  for (const token of ['a', 'b', 'c', 'd', 'e', 'f']) keepDeviceToken(token);
  keepDeviceToken(null);
  expect(deviceTokensFor('POST /login')).toBe('f,e,d,c,b');
});

test('only the calls that prove somebody are told; a trade never says which devices were here', () => {
  keepDeviceToken('a');
  const told = (
    [
      'POST /sms/sendVerifyCode',
      'POST /player/updateFundsPassword',
      'POST /portal/order/contractOrder',
      'GET /logout',
    ] as const satisfies CallName[]
  ).map(deviceTokensFor);
  expect(told).toEqual(['a', 'a', undefined, undefined]);
});
