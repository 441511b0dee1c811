import { codeOf, fromBase32 } from '../../operators/test-operators.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Codes } from '../../proofs/codes.ts';
import { fundLockMs, openFundPassword } from '../../proofs/fund-password.ts';
import { openWithdrawHold, withdrawHoldMs } from '../../proofs/withdraw-hold.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';

let bench: TestServer;
let token: string;
let userId: string;
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());
beforeEach(async () => {
  ({ token, userId } = await bench.signUp({ funded: false }));
});

const right = 'fund horse 1';
const update = (body: object) =>
  bench.call('POST /player/updateFundsPassword', {
    token,
    body: { password: 'secret-123', newPassword: right, confirmPassword: right, ...body },
  });
const check = (fundPasswd: string) =>
  bench.call('POST /player/bankAccount/checkFundPasswd', { token, body: { fundPasswd } });
const verify = (text: string) => bench.server.services.fundPassword.verify(userId, text);
const holdUntil = () => bench.server.services.destinations.holdUntil(userId);
const wrongOnes = async (count: number) => {
  const verdicts = [];
  for (let i = 0; i < count; i += 1) verdicts.push(await verify(`wrong one ${i}`));
  return verdicts;
};

test('refuses what does not fit, and sets nothing', async () => {
  expect(await update({ newPassword: 'short', confirmPassword: 'short' })).toMatchObject({
    error: 'password-length',
    field: 'newPassword',
  });
  expect(await update({ newPassword: 'x'.repeat(33), confirmPassword: 'x'.repeat(33) })).toMatchObject({
    error: 'password-length',
  });
  expect(await update({ confirmPassword: 'fund horse 2' })).toMatchObject({
    code: 400,
    error: 'passwords-differ',
    field: 'confirmPassword',
    message: 'New password and confirm password differ',
  });
  expect(await update({ oldPassword: 'anything' })).toMatchObject({
    error: 'fund-password-unset',
    field: 'oldPassword',
  });
  expect(await update({ code: '123456' })).toMatchObject({ error: 'fund-password-unset', field: 'code' });
  expect(await update({ userId: '1' })).toMatchObject({ error: 'field-unknown' });
  expect(await check(right)).toMatchObject({ error: 'fund-password-unset', field: 'fundPasswd' });
  expect(await verify(right)).toBe('unset');
  expect((await bench.call('GET /player/getInfo', { token })).data.hasFundPassword).toBe(false);
});

test('a stolen session does not set it: the login password does, and the authenticator where one is on', async () => {
  expect(await update({ password: undefined })).toMatchObject({
    code: 400,
    error: 'field-required',
    field: 'password',
  });
  expect(await update({ password: 'wrong-123' })).toMatchObject({
    code: 400,
    error: 'old-password-wrong',
    field: 'password',
  });
  const secret = fromBase32(
    (await bench.call('POST /player/totp/enrol', { token, body: { password: 'secret-123' } })).data.secret,
  );
  await bench.call('POST /player/totp/confirm', { token, body: { totp: codeOf(bench, secret) } });
  expect(await update({})).toMatchObject({ code: 403, error: 'totp-required', field: 'totp' });
  expect(await verify(right)).toBe('unset');
  bench.time.advance(30_000);
  expect(await update({ totp: codeOf(bench, secret) })).toMatchObject({ code: 200 });
  expect(await verify(right)).toBe('ok');
});

test('a common one and the own name are refused', async () => {
  expect(await update({ newPassword: 'password1', confirmPassword: 'password1' })).toMatchObject({
    code: 400,
    error: 'password-common',
    field: 'newPassword',
  });
  const account = (await bench.call('GET /player/getInfo', { token })).data.account ?? '';
  expect(await update({ newPassword: account, confirmPassword: account })).toMatchObject({
    code: 400,
    error: 'password-own-name',
    field: 'newPassword',
  });
});

test('set later than half an hour after sign-up, it holds withdrawals for a day', async () => {
  bench.time.leap(30 * 60_000);
  expect((await update({})).data).toEqual({ withdrawHoldUntil: null });
  ({ token, userId } = await bench.signUp({ funded: false }));
  bench.time.leap(30 * 60_000 + 1);
  const until = bench.time.clock.now() + withdrawHoldMs;
  expect((await update({})).data).toEqual({ withdrawHoldUntil: until });
  expect(await holdUntil()).toBe(until);
});

test('is set right after sign-up without a hold, and of many first ones at once one is set', async () => {
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, i) => update({ newPassword: `fund horse ${i}`, confirmPassword: `fund horse ${i}` })),
  );
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(replies.filter(({ error }) => error === 'fund-password-proof')).toHaveLength(5);
  expect((await bench.call('GET /player/getInfo', { token })).data.hasFundPassword).toBe(true);
  expect(await holdUntil()).toBeNull();
  const [row] = await bench.server.services.db.query<{ password_hash: string }>(
    'select password_hash from fund_password where user_id = $1',
    [userId],
  );
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('is changed by the old one: other sessions end, withdrawals are held for a day', async () => {
  expect((await update({})).data).toEqual({ withdrawHoldUntil: null });
  const other = await bench.server.services.sessions.start(userId, 2);
  const next = { newPassword: 'fund horse 2', confirmPassword: 'fund horse 2' };
  expect(await update(next)).toMatchObject({ code: 400, error: 'fund-password-proof' });
  expect(await update({ ...next, oldPassword: 'wrong' })).toMatchObject({
    error: 'fund-password-wrong',
    field: 'oldPassword',
  });
  expect(await update({ oldPassword: right })).toMatchObject({ error: 'password-unchanged' });
  expect(await holdUntil()).toBeNull();
  const until = bench.time.clock.now() + withdrawHoldMs;
  expect((await update({ ...next, oldPassword: right })).data).toEqual({ withdrawHoldUntil: until });
  expect(await holdUntil()).toBe(until);
  expect(await check('fund horse 2')).toMatchObject({ code: 200 });
  expect((await bench.call('GET /player/getInfo', { token: other })).code).toBe(401);
  const { db } = bench.server.services;
  expect(await openWithdrawHold(db, { now: () => until - 1 })(userId)).toBe(until);
  expect(await openWithdrawHold(db, { now: () => until })(userId)).toBeNull();
});

test('is reset by a code to the own address: every session ends', async () => {
  await update({});
  const { db, clock } = bench.server.services;
  await db.query('update customer set email = $2 where id = $1', [userId, `${userId}@example.com`]);
  const codes = new Codes(db, clock);
  const made = await codes.make('FORGOT_FUNDS_PASSWORD', `${userId}@example.com`);
  const login = await codes.make('LOGIN', `${userId}@example.com`);
  const code = 'code' in made ? made.code : '';
  const next = { newPassword: 'fund horse 3', confirmPassword: 'fund horse 3' };
  const stranger = await bench.signUp({ funded: false });
  const foreign = await bench.call('POST /player/updateFundsPassword', {
    token: stranger.token,
    body: { ...next, code },
  });
  expect(foreign).toMatchObject({ error: 'fund-password-unset' });
  if ('code' in login && login.code !== code)
    expect(await update({ ...next, code: login.code })).toMatchObject({ error: 'code-wrong', field: 'code' });
  expect(await update({ ...next, code })).toMatchObject({ code: 200 });
  expect((await bench.call('GET /player/getInfo', { token })).code).toBe(401);
  expect(await verify('fund horse 3')).toBe('ok');
  expect(await holdUntil()).not.toBeNull();
});

test('right ones in flight are never told of a lock, and count for nothing', async () => {
  await update({});
  const replies = await Promise.all(Array.from({ length: 30 }, () => check(right)));
  expect(replies.map(({ code, error }) => error ?? code)).toEqual(Array(30).fill(200));
  await wrongOnes(4);
  expect(await Promise.all(Array.from({ length: 12 }, () => verify(right)))).toEqual(Array(12).fill('ok'));
});

test('five wrong ones lock every path for an hour, a restart too; a right one before clears the count', async () => {
  await update({});
  expect(await wrongOnes(4)).toEqual(Array(4).fill('wrong'));
  expect(await verify(right)).toBe('ok');
  expect(await wrongOnes(2)).toEqual(['wrong', 'wrong']);
  expect(await check('wrong one')).toMatchObject({ code: 400, error: 'fund-password-wrong' });
  expect(
    await update({ oldPassword: 'wrong one', newPassword: 'fund horse 2', confirmPassword: 'fund horse 2' }),
  ).toMatchObject({ error: 'fund-password-wrong' });
  expect(await check('wrong one')).toMatchObject({ error: 'fund-password-wrong' });
  expect(await check(right)).toMatchObject({
    code: 403,
    error: 'fund-password-locked',
    message: 'The withdrawal password was wrong five times. Withdrawals are locked for another 60 min',
  });
  expect(
    await update({ oldPassword: right, newPassword: 'fund horse 2', confirmPassword: 'fund horse 2' }),
  ).toMatchObject({ error: 'fund-password-locked' });
  expect(await openFundPassword(bench.server.services).verify(userId, right)).toBe('locked');
  expect(
    (
      await bench.call('POST /login', {
        body: {
          account: (await bench.call('GET /player/getInfo', { token })).data.account ?? '',
          password: 'secret-123',
        },
      })
    ).code,
  ).toBe(200);
  bench.time.advance(fundLockMs);
  expect(await wrongOnes(4)).toEqual(Array(4).fill('wrong'));
  expect(await verify(right)).toBe('ok');
});

test('of 200 guesses at once, the right one after five wrong ones among them, none succeeds', async () => {
  await update({});
  expect(await wrongOnes(5)).toEqual(Array(5).fill('wrong'));
  const verdicts = await Promise.all(Array.from({ length: 200 }, (_, i) => verify(i === 100 ? right : `guess ${i}`)));
  expect(new Set(verdicts)).toEqual(new Set(['locked']));
});

test('of 200 wrong guesses at once five are compared', async () => {
  await update({});
  const verdicts = await Promise.all(Array.from({ length: 200 }, (_, i) => verify(`guess ${i}`)));
  expect(verdicts.filter((verdict) => verdict === 'wrong')).toHaveLength(5);
  expect(verdicts.filter((verdict) => verdict === 'locked')).toHaveLength(195);
});
