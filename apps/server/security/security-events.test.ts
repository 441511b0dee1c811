import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../test-server.ts';

let bench: TestServer;
let admin: TestOperator;
let support: TestOperator;
beforeAll(async () => {
  bench = await openTestServer({ settings: { TRUST_PROXY: '127.0.0.1' } });
  admin = await signInOperator(bench, 'admin', 'watcher');
  support = await signInOperator(bench, 'support', 'helper');
});
afterAll(() => bench.close());

const password = 'secret-123';
const from = (ip: string) => ({ 'x-forwarded-for': ip, 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0' });
const events = async (query: object) =>
  (await bench.call('GET /operator/securityEvents', { headers: admin.headers, query })).data.list;
const accountOf = async (token: string): Promise<string> =>
  (await bench.call('GET /player/getInfo', { token })).data.account ?? '';

test('sign-ins, refusals and role checks say who, from where and how often, and nothing that was typed', async () => {
  const { token, userId } = await bench.signUp({ funded: false });
  const account = await accountOf(token);
  for (let i = 0; i < 3; i += 1)
    await bench.call('POST /login', { headers: from('203.0.113.7'), body: { account, password: 'typed-secret-9' } });
  await bench.call('POST /login', { headers: from('203.0.113.7'), body: { account, password } });
  await bench.call('POST /player/updateLoginPassword', {
    token,
    headers: from('203.0.113.7'),
    body: { oldPassword: 'typed-secret-9', newPassword: 'another-123', confirmPassword: 'another-123' },
  });
  await bench.call('GET /operator/operators', { headers: support.headers });
  await bench.call('GET /player/getInfo', { headers: { ...from('203.0.113.8'), 'coin-auth': 'x'.repeat(43) } });
  const at = bench.time.clock.now();
  const base = {
    customerId: userId,
    operatorId: null,
    operator: null,
    source: '203.0.113.7',
    device: 'Chrome · Android',
    count: 1,
    firstTime: at,
    lastTime: at,
    id: expect.any(Number) as number,
  };
  const [first, ...others] = await events({ customerId: userId, source: '203.0.113.7' });
  const all = [first, ...others];
  expect(all).toEqual(
    expect.arrayContaining([
      { ...base, kind: 'sign-in-failed', call: 'POST /login', reason: 'login-failed', count: 3 },
      { ...base, kind: 'sign-in', call: 'POST /login', reason: null },
      { ...base, kind: 'password-wrong', call: 'POST /player/updateLoginPassword', reason: 'old-password-wrong' },
    ]),
  );
  expect(all).toHaveLength(3);
  expect(await events({ kind: 'role-refused' })).toMatchObject([
    { operatorId: support.id, operator: 'helper', call: 'GET /operator/operators', reason: 'operator-role' },
  ]);
  expect(await events({ source: '203.0.113.8' })).toMatchObject([{ kind: 'session-refused', customerId: null }]);
  expect((await events({ kind: 'sign-in', operatorId: admin.id })).length).toBeGreaterThan(0);
  const stored = JSON.stringify(await bench.server.services.db.query('select * from security_event'));
  for (const secret of ['typed-secret-9', password, token, account]) expect(stored).not.toContain(secret);
});

test('who tries alone what takes two leaves a trace', async () => {
  const { id: operatorId, headers } = admin;
  await bench.call('POST /operator/operators/create', { headers, body: { name: 'puppet', role: 'finance' } });
  const proposal = { kind: 'operator-create', name: 'puppet', role: 'finance', reason: 'for the test of two' } as const;
  const { data } = await bench.call('POST /operator/proposals/make', { headers, body: { proposal } });
  await bench.call('POST /operator/proposals/approve', { headers, body: { id: data.id } });
  const list = await events({ kind: 'role-refused', operatorId });
  expect(list).toMatchObject([
    { call: 'POST /operator/proposals/approve', reason: 'proposal-own' },
    { call: 'POST /operator/operators/create', reason: 'two-operators-needed' },
  ]);
});

test('what a frozen and a closed account tries is kept, what a visitor without a session asks is not', async () => {
  const { engine, sessions } = bench.server.services;
  for (const standing of ['frozen', 'closed'] as const) {
    const { token, userId } = await bench.signUp({ funded: false });
    await engine.submit({ kind: 'set-standing', userId, standing });
    sessions.refresh(userId);
    await bench.call('POST /account/testFunds', { token });
    expect(await events({ customerId: userId, kind: 'frozen-refused' })).toMatchObject([
      { call: 'POST /account/testFunds', reason: `account-${standing}` },
    ]);
  }
  expect(await bench.call('GET /player/getInfo', { headers: from('203.0.113.9') })).toMatchObject({ status: 401 });
  expect(await events({ source: '203.0.113.9' })).toEqual([]);
});

test('who sends what no app sends leaves a trace, without what was sent', async () => {
  const { token, userId } = await bench.signUp({ funded: false });
  const stranger = { ...from('203.0.113.21'), 'content-type': 'application/json' };
  const post = (path: string, body: string, headers: Record<string, string>) =>
    fetch(bench.server.url + path, { method: 'POST', headers, body });
  await post('/login', '{"account":"x","account":"canary-of-input"}', stranger);
  await post('/login', '{', stranger);
  await post('/player/updateInfo', '{"authStatus":"certified"}', { ...stranger, 'coin-auth': token });
  await post('/player/updateInfo', '{"nickName":""}', { ...stranger, 'coin-auth': token });
  const list = await events({ source: '203.0.113.21' });
  expect(list.map(({ kind, call, reason, customerId }) => [kind, call, reason, customerId])).toEqual([
    ['input-refused', 'POST /player/updateInfo', 'field-unknown', userId],
    ['input-refused', 'POST /login', 'body-malformed', null],
    ['input-refused', 'POST /login', 'field-unknown', null],
  ]);
  const stored = JSON.stringify(await bench.server.services.db.query('select * from security_event'));
  expect(stored).not.toContain('canary-of-input');
});

test('only risk and admin read them', async () => {
  expect(await bench.call('GET /operator/securityEvents', { headers: support.headers })).toMatchObject({
    status: 403,
    error: 'operator-role',
  });
});

test('a flood of failures from everywhere is a few rows, and does not hide who got in', async () => {
  const { db, securityEvents } = bench.server.services;
  await securityEvents.flush();
  bench.time.leap(300_000);
  await securityEvents.flush();
  const count = async () => Number((await db.query<{ n: string }>('select count(*) as n from security_event'))[0]?.n);
  const before = await count();
  const event = { customerId: null, operatorId: null, call: 'POST /login', device: null };
  for (let i = 0; i < 20_000; i += 1)
    securityEvents.note({
      ...event,
      kind: 'sign-in-failed',
      reason: 'login-failed',
      source: `10.${i >> 8}.${i & 255}.1`,
    });
  securityEvents.note({ ...event, kind: 'sign-in', reason: null, customerId: 'thief', source: '10.9.9.9' });
  await securityEvents.flush();
  expect((await count()) - before).toBe(202);
  const [gathered] = await db.query<{ count: number }>(
    "select count from security_event where source = '*' order by id desc limit 1",
  );
  expect(gathered?.count).toBe(19_800);
  expect(await db.query("select source, count from security_event where customer_id = 'thief'")).toEqual([
    { source: '10.9.9.9', count: 1 },
  ]);
  for (let i = 0; i < 5_000; i += 1)
    securityEvents.note({ ...event, kind: 'sign-in-failed', reason: 'login-failed', source: '10.0.0.1' });
  await securityEvents.flush();
  expect((await count()) - before).toBe(202);
  bench.time.leap(300_000);
  await securityEvents.flush();
  const repeats = await db.query("select count from security_event where source = '10.0.0.1' order by id");
  expect(repeats).toEqual([{ count: 1 }, { count: 5_000 }]);
});

test('nothing is changed or taken out before its time, and then only by the sweep', async () => {
  const { db, securityEvents } = bench.server.services;
  await expect(db.query("update security_event set source = 'x'")).rejects.toThrow('append-only');
  await expect(db.query('delete from security_event')).rejects.toThrow('younger than 30 days');
  await securityEvents.sweep();
  const [before] = await db.query<{ n: string }>('select count(*) as n from security_event');
  const late = {
    kind: 'limited' as const,
    customerId: null,
    operatorId: null,
    call: 'GET /',
    reason: 'too-many-requests',
    source: '::1',
    device: null,
  };
  bench.time.leap(179 * 86_400_000);
  securityEvents.note({ ...late, source: '::2' });
  await securityEvents.flush();
  await securityEvents.sweep();
  expect(await db.query('select count(*) as n from security_event')).toEqual([{ n: String(Number(before?.n) + 1) }]);
  bench.time.leap(2 * 86_400_000);
  securityEvents.note(late);
  await securityEvents.flush();
  await securityEvents.sweep();
  expect(Number(before?.n)).toBeGreaterThan(200);
  expect(await db.query('select kind, source from security_event')).toEqual([
    { kind: 'limited', source: '::2' },
    { kind: 'limited', source: '::1' },
  ]);
});
