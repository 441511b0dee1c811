import type { OperatorRole } from '@candor/api-contract/call.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '../../../operators/audit.ts';
import { operatorByName } from '../../../operators/store.ts';
import { setUpOperator, signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let [ada, eva, ina, fred]: TestOperator[] = [];
let customer: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
  // By the command on the server: nobody’s hands.
  ada = await signInOperator(bench, 'admin', 'ada');
  eva = await signInOperator(bench, 'admin', 'eva');
  ina = await signInOperator(bench, 'admin', 'ina');
  fred = await signInOperator(bench, 'finance', 'fred');
  customer = await bench.signUp();
});
afterAll(() => bench.close());

const reason = 'for the test of two';
const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const make = (operator: TestOperator | undefined, proposal: Record<string, unknown>) =>
  bench.call('POST /operator/proposals/make', {
    ...of(operator),
    body: { proposal: { reason, ...proposal } as never },
  });
const approve = (operator: TestOperator | undefined, id: string) =>
  bench.call('POST /operator/proposals/approve', { ...of(operator), body: { id } });
const refuse = (operator: TestOperator | undefined, id: string) =>
  bench.call('POST /operator/proposals/refuse', { ...of(operator), body: { id, reason } });
const two = async (
  maker: TestOperator | undefined,
  checker: TestOperator | undefined,
  proposal: Record<string, unknown>,
) => approve(checker, (await make(maker, proposal)).data.id);
const available = async (): Promise<string> =>
  (
    await bench.server.services.db.query<{ available: string }>(
      "select available from account where owner = $1 and type = 1 and currency = 'USDT'",
      [customer.userId],
    )
  )[0]?.available ?? '0';

async function made(name: string, role: OperatorRole, maker = ada, checker = eva): Promise<TestOperator> {
  const { data } = await two(maker, checker, { kind: 'operator-create', name, role });
  return setUpOperator(bench, name, data.oneTimePassword ?? '');
}
const credit = (amount = '777') => ({
  kind: 'balance-adjustment',
  userId: customer.userId,
  accountType: 1,
  currencyCode: 'USDT',
  direction: 'credit',
  amount,
});

/** One proposes a credit of money from nothing, the other approves it. */
async function pair(maker: TestOperator, checker: TestOperator): Promise<{ status: number; error?: string }> {
  const before = await available();
  const { data } = await make(maker, credit());
  const [listed] = (await bench.call('GET /operator/proposals', { ...of(checker), query: {} })).data.list;
  const { status, error } = await approve(checker, data.id);
  const forced = await bench.server.services.db
    .query("update operator_proposal set checker = $2, decided_at = 1, decision = 'approved' where id = $1", [
      data.id,
      checker.id,
    ])
    .then(() => 'done', String);
  expect([listed?.id, listed?.mayDecide]).toEqual([data.id, status === 200]);
  expect(await available()).toBe(String(BigInt(before) + (status === 200 ? 777_000_000n : 0n)));
  if (status !== 200) {
    expect(forced).toContain('count as one person');
    await bench.call('POST /operator/proposals/refuse', { ...of(maker), body: { id: data.id, reason } });
  }
  return { status, ...(error === undefined ? {} : { error }) };
}
const onePerson = { status: 409, error: 'proposal-own' };

test('one administrator alone makes nobody whose role moves money, nor raises, resets or lets one in', async () => {
  const alone = { status: 409, error: 'two-operators-needed' };
  const ask = (call: 'setRole' | 'setDisabled' | 'resetAccess', body: object) =>
    bench.call(`POST /operator/operators/${call}`, { ...of(ada), body: body as never });
  for (const role of ['finance', 'risk', 'admin'] as const) {
    expect(
      await bench.call('POST /operator/operators/create', { ...of(ada), body: { name: `t-${role}`, role } }),
    ).toMatchObject(alone);
  }
  const {
    data: {
      operator: { id },
    },
  } = await bench.call('POST /operator/operators/create', { ...of(ada), body: { name: 'helper', role: 'support' } });
  expect(await ask('setRole', { id, role: 'finance' })).toMatchObject(alone);
  const other = await signInOperator(bench, 'finance', 'gone');
  expect(await ask('resetAccess', { id: other.id })).toMatchObject(alone);
  expect((await ask('setDisabled', { id: other.id, disabled: true })).code).toBe(200);
  expect(await ask('setDisabled', { id: other.id, disabled: false })).toMatchObject(alone);
  expect(await make(fred, { kind: 'operator-create', name: 'mine', role: 'finance' })).toMatchObject({
    status: 403,
    error: 'operator-role',
  });
});

test('the puppets of one administrator are one person, whoever has approved them', async () => {
  const [t1, t2] = [await made('tom1', 'finance', ada, eva), await made('tom2', 'finance', ada, ina)];
  expect(await pair(t1, t2)).toEqual(onePerson);
  expect(await pair(t2, t1)).toEqual(onePerson);
  expect(await pair(t1, fred as TestOperator)).toEqual({ status: 200 });
  // Through a link of two: eva has approved t1 and proposes t3.
  const t3 = await made('tom3', 'finance', eva, ina);
  expect(await pair(t1, t3)).toEqual(onePerson);
  // And through somebody between: who was made by ada and eva makes t4.
  const amy = await made('amy', 'admin', ada, eva);
  const t4 = await made('tom4', 'finance', amy, ina);
  expect(await pair(t1, t4)).toEqual(onePerson);
});

test('so are existing accounts that one administrator has reset, raised or let in', async () => {
  const [x, y] = [await signInOperator(bench, 'finance', 'x-ray'), await signInOperator(bench, 'finance', 'yan')];
  expect(await pair(x, y)).toEqual({ status: 200 });
  const again = async (operator: TestOperator, checker: TestOperator | undefined) =>
    setUpOperator(
      bench,
      operator.name,
      (await two(ada, checker, { kind: 'operator-reset', id: operator.id })).data.oneTimePassword ?? '',
    );
  bench.time.advance(60_000);
  await signInAgain(x);
  const devices = () =>
    bench.server.services.db.query("select 1 from known_device where owner = 'operator' and owner_id = $1", [x.id]);
  expect(await devices()).toHaveLength(1);
  const [x2, y2] = [await again(x, eva), await again(y, ina)];
  expect(await devices()).toHaveLength(0);
  expect(await pair(x2, y2)).toEqual(onePerson);

  const [r, s] = [await signInOperator(bench, 'support', 'rob'), await signInOperator(bench, 'finance', 'sue')];
  expect((await two(ada, eva, { kind: 'operator-role', id: r.id, role: 'finance' })).data).toMatchObject({
    decision: 'approved',
  });
  bench.time.advance(60_000);
  await bench.call('POST /operator/operators/setDisabled', { ...of(ada), body: { id: s.id, disabled: true } });
  expect((await two(ada, ina, { kind: 'operator-enable', id: s.id })).data).toMatchObject({ decision: 'approved' });
  const [r2, s2] = await Promise.all([r, s].map((one) => signInAgain(one)));
  expect(await pair(r2 as TestOperator, s2 as TestOperator)).toEqual(onePerson);
});

async function signInAgain(operator: TestOperator): Promise<TestOperator> {
  const { codeOf, operatorPassword } = await import('../../../operators/test-operators.ts');
  const { data } = await bench.call('POST /operator/login', {
    body: { name: operator.name, password: operatorPassword, code: codeOf(bench, operator.secret) },
  });
  return { ...operator, headers: { 'operator-auth': data.token } };
}

test('a one-time password is told once to who approves; nobody decides about themselves', async () => {
  const {
    data: { id },
  } = await make(ada, { kind: 'operator-create', name: 'late', role: 'risk' });
  expect(await approve(ada, id)).toMatchObject({ error: 'proposal-own' });
  expect(await approve(fred, id)).toMatchObject({ status: 403, error: 'operator-role' });
  const { data } = await approve(eva, id);
  expect(data.oneTimePassword).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  expect(
    JSON.stringify((await bench.call('GET /operator/proposals', { ...of(eva), query: { status: 'all' } })).data),
  ).not.toContain(data.oneTimePassword);
  expect(await make(ada, { kind: 'operator-create', name: 'LATE', role: 'risk' })).toMatchObject({
    status: 400,
    error: 'operator-name-taken',
  });
  expect(await make(ada, { kind: 'operator-reset', id: ada?.id })).toMatchObject({ status: 409, error: 'own-account' });
  const own = await make(ada, { kind: 'operator-reset', id: eva?.id });
  expect(await approve(eva, own.data.id)).toMatchObject({ status: 409, error: 'own-account' });
  const late = await operatorByName(bench.server.services.db, 'late');
  expect(late).toMatchObject({ role: 'risk', one_person: expect.arrayContaining(['ada', 'eva']) as string[] });
  const handouts = await bench.server.services.db.query(
    'select act, by_operator, proposal_id from operator_handout where operator_id = $1 order by id',
    [late?.id],
  );
  expect(handouts).toEqual([
    { act: 'made', by_operator: ada?.id, proposal_id: id },
    { act: 'made', by_operator: eva?.id, proposal_id: id },
  ]);
  await expect(bench.server.services.db.query('delete from operator_handout')).rejects.toThrow('append-only');
  expect((await verifyAudit(bench.server.services.db)).broken).toBeNull();
});

test('an operator decides nothing about a customer account that is their own', async () => {
  const [hana, hugo] = [await signInOperator(bench, 'finance', 'hana'), await signInOperator(bench, 'finance', 'hugo')];
  const own = await bench.signUp();
  const declare = (operator: TestOperator, id?: string) =>
    bench.call('POST /operator/operators/declareCustomer', {
      ...of(operator),
      body: { userId: own.userId, ...(id === undefined ? {} : { id }) },
    });
  expect(await declare(hugo, hana.id)).toMatchObject({ status: 403, error: 'operator-role' });
  expect((await declare(hana)).data).toMatchObject({ name: 'hana', customers: [own.userId] });
  expect(await declare(hana)).toMatchObject({ status: 409, error: 'state-unchanged' });
  const mine = { ...credit('5'), userId: own.userId };
  const refused = { status: 403, error: 'own-customer' };
  expect(await make(hana, mine)).toMatchObject(refused);
  const { data } = await make(hugo, mine);
  expect(await approve(hana, data.id)).toMatchObject(refused);
  const { db } = bench.server.services;
  const forced = (maker: string, checker: string) =>
    db.query(
      `insert into operator_proposal (id, kind, subject, user_id, payload, reason, maker, made_at, checker, decided_at,
        decision)
      select 'forced', kind, 'forced', user_id, payload, reason, $2, 1, $3, 2, 'approved' from operator_proposal
      where id = $1`,
      [data.id, maker, checker],
    );
  await expect(forced(hana.id, hugo.id)).rejects.toThrow("an operator's own account");
  await expect(forced(hugo.id, hana.id)).rejects.toThrow("an operator's own account");
  expect(
    await bench.call('POST /operator/customers/holdPayouts', { ...of(hana), body: { userId: own.userId, reason } }),
  ).toMatchObject(refused);
  expect((await approve(fred, data.id)).code).toBe(200);
});

test('what an operator has proposed about an account that turns out to be their own is not carried out', async () => {
  const [hans, heidi] = [
    await signInOperator(bench, 'finance', 'hans'),
    await signInOperator(bench, 'finance', 'heidi'),
  ];
  const own = await bench.signUp();
  const { data } = await make(hans, { ...credit('5'), userId: own.userId });
  const declared = await bench.call('POST /operator/operators/declareCustomer', {
    ...of(hans),
    body: { userId: own.userId },
  });
  expect(declared.code).toBe(200);
  expect(await approve(heidi, data.id)).toMatchObject({ status: 403, error: 'own-customer' });
  expect(bench.server.services.engine.ready).toBe(true);
  expect((await refuse(heidi, data.id)).data).toMatchObject({ decision: 'refused' });
});

test('an operator certifies no customer account that is their own or of one person with them', async () => {
  const sid = await signInOperator(bench, 'support', 'sid');
  const { data: made } = await bench.call('POST /operator/operators/create', {
    ...of(ada),
    body: { name: 'sara', role: 'support' },
  });
  const sara = await setUpOperator(bench, 'sara', made.oneTimePassword);
  const { data: second } = await bench.call('POST /operator/operators/create', {
    ...of(ada),
    body: { name: 'sven', role: 'support' },
  });
  const sven = await setUpOperator(bench, 'sven', second.oneTimePassword);
  const own = await bench.signUp({ funded: false });
  await bench.call('POST /operator/operators/declareCustomer', { ...of(sven), body: { userId: own.userId } });
  await bench.call('POST /playerInfo/junior', {
    token: own.token,
    body: { cardType: 'idCard', name: 'Sven Svensson', cardNo: '079200005678' },
  });
  const decide = (operator: TestOperator, accept: boolean) =>
    bench.call('POST /operator/verifications/decide', {
      ...of(operator),
      body: { id: `${own.userId}-primary`, accept, ...(accept ? {} : { reason }) },
    });
  const status = async () => (await bench.call('GET /player/getInfo', { token: own.token })).data.primaryStatus;
  for (const operator of [sven, sara])
    for (const accept of [true, false])
      expect(await decide(operator, accept)).toMatchObject({ status: 403, error: 'own-customer' });
  expect(await status()).toBe('certifying');
  expect((await decide(sid, true)).data).toMatchObject({ status: 'certified' });
  expect(await status()).toBe('certified');
});

test('an adjustment has a ceiling, by itself and with the others of its day', async () => {
  bench.time.leap(86_400_000);
  [ada, fred] = [await signInOperator(bench, 'finance', 'finn'), await signInOperator(bench, 'finance', 'fay')];
  expect(await two(ada, fred, credit('10000.000001'))).toMatchObject({ status: 400, error: 'adjustment-ceiling' });
  const [open] = (await bench.call('GET /operator/proposals', { ...of(ada), query: {} })).data.list;
  await bench.call('POST /operator/proposals/refuse', { ...of(ada), body: { id: open?.id ?? '', reason } });
  for (let n = 0; n < 5; n += 1) expect((await two(ada, fred, credit('10000'))).code).toBe(200);
  expect(await two(ada, fred, credit('1'))).toMatchObject({ status: 400, error: 'adjustment-ceiling' });
  bench.time.leap(86_400_000);
  const rows = await bench.server.services.db.query<{ worth: string }>(
    'select worth from adjustment order by time desc limit 1',
  );
  expect(rows).toEqual([{ worth: '10000000000' }]);
});
