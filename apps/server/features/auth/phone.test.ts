import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { Codes } from '../../proofs/codes.ts';

let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());
afterEach(() => bench.server.services.db.query('delete from verification_code'));

const password = 'correct horse';
type Source = 'LOGIN' | 'REGISTER' | 'RESET_PASSWORD' | 'FORGOT_FUNDS_PASSWORD';
const send = (phone: string, source: Source = 'REGISTER', areaCode = '+84') =>
  bench.call('POST /sms/sendVerifyCode', { body: { phone, areaCode, source } });
const check = (phone: string, code: string, source: Source = 'REGISTER') =>
  bench.call('POST /sms/sms/verifyCode/check', { body: { phone, areaCode: '84', code, source } });
const register = (phone: string, code: string) =>
  bench.call('POST /register', {
    body: { type: 'phone', phone, areaCode: '84', code, password, confirmPassword: password, agree: true },
  });

/** The newest one with a code: what an owner is told of goes out in between. */
async function lastMessage() {
  const [row] = await bench.server.services.db.query<{ recipient: string; text: string; subject: string }>(
    "select recipient, subject, text from outbox where text like '% is your code %' order by id desc limit 1",
  );
  return { to: row?.recipient ?? '', text: row?.text ?? '', code: /\b\d{6}\b/.exec(row?.text ?? '')?.[0] ?? '' };
}
async function signedUp(phone: string) {
  await send(phone);
  return register(phone, (await lastMessage()).code);
}
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

test('refuses numbers, areas and purposes that are none', async () => {
  expect(await send('12a4')).toMatchObject({ code: 400, error: 'phone-invalid', field: 'phone' });
  expect(await send('901000001', 'LOGIN', '999')).toMatchObject({
    code: 400,
    error: 'area-code-unknown',
    field: 'areaCode',
  });
  expect(
    await bench.call('POST /sms/sendVerifyCode', {
      body: { phone: '901000001', areaCode: '84', source: 'OTHER' as Source },
    }),
  ).toMatchObject({ error: 'field-invalid', field: 'source' });
  expect(
    await bench.call('POST /sms/sendVerifyCode', { body: { phone: '901000001', areaCode: '84', code: '1' } as never }),
  ).toMatchObject({ error: 'field-unknown' });
  expect(await bench.server.services.db.query('select 1 from outbox')).toHaveLength(0);
});

test('a phone signs up with its code only, which works once', async () => {
  expect(await register('901000002', '123456')).toMatchObject({ code: 400, error: 'code-expired', field: 'code' });
  expect(await send('0901000002')).toMatchObject({
    code: 200,
    data: { resendAfterSeconds: 60, expiresInSeconds: 600 },
  });
  const { to, text, code } = await lastMessage();
  expect(to).toBe('+84901000002');
  expect(text).toBe(
    `Candor: ${code} is your code to create an account. Valid for 10 minutes. Never share it with anyone.`,
  );
  expect(await send('901000002')).toMatchObject({ code: 429, error: 'code-wait', field: 'phone' });
  expect(await register('901000002', otherThan(code))).toMatchObject({ error: 'code-wrong', field: 'code' });
  expect(await register('901000099', code)).toMatchObject({ error: 'code-expired' });
  expect(await check('901000002', code)).toMatchObject({ code: 200 });
  expect(await check('901000002', code, 'LOGIN')).toMatchObject({ error: 'code-expired' });
  expect(await register('0901000002', code)).toMatchObject({
    code: 200,
    data: { userInfo: { phone: '+84901000002', email: null } },
  });
  expect(await register('901000002', code)).toMatchObject({ error: 'code-expired' });
});

test('signs in with either form of the number, by password and by a code sent to it', async () => {
  expect((await signedUp('901000003')).code).toBe(200);
  const login = (account: string, proof: object) => bench.call('POST /login', { body: { account, ...proof } });
  for (const account of ['+84901000003', '84901000003', '0084 901 000 003'])
    expect((await login(account, { password })).code).toBe(200);
  await send('0901000003', 'LOGIN');
  const { code } = await lastMessage();
  expect(await login('+84901000003', { code: otherThan(code) })).toMatchObject({ code: 400, error: 'code-wrong' });
  expect(await login('+84901000003', { code })).toMatchObject({
    code: 200,
    data: { userInfo: { phone: '+84901000003' } },
  });
  expect(await login('+84901000003', { code })).toMatchObject({ code: 400, error: 'code-expired' });
});

test('signs in by a number as it is dialled at home, or with its dial code where two have the number', async () => {
  const login = (account: string, more: object = {}) =>
    bench.call('POST /login', { body: { account, password, ...more } });
  expect((await signedUp('960750853')).code).toBe(200);
  for (const account of ['0960750853', '960750853', '096 075 0853'])
    expect(await login(account), account).toMatchObject({ code: 200, data: { userInfo: { phone: '+84960750853' } } });
  expect(await login('0960750853', { areaCode: '84' })).toMatchObject({ code: 200 });
  expect(await login('84960750853', { areaCode: '+84' })).toMatchObject({ code: 200 });
  expect(await login('0960750853', { areaCode: '49' })).toMatchObject({ code: 400, error: 'login-failed' });
  expect(await login('0960750853', { areaCode: '999' })).toMatchObject({
    code: 400,
    error: 'area-code-unknown',
    field: 'areaCode',
  });
  await bench.call('POST /sms/sendVerifyCode', { body: { phone: '960750853', areaCode: '49', source: 'REGISTER' } });
  const { code } = await lastMessage();
  await bench.call('POST /register', {
    body: { type: 'phone', phone: '960750853', areaCode: '49', code, password, confirmPassword: password, agree: true },
  });
  expect(await login('0960750853')).toMatchObject({ code: 400, error: 'login-failed' });
  expect(await login('0960750853', { areaCode: '84' })).toMatchObject({
    code: 200,
    data: { userInfo: { phone: '+84960750853' } },
  });
  expect(await login('0960750853', { areaCode: '49' })).toMatchObject({
    code: 200,
    data: { userInfo: { phone: '+49960750853' } },
  });
  await send('960750853', 'LOGIN');
  expect(
    await bench.call('POST /login', {
      body: { account: '0960750853', areaCode: '84', code: (await lastMessage()).code },
    }),
  ).toMatchObject({ code: 200 });
});

test('a forgotten password is reset by a code sent to the phone: sessions end, withdrawals are held', async () => {
  const { data } = await signedUp('901000004');
  await send('901000004', 'RESET_PASSWORD');
  const { code } = await lastMessage();
  const reset = { account: '+84 901000004', code, newPassword: 'battery staple', confirmPassword: 'battery staple' };
  expect(await bench.call('POST /player/resetLoginPassword', { body: reset })).toMatchObject({ code: 200 });
  expect((await bench.call('GET /player/getInfo', { token: data.token })).code).toBe(401);
  expect(await bench.server.services.destinations.holdUntil(data.userInfo.userId)).not.toBeNull();
  expect(
    await bench.call('POST /login', { body: { account: '+84901000004', password: 'battery staple' } }),
  ).toMatchObject({ code: 200 });
});

test('the fund password is reset by a code sent to the phone', async () => {
  const {
    data: { token },
  } = await signedUp('901000005');
  const next = (changed: object) =>
    bench.call('POST /player/updateFundsPassword', {
      token,
      body: { password, newPassword: 'fund horse 1', confirmPassword: 'fund horse 1', ...changed },
    });
  await next({});
  await send('901000005', 'FORGOT_FUNDS_PASSWORD');
  expect(
    await next({ code: (await lastMessage()).code, newPassword: 'fund horse 2', confirmPassword: 'fund horse 2' }),
  ).toMatchObject({ code: 200 });
});

test('a number with and without account is answered alike, and only the message tells', async () => {
  await signedUp('901000006');
  await bench.server.services.db.query('delete from verification_code');
  expect(await send('901000006')).toEqual(await send('901000007'));
  const texts = (
    await bench.server.services.db.query<{ text: string }>('select text from outbox order by id desc limit 2')
  ).map(({ text }) => text);
  expect(texts[1]).toContain('already has one');
  expect(texts[0]).toMatch(/\d{6}/);
});

test('of 200 guesses at once, the right one after five wrong ones among them, none succeeds', async () => {
  await send('901000008');
  const { code } = await lastMessage();
  const { db, clock } = bench.server.services;
  const codes = new Codes(db, clock);
  const guess = (typed: string) => codes.consume('REGISTER', '+84901000008', typed);
  for (let i = 0; i < 5; i += 1)
    expect(await guess(otherThan(code))).toMatchObject({ ok: false, refusal: 'code-wrong' });
  const results = await Promise.all(Array.from({ length: 200 }, (_, i) => guess(i === 100 ? code : otherThan(code))));
  expect(results.filter(({ ok }) => ok)).toHaveLength(0);
});

test('one number is not flooded, and costs no more than five messages an hour', async () => {
  const answers = [];
  for (let i = 0; i < 7; i += 1) {
    answers.push((await send('901000009')).code);
    await bench.server.services.db.query('update verification_code set created_at = created_at - 60000');
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
});
