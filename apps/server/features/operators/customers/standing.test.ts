import { callNames, declarationOf } from '@candor/api-contract/index.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standingRefusal } from '../../../http/sessions.ts';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let [anna, bert, risk, support]: TestOperator[] = [];
beforeAll(async () => {
  bench = await openTestServer();
  anna = await signInOperator(bench, 'finance', 'anna');
  bert = await signInOperator(bench, 'finance', 'bert');
  risk = await signInOperator(bench, 'risk', 'rita');
  support = await signInOperator(bench, 'support', 'sam');
});
afterAll(() => bench.close());

const reason = 'suspected takeover';
const address = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';
const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const act = (call: 'freeze' | 'unfreeze' | 'holdPayouts', userId: string, operator = risk) =>
  bench.call(`POST /operator/customers/${call}`, { ...of(operator), body: { userId, reason } });
const propose = (orderNo: string) =>
  bench.call('POST /operator/proposals/make', {
    ...of(anna),
    body: { proposal: { kind: 'withdrawal-approve', orderNo, reason } },
  });
const approve = (id: string) => bench.call('POST /operator/proposals/approve', { ...of(bert), body: { id } });
const login = async (token: string) => {
  const { account } = (await bench.call('GET /player/getInfo', { token })).data;
  return () => bench.call('POST /login', { body: { account: account ?? '', password: 'secret-123' } });
};
const ask = (orderNo: string, userId: string) =>
  bench.server.services.engine.submit({
    kind: 'request-withdrawal',
    orderNo,
    userId,
    currency: 'USDT',
    amount: usdt('100'),
    destination: { way: 'chain', chain: 'TRC20', address },
    holdUntil: null,
  });
const statusOf = async (orderNo: string) =>
  (
    await bench.server.services.db.query<{ status: string }>('select status from withdrawal where order_no = $1', [
      orderNo,
    ])
  )[0]?.status;

test('what a frozen customer has asked for is neither proposed nor approved, until they are let free', async () => {
  const person = await bench.signUp();
  await ask('f1', person.userId);
  const {
    data: { id },
  } = await propose('f1');
  expect((await act('freeze', person.userId)).data).toMatchObject({ frozen: true, standing: 'frozen' });
  expect(await approve(id)).toMatchObject({ status: 403, error: 'customer-frozen' });
  await bench.call('POST /operator/proposals/refuse', { ...of(anna), body: { id, reason } });
  expect(await propose('f1')).toMatchObject({ status: 403, error: 'customer-frozen' });
  const forced = await bench.server.services.engine.decide(
    { kind: 'approve-withdrawal', orderNo: 'f1', approval: 'p' },
    [],
  );
  expect(forced).toMatchObject({ ok: false, refusal: 'customer-frozen' });
  expect(await statusOf('f1')).toBe('requested');
  const [row] = (await bench.call('GET /operator/withdrawals', { ...of(bert), query: { search: 'f1' } })).data.list;
  expect(row?.person).toMatchObject({ frozen: true, standing: 'frozen' });
  expect((await act('unfreeze', person.userId)).data).toMatchObject({ frozen: false, standing: 'open' });
  expect((await approve((await propose('f1')).data.id)).code).toBe(200);
  expect(await statusOf('f1')).toBe('approved');
});

/** Paying what was approved, and what is left to be said of it. */
/** Each payment by a transaction of its own. */
const pay = (orderNo: string) =>
  bench.call('POST /operator/withdrawals/sent', {
    ...of(anna),
    body: { orderNo, txid: Buffer.from(orderNo).toString('hex').padEnd(64, '0') },
  });

test.each<['freeze' | 'holdPayouts', string]>([
  ['freeze', 'customer-frozen'],
  ['holdPayouts', 'payouts-held'],
])('what was approved before a %s is not sent, until they are let free', async (bar, refusal) => {
  const person = await bench.signUp();
  const orderNo = `s${person.userId}`;
  await ask(orderNo, person.userId);
  expect((await approve((await propose(orderNo)).data.id)).code).toBe(200);
  await act(bar, person.userId);
  expect(await pay(orderNo)).toMatchObject({ status: 403, error: refusal });
  expect(await statusOf(orderNo)).toBe('approved');
  await act('unfreeze', person.userId);
  expect((await pay(orderNo)).code).toBe(200);
});

test('what was approved before its owner froze withdrawals is not sent while they are, restart or not', async () => {
  const person = await bench.signUp();
  const { db } = bench.server.services;
  const { engine } = bench.server;
  const freeze = () => bench.call('POST /player/freezeWithdrawals', { token: person.token, body: {} });
  const rowOf = async (orderNo: string) =>
    (await bench.call('GET /operator/withdrawals', { ...of(bert), query: { search: orderNo } })).data.list[0];
  await ask('o1', person.userId);
  expect((await approve((await propose('o1')).data.id)).code).toBe(200);
  expect([(await freeze()).code, (await freeze()).code]).toEqual([200, 200]);
  expect(await pay('o1')).toMatchObject({ status: 403, error: 'withdrawals-frozen' });
  expect((await rowOf('o1'))?.person).toMatchObject({ withdrawalsFrozen: true, standing: 'open' });
  expect(
    await bench.call('POST /player/close', { token: person.token, body: { fundPasswd: 'money-1234', address } }),
  ).toMatchObject({ error: 'withdrawals-frozen' });
  await expect(engine.decide({ kind: 'clock' }, [{ sql: 'select nothing from nowhere' }])).rejects.toThrow();
  await expect.poll(() => engine.ready, { timeout: 15_000 }).toBe(true);
  expect(await pay('o1')).toMatchObject({ error: 'withdrawals-frozen' });
  expect(
    (await bench.call('POST /player/unfreezeWithdrawals', { token: person.token, body: { password: 'secret-123' } }))
      .code,
  ).toBe(200);
  expect(await db.query('select withdrawals_frozen_at from customer where id = $1', [person.userId])).toEqual([
    { withdrawals_frozen_at: null },
  ]);
  expect((await pay('o1')).code).toBe(200);
});

test('two operators lift the freeze of an owner: it is on record, the owner is told, withdrawals wait', async () => {
  const person = await bench.signUp();
  const lift = (by = anna) =>
    bench.call('POST /operator/proposals/make', {
      ...of(by),
      body: { proposal: { kind: 'withdrawals-unfreeze', userId: person.userId, reason } },
    });
  await ask('l1', person.userId);
  await approve((await propose('l1')).data.id);
  expect(await lift()).toMatchObject({ status: 409, error: 'state-unchanged' });
  await bench.call('POST /player/freezeWithdrawals', { token: person.token, body: {} });
  expect(await lift(support)).toMatchObject({ status: 403, error: 'operator-role' });
  const { data } = await lift();
  const panel = await bench.call('GET /operator/customers/{userId}', {
    ...of(bert),
    params: { userId: person.userId },
  });
  expect(panel.data).toMatchObject({
    person: { withdrawalsFrozen: true },
    proposals: [{ id: data.id, kind: 'withdrawals-unfreeze', mayDecide: true }],
  });
  expect(await bench.call('POST /operator/proposals/approve', { ...of(anna), body: { id: data.id } })).toMatchObject({
    error: 'proposal-own',
  });
  expect(await pay('l1')).toMatchObject({ error: 'withdrawals-frozen' });
  expect((await approve(data.id)).code).toBe(200);
  expect(await pay('l1')).toMatchObject({ code: 200 });
  const { token } = person;
  const kinds = (await bench.call('POST /player/notice/page', { token, body: { type: 'message' } })).data.list.map(
    ({ kind }) => kind,
  );
  expect(kinds.filter((kind) => kind === 'withdrawals-unfrozen')).toHaveLength(1);
  expect((await bench.call('GET /player/operatorActs', { token })).data.list).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ act: 'withdrawals-unfreeze', reason })]),
  );
  expect(await bench.server.services.destinations.holdUntil(person.userId)).toBe(bench.time.clock.now() + 86_400_000);
});

test('payouts alone are held: what was asked for waits, nothing more is asked for, all else goes on', async () => {
  const person = await bench.signUp();
  await ask('h1', person.userId);
  expect((await act('holdPayouts', person.userId, support)).data).toMatchObject({
    standing: 'payouts-held',
    frozen: false,
  });
  expect(await act('holdPayouts', person.userId)).toMatchObject({ status: 409, error: 'state-unchanged' });
  expect(await propose('h1')).toMatchObject({ status: 403, error: 'payouts-held' });
  expect(await ask('h2', person.userId)).toMatchObject({ ok: false, refusal: 'payouts-held' });
  const moved = await bench.call('POST /account/executeUserCutTurn', {
    token: person.token,
    body: { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '5' },
  });
  expect(moved.code).toBe(200);
  expect((await bench.call('GET /player/getInfo', { token: person.token })).data).toMatchObject({
    standing: 'payouts-held',
  });
  expect((await bench.call('GET /player/operatorActs', { token: person.token })).data.list).toMatchObject([
    { act: 'payouts-hold', reason },
  ]);
  expect((await act('freeze', person.userId)).data).toMatchObject({ standing: 'frozen' });
  expect(await act('holdPayouts', person.userId)).toMatchObject({ status: 409 });
  expect(await act('unfreeze', person.userId, support)).toMatchObject({ status: 403, error: 'operator-role' });
});

test('a frozen customer is signed out everywhere, signs in to read and to write to support, no more', async () => {
  const person = await bench.signUp();
  const again = await login(person.token);
  const socket: Socket = io(bench.server.url, {
    path: '/stream',
    auth: { token: person.token },
    transports: ['websocket'],
  });
  await new Promise((resolve) => {
    socket.once('connect', () => resolve(null));
  });
  const closed = new Promise((resolve) => {
    socket.once('disconnect', () => resolve(true));
  });
  await act('freeze', person.userId, support);
  expect(await act('freeze', person.userId)).toMatchObject({ status: 409, error: 'state-unchanged' });
  expect(await closed).toBe(true);
  socket.close();
  expect((await bench.call('GET /player/getInfo', { token: person.token })).status).toBe(401);
  const {
    data: { token, userInfo },
  } = await again();
  expect(userInfo.standing).toBe('frozen');
  expect((await bench.call('GET /player/getInfo', { token })).data.standing).toBe('frozen');
  expect((await bench.call('POST /account/list', { token })).code).toBe(200);
  expect((await bench.call('POST /service/send', { token, body: { text: 'please help', files: [] } })).code).toBe(200);
  const cut = { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '5' } as const;
  const refusal = {
    status: 403,
    code: 403,
    error: 'account-frozen',
    message: 'This account is frozen. Please contact customer service',
  };
  expect(await bench.call('POST /account/executeUserCutTurn', { token, body: cut })).toMatchObject(refusal);
  expect(await bench.call('POST /player/updateInfo', { token, body: { nickName: 'x' } })).toMatchObject(refusal);
  await act('unfreeze', person.userId);
  expect((await bench.call('POST /account/executeUserCutTurn', { token, body: cut })).code).toBe(200);
  const acts = (await bench.call('GET /player/operatorActs', { token })).data;
  expect(acts.list).toMatchObject([
    { act: 'customer-unfreeze', reason },
    { act: 'customer-freeze', reason },
  ]);
  expect(JSON.stringify(acts)).not.toContain('sam');
});

test('a freeze outlives a restart of the engine', async () => {
  const person = await bench.signUp();
  await ask('r1', person.userId);
  await act('freeze', person.userId);
  const { db } = bench.server.services;
  const { engine } = bench.server;
  expect(await db.query('select standing, frozen from customer where id = $1', [person.userId])).toEqual([
    { standing: 'frozen', frozen: true },
  ]);
  // A batch that can't be written makes the engine load everything anew.
  await expect(engine.decide({ kind: 'clock' }, [{ sql: 'select nothing from nowhere' }])).rejects.toThrow();
  await expect.poll(() => engine.ready, { timeout: 15_000 }).toBe(true);
  expect(engine.state.standings.get(person.userId)).toBe('frozen');
  expect(await propose('r1')).toMatchObject({ error: 'customer-frozen' });
});

test.each([
  ['frozen', 'account-frozen'],
  ['closed', 'account-closed'],
] as const)('of all calls an account that is %s has these', (standing, refusal) => {
  const calls = callNames
    .filter((name) => declarationOf(name).access === 'session')
    .map((name) => ({ name, refusal: standingRefusal(name, standing) }));
  expect(new Set(calls.map(({ refusal }) => refusal))).toEqual(new Set([null, refusal]));
  const paths = (method: string, isBarred: boolean) =>
    calls
      .filter(({ name, refusal }) => name.startsWith(`${method} `) && (refusal !== null) === isBarred)
      .map(({ name }) => name.slice(method.length + 1))
      .sort();
  // Asked for with GET, these change a list or hand out where to send money.
  expect(paths('GET', true)).toEqual([
    '/tickerCollect/delete',
    '/tickerCollect/save',
    '/transaction/depositAddress',
    '/transaction/getRechargeBankAccount',
  ]);
  // Sent with POST, these only read, write to support, or take back what others are shown or may do.
  expect(paths('POST', false)).toEqual([
    '/account/balance',
    '/account/exchangeList',
    '/account/findAccount/{a}/{b}',
    '/account/findUserAccountList',
    '/account/findUserCurrencyAccount',
    '/account/findUserCurrencyAccountList',
    '/account/list',
    '/common/file/upload',
    '/fair/ownProof/revoke',
    '/player/bankAccount/detail',
    '/player/customer/link',
    '/player/exportData',
    '/player/keys/end',
    '/player/notice/detail/{id}',
    '/player/notice/page',
    '/player/notice/readAll',
    '/player/passkeys/remove',
    '/portal/coin/product/detail/{id}',
    '/portal/order/getCoinOrder',
    '/portal/order/getContractOrder',
    '/portal/order/getSpotOrder',
    '/portal/order/getTransInfo',
    '/service/send',
    '/transaction/page',
  ]);
});
