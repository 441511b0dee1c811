import { secp256k1 } from '@noble/curves/secp256k1.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tronAddressOf } from '../../chain/tron-address.ts';
import { codeOf, fromBase32 } from '../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';

let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());

const password = 'secret-123';
const address = tronAddressOf(secp256k1.getPublicKey(secp256k1.utils.randomSecretKey()));
let people = 0;

/** Somebody with an authenticator, its secret and the recovery codes. */
async function person() {
  const account = `totpuser${String((people += 1)).padStart(3, '0')}`;
  const { token, userInfo } = (
    await bench.call('POST /register', {
      body: { type: 'account', account, password, confirmPassword: password, agree: true },
    })
  ).data;
  await bench.call('POST /account/testFunds', { token });
  const secret = fromBase32((await bench.call('POST /player/totp/enrol', { token, body: { password } })).data.secret);
  const confirmed = await bench.call('POST /player/totp/confirm', { token, body: { totp: codeOf(bench, secret) } });
  const next = (): string => {
    bench.time.advance(30_000);
    return codeOf(bench, secret);
  };
  return { account, token, secret, userId: userInfo.userId, recoveryCodes: confirmed.data.recoveryCodes, next };
}
const login = (account: string, totp?: string, words = password) =>
  bench.call('POST /login', { body: { account, password: words, ...(totp === undefined ? {} : { totp }) } });

test('a secret counts only with the password and its first code', async () => {
  const { token } = await bench.signUp();
  expect(await bench.call('POST /player/totp/enrol', { token, body: { password: 'wrong' } })).toMatchObject({
    code: 400,
    error: 'old-password-wrong',
    field: 'password',
  });
  expect(await bench.call('POST /player/totp/confirm', { token, body: { totp: '123456' } })).toMatchObject({
    code: 409,
    error: 'state-unchanged',
  });
  const { secret, uri } = (await bench.call('POST /player/totp/enrol', { token, body: { password } })).data;
  expect(uri).toContain(`secret=${secret}&issuer=Candor`);
  expect(await bench.call('POST /player/totp/confirm', { token, body: { totp: '000000' } })).toMatchObject({
    code: 400,
    error: 'totp-wrong',
    field: 'totp',
  });
  expect((await bench.call('GET /player/totp', { token })).data).toEqual({ on: false, recoveryCodesLeft: 0 });
});

test('switching it on ends every other session, which has not shown it', async () => {
  const { token, userId } = await bench.signUp({ funded: false });
  const other = await bench.server.services.sessions.start(userId, 2);
  const secret = fromBase32((await bench.call('POST /player/totp/enrol', { token, body: { password } })).data.secret);
  await bench.call('POST /player/totp/confirm', { token, body: { totp: codeOf(bench, secret) } });
  expect((await bench.call('GET /player/getInfo', { token: other })).code).toBe(401);
  expect((await bench.call('GET /player/getInfo', { token })).code).toBe(200);
});

test('of two first codes at once one counts, and of a first code and a new secret one', async () => {
  const { totp } = bench.server.services;
  const enrolled = async () => {
    const { token, userId } = await bench.signUp({ funded: false });
    return {
      userId,
      secret: fromBase32((await bench.call('POST /player/totp/enrol', { token, body: { password } })).data.secret),
    };
  };
  const twice = await enrolled();
  const done = await Promise.all(
    [-1, 0].map((steps) => totp.confirm(twice.userId, codeOf(bench, twice.secret, steps))),
  );
  expect(done.filter((one) => typeof one === 'object')).toHaveLength(1);
  expect(await totp.recoveryCodesLeft(twice.userId)).toBe(10);
  const renewed = await enrolled();
  const [confirmed, secret] = await Promise.all([
    totp.confirm(renewed.userId, codeOf(bench, renewed.secret)),
    totp.enrol(renewed.userId),
  ]);
  expect([typeof confirmed === 'object', secret !== null].filter(Boolean)).toHaveLength(1);
});

test('the login asks for it by name, takes each code once, and a wrong password says nothing of it', async () => {
  const { account, next } = await person();
  expect(await login(account, undefined, 'wrong-one')).toMatchObject({ error: 'login-failed' });
  expect(await login(account)).toMatchObject({ code: 403, error: 'totp-required', field: 'totp' });
  expect(await login(account, '000000')).toMatchObject({ code: 400, error: 'totp-wrong', field: 'totp' });
  const code = next();
  const both = await Promise.all([login(account, code), login(account, code)]);
  expect(both.map((reply) => reply.error ?? 'in').sort()).toEqual(['in', 'totp-wrong']);
});

test('of many who send the same code at once one comes in, by code and by recovery code', async () => {
  const { userId, next, recoveryCodes } = await person();
  const { totp } = bench.server.services;
  for (const code of [next(), recoveryCodes[0] ?? '']) {
    const verdicts = await Promise.all(Array.from({ length: 4 }, () => totp.verify(userId, code)));
    expect(verdicts.toSorted()).toEqual(['ok', 'wrong', 'wrong', 'wrong']);
  }
});

test('ten recovery codes stand in for it, each once, however they are typed; none lies in the tables', async () => {
  const { account, recoveryCodes, token } = await person();
  const [first = '', second = ''] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await login(account, first.toLowerCase().replace('-', ' '))).toMatchObject({ code: 200 });
  expect(await login(account, first)).toMatchObject({ error: 'totp-wrong' });
  expect(await login(account, second)).toMatchObject({ code: 200 });
  expect((await bench.call('GET /player/totp', { token })).data).toEqual({ on: true, recoveryCodesLeft: 8 });
  const rows = JSON.stringify(await bench.server.services.db.query('select * from recovery_code'));
  for (const code of recoveryCodes) expect(rows).not.toContain(code.replace('-', ''));
});

test('a recovery code of one is no proof of another', async () => {
  const [one, other] = [await person(), await person()];
  expect(await login(other.account, one.recoveryCodes[0])).toMatchObject({ error: 'totp-wrong' });
});

test('guessing ends after ten tries, also with the right code', async () => {
  const { userId, next } = await person();
  const { totp } = bench.server.services;
  for (let i = 0; i < 10; i += 1) expect(await totp.verify(userId, '000000')).toBe('wrong');
  expect(await totp.verify(userId, next())).toBe('too-many');
});

test('no withdrawal goes without it', async () => {
  const { token, next } = await person();
  const fundPasswd = 'money-1234';
  await bench.call('POST /player/updateFundsPassword', {
    token,
    body: { password, totp: next(), newPassword: fundPasswd, confirmPassword: fundPasswd },
  });
  const withdraw = (totp?: string) =>
    bench.call('POST /transaction/withdrawal', {
      token,
      body: { currencyCode: 'USDT', amount: '1000', address, fundPasswd, ...(totp === undefined ? {} : { totp }) },
    });
  expect(
    (await bench.call('GET /transaction/withdrawTerms', { token, query: { currencyCode: 'USDT' } })).data.totp,
  ).toBe(true);
  expect(await withdraw()).toMatchObject({ code: 403, error: 'totp-required', field: 'totp' });
  expect(await withdraw('000000')).toMatchObject({ code: 400, error: 'totp-wrong' });
  expect(await withdraw(next())).toMatchObject({ code: 200 });
});

test('taking it away needs password and code, and holds withdrawals for a day', async () => {
  const { account, token, next, userId } = await person();
  const remove = (words: string, totp: string) =>
    bench.call('POST /player/totp/remove', { token, body: { password: words, totp } });
  expect(await remove('wrong', next())).toMatchObject({ error: 'old-password-wrong' });
  expect(await remove(password, '000000')).toMatchObject({ error: 'totp-wrong' });
  const { data } = await remove(password, next());
  expect(data.withdrawHoldUntil).toBe(bench.time.clock.now() + 86_400_000);
  expect(await bench.server.services.destinations.holdUntil(userId)).toBe(data.withdrawHoldUntil);
  expect(await login(account)).toMatchObject({ code: 200 });
  expect((await bench.call('GET /player/totp', { token })).data).toEqual({ on: false, recoveryCodesLeft: 0 });
});
