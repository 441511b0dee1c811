import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, fromBase32 } from '../../operators/test-operators.ts';
import { Codes } from '../../proofs/codes.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';

let bench: TestServer;
let people = 0;
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());

const newName = (): string => `typed${String((people += 1)).padStart(4, '0')}`;
const pair = (text: string) => ({ newPassword: text, confirmPassword: text });
const signUp = (account: string, password: string) =>
  bench.call('POST /register', {
    body: { type: 'account', account, password, confirmPassword: password, agree: true },
  });
const enter = (account: string, password: string, totp?: string) =>
  bench.call('POST /login', { body: { account, password, ...(totp === undefined ? {} : { totp }) } });

test.each([
  'lowercase letters',
  'ONLYCAPITALS',
  '90817263540',
  '!?#%&/()=+*',
  'mật khẩu của tôi',
  '我的密码很长很长',
  '👩‍👩‍👧 🔑🔑',
  'x'.repeat(31) + 'y',
])('a password of any signs is taken and let in: %s', async (password) => {
  const account = newName();
  expect((await signUp(account, password)).code).toBe(200);
  expect((await enter(account, password)).code).toBe(200);
});

test('a password counts to the letter: no blank is cut, no case and no accent folded, nothing left off', async () => {
  const account = newName();
  const password = ' Mật Khẩu của Lan ';
  expect((await signUp(account, password)).code).toBe(200);
  const others = [
    password.trim(),
    password.toLowerCase(),
    password.normalize('NFD'),
    password.normalize('NFD').replace(/\p{M}/gu, ''),
    password.slice(0, -1),
    `${password} `,
    password.replace('  ', ' ').slice(1),
  ];
  for (const other of others) expect(await enter(account, other), other).toMatchObject({ error: 'login-failed' });
  expect((await enter(account, password)).code).toBe(200);
});

test('a password stays good however old it is: nobody has to change it', async () => {
  const account = newName();
  await signUp(account, 'an old password');
  bench.time.leap(5 * 365 * 86_400_000);
  const { code, data } = await enter(account, 'an old password');
  expect([code, (await bench.call('GET /player/getInfo', { token: data.token })).code]).toEqual([200, 200]);
});

test('a password that was forgotten and reset does not stand in for the authenticator', async () => {
  const account = newName();
  const email = `${account}@example.com`;
  const { token, userInfo } = (await signUp(account, 'first password')).data;
  const { db, clock } = bench.server.services;
  await db.query('update customer set email = $2 where id = $1', [userInfo.userId, email]);
  const enrolled = await bench.call('POST /player/totp/enrol', { token, body: { password: 'first password' } });
  const secret = fromBase32(enrolled.data.secret);
  await bench.call('POST /player/totp/confirm', { token, body: { totp: codeOf(bench, secret) } });
  const made = await new Codes(db, clock).make('RESET_PASSWORD', email, 'test');
  const code = 'code' in made ? made.code : '';
  const reset = await bench.call('POST /player/resetLoginPassword', {
    body: { account: email, code, ...pair('second password') },
  });
  expect(reset.code).toBe(200);
  expect(await enter(account, 'second password')).toMatchObject({ code: 403, error: 'totp-required' });
  bench.time.advance(30_000);
  expect((await enter(account, 'second password', codeOf(bench, secret))).code).toBe(200);
});
