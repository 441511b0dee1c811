import { usdt } from '@candor/core/money/currencies.ts';
import { price, priceScale } from '@candor/core/money/amount.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator } from '../../../operators/test-operators.ts';
import { openTestServer, testStart, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let person: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
  person = await bench.signUp();
});
afterAll(() => bench.close());

const address = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';
const vndRate = price(26_300n * 10n ** BigInt(priceScale));
const asked = new Date(testStart).toISOString();

/** The table as it is downloaded, line by line, by the names of its columns. */
async function table(list: string): Promise<Record<string, string>[]> {
  const anna = await signInOperator(bench, 'finance', `anna-${list}`);
  const text = await (await fetch(`${bench.server.url}/operator/csv/${list}`, { headers: anna.headers })).text();
  const [names = '', ...lines] = text.replace('\ufeff', '').trimEnd().split('\r\n');
  return lines.map((line) =>
    Object.fromEntries(names.split(',').map((name, column) => [name, line.split(',')[column] ?? ''])),
  );
}

test('the table of withdrawals says what is paid to whom, where and by when, in decimals and dates', async () => {
  const { engine } = bench.server.services;
  const common = { kind: 'request-withdrawal', userId: person.userId, currency: 'USDT', holdUntil: null } as const;
  await engine.submit({
    ...common,
    orderNo: 'w1',
    amount: usdt('154'),
    destination: { way: 'chain', chain: 'TRC20', address },
  });
  bench.time.leap(86_400_000);
  await engine.submit({
    ...common,
    orderNo: 'w2',
    amount: usdt('100.5'),
    destination: { way: 'bank', bankCardId: 'c', bankName: 'Vietcombank', cardNo: '•••• 1234', vndRate },
  });
  const account = 'tester0001';
  const row = {
    account,
    user_id: person.userId,
    status: 'requested',
    currency: 'USDT',
    txid: '',
    reason: '',
    finished_at: '',
  };
  const [later, due] = [1, 2].map((days) => new Date(testStart + days * 86_400_000).toISOString());
  expect(await table('withdrawals')).toEqual([
    {
      ...row,
      order_no: 'w1',
      way: 'chain',
      amount: '154',
      fee: '1.54',
      net: '152.46',
      net_vnd: '',
      destination: address,
      requested_at: asked,
      deadline: later,
    },
    {
      ...row,
      order_no: 'w2',
      way: 'bank',
      amount: '100.5',
      fee: '1.005',
      net: '99.495',
      net_vnd: '2616718',
      destination: 'Vietcombank •••• 1234',
      requested_at: later,
      deadline: due,
    },
  ]);
});

test('the table of deposits has each currency in its own decimals', async () => {
  const { engine } = bench.server.services;
  await engine.submit({
    kind: 'request-deposit',
    orderNo: 'd1',
    userId: person.userId,
    currency: 'VND',
    amount: 5_560_000n as never,
    claimedTxid: null,
    vndRate,
  });
  await engine.submit({
    kind: 'request-deposit',
    orderNo: 'd2',
    userId: person.userId,
    currency: 'USDT',
    amount: usdt('154.25'),
    claimedTxid: 'a'.repeat(64),
    vndRate,
  });
  const requestedAt = new Date(bench.server.services.clock.now()).toISOString();
  const row = {
    account: 'tester0001',
    user_id: person.userId,
    status: 'requested',
    received: '',
    credited_usdt: '0',
    bonus_usdt: '0',
    paid_to: '',
    paid_from: '',
    bank_reference: '',
    reason: '',
    requested_at: requestedAt,
    finished_at: '',
  };
  expect(await table('deposits')).toEqual([
    { ...row, order_no: 'd1', way: 'vnd', currency: 'VND', amount: '5560000', txid: '' },
    { ...row, order_no: 'd2', way: 'usdt', currency: 'USDT', amount: '154.25', txid: 'a'.repeat(64) },
  ]);
});

test('the audit is read by operator, by act and by customer, newest first, page by page', async () => {
  const [ada, rita] = [await signInOperator(bench, 'admin', 'ada'), await signInOperator(bench, 'risk', 'rita')];
  const reason = 'for the test';
  const { userId } = await bench.signUp({ funded: false });
  const hold = (call: 'holdPayouts' | 'unfreeze') =>
    bench.call(`POST /operator/customers/${call}`, { headers: rita.headers, body: { userId, reason } });
  for (const call of ['holdPayouts', 'unfreeze', 'holdPayouts'] as const) expect((await hold(call)).code).toBe(200);
  const read = async (query: object) => (await bench.call('GET /operator/audit', { headers: ada.headers, query })).data;
  const ofCustomer = await read({ userId });
  expect(ofCustomer.list).toEqual(
    (['payouts-hold', 'customer-unfreeze', 'payouts-hold'] as const).map((act) => ({
      seq: expect.any(Number) as number,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      time: bench.server.services.clock.now(),
      operatorId: rita.id,
      operator: 'rita',
      act,
      subject: `user:${userId}`,
      userId,
      details: { reason },
    })),
  );
  const seqs = ofCustomer.list.map(({ seq }) => seq);
  expect(seqs).toEqual(seqs.toSorted((a, b) => b - a));
  expect((await read({ userId, act: 'payouts-hold' })).list.map(({ seq }) => seq)).toEqual([seqs[0], seqs[2]]);
  expect((await read({ userId, operatorId: ada.id })).list).toEqual([]);
  const pages = [await read({ userId, limit: 2 }), await read({ userId, limit: 2, page: 2 })];
  expect(pages.map(({ total }) => total)).toEqual([3, 3]);
  expect(pages.flatMap(({ list }) => list)).toEqual(ofCustomer.list);
  const ofRita = await read({ operatorId: rita.id });
  expect(new Set(ofRita.list.map(({ operator }) => operator))).toEqual(new Set(['rita']));
  expect(ofRita.total).toBeGreaterThan(3);
  expect((await bench.call('GET /operator/audit/verify', { headers: ada.headers })).data.broken).toBeNull();
});

test('failures at a name are one line with their count, and found by whose name it is, kind and source', async () => {
  const risk = await signInOperator(bench, 'risk', 'rolf');
  const { account } = (await bench.call('GET /player/getInfo', { token: person.token })).data;
  for (let i = 0; i < 3; i += 1)
    await bench.call('POST /login', { body: { account: account ?? '', password: 'not the one' } });
  await bench.call('POST /operator/login', { body: { name: 'rolf', password: 'not the one' } });
  const read = async (query: object, headers = risk.headers) =>
    bench.call('GET /operator/securityEvents', { headers, query });
  const { list } = (await read({ customerId: person.userId })).data;
  const [failed] = list.filter(({ call }) => call === 'POST /login');
  expect(failed).toEqual({
    id: expect.any(Number) as number,
    kind: failed?.kind,
    customerId: person.userId,
    operatorId: null,
    operator: null,
    call: 'POST /login',
    reason: 'login-failed',
    source: '127.0.0.1',
    device: null,
    count: 3,
    firstTime: bench.server.services.clock.now(),
    lastTime: bench.server.services.clock.now(),
  });
  const ofOperator = (await read({ operatorId: risk.id })).data.list;
  expect(ofOperator.filter(({ reason }) => reason !== null)).toMatchObject([
    { call: 'POST /operator/login', operator: 'rolf', customerId: null, reason: 'operator-login-failed', count: 1 },
  ]);
  const { data: ofKind } = await read({ kind: failed?.kind, source: '127.0.0.1', customerId: person.userId });
  expect(ofKind.list).toEqual([failed]);
  expect((await read({ customerId: person.userId, source: '203.0.113.9' })).data.list).toEqual([]);
  expect(await read({ kind: 'weather' })).toMatchObject({ status: 400, error: 'field-invalid', field: 'kind' });
  const finance = await signInOperator(bench, 'finance', 'fred');
  expect(await read({}, finance.headers)).toMatchObject({ status: 403, error: 'operator-role' });
});
