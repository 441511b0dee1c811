import { afterEach, expect, test } from 'vitest';
import { insertUser } from '../features/auth/users.ts';
import { hashPassword } from '../proofs/passwords.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { demoAccount } from './account.ts';
import { demoLogin } from './demo-login.ts';

let bench: TestServer | undefined;
afterEach(() => bench?.close());

test('where others reach it the demo account has no published password, also when it was made before', async () => {
  bench = await openTestServer();
  const { db } = bench.server.services;
  expect(await demoLogin(db, true, 5)).toBeNull();
  const hash = await hashPassword(demoAccount.password);
  if (!hash.ok) throw new Error('no hash');
  await insertUser(db, {
    account: demoAccount.account,
    accountKey: demoAccount.account,
    email: null,
    phone: null,
    passwordHash: hash.value,
    country: 'VN',
    language: 'vi',
    invitedBy: null,
    campaignId: null,
    createdAt: 1,
  });
  const signIn = async (password: string) =>
    (await bench?.call('POST /login', { body: { account: demoAccount.account, password } }))?.code;
  expect(await demoLogin(db, false, 5)).toEqual(demoAccount);
  expect(await signIn(demoAccount.password)).toBe(200);
  const closed = await demoLogin(db, true, 6);
  expect(closed?.password).toMatch(/^[\w-]{16}$/);
  expect(await db.query('select 1 from session')).toEqual([]);
  expect([await signIn(demoAccount.password), await signIn(closed?.password ?? '')]).toEqual([400, 200]);
  expect(await demoLogin(db, false, 7)).toBeNull();
});
