import { ok } from '@candor/core/result.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused } from '../../http/refused.ts';
import { networksOf, openLimitHere } from '../../http/limits.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { openAuthLimits } from './auth.ts';
import { guess } from './guesses.ts';

const password = 'secret-123';
let bench: TestServer;
let people = 0;
// Every request of a test may say where it comes from.
beforeAll(async () => {
  bench = await openTestServer({ settings: { TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'true' } });
});
afterAll(() => bench.close());

const from = (ip: string) => ({ 'x-forwarded-for': ip });
async function person() {
  const account = `lockuser${String((people += 1)).padStart(3, '0')}`;
  const email = `${account}@example.com`;
  const { data } = await bench.call('POST /register', {
    headers: from(`77.1.1.${people}`),
    body: { type: 'account', account, password, confirmPassword: password, agree: true },
  });
  await bench.server.services.db.query('update customer set email = $2 where id = $1', [data.userInfo.userId, email]);
  return { account, email, deviceToken: data.deviceToken ?? '' };
}
const send = (email: string, headers: Record<string, string>) =>
  bench.call('POST /email/sendVerificationCode', { headers, query: { email, source: 'LOGIN' } });
const lastCode = async (email: string): Promise<string> => {
  const [row] = await bench.server.services.db.query<{ text: string }>(
    'select text from outbox where recipient = $1 order by id desc limit 1',
    [email],
  );
  return /^\d{6}$/m.exec(row?.text ?? '')?.[0] ?? 'none';
};

test('a stranger with many addresses closes a name for strangers, not for who has signed in before', async () => {
  const limits = openAuthLimits(openLimitHere, true, bench.server.services.settings);
  const wrong = (ip: string) => guess(limits, { ip, account: 'an' }, () => Promise.resolve(refused('login-failed')));
  const right = (ip: string, device: string | null = null) =>
    guess(limits, { ip, account: 'an', device }, () => Promise.resolve(ok('in')));
  for (let i = 0; i < 200; i += 1) await wrong(`10.0.${Math.floor(i / 10)}.1`);
  expect(await right('10.1.0.1')).toMatchObject({ error: 'too-many-requests' });
  expect(await right('10.1.0.1', 'device')).toEqual(ok('in'));
  expect(await guess(limits, { ip: '10.1.0.1', account: null }, () => Promise.resolve(ok('in')))).toEqual(ok('in'));
});

test('the own right sign-ins use nothing up, and a known device may be wrong ten times', async () => {
  const limits = openAuthLimits(openLimitHere, true, bench.server.services.settings);
  for (let i = 0; i < 250; i += 1)
    expect(await guess(limits, { ip: '10.0.0.1', account: 'an' }, () => Promise.resolve(ok('in')))).toEqual(ok('in'));
  const byDevice = () =>
    guess(limits, { ip: '10.0.0.1', account: 'an', device: 'd' }, () => Promise.resolve(refused('login-failed')));
  for (let i = 0; i < 10; i += 1) expect(await byDevice()).toMatchObject({ error: 'login-failed' });
  expect(await byDevice()).toMatchObject({ error: 'too-many-requests' });
});

test('behind the address that a stranger guesses from, the known device and the code still get in', async () => {
  const { account, email, deviceToken } = await person();
  const log = (headers: object, proof: object) =>
    bench.call('POST /login', { headers: { ...from('10.2.0.1'), ...headers }, body: { account, ...proof } });
  for (let i = 0; i < 12; i += 1) await log({}, { password: 'wrong-123' });
  expect(await log({}, { password })).toMatchObject({ code: 429, error: 'too-many-requests' });
  expect(await log({ 'device-token': deviceToken }, { password })).toMatchObject({
    code: 200,
    data: { deviceToken: null },
  });
  await send(email, from('10.2.0.1'));
  expect(await log({}, { code: await lastCode(email) })).toMatchObject({ code: 200 });
});

test("a stranger's request for a code leaves the one on its way, and the wait for the next, alone", async () => {
  const { email } = await person();
  expect((await send(email, from('10.3.0.1'))).code).toBe(200);
  const own = await lastCode(email);
  bench.time.advance(60_000);
  expect((await send(email, from('10.3.1.1'))).code).toBe(200);
  expect((await send(email, from('10.3.0.1'))).code).toBe(200);
  const newer = await lastCode(email);
  const enter = (code: string) =>
    bench.call('POST /login', { headers: from('10.3.0.1'), body: { account: email, code } });
  expect(newer).not.toBe(own);
  expect(await enter(newer)).toMatchObject({ code: 200 });
  expect(await enter(newer)).toMatchObject({ error: 'code-expired' });
});

test("a stranger's wrong tries leave those of the owner", async () => {
  const { email } = await person();
  await send(email, from('10.4.0.1'));
  const code = await lastCode(email);
  const enter = (ip: string, typed: string) =>
    bench.call('POST /login', { headers: from(ip), body: { account: email, code: typed } });
  const wrong = code === '000000' ? '000001' : '000000';
  for (let i = 0; i < 8; i += 1) await enter(`10.4.1.${i}`, wrong);
  expect(await enter('10.4.2.1', code)).toMatchObject({ error: 'code-expired' });
  expect(await enter('10.4.0.1', code)).toMatchObject({ code: 200 });
});

test('a mailbox that strangers have filled still gets the code of a known device', async () => {
  const { email, deviceToken } = await person();
  const answers: number[] = [];
  for (let i = 0; i < 16; i += 1) answers.push((await send(email, from(`10.5.${i}.1`))).code);
  expect(answers).toEqual([...Array<number>(15).fill(200), 429]);
  expect((await send(email, { ...from('10.5.99.1'), 'device-token': deviceToken })).code).toBe(200);
});

test('the codes of all are shared: an address block gets a fiftieth of them, a wide one a tenth', async () => {
  const asked = async (ipOf: (i: number) => string, count: number) => {
    let sent = 0;
    for (let i = 0; i < count; i += 1)
      if (
        (
          await bench.call('POST /sms/sendVerifyCode', {
            headers: from(ipOf(i)),
            body: { areaCode: '84', phone: `9${String(i).padStart(8, '0')}` },
          })
        ).code === 200
      )
        sent += 1;
    return sent;
  };
  expect(await asked((i) => `172.99.1.${i}`, 60)).toBe(20);
  expect(await asked((i) => `172.98.${i}.1`, 130)).toBe(100);
  await bench.server.services.db.query('delete from verification_code');
  expect(await asked(() => '55.1.1.1', 1)).toBe(1);
});

test.each([
  ['203.113.4.5', ['203.113.4', '203.113']],
  ['::ffff:203.113.4.5', ['203.113.4', '203.113']],
  ['2001:db8:1:2:3::4', ['2001:db8:1', '2001:db8']],
])('%s is part of the networks %j', (ip, networks) => {
  expect(networksOf(ip)).toEqual(networks);
});

const signUp = (account: string, words: string) =>
  bench.call('POST /register', {
    headers: from('77.2.1.1'),
    body: { type: 'account', account, password: words, confirmPassword: words, agree: true },
  });
const use = async (token: string): Promise<number> => (await bench.call('GET /player/getInfo', { token })).code;

test('a common password and the own name are refused at sign-up, change and reset', async () => {
  expect(await signUp('TraderOne', '12345678')).toMatchObject({ error: 'password-common', field: 'password' });
  expect(await signUp('TraderOne', 'traderone')).toMatchObject({ error: 'password-own-name', field: 'password' });
  const { token } = (await signUp('TraderOne', password)).data;
  const pair = (words: string) => ({ newPassword: words, confirmPassword: words });
  const change = (words: string) =>
    bench.call('POST /player/updateLoginPassword', { token, body: { oldPassword: password, ...pair(words) } });
  expect(await change('password')).toMatchObject({ error: 'password-common', field: 'newPassword' });
  expect(await change('TRADERONE')).toMatchObject({ error: 'password-own-name', field: 'newPassword' });
  const reset = (words: string) =>
    bench.call('POST /player/resetLoginPassword', { body: { account: 'TraderOne', code: '000000', ...pair(words) } });
  expect(await reset('iloveyou1')).toMatchObject({ error: 'password-common', field: 'newPassword' });
});

test('a session ends after ninety days, however much it is used', async () => {
  const { token } = (await signUp('TraderTwo', password)).data;
  for (let day = 0; day < 90; day += 15) {
    bench.time.leap(15 * 86_400_000);
    expect(await use(token)).toBe(200);
  }
  bench.time.leap(1);
  expect(await use(token)).toBe(401);
});

test('a login replaces the session that it was made from, and no other', async () => {
  const { token } = (await signUp('TraderSix', password)).data;
  const logIn = (made?: string) =>
    bench.call('POST /login', { token: made, headers: from('77.2.1.1'), body: { account: 'TraderSix', password } });
  const [second, third] = [(await logIn()).data.token, (await logIn(token)).data.token];
  expect([await use(token), await use(second), await use(third)]).toEqual([401, 200, 200]);
});
