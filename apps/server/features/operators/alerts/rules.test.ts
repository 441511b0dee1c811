import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { rotatePushKey } from '../../../push/vapid.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let [ada, rita, sam]: TestOperator[] = [];
let channelId: string;
beforeAll(async () => {
  bench = await openTestServer();
  ada = await signInOperator(bench, 'admin', 'ada');
  rita = await signInOperator(bench, 'risk', 'rita');
  sam = await signInOperator(bench, 'support', 'sam');
  channelId = (await add({ kind: 'mail', address: 'desk@candor.example' })).data.id;
});
afterAll(() => bench.close());

const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const add = (end: object, name = 'Desk', operator = ada) =>
  bench.call('POST /operator/alerts/channels/add', { ...of(operator), body: { name, end } as never });
const rule = (changes: object = {}, operator = ada) =>
  bench.call('POST /operator/alerts/rules/add', {
    ...of(operator),
    body: { cause: 'big-win', channelId, afterMinutes: 0, quietFrom: null, quietTo: null, ...changes },
  });
const bound = (cause: string, value: unknown) =>
  bench.call('POST /operator/alerts/bounds/set', { ...of(ada), body: { cause, bound: value } as never });
const shown = async () => (await bench.call('GET /operator/alerts/rules', of(rita))).data;
const changes = async () =>
  (
    await bench.server.services.db.query<{ facts: string }>(
      "select facts from pager_alert where cause = 'alerts-changed' order by raised_at, facts",
    )
  ).map(({ facts }) => (JSON.parse(facts) as { change: string }).change);

test.each([
  ['a name that is taken, whatever its letters', { kind: 'mail', address: 'a@b.example' }, 'name'],
  ['a mail address that is none', { kind: 'mail', address: 'desk' }, 'end.address'],
  ['a secret that is short', { kind: 'webhook', address: 'https://h.example', secret: 'short' }, 'end.secret'],
  [
    'an address of this machine',
    { kind: 'webhook', address: 'https://127.0.0.1', secret: 'x'.repeat(16) },
    'end.address',
  ],
  [
    'a token with a way in it',
    { kind: 'telegram', address: 'https://t.example', token: '../x', chat: '1' },
    'end.token',
  ],
  ['a kind that is unknown', { kind: 'pigeon', address: 'https://h.example' }, 'end.kind'],
])('%s is refused', async (name, end, field) => {
  expect(await add(end, name.startsWith('a name') ? 'DESK' : name)).toMatchObject({ status: 400, field });
  expect((await shown()).channels).toHaveLength(1);
});

test.each([
  ['an unknown cause', { cause: 'weather' }, 400, 'cause'],
  ['an unknown channel', { channelId: 'nothing' }, 404, 'channelId'],
  ['quiet hours without an end', { quietFrom: 60 }, 400, 'quietTo'],
  ['quiet hours of no length', { quietFrom: 60, quietTo: 60 }, 400, 'quietTo'],
  ['a minute that no day has', { quietFrom: 60, quietTo: 1_440 }, 400, 'quietTo'],
  ['a wait below nothing', { afterMinutes: -1 }, 400, 'afterMinutes'],
])('a rule with %s is refused', async (_name, wrong, status, field) => {
  expect(await rule(wrong)).toMatchObject({ status, field });
  expect((await shown()).rules).toEqual([]);
});

test.each([
  ['of nothing', 'reserve-high', 0],
  ['beyond the whole', 'reserve-high', 101],
  ['that is no number', 'big-win', 'many'],
  ['of what has none', 'server-fault', 5],
])('a bound %s is refused', async (_name, cause, value) => {
  expect(await bound(cause, value)).toMatchObject({ status: 400 });
});

test('only an administrator changes who is alerted; whoever can see it sees by whom', async () => {
  expect(await add({ kind: 'mail', address: 'r@candor.example' }, 'Mine', rita)).toMatchObject({ status: 403 });
  expect(await rule({}, rita)).toMatchObject({ status: 403 });
  expect(await bench.call('GET /operator/alerts/rules', of(sam))).toMatchObject({ status: 403 });
  const { id } = (await rule({ quietFrom: 1_320, quietTo: 420, afterMinutes: 5 })).data;
  expect((await shown()).rules).toEqual([
    { id, cause: 'big-win', channelId, afterMinutes: 5, quietFrom: 1_320, quietTo: 420, by: 'ada' },
  ]);
  expect(await rule({ afterMinutes: 5 })).toMatchObject({ error: 'state-unchanged' });
  const remove = () => bench.call('POST /operator/alerts/rules/remove', { ...of(ada), body: { id } });
  expect(await remove()).toMatchObject({ code: 200 });
  expect(await remove()).toMatchObject({ status: 404 });
  expect((await shown()).rules).toEqual([]);
});

test('a bound holds once it is set, and every change is an alert of its own and in the audit', async () => {
  expect(await bound('big-win', 1_000)).toMatchObject({ error: 'state-unchanged' });
  expect(await bound('big-win', 5_000)).toMatchObject({ code: 200 });
  expect((await shown()).bounds.find(({ cause }) => cause === 'big-win')?.bound).toBe(5_000);
  const all = await changes();
  expect(all).toContain('big-win from 5000 on');
  const { db } = bench.server.services;
  const acts = await db.query<{ details: string }>(
    "select details from operator_audit where act = 'alerts-change' and operator_name = 'ada'",
  );
  expect(acts.map(({ details }) => (JSON.parse(details) as { change: string }).change).toSorted()).toEqual(
    all.toSorted(),
  );
});

test('a browser is taken at an endpoint of a push service alone, and keeps its pair of keys alive', async () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const browser = (endpoint: string) =>
    bench.call('POST /operator/alerts/browsers/add', { ...of(rita), body: { name: 'Rita', endpoint, keys } });
  expect(await browser('https://10.0.0.1/x')).toMatchObject({ error: 'push-endpoint' });
  expect(await browser('https://push.example/x')).toMatchObject({ code: 200 });
  const { db, secrets } = bench.server.services;
  await rotatePushKey(db, secrets);
  await rotatePushKey(db, secrets);
  const pairs = await db.query<{ id: number }>('select id from push_key order by id');
  expect(pairs.map(({ id }) => id)).toEqual([1, 2, 3]);
});
