import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '../../../db/migrate.ts';
import { openBareDatabase } from '../../../db/test-database.ts';
import { signInOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { ReadRows } from '../agents/test-plans.ts';
import { invited } from './tree.ts';

type Headers = { headers: Record<string, string> };
let bench: TestServer;
let [admin, support, finance]: Headers[] = [];
beforeAll(async () => {
  bench = await openTestServer();
  admin = await signInOperator(bench, 'admin', 'ada');
  support = await signInOperator(bench, 'support', 'sam');
  finance = await signInOperator(bench, 'finance', 'fin');
});
afterAll(() => bench.close());

const minute = 60_000;
const now = (): number => bench.time.clock.now();
let count = 0;
const register = (inviteCode?: string) => {
  count += 1;
  return bench.call('POST /register', {
    body: {
      type: 'account',
      account: `invited${count}x`,
      password: 'secret-word-1',
      confirmPassword: 'secret-word-1',
      agree: true,
      ...(inviteCode === undefined ? {} : { inviteCode }),
    },
  });
};
async function person(inviteCode?: string) {
  const { data } = await register(inviteCode);
  return { id: data.userInfo.userId, code: data.userInfo.inviteCode, name: data.userInfo.account, token: data.token };
}
const add = (body: object, by = support) =>
  bench.call('POST /operator/campaigns/add', { ...by, body: { code: 'TET-2027', name: 'Tết', ...body } });
const listed = async () => (await bench.call('GET /operator/campaigns', { ...finance, query: {} })).data.list;

test.each<[string, object, number, string, string]>([
  ['a code like a customer’s own', { code: 'ABCDEFGH' }, 400, 'campaign-code-own', 'code'],
  ['a code with other signs', { code: 'a b' }, 400, 'field-invalid', 'code'],
  ['no name', { name: ' ' }, 400, 'field-required', 'name'],
  ['an end before its beginning', { from: 9e13, until: 9e13 }, 400, 'text-past', 'until'],
  ['an end that has passed', { until: 1 }, 400, 'text-past', 'until'],
])('refuses %s', async (_name, body, status, error, field) => {
  expect(await add(body)).toMatchObject({ status, error, field });
  expect(await listed()).toEqual([]);
});

test('who decides about money begins and ends none, and an unknown one is not ended', async () => {
  expect((await add({}, finance)).status).toBe(403);
  const end = (by = support) => bench.call('POST /operator/campaigns/end', { ...by, body: { id: 'nothing' } });
  expect((await end(finance)).status).toBe(403);
  expect(await end()).toMatchObject({ status: 404, field: 'id' });
});

test('its code is taken from its first moment until before its last, and counts what became of whom', async () => {
  const [from, until] = [now() + minute, now() + 3 * minute];
  const { data } = await add({ from, until });
  expect(await add({})).toMatchObject({ status: 400, error: 'campaign-code-taken', field: 'code' });
  const unknown = { status: 400, error: 'invite-code-unknown', field: 'inviteCode' };
  bench.time.advance(from - now() - 1);
  expect(await register('TET-2027')).toMatchObject(unknown);
  bench.time.advance(1);
  const first = await person('tet-2027');
  const second = await person(' TET-2027 ');
  bench.time.advance(until - now() - 1);
  await person('TET-2027');
  bench.time.advance(1);
  expect(await register('TET-2027')).toMatchObject(unknown);
  const facts = { id: data.id, code: 'TET-2027', name: 'Tết', from, until, createdBy: 'sam' };
  expect(await listed()).toEqual([{ ...facts, createdAt: from - minute, signUps: 3, firstDeposits: 0, volume: '0' }]);

  const paid = { kind: 'credit-chain-deposit', logIndex: 0, amount: 300_000_000n, bonus: false } as const;
  for (const orderNo of ['first', 'again'])
    await bench.server.services.engine.decide(
      { ...paid, orderNo, userId: first.id, txid: `${orderNo === 'first' ? 'a' : 'b'}`.repeat(64) } as never,
      [],
    );
  bench.feed.tick('BTCUSDT', '60000');
  await bench.advance(500);
  const placed = await bench.call('POST /portal/order/contractOrder', {
    token: first.token,
    headers: { 'idempotency-key': 'one-of-a-kind' },
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '25' } as never,
  });
  expect(placed.code).toBe(200);
  for (let at = 0; at < 40; at += 1) {
    bench.feed.tick('BTCUSDT', at < 5 ? '60010' : '60030');
    await bench.advance(1_000);
  }
  expect((await listed())[0]).toMatchObject({ signUps: 3, firstDeposits: 1, volume: '25' });
  expect(second.id).not.toBe(first.id);
});

test('one that is ended takes nobody more, and is not ended twice', async () => {
  const { data } = await add({ code: 'SHORT' });
  await person('SHORT');
  // Each is counted by the one they came by.
  expect(await listed()).toMatchObject([
    { code: 'SHORT', signUps: 1 },
    { code: 'TET-2027', signUps: 3, firstDeposits: 1 },
  ]);
  const end = () => bench.call('POST /operator/campaigns/end', { ...admin, body: { id: data.id } });
  expect((await end()).code).toBe(200);
  expect(await register('SHORT')).toMatchObject({ error: 'invite-code-unknown' });
  expect(await end()).toMatchObject({ status: 409, error: 'state-unchanged' });
  const { list } = (await bench.call('GET /operator/audit', { ...admin, query: { act: 'campaign-end' } })).data;
  expect(list).toMatchObject([{ subject: 'campaign:SHORT', operator: 'ada' }]);
});

test('the tree: who invited whom, step by step, and all below each', async () => {
  const root = await person();
  const child = await person(root.code);
  const grandchild = await person(child.code);
  const last = await person(grandchild.code);
  const other = await person(root.code);
  await bench.server.services.engine.decide(
    {
      kind: 'credit-chain-deposit',
      logIndex: 0,
      amount: 300_000_000n,
      bonus: false,
      orderNo: 'deep',
      userId: last.id,
      txid: 'd'.repeat(64),
    } as never,
    [],
  );
  const tree = async (userId?: string) =>
    (
      await bench.call('GET /operator/invitations', { ...finance, query: userId === undefined ? {} : { userId } })
    ).data.list.map(({ person: { userId: id }, direct, signUps }) => [id, direct, signUps]);
  expect(await tree()).toEqual([[root.id, 2, 4]]);
  expect(new Map((await tree(root.id)).map((row) => [row[0], row]))).toEqual(
    new Map([
      [other.id, [other.id, 0, 0]],
      [child.id, [child.id, 1, 2]],
    ]),
  );
  expect(await tree(child.id)).toEqual([[grandchild.id, 1, 1]]);
  expect(await tree(grandchild.id)).toEqual([[last.id, 0, 0]]);
  expect(await tree(last.id)).toEqual([]);
  const own = (userId: string) =>
    bench.call('GET /operator/customers/{userId}/invitation', { ...support, params: { userId } });
  expect((await own(child.id)).data).toMatchObject({
    invitedBy: { userId: root.id },
    campaign: null,
    inviteCode: child.code,
    direct: 1,
    signUps: 2,
    firstDeposits: 1,
    volume: '0',
  });
  expect((await own(root.id)).data).toMatchObject({
    invitedBy: null,
    campaign: null,
    direct: 2,
    signUps: 4,
    firstDeposits: 1,
  });
  expect((await own((await bench.signUp()).userId)).data.campaign).toBeNull();
  expect(await own('nobody')).toMatchObject({ status: 404, field: 'userId' });
});

test('roots stand by how many each has invited, which are not counted among all customers', async () => {
  const { db, reads } = bench.server.services;
  const add = (prefix: string, from: number, to: number, inviter: string) =>
    db.query(`insert into customer (id, account, account_key, nick_name, password_hash, password_changed_at,
        invite_code, invited_by, created_at)
      select '${prefix}' || n, '${prefix}' || n, '${prefix}' || n, 'x', 'x', 1, '${prefix}' || n, ${inviter}, 1
        from generate_series(${from}, ${to}) n`);
  await add('root', 1, 4_000, 'null');
  await add('few', 1, 6, "'root' || (n % 2 + 1)");
  await add('more', 1, 4, "'root2'");
  await add('below', 1, 9, "'more1'");
  await db.query('analyze customer');
  const read = new ReadRows(db);
  const page = await invited({ db, reads: { ...reads, query: read.query } }, { page: 1, limit: 2 });
  expect(page.list.map(({ person: { userId }, direct, signUps }) => [userId, direct, signUps])).toEqual([
    ['root2', 7, 16],
    ['root1', 3, 3],
  ]);
  expect(page.total).toBe(3);
  expect(read.of('customer')).toBeLessThan(200);
  await expect(db.query("update customer set invited_by = 'root1' where id = 'more1'")).rejects.toThrow(
    'who has invited customer more1 stays',
  );
});

test('inviters of landed data are counted', async () => {
  const { db, drop } = await openBareDatabase();
  const all = await readMigrations();
  await migrate(
    db,
    all.filter(({ name }) => name < '279'),
  );
  await db.query(`insert into customer (id, account, account_key, nick_name, password_hash, password_changed_at,
      invite_code, invited_by, created_at)
    select id, id, id, id, 'x', 1, id, by, 1 from (values ('a', null), ('b', 'a'), ('c', 'a'), ('d', 'b')) v (id, by)`);
  await migrate(db, all);
  expect(await db.query('select * from inviter order by user_id')).toEqual([
    { user_id: 'a', direct: 2, root: true },
    { user_id: 'b', direct: 1, root: false },
  ]);
  await drop();
});
