import { addressRules } from '@candor/core/limits/address-limits.ts';
import { openCustomerTotp } from '../../proofs/customer-totp.ts';
import { secretsOf } from '../../secrets/secrets.ts';
import { ok, refuse, type Result } from '@candor/core/result.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { openHttp, type Http } from '../../http/http.ts';
import type { SessionUser } from '../../http/sessions.ts';
import { openLog } from '../../running/log.ts';
import type { Mail } from '../../mail/mailer.ts';
import { registerAuth } from './routes.ts';
import { giveMissingGifts } from './gift/gift.ts';
import { openSms } from '../../sms/open-sms.ts';
import { openSessions, sessionIdleMs, type SessionStore } from '../../proofs/sessions.ts';
import { openLimitHere } from '../../http/limits.ts';
import { openLoginPassword } from '../../proofs/login-password.ts';
import { checks } from '../../proofs/test-argon2.ts';
import { Codes } from '../../proofs/codes.ts';
import { settingsOf } from '../../settings.ts';

let db: Database;
let drop: () => Promise<void>;
let http: Http;
let now: number;
let mails: Mail[];
let gifts: string[];
let ended: SessionUser[];
let sessions: SessionStore;
let mailWorks: boolean;
let engineWorks: boolean;
const clock = { now: () => now };
const log = openLog('silent');
const engine = {
  submit: async ({ userId }: { userId: string }): Promise<Result<unknown, string>> => {
    if (!engineWorks) throw new Error('down');
    if (gifts.includes(userId)) return refuse('gift-taken');
    gifts.push(userId);
    return ok(null);
  },
  decide: async (): Promise<Result<null, never>> => ok(null),
};
const mailer = {
  kind: 'outbox' as const,
  send: async (sent: Mail): Promise<Result<null, 'email-send-failed'>> =>
    mailWorks ? (mails.push(sent), ok(null)) : refuse('email-send-failed'),
  close: async () => {},
};

beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
});
afterAll(() => http.app.close().then(drop));
beforeEach(async () => {
  await http?.app.close();
  const tables = ['session', 'verification_code', 'favourite', 'inviter', 'customer'];
  for (const table of tables) await db.query(`delete from ${table}`);
  now = 1_000_000_000_000;
  [mails, gifts, ended, mailWorks, engineWorks] = [[], [], [], true, true];
  open({ INVITE_CODE_REQUIRED: false, RATE_LIMITS: true });
});
/** Paper: everything is offered everywhere. */
const paper = {
  rules: { mode: 'paper', addresses: addressRules },
  operatorSettings: { countries: { allowed: () => Promise.resolve(true), offering: () => [] } },
} as const;
function open(changed: { INVITE_CODE_REQUIRED: boolean; RATE_LIMITS: boolean }): void {
  const settings = { ...settingsOf({}), ...changed };
  sessions = openSessions(db, clock, () => {});
  sessions.onEnd((session) => ended.push(session));
  http = openHttp({
    settings: { corsOrigins: [], trustProxy: [], rateLimitPerSecond: 0, accessLog: false, checkAnswers: true },
    log,
    clock,
    sessions,
  });
  registerAuth(http, {
    db,
    clock,
    log,
    mailer,
    sms: openSms({ SMS_URL: undefined, SMS_TOKEN: undefined, SMS_FROM: undefined }, db, clock, log),
    sessions,
    engine,
    settings,
    secrets: secretsOf(Buffer.alloc(32)),
    totp: openCustomerTotp({ db, clock, secrets: secretsOf(Buffer.alloc(32)), openLimit: openLimitHere }),
    loginPassword: openLoginPassword({ db, openLimit: openLimitHere }),
    openLimit: openLimitHere,
    ownerNotices: { committed: () => undefined },
    ...paper,
  });
}

async function call(method: 'GET' | 'POST', url: string, body?: object, token = '', ip = '127.0.0.1') {
  const reply = await http.app.inject({
    method,
    url,
    headers: { 'coin-auth': token },
    remoteAddress: ip,
    ...(body === undefined ? {} : { payload: body }),
  });
  return reply.json<{
    code: number;
    message: string;
    data: Record<string, never> & {
      error?: string;
      token: string;
      userInfo: { userId: string; inviteCode: string; standing: string };
    };
  }>();
}
const post = (url: string, body: object = {}, token?: string, ip?: string) => call('POST', url, body, token, ip);
const passwords = { password: 'correct horse', confirmPassword: 'correct horse', agree: true };
const signUp = (changed: object = {}) =>
  post('/register', { type: 'account', account: 'TraderOne', ...passwords, ...changed });
const sendCode = (email: string, source = 'REGISTER') =>
  post(`/email/sendVerificationCode?email=${encodeURIComponent(email)}&source=${source}`);
const lastCode = (): string => /^\d{6}$/m.exec(mails.at(-1)?.text ?? '')?.[0] ?? 'none';
async function signUpByEmail(email = 'lan@example.com') {
  await sendCode(email);
  return post('/register', { type: 'email', email, code: lastCode(), ...passwords });
}

test.each([
  [{ account: 'short' }, 'account-invalid', 'account'],
  [{ account: 'with space' }, 'account-invalid', 'account'],
  [{ password: 'short', confirmPassword: 'short' }, 'password-length', 'password'],
  [{ password: 'x'.repeat(33), confirmPassword: 'x'.repeat(33) }, 'password-length', 'password'],
  [{ confirmPassword: 'something else' }, 'passwords-differ', 'confirmPassword'],
  [{ agree: false }, 'terms-not-agreed', 'agree'],
  [{ agree: undefined }, 'terms-not-agreed', 'agree'],
  [{ inviteCode: 'NOBODY22' }, 'invite-code-unknown', 'inviteCode'],
  [{ country: 'ZZ' }, 'country-unknown', 'country'],
  [{ role: 'admin' }, 'field-unknown', 'role'],
  [{ type: 'phone', account: undefined, phone: '12a4', areaCode: '84', code: '123456' }, 'phone-invalid', 'phone'],
  [
    { type: 'phone', account: undefined, phone: '901234567', areaCode: '999', code: '123456' },
    'area-code-unknown',
    'areaCode',
  ],
  [{ type: 'email', account: undefined, email: 'no address', code: '123456' }, 'email-invalid', 'email'],
  [{ type: 'email', account: undefined, email: 'a@b.example' }, 'code-required', 'code'],
  [{ type: 'email', account: undefined, email: 'a@b.example', code: '12345' }, 'code-length', 'code'],
  [{ type: 'email', account: undefined, email: 'a@b.example', code: '123456' }, 'code-expired', 'code'],
])('refuses to sign up with %o', async (changed, error, field) => {
  expect(await signUp(changed)).toMatchObject({ code: 400, data: { error, field } });
  expect(await db.query('select 1 from customer')).toHaveLength(0);
  expect(gifts).toHaveLength(0);
});

test('signs up by account name, gives the gift once and signs in', async () => {
  const made = await signUp();
  expect(made).toMatchObject({
    code: 200,
    data: { userInfo: { account: 'TraderOne', nickName: 'TraderOne', authStatus: 'none' } },
  });
  expect(made.data.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(made.data.userInfo.inviteCode).toMatch(/^[A-Z2-9]{8}$/);
  expect(gifts).toEqual([made.data.userInfo.userId]);
  expect(await call('GET', '/player/getInfo', undefined, made.data.token)).toMatchObject({
    code: 200,
    data: made.data.userInfo,
  });
  expect(await signUp({ account: 'TRADERONE' })).toMatchObject({
    code: 400,
    data: { error: 'account-taken', field: 'account' },
  });
  const stored = JSON.stringify([await db.query('select * from customer'), await db.query('select * from session')]);
  expect(stored).not.toContain('correct horse');
  expect(stored).not.toContain(made.data.token);
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
});

test('of many sign-ups under one name at once, one succeeds', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => signUp()));
  expect(made.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(gifts).toHaveLength(1);
});

test('a gift that could not be given is made up for', async () => {
  engineWorks = false;
  expect((await signUp()).code).toBe(200);
  engineWorks = true;
  await giveMissingGifts({ db, engine, clock, log, ...paper });
  await giveMissingGifts({ db, engine, clock, log, ...paper });
  expect(gifts).toHaveLength(1);
});

test('takes the invite code of a user, and where set none goes without', async () => {
  const { data } = await signUp();
  expect((await signUp({ account: 'TraderTwo', inviteCode: data.userInfo.inviteCode.toLowerCase() })).code).toBe(200);
  const [row] = await db.query<{ invited_by: string }>(
    "select invited_by from customer where account_key = 'tradertwo'",
  );
  expect(row?.invited_by).toBe(data.userInfo.userId);
  await http.app.close();
  open({ INVITE_CODE_REQUIRED: true, RATE_LIMITS: true });
  expect(await signUp({ account: 'TraderSix' })).toMatchObject({ code: 400, data: { error: 'invite-code-required' } });
});

test('signs up by email with its code, which works once', async () => {
  expect(await signUpByEmail('Lan@Example.com')).toMatchObject({
    code: 200,
    data: { userInfo: { email: 'lan@example.com' } },
  });
  expect(
    (await post('/register', { type: 'email', email: 'lan@example.com', code: lastCode(), ...passwords })).data.error,
  ).toBe('code-expired');
});

test('an unknown account answers like a wrong password, after as much hashing', async () => {
  await signUp();
  const refused = async (account: string) => {
    checks.splice(0);
    return { reply: await post('/login', { account, password: 'wrong password' }), checks: checks.splice(0) };
  };
  const known = await refused('TraderOne');
  expect(known).toMatchObject({
    reply: { code: 400, data: { error: 'login-failed' } },
    checks: ['m=19456,t=2,p=1'],
  });
  expect(await refused('NobodyHere')).toEqual(known);
});

test('ten wrong passwords, also at once, close an account for their address alone, existing or not', async () => {
  await signUp();
  for (const account of ['TraderOne', 'NobodyHere']) {
    const wrong = await Promise.all(
      Array.from({ length: 30 }, () => post('/login', { account, password: 'wrong password' }, '', '10.0.0.1')),
    );
    expect(wrong.filter(({ code }) => code === 400)).toHaveLength(10);
    expect(wrong.filter(({ code }) => code === 429)).toHaveLength(20);
    expect((await post('/login', { account, password: 'correct horse' }, '', '10.0.0.1')).code).toBe(429);
  }
  expect((await post('/login', { account: 'TraderOne', password: 'correct horse' }, '', '10.0.1.1')).code).toBe(200);
});

test('one source may not try many accounts', async () => {
  const tried = [];
  for (let i = 0; i < 102; i += 1)
    tried.push((await post('/email/verifyCode?email=a' + i + '@b.example&code=000000')).code);
  expect(tried.slice(0, 100)).not.toContain(429);
  expect(tried.slice(100)).toEqual([429, 429]);
});

test('a code is bound to purpose and address, is asked for once a minute and expires', async () => {
  expect(await sendCode('lan@example.com')).toMatchObject({
    code: 200,
    data: { resendAfterSeconds: 60, expiresInSeconds: 600 },
  });
  const code = lastCode();
  expect(await sendCode('LAN@example.com')).toMatchObject({
    code: 429,
    data: { error: 'code-wait', params: { seconds: '60' } },
  });
  const check = async (query: string) => (await post(`/email/verifyCode?${query}`)).data?.error ?? 'right';
  expect(await check(`email=other@example.com&code=${code}`)).toBe('code-expired');
  expect(await check(`email=lan@example.com&code=${code}&source=LOGIN`)).toBe('code-expired');
  expect(await check(`email=lan@example.com&code=${code === '000000' ? '000001' : '000000'}`)).toBe('code-wrong');
  expect(await check(`email=lan@example.com&code=${code}`)).toBe('right');
  expect(await check(`email=lan@example.com&code=${code}`)).toBe('right');
  now += 600_000;
  expect(await check(`email=lan@example.com&code=${code}`)).toBe('code-expired');
  expect((await sendCode('lan@example.com')).code).toBe(200);
});

test('200 parallel guesses, the right code after five wrong ones among them, all fail', async () => {
  await sendCode('lan@example.com');
  const right = lastCode();
  const codes = new Codes(db, clock);
  const wrong = Array.from({ length: 199 }, (_, i) => String(i).padStart(6, '0')).map((code) =>
    code === right ? '999999' : code,
  );
  const guess = (code: string) => codes.consume('REGISTER', 'lan@example.com', code);
  // The first five have come before: which of many at once comes first is up to the database.
  const tried = await Promise.all(wrong.slice(0, 5).map(guess));
  expect(tried.every((result) => !result.ok && result.refusal === 'code-wrong')).toBe(true);
  const results = await Promise.all([right, ...wrong.slice(5)].map(guess));
  expect(results.filter((result) => result.ok)).toHaveLength(0);
  expect(results.filter((result) => !result.ok && result.refusal === 'code-wrong')).toHaveLength(0);
});

test('of many that present a right code at once, one succeeds', async () => {
  await sendCode('lan@example.com');
  const codes = new Codes(db, clock);
  const results = await Promise.all(
    Array.from({ length: 5 }, () => codes.consume('REGISTER', 'lan@example.com', lastCode())),
  );
  expect(results.filter((result) => result.ok)).toHaveLength(1);
});

test('a code is asked for alike for addresses with and without account, and only the mail tells', async () => {
  await signUpByEmail('lan@example.com');
  now += 60_000;
  const [known, unknown] = [await sendCode('lan@example.com'), await sendCode('new@example.com')];
  expect(known).toEqual(unknown);
  expect(mails.at(-2)?.text).toContain('already has an account');
  expect(mails.at(-1)?.text).toMatch(/^\d{6}$/m);
  expect(await sendCode('ghost@example.com', 'RESET_PASSWORD')).toEqual(
    await sendCode('lan@example.com', 'RESET_PASSWORD'),
  );
  expect(mails.at(-2)?.text).toContain('has no account');
  const reset = (account: string) =>
    post('/player/resetLoginPassword', {
      account,
      code: '000000',
      newPassword: 'new password',
      confirmPassword: 'new password',
    });
  expect(await reset('ghost@example.com')).toEqual(await reset('lan@example.com'));
});

test('a mail that could not be sent says so and may be asked for again at once', async () => {
  mailWorks = false;
  expect(await sendCode('lan@example.com')).toMatchObject({
    code: 503,
    message: 'Failed to send the verification code, please try again later',
    data: { error: 'email-send-failed' },
  });
  mailWorks = true;
  expect((await sendCode('lan@example.com')).code).toBe(200);
});

test('one address is not flooded with mails', async () => {
  const answers = [];
  for (let i = 0; i < 12; i += 1) {
    answers.push((await sendCode('lan@example.com')).code);
    now += 60_000;
  }
  expect(answers).toEqual([...Array<number>(10).fill(200), 429, 429]);
});

test('signs in with a code, once', async () => {
  await signUpByEmail();
  await sendCode('lan@example.com', 'LOGIN');
  const code = lastCode();
  expect((await post('/login', { account: 'LAN@example.com', code })).code).toBe(200);
  expect((await post('/login', { account: 'lan@example.com', code })).data.error).toBe('code-expired');
  expect((await post('/login', { account: 'lan@example.com' })).data).toMatchObject({
    error: 'field-required',
    field: 'password',
  });
});

test('logout ends the session at once', async () => {
  const { data } = await signUp();
  expect((await call('GET', '/logout', undefined, data.token)).code).toBe(200);
  expect((await call('GET', '/player/getInfo', undefined, data.token)).code).toBe(401);
  expect(ended.map(({ userId }) => userId)).toEqual([data.userInfo.userId]);
});

test('a changed password ends every other session, a reset one ends all', async () => {
  const { data } = await signUpByEmail();
  const other = (await post('/login', { account: 'lan@example.com', password: 'correct horse' })).data.token;
  const change = (changed: object) =>
    post(
      '/player/updateLoginPassword',
      { oldPassword: 'correct horse', newPassword: 'battery staple', confirmPassword: 'battery staple', ...changed },
      data.token,
    );
  expect((await change({ oldPassword: 'wrong password' })).data).toMatchObject({
    error: 'old-password-wrong',
    field: 'oldPassword',
  });
  expect(await change({ confirmPassword: 'battery' })).toMatchObject({
    message: 'New password and confirm password differ',
    data: { error: 'passwords-differ' },
  });
  expect((await change({ newPassword: 'correct horse', confirmPassword: 'correct horse' })).data.error).toBe(
    'password-unchanged',
  );
  expect((await call('GET', '/player/getInfo', undefined, other)).code).toBe(200);
  expect((await change({})).code).toBe(200);
  expect((await call('GET', '/player/getInfo', undefined, other)).code).toBe(401);
  expect((await call('GET', '/player/getInfo', undefined, data.token)).code).toBe(200);

  await sendCode('lan@example.com', 'RESET_PASSWORD');
  const reset = {
    account: 'lan@example.com',
    code: lastCode(),
    newPassword: 'third password',
    confirmPassword: 'third password',
  };
  const old = { account: reset.account, password: 'battery staple' };
  const devices = () => db.query("select from known_device join customer c on c.id = owner_id where email ~ '^lan@'");
  await post('/login', old);
  expect(await devices()).toHaveLength(1);
  expect((await post('/player/resetLoginPassword', reset)).code).toBe(200);
  expect(await devices()).toEqual([]);
  expect((await call('GET', '/player/getInfo', undefined, data.token)).code).toBe(401);
  expect((await post('/player/resetLoginPassword', reset)).data.error).toBe('code-expired');
  expect((await post('/login', old)).data.error).toBe('login-failed');
  expect((await post('/login', { account: 'lan@example.com', password: 'third password' })).code).toBe(200);
});

test('a frozen user signs in with the right password only, and is told how it stands', async () => {
  await signUp();
  await db.query("update customer set standing = 'frozen'");
  expect((await post('/login', { account: 'TraderOne', password: 'wrong password' })).data.error).toBe('login-failed');
  expect(await post('/login', { account: 'TraderOne', password: 'correct horse' })).toMatchObject({
    code: 200,
    data: { userInfo: { standing: 'frozen' } },
  });
});

test('a known session costs no query, an idle one ends', async () => {
  const { data } = await signUp();
  await sessions.find(data.token);
  const counted = { count: 0 };
  const counting = openSessions(
    { ...db, query: (sql, params) => (counted.count++, db.query(sql, params)) },
    clock,
    () => {},
  );
  await counting.find(data.token);
  for (let i = 0; i < 100; i += 1) await counting.find(data.token);
  expect(counted.count).toBe(1);
  now += sessionIdleMs + 1;
  expect(await counting.find(data.token)).toBeNull();
  expect(ended).toHaveLength(0);
});

test.each(['', 'x', 'A'.repeat(43), "' or 1=1 --", 'A'.repeat(10_000)])(
  'finds no session for the token %s',
  async (token) => {
    expect(await sessions.find(token)).toBeNull();
  },
);

test('changes nickname and currency', async () => {
  const { data } = await signUp();
  const update = (body: object) => post('/player/updateInfo', body, data.token);
  expect(await update({ nickName: '  Minh  ' })).toMatchObject({ code: 200, data: { nickName: 'Minh' } });
  expect(await update({ nickname: 'Lan', currentCurrency: 'VND' })).toMatchObject({
    code: 200,
    data: { nickName: 'Lan', currentCurrency: 'VND' },
  });
  for (const [body, error] of [
    [{ nickName: '' }, 'nickname-length'],
    [{ nickName: 'x'.repeat(33) }, 'nickname-length'],
    [{ nickName: 'a\u202eb' }, 'field-invalid'],
    [{ currentCurrency: 'XXX' }, 'currency-unknown'],
    [{}, 'field-required'],
    [{ authStatus: 'certified' }, 'field-unknown'],
  ] as const)
    expect((await update(body)).data.error).toBe(error);
});

test('a user has twenty sessions at most, and idle ones are forgotten', async () => {
  const first = await signUp();
  const { userId } = first.data.userInfo;
  for (const end = now + 20; now < end; now += 1) await sessions.start(userId, 2);
  expect(await sessions.find(first.data.token)).toBeNull();
  expect(await db.query('select 1 from session')).toHaveLength(20);
  now += sessionIdleMs + 1;
  await sessions.start((await signUp({ account: 'TraderTwo' })).data.userInfo.userId, 2);
  await sessions.sweep();
  expect(await db.query('select 1 from session')).toHaveLength(2);
});
