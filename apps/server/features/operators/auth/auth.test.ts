import { dayMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '../../../operators/audit.ts';
import { operatorByName } from '../../../operators/store.ts';
import { createOperator } from '../../../operators/create-operator.ts';
import {
  codeOf,
  fromBase32,
  operatorPassword,
  signInOperator,
  type TestOperator,
} from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let admin: TestOperator;
let people = 0;
beforeAll(async () => {
  bench = await openTestServer();
  admin = await signInOperator(bench, 'admin', 'first');
});
afterAll(() => bench.close());

const stepMs = 30_000;
const login = (name: string, password: string, code?: string) =>
  bench.call('POST /operator/login', { body: { name, password, ...(code === undefined ? {} : { code }) } });
const me = (headers: Record<string, string>) => bench.call('GET /operator/me', { headers });
const fresh = (role: 'support' | 'finance' | 'risk' | 'admin' = 'support') =>
  signInOperator(bench, role, `person-${(people += 1)}`);

test('a list that renews itself keeps no session: after half an hour without work it ends', async () => {
  const { headers } = await fresh();
  const unattended = { ...headers, 'operator-unattended': '1' };
  for (let minute = 0; minute < 29; minute += 1) {
    await bench.advance(60_000);
    expect((await bench.call('GET /operator/queues', { headers: unattended })).code).toBe(200);
  }
  expect((await bench.call('GET /operator/queues', { headers })).code).toBe(200);
  for (let minute = 0; minute < 29; minute += 1) await bench.advance(60_000);
  expect((await bench.call('GET /operator/queues', { headers: unattended })).code).toBe(200);
  await bench.advance(61_000);
  expect(await bench.call('GET /operator/queues', { headers: unattended })).toMatchObject({ status: 401 });
  expect(await bench.call('GET /operator/queues', { headers })).toMatchObject({ status: 401 });
});

test('a one-time password opens nothing but its own change, and that nothing but the authenticator', async () => {
  const oneTime =
    (await createOperator(bench.server.services.db, 'newcomer', 'admin', bench.server.services.clock.now())) ?? '';
  expect(oneTime).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  const {
    data: { token, stage },
  } = await login('newcomer', oneTime);
  const headers = { 'operator-auth': token };
  expect(stage).toBe('password');
  expect(await bench.call('GET /operator/operators', { headers })).toMatchObject({
    status: 403,
    error: 'operator-setup',
  });
  expect(await bench.call('POST /operator/enrolTotp', { headers })).toMatchObject({
    status: 403,
    error: 'operator-setup',
  });
  const change = (newPassword: string, oldPassword = oneTime, confirmPassword = newPassword) =>
    bench.call('POST /operator/changePassword', { headers, body: { oldPassword, newPassword, confirmPassword } });
  expect(await change('short')).toMatchObject({ status: 400, error: 'operator-password-length', field: 'newPassword' });
  expect(await change(oneTime)).toMatchObject({ status: 400, error: 'password-unchanged' });
  expect(await change(operatorPassword, oneTime, 'something else entirely')).toMatchObject({
    status: 400,
    error: 'passwords-differ',
  });
  expect(await change(operatorPassword, 'not the old one')).toMatchObject({ status: 400, error: 'old-password-wrong' });
  expect((await change(operatorPassword)).data).toEqual({ stage: 'totp' });
  expect(await bench.call('GET /operator/operators', { headers })).toMatchObject({
    status: 403,
    error: 'operator-setup',
  });
  const {
    data: { secret, uri },
  } = await bench.call('POST /operator/enrolTotp', { headers });
  expect(uri).toContain(`secret=${secret}`);
  expect(await bench.call('POST /operator/confirmTotp', { headers, body: { code: '000000' } })).toMatchObject({
    status: 400,
    error: 'code-wrong',
  });
  const code = codeOf(bench, fromBase32(secret));
  expect((await bench.call('POST /operator/confirmTotp', { headers, body: { code } })).data).toEqual({ stage: 'live' });
  expect((await bench.call('GET /operator/operators', { headers })).code).toBe(200);
  expect(await bench.call('POST /operator/enrolTotp', { headers })).toMatchObject({ status: 409 });
  const [row] = await bench.server.services.db.query<{ totp_secret: string; password_hash: string }>(
    "select * from operator where name = 'newcomer'",
  );
  expect(row?.totp_secret).not.toContain(secret);
  expect(row?.password_hash).toContain('$argon2id$');
});

test('a one-time password is good for a day', async () => {
  const { db, clock } = bench.server.services;
  const oneTime = (await createOperator(db, 'late', 'support', clock.now())) ?? '';
  bench.time.leap(dayMs);
  expect((await login('late', oneTime)).data).toMatchObject({ stage: 'password' });
  bench.time.leap(1_000);
  expect(await login('late', oneTime)).toMatchObject({ status: 400, error: 'one-time-password-expired' });
  expect(await login('late', 'not the password')).toMatchObject({ error: 'operator-login-failed' });
  admin = await signInOperator(bench, 'admin', 'first-again');
  const reset = await bench.call('POST /operator/operators/resetAccess', {
    headers: admin.headers,
    body: { id: (await operatorByName(db, 'late'))?.id ?? '' },
  });
  expect((await login('late', reset.data.oneTimePassword)).data).toMatchObject({ stage: 'password' });
});

test('after a reset the authenticator is set up in the same half minute', async () => {
  const lost = await fresh('support');
  const reset = await bench.call('POST /operator/operators/resetAccess', {
    headers: admin.headers,
    body: { id: lost.id },
  });
  const headers = { 'operator-auth': (await login(lost.name, reset.data.oneTimePassword)).data.token };
  await bench.call('POST /operator/changePassword', {
    headers,
    body: { oldPassword: reset.data.oneTimePassword, newPassword: operatorPassword, confirmPassword: operatorPassword },
  });
  const { secret } = (await bench.call('POST /operator/enrolTotp', { headers })).data;
  expect(
    (await bench.call('POST /operator/confirmTotp', { headers, body: { code: codeOf(bench, fromBase32(secret)) } }))
      .data,
  ).toEqual({ stage: 'live' });
});

test('two codes at once set up one authenticator, with one record', async () => {
  const oneTime =
    (await createOperator(bench.server.services.db, 'hasty', 'risk', bench.server.services.clock.now())) ?? '';
  const headers = { 'operator-auth': (await login('hasty', oneTime)).data.token };
  await bench.call('POST /operator/changePassword', {
    headers,
    body: { oldPassword: oneTime, newPassword: operatorPassword, confirmPassword: operatorPassword },
  });
  const secret = fromBase32((await bench.call('POST /operator/enrolTotp', { headers })).data.secret);
  const earlier = codeOf(bench, secret);
  bench.time.advance(stepMs);
  const confirm = (code: string) => bench.call('POST /operator/confirmTotp', { headers, body: { code } });
  const replies = await Promise.all([confirm(earlier), confirm(codeOf(bench, secret))]);
  expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  expect(
    await bench.server.services.db.query(
      "select 1 from operator_audit where act = 'authenticator-enrol' and operator_name = 'hasty'",
    ),
  ).toHaveLength(1);
});

test('name, password and code fail alike; a code counts once', async () => {
  const { name, secret } = await fresh();
  bench.time.advance(stepMs * 2);
  const failed = { status: 400, error: 'operator-login-failed', message: 'Name, password or code is wrong' };
  const code = codeOf(bench, secret);
  expect(await login('nobody-here', operatorPassword, code)).toMatchObject(failed);
  expect(await login(name, 'not the password', code)).toMatchObject(failed);
  expect(await login(name, operatorPassword)).toMatchObject(failed);
  expect(await login(name, operatorPassword, '000000')).toMatchObject(failed);
  const together = await Promise.all([login(name, operatorPassword, code), login(name, operatorPassword, code)]);
  expect(together.filter((reply) => reply.code === 200)).toHaveLength(1);
});

test('a stranger shuts no operator out, neither elsewhere nor on a device that has signed in before', async () => {
  const own = await openTestServer({ settings: { TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'true' } });
  const { name, secret } = await signInOperator(own, 'finance', 'shut-out');
  const at = (ip: string, password: string, headers: Record<string, string> = {}) => {
    own.time.advance(stepMs);
    return own.call('POST /operator/login', {
      headers: { 'x-forwarded-for': ip, ...headers },
      body: { name, password, code: codeOf(own, secret) },
    });
  };
  for (let i = 0; i < 5; i += 1) await at('10.0.0.1', 'wrong password');
  expect(await at('10.0.0.1', operatorPassword)).toMatchObject({ status: 429 });
  const first = await at('10.0.0.2', operatorPassword);
  expect(first).toMatchObject({ status: 200, data: { stage: 'live' } });
  const known = { 'device-token': first.data.deviceToken ?? '' };
  for (let i = 0; i < 100; i += 1) await at(`10.1.${i}.1`, 'wrong password');
  expect(await at('10.2.0.1', operatorPassword)).toMatchObject({ status: 429 });
  expect(await at('10.2.0.1', operatorPassword, known)).toMatchObject({ status: 200, data: { deviceToken: null } });
  await own.close();
});

test('guesses at one name are counted before they are compared', async () => {
  const { name, secret } = await fresh();
  bench.time.advance(stepMs * 2);
  const replies = await Promise.all(Array.from({ length: 20 }, () => login(name, 'wrong password', '123456')));
  expect(replies.filter((reply) => reply.code === 400)).toHaveLength(5);
  expect(replies.filter((reply) => reply.code === 429)).toHaveLength(15);
  expect(await login(name, operatorPassword, codeOf(bench, secret))).toMatchObject({
    status: 429,
    error: 'too-many-requests',
  });
});

test('a token opens only its own side, and only by its own header', async () => {
  const customer = await bench.signUp();
  const token = admin.headers['operator-auth'] ?? '';
  expect((await me(admin.headers)).data).toMatchObject({
    stage: 'live',
    operator: { name: 'first-again', role: 'admin', enrolled: true },
  });
  const wrong: Record<string, string>[] = [
    { 'operator-auth': customer.token },
    { 'coin-auth': token },
    { authorization: `Bearer ${token}` },
    { cookie: `operator-auth=${token}` },
  ];
  for (const headers of wrong) expect((await me(headers)).status).toBe(401);
  expect((await bench.call('GET /player/getInfo', { token })).status).toBe(401);
});

test('a role opens its own calls only; nobody changes themselves', async () => {
  const support = await fresh('support');
  expect(await bench.call('GET /operator/operators', { headers: support.headers })).toMatchObject({
    status: 403,
    error: 'operator-role',
  });
  const own = { headers: admin.headers, body: { id: admin.id } };
  expect(
    await bench.call('POST /operator/operators/setRole', { ...own, body: { id: admin.id, role: 'finance' } }),
  ).toMatchObject({ status: 409, error: 'own-account' });
  expect(
    await bench.call('POST /operator/operators/setDisabled', { ...own, body: { id: admin.id, disabled: true } }),
  ).toMatchObject({ status: 409, error: 'own-account' });
  expect(await bench.call('POST /operator/operators/resetAccess', own)).toMatchObject({
    status: 409,
    error: 'own-account',
  });
  expect(
    await bench.call('POST /operator/operators/setRole', {
      headers: admin.headers,
      body: { id: 'nobody', role: 'risk' },
    }),
  ).toMatchObject({ status: 404 });
  const risk = await fresh('risk');
  const changed = await bench.call('POST /operator/operators/setRole', {
    headers: admin.headers,
    body: { id: risk.id, role: 'support' },
  });
  expect(changed.data).toMatchObject({ role: 'support' });
  expect((await me(risk.headers)).status).toBe(401);
});

test('an administrator makes, shuts out and resets operators', async () => {
  const made = await bench.call('POST /operator/operators/create', {
    headers: admin.headers,
    body: { name: 'made-by-admin', role: 'support' },
  });
  expect(made.data).toMatchObject({
    operator: {
      role: 'support',
      enrolled: false,
      createdBy: admin.id,
      onePersonWith: expect.arrayContaining(['first-again']) as string[],
      customers: [],
    },
  });
  expect(
    await bench.call('POST /operator/operators/create', {
      headers: admin.headers,
      body: { name: 'Made-By-Admin', role: 'support' },
    }),
  ).toMatchObject({ status: 400, error: 'operator-name-taken' });
  const { id } = made.data.operator;
  const {
    data: { token },
  } = await login('made-by-admin', made.data.oneTimePassword);
  await bench.call('POST /operator/operators/setDisabled', { headers: admin.headers, body: { id, disabled: true } });
  expect((await me({ 'operator-auth': token })).status).toBe(401);
  expect(await login('made-by-admin', made.data.oneTimePassword)).toMatchObject({ error: 'operator-login-failed' });
  await bench.call('POST /operator/operators/setDisabled', { headers: admin.headers, body: { id, disabled: false } });
  const reset = await bench.call('POST /operator/operators/resetAccess', { headers: admin.headers, body: { id } });
  expect(await login('made-by-admin', made.data.oneTimePassword)).toMatchObject({ error: 'operator-login-failed' });
  expect((await login('made-by-admin', reset.data.oneTimePassword)).data).toMatchObject({ stage: 'password' });
});

test('after a reset no device of the operator is known any more', async () => {
  const { db } = bench.server.services;
  const { id, name, secret } = await signInOperator(bench, 'support', 'robbed');
  bench.time.advance(stepMs);
  expect((await login(name, operatorPassword, codeOf(bench, secret))).data.deviceToken).not.toBeNull();
  const known = () => db.query("select 1 from known_device where owner = 'operator' and owner_id = $1", [id]);
  expect(await known()).toHaveLength(1);
  await bench.call('POST /operator/operators/resetAccess', { headers: admin.headers, body: { id } });
  expect(await known()).toHaveLength(0);
});

test('sessions are listed, ended, and end by themselves when nobody works', async () => {
  const { headers, name, secret } = await fresh();
  bench.time.advance(stepMs * 2);
  const second = { 'operator-auth': (await login(name, operatorPassword, codeOf(bench, secret))).data.token };
  const list = (await bench.call('GET /operator/sessions', { headers: second })).data;
  expect(list.filter(({ current }) => current)).toHaveLength(1);
  const other = list.find(({ current }) => !current)?.id ?? '';
  expect(
    (await bench.call('POST /operator/sessions/end', { headers: admin.headers, body: { id: other } })).status,
  ).toBe(404);
  expect((await bench.call('POST /operator/sessions/end', { headers: second, body: { id: other } })).code).toBe(200);
  expect((await me(headers)).status).toBe(401);
  bench.time.advance(29 * 60_000);
  expect((await me(second)).code).toBe(200);
  bench.time.advance(31 * 60_000);
  expect((await me(second)).status).toBe(401);
});

test('every act stands in the audit, without a secret, and the chain is whole', async () => {
  const rows = await bench.server.services.db.query<{ act: string; details: string }>(
    'select act, details from operator_audit',
  );
  const acts = new Set(rows.map(({ act }) => act));
  for (const act of [
    'login',
    'password-change',
    'authenticator-enrol',
    'operator-create',
    'operator-role',
    'operator-disable',
    'operator-enable',
    'operator-reset',
    'session-end',
  ])
    expect(acts).toContain(act);
  expect(JSON.stringify(rows)).not.toContain(operatorPassword);
  expect((await verifyAudit(bench.server.services.db)).broken).toBeNull();
});
