import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { signInAgain, signInTeam } from './test-sign-in.ts';

const reason = 'agreed by both';
type Who = 'anna' | 'bert' | 'cora' | 'dora' | 'finn' | 'fred' | 'rita' | 'sven';
let bench: TestServer;
let operators: Record<Who, TestOperator>;
let payments: string;
beforeAll(async () => {
  bench = await openTestServer();
  operators = {
    ...(await signInTeam(bench)),
    cora: await signInOperator(bench, 'admin', 'cora'),
    dora: await signInOperator(bench, 'admin', 'dora'),
    sven: await signInOperator(bench, 'support', 'sven'),
  };
}, 120_000);
afterAll(() => bench.close());

const headersOf = (who: Who) => ({ headers: operators[who].headers });
const make = (who: Who, proposal: object) =>
  bench.call('POST /operator/proposals/make', {
    ...headersOf(who),
    body: { proposal: { reason, ...proposal } as never },
  });
const approve = (who: Who, id: string) =>
  bench.call('POST /operator/proposals/approve', { ...headersOf(who), body: { id } });
const withdraw = (who: Who, id: string) =>
  bench.call('POST /operator/proposals/refuse', { ...headersOf(who), body: { id, reason } });
async function two(proposal: object, maker: Who = 'anna', checker: Who = 'bert'): Promise<string> {
  const { data, message } = await make(maker, proposal);
  const decided = await approve(checker, data?.id ?? message);
  expect(decided.data).toMatchObject({ decision: 'approved' });
  return data.id;
}
const role = {
  kind: 'role-change',
  name: 'Payments up to 5,000',
  base: 'finance',
  makes: ['deposit-credit'],
  checks: ['withdrawal-approve', 'reserve-funding'],
  acts: ['withdrawals'],
  approveMax: '5000',
  dayMax: '9000',
};
const shown = async (id: string) =>
  (await bench.call('GET /operator/roles', headersOf('anna'))).data.find((one) => one.id === id);
const give = (who: Who, named: string | undefined, base = 'finance') => ({
  kind: 'operator-role',
  id: operators[who].id,
  role: base,
  ...(named === undefined ? {} : { named }),
});
const enter = async (who: Who): Promise<void> => {
  operators = { ...operators, [who]: await signInAgain(bench, operators[who]) };
};
const fund = async (amount: string): Promise<string> =>
  (await make('rita', { kind: 'reserve-funding', reserve: 'fast-reserve', amount })).data.id;
const refuseWithdrawal = (who: Who) =>
  bench.call('POST /operator/withdrawals/refuse', { ...headersOf(who), body: { orderNo: 'none', reason } });

test('only administrators build roles, of nothing that the base has not, and two decide', async () => {
  expect(await make('rita', role)).toMatchObject({ error: 'operator-role' });
  for (const [field, wrong] of [
    ['makes', { makes: ['operator-create'] }],
    ['makes', { makes: ['set-price'] }],
    ['checks', { checks: ['operator-role'] }],
    ['acts', { acts: ['operators'] }],
    ['acts', { acts: ['everything'] }],
    ['approveMax', { approveMax: '0' }],
    ['dayMax', { dayMax: '0' }],
    ['name', { name: 'Pa' }],
  ] as const)
    expect(await make('anna', { ...role, ...wrong }), field).toMatchObject({
      error: 'field-invalid',
      field: `proposal.${field}`,
    });
  expect(await make('anna', { ...role, name: 'Finance' })).toMatchObject({ error: 'role-name-taken' });
  expect(await make('anna', { ...role, id: 'nothing' })).toMatchObject({ status: 404 });
  const { data } = await make('anna', role);
  expect(await approve('anna', data.id)).toMatchObject({ error: 'proposal-own' });
  expect(await shown(data.id)).toBeUndefined();
  expect((await approve('bert', data.id)).data).toMatchObject({ decision: 'approved' });
  payments = data.id;
  const { name, base, kind: _, ...rights } = role;
  expect(await shown(payments)).toEqual({
    id: payments,
    base,
    isBuiltIn: false,
    name,
    ...rights,
    holders: [],
    versions: [
      { version: 1, name, ...rights, maker: 'anna', checker: 'bert', reason, time: expect.any(Number) as number },
    ],
  });
  expect(await make('cora', { ...role, name: 'payments UP to 5,000' })).toMatchObject({ error: 'role-name-taken' });
});

test('the four that come with the product stand beside it as they were, and are changed by nobody', async () => {
  const { data } = await bench.call('GET /operator/roles', headersOf('anna'));
  expect(data.filter(({ isBuiltIn }) => isBuiltIn).map(({ id, holders }) => [id, holders])).toEqual([
    ['support', ['sven']],
    ['finance', ['finn', 'fred']],
    ['risk', ['rita']],
    ['admin', ['anna', 'bert', 'cora', 'dora']],
  ]);
  expect(await make('anna', { ...role, id: 'finance' })).toMatchObject({ status: 404 });
  expect(await bench.call('GET /operator/roles', headersOf('rita'))).toMatchObject({ error: 'operator-role' });
});

test('it is given by two who are not its holder, to an account of its base, and ends the sessions', async () => {
  expect(await make('anna', give('rita', payments, 'risk'))).toMatchObject({
    error: 'field-invalid',
    field: 'proposal.role',
  });
  expect(await make('anna', give('fred', 'nothing'))).toMatchObject({ status: 404, field: 'proposal.named' });
  expect(await make('anna', { ...give('anna', undefined, 'admin') })).toMatchObject({ error: 'state-unchanged' });
  expect(await make('anna', give('anna', payments))).toMatchObject({ error: 'own-account' });
  await two(give('fred', payments));
  expect(await bench.call('GET /operator/me', headersOf('fred'))).toMatchObject({ status: 401 });
  await enter('fred');
  const { data } = await bench.call('GET /operator/me', headersOf('fred'));
  expect(data.operator).toMatchObject({
    role: 'finance',
    namedRole: { id: payments, name: role.name, version: 1 },
    mandate: { makes: null, checks: null, approveMax: null, dayMax: null, addresses: [] },
    rights: { makes: role.makes, checks: role.checks, acts: role.acts, approveMax: '5000', dayMax: '9000' },
  });
  expect(await shown(payments)).toMatchObject({ holders: ['fred'] });
  expect(await make('cora', give('fred', payments))).toMatchObject({ error: 'state-unchanged' });
});

test('who has it does what is named and nothing else of the base', async () => {
  expect(await make('fred', { kind: 'vnd-rate', vndPerUsdt: '26400' })).toMatchObject({ error: 'operator-role' });
  const { data: rate } = await make('finn', { kind: 'vnd-rate', vndPerUsdt: '26400' });
  expect(await approve('fred', rate.id)).toMatchObject({ error: 'operator-role' });
  await withdraw('finn', rate.id);
  const large = await fund('5000.01');
  expect(await approve('fred', large)).toMatchObject({ error: 'operator-limit' });
  expect((await approve('finn', large)).data).toMatchObject({ decision: 'approved' });
  expect((await approve('fred', await fund('5000'))).data).toMatchObject({ decision: 'approved' });
  const over = await fund('4000.000001');
  expect(await approve('fred', over)).toMatchObject({ error: 'operator-day-limit' });
  await withdraw('rita', over);
  // In its areas it gets as far as the case, elsewhere not; the whole of the base does.
  expect(await refuseWithdrawal('fred')).not.toMatchObject({ error: 'operator-role' });
  const hold = (who: Who) =>
    bench.call('POST /operator/customers/holdPayouts', { ...headersOf(who), body: { userId: 'nobody', reason } });
  expect(await hold('fred')).toMatchObject({ status: 403, error: 'operator-role' });
  expect(await hold('finn')).not.toMatchObject({ error: 'operator-role' });
});

test('of a mandate and a role the tighter holds', async () => {
  const mandate = { makes: null, checks: ['withdrawal-approve', 'vnd-rate'], approveMax: '700', dayMax: null };
  await two({ kind: 'operator-mandate', id: operators.fred.id, addresses: [], ...mandate });
  const { data } = await bench.call('GET /operator/me', headersOf('fred'));
  expect(data.operator.rights).toEqual({
    makes: role.makes,
    checks: ['withdrawal-approve'],
    acts: role.acts,
    approveMax: '700',
    dayMax: '9000',
  });
  await two({
    kind: 'operator-mandate',
    id: operators.fred.id,
    addresses: [],
    ...mandate,
    checks: null,
    approveMax: null,
  });
});

test('a version holds at once, in the sessions that are open, for everybody who has the role', async () => {
  const { kind, ...rights } = role;
  expect(await make('anna', { kind, id: payments, ...rights })).toMatchObject({ error: 'state-unchanged' });
  expect(
    await make('anna', { kind, id: payments, ...rights, base: 'risk', makes: [], checks: [], acts: [] }),
  ).toMatchObject({
    error: 'field-invalid',
    field: 'proposal.base',
  });
  const id = await fund('10');
  await two({ kind, id: payments, ...rights, checks: ['withdrawal-approve'], acts: [] });
  expect(await approve('fred', id)).toMatchObject({ error: 'operator-role' });
  expect(await refuseWithdrawal('fred')).toMatchObject({ error: 'operator-role' });
  const handouts = () =>
    bench.server.services.db.query(
      "select by_operator from operator_handout where operator_id = $1 and act = 'promoted' order by by_operator",
      [operators.fred.id],
    );
  const before = await handouts();
  await two({ kind, id: payments, ...rights }, 'bert', 'cora');
  expect((await approve('fred', id)).data).toMatchObject({ decision: 'approved' });
  // More by these two: they count as one person with its holder from now on.
  expect((await handouts()).length).toBe(before.length + 2);
  expect((await shown(payments))?.versions.map(({ version, acts, maker }) => [version, acts, maker])).toEqual([
    [3, ['withdrawals'], 'bert'],
    [2, [], 'anna'],
    [1, ['withdrawals'], 'anna'],
  ]);
});

test('nobody changes a role that they hold, as its maker or its checker', async () => {
  const all = await shown('admin');
  const deputies = {
    kind: 'role-change',
    name: 'Deputies',
    base: 'admin',
    makes: ['role-change', 'operator-role', 'lines'],
    checks: all?.checks,
    acts: ['operators'],
    approveMax: null,
    dayMax: null,
  };
  const id = await two(deputies);
  await two(give('cora', id, 'admin'));
  await enter('cora');
  const wider = { ...deputies, id, makes: all?.makes };
  expect(await make('cora', wider)).toMatchObject({ status: 409, error: 'own-role' });
  expect(await make('cora', { ...wider, makes: [] })).toMatchObject({ error: 'own-role' });
  // Who proposes has nothing to do with the holder: only that it is their own role is in the way.
  const { data } = await make('dora', wider);
  expect(await approve('cora', data.id)).toMatchObject({ status: 409, error: 'own-role' });
  const { db, clock } = bench.server.services;
  // The same by whoever writes past the code.
  await expect(
    db.batch([
      {
        sql: "update operator_proposal set checker = $2, decided_at = $3, decision = 'approved' where id = $1",
        params: [data.id, operators.cora.id, clock.now()],
      },
      {
        sql: `insert into operator_role (role_id, version, name, base, makes, checks, acts, proposal_id, time)
          values ($1, 2, 'Deputies', 'admin', '{}', '{}', '{}', $2, $3)`,
        params: [id, data.id, clock.now()],
      },
    ]),
  ).rejects.toThrow('would be changed by who holds it');
  expect((await approve('bert', data.id)).data).toMatchObject({ decision: 'approved' });
  expect((await shown(id))?.versions).toHaveLength(2);
});

test('a role taken away ends the session and its rights; back to the whole of support takes two', async () => {
  const readers = {
    ...role,
    name: 'Readers',
    base: 'support',
    makes: [],
    checks: [],
    acts: [],
    approveMax: null,
    dayMax: null,
  };
  const id = await two(readers);
  await two(give('sven', id, 'support'));
  await enter('sven');
  const freeze = () =>
    bench.call('POST /operator/customers/freeze', { ...headersOf('sven'), body: { userId: 'nobody', reason } });
  expect(await freeze()).toMatchObject({ error: 'operator-role' });
  const down = (who: Who) =>
    bench.call('POST /operator/operators/setRole', {
      ...headersOf('anna'),
      body: { id: operators[who].id, role: 'support' },
    });
  expect(await down('sven')).toMatchObject({ error: 'two-operators-needed' });
  await two(give('sven', undefined, 'support'), 'bert', 'anna');
  expect(await freeze()).toMatchObject({ status: 401 });
  await enter('sven');
  expect(await freeze()).not.toMatchObject({ error: 'operator-role' });
  // One is enough to take everything of it away.
  expect((await down('fred')).data).toMatchObject({ role: 'support', namedRole: null });
  expect(await bench.call('GET /operator/me', headersOf('fred'))).toMatchObject({ status: 401 });
  const held = await bench.server.services.db.query(
    'select role_id, proposal_id from operator_role_held where operator_id = $1 order by id desc limit 1',
    [operators.fred.id],
  );
  expect(held).toEqual([{ role_id: null, proposal_id: null }]);
});

test('the database refuses a role that nobody approved, another base, and what was written', async () => {
  const { db, clock } = bench.server.services;
  const held = (roleId: string | null) =>
    db.query('insert into operator_role_held (operator_id, role_id, proposal_id, time) values ($1, $2, null, $3)', [
      operators.finn.id,
      roleId,
      clock.now(),
    ]);
  await expect(held(payments)).rejects.toThrow('needs two others');
  await expect(held(null)).rejects.toThrow('needs two others');
  const { data } = await make('anna', { ...role, name: 'Another' });
  await expect(
    db.query(
      `insert into operator_role (role_id, version, name, base, makes, checks, acts, proposal_id, time)
        values ('x', 1, 'Another', 'finance', '{}', '{}', '{}', $1, $2)`,
      [data.id, clock.now()],
    ),
  ).rejects.toThrow('needs a proposal role-change');
  await expect(db.query("update operator_role set acts = '{operators}'")).rejects.toThrow();
  await expect(db.query('delete from operator_role_held')).rejects.toThrow();
});
