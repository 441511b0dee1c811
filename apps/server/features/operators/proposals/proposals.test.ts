import { price, priceScale } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '../../../operators/audit.ts';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let [anna, bert, risk, support, admin]: TestOperator[] = [];
beforeAll(async () => {
  bench = await openTestServer();
  anna = await signInOperator(bench, 'finance', 'anna');
  bert = await signInOperator(bench, 'finance', 'bert');
  risk = await signInOperator(bench, 'risk', 'rita');
  support = await signInOperator(bench, 'support', 'sam');
  admin = await signInOperator(bench, 'admin', 'ada');
});
afterAll(() => bench.close());

const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const reason = 'seen on the account of the house';
const make = (operator: TestOperator | undefined, proposal: Record<string, unknown>) =>
  bench.call('POST /operator/proposals/make', {
    ...of(operator),
    body: { proposal: { reason, ...proposal } as never },
  });
const approve = (operator: TestOperator | undefined, id: string) =>
  bench.call('POST /operator/proposals/approve', { ...of(operator), body: { id } });
const refuse = (operator: TestOperator | undefined, id: string) =>
  bench.call('POST /operator/proposals/refuse', { ...of(operator), body: { id, reason } });
const available = async (userId: string) =>
  (
    await bench.server.services.db.query<{ available: string }>(
      "select available from account where owner = $1 and type = 1 and currency = 'USDT'",
      [userId],
    )
  )[0]?.available;

let orders = 0;
async function reported(userId: string, amount = '100'): Promise<string> {
  const orderNo = `report-${(orders += 1)}`;
  const vndRate = price(26_300n * 10n ** BigInt(priceScale));
  const result = await bench.server.services.engine.submit({
    kind: 'request-deposit',
    orderNo,
    userId,
    currency: 'USDT',
    amount: usdt(amount),
    claimedTxid: null,
    vndRate,
  });
  expect(result.ok).toBe(true);
  return orderNo;
}
const txid = (n: number): string => n.toString(16).padStart(64, '0');

test.each([
  ['a deposit that does not exist', { kind: 'deposit-credit', orderNo: 'none', txid: txid(1) }, 'deposit-state'],
  ['an unknown kind', { kind: 'set-outcome', orderNo: 'none' }, 'field-invalid'],
  [
    'an adjustment of nobody',
    {
      kind: 'balance-adjustment',
      userId: 'nobody',
      accountType: 1,
      currencyCode: 'USDT',
      direction: 'credit',
      amount: '1',
    },
    'not-found',
  ],
  [
    'an adjustment by nothing',
    {
      kind: 'balance-adjustment',
      userId: 'nobody',
      accountType: 1,
      currencyCode: 'USDT',
      direction: 'credit',
      amount: '0',
    },
    'amount-not-positive',
  ],
  ['a pool of no product', { kind: 'pool-funding', productId: 'none', amount: '1' }, 'not-found'],
  ['no reason', { kind: 'vnd-rate', vndPerUsdt: '26000', reason: ' ' }, 'field-invalid'],
])('refuses to propose %s', async (_name, body, error) => {
  expect(await make(anna, body)).toMatchObject({ error });
});

test('what somebody proposed who is shut out or demoted since can be refused, not approved', async () => {
  const { db } = bench.server.services;
  const { userId } = await bench.signUp();
  const [gone, demoted] = [
    await signInOperator(bench, 'finance', 'gone'),
    await signInOperator(bench, 'finance', 'demoted'),
  ];
  const proposals = await Promise.all(
    [gone, demoted].map(
      async (maker) =>
        (
          await make(maker, {
            kind: 'deposit-credit',
            orderNo: await reported(userId),
            txid: txid(900 + maker.id.length),
          })
        ).data.id,
    ),
  );
  await db.query('update operator set disabled = true where id = $1', [gone.id]);
  await db.query("update operator set role = 'support' where id = $1", [demoted.id]);
  for (const id of proposals) {
    expect(await approve(bert, id)).toMatchObject({ status: 409, error: 'proposal-maker-out' });
    expect((await refuse(bert, id)).data).toMatchObject({ decision: 'refused' });
  }
  expect(await available(userId)).toBe('10000000000');
});

test('a role proposes and approves only what is its own', async () => {
  const { userId } = await bench.signUp();
  const orderNo = await reported(userId);
  const body = { kind: 'deposit-credit', orderNo, txid: txid(10) };
  expect(await make(support, body)).toMatchObject({ status: 403, error: 'operator-role' });
  expect(await make(risk, body)).toMatchObject({ status: 403, error: 'operator-role' });
  const { data } = await make(anna, body);
  expect(await approve(support, data.id)).toMatchObject({ status: 403, error: 'operator-role' });
  expect(await approve(admin, data.id)).toMatchObject({ status: 403, error: 'operator-role' });
  expect((await refuse(bert, data.id)).data).toMatchObject({ decision: 'refused', decisionReason: reason });
  expect(await approve(bert, data.id)).toMatchObject({ status: 409, error: 'proposal-decided' });
  expect(await available(userId)).toBe('10000000000');
});

test('nobody is their own second operator, and one subject has one open proposal', async () => {
  const { userId } = await bench.signUp();
  const orderNo = await reported(userId);
  const { data } = await make(anna, { kind: 'deposit-credit', orderNo, txid: txid(11) });
  expect(data).toMatchObject({ maker: 'anna', decision: null, mayDecide: false, userId });
  expect(await make(bert, { kind: 'deposit-credit', orderNo, txid: txid(12) })).toMatchObject({
    status: 409,
    error: 'proposal-open',
  });
  expect(await approve(anna, data.id)).toMatchObject({ status: 409, error: 'proposal-own' });
  await expect(
    bench.server.services.db.query(
      "update operator_proposal set checker = maker, decided_at = 1, decision = 'approved' where id = $1",
      [data.id],
    ),
  ).rejects.toThrow('two_operators');
  await expect(
    bench.server.services.db.query("update operator_proposal set payload = '{}' where id = $1", [data.id]),
  ).rejects.toThrow('frozen');
  expect((await bench.call('GET /operator/proposals', { ...of(bert), query: {} })).data.list[0]).toMatchObject({
    id: data.id,
    mayDecide: true,
  });
  expect((await refuse(anna, data.id)).data).toMatchObject({ decision: 'withdrawn' });
  await expect(
    bench.server.services.db.query("update operator_proposal set decision = 'approved' where id = $1", [data.id]),
  ).rejects.toThrow('decided');
  await expect(bench.server.services.db.query('delete from operator_proposal')).rejects.toThrow('append-only');
});

test('32 approvals at once credit once, with one bonus, and the books stay even', async () => {
  const { token, userId } = await bench.signUp();
  const orderNo = await reported(userId);
  const { data } = await make(anna, { kind: 'deposit-credit', orderNo, txid: txid(20) });
  const replies = await Promise.all(Array.from({ length: 32 }, () => approve(bert, data.id)));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(replies.filter(({ error }) => error === 'proposal-decided')).toHaveLength(31);
  const done = replies.find(({ code }) => code === 200)?.data;
  expect(done).toMatchObject({ decision: 'approved', checker: 'bert' });
  const journals = await bench.server.services.db.query<{ id: string; kind: string }>(
    'select id, kind from journal where reference = $1 order by id',
    [orderNo],
  );
  expect(journals.map(({ kind }) => kind)).toEqual(['deposit', 'deposit-bonus']);
  expect(journals.map(({ id }) => id)).toContain(done?.journalId);
  expect(await available(userId)).toBe('10100000000');
  expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
  expect((await bench.call('GET /player/operatorActs', { token })).data.list).toMatchObject([
    { act: 'deposit-credit', subject: `deposit:${orderNo}`, reason },
  ]);
});

test('a proof counts once; what the engine refuses stays open and is not recorded', async () => {
  const { userId } = await bench.signUp();
  const orderNo = await reported(userId);
  const { data } = await make(anna, { kind: 'deposit-credit', orderNo, txid: txid(20) });
  const before = await bench.server.services.db.query('select count(*) from operator_audit');
  expect(await approve(bert, data.id)).toMatchObject({ status: 409, error: 'proof-used' });
  expect(await bench.server.services.db.query('select count(*) from operator_audit')).toEqual(before);
  expect((await refuse(bert, data.id)).code).toBe(200);
  expect(await available(userId)).toBe('10000000000');
});

test('a balance is corrected by a movement of its own, never below nothing', async () => {
  const { token, userId } = await bench.signUp();
  const body = { kind: 'balance-adjustment', userId, accountType: 1, currencyCode: 'USDT' };
  const [credit, debit] = [
    await make(anna, { ...body, direction: 'credit', amount: '5' }),
    await make(anna, { ...body, direction: 'debit', amount: '20000' }),
  ];
  expect((await approve(risk, credit.data.id)).data.journalId).not.toBeNull();
  expect(await approve(risk, debit.data.id)).toMatchObject({ status: 400, error: 'insufficient-balance' });
  expect(await available(userId)).toBe('10005000000');
  expect((await bench.call('GET /account/page', { token, query: { kind: 'adjustment' } })).data.list).toMatchObject([
    { amount: '5', reference: credit.data.id },
  ]);
});

test('a reversal names a journal of this account, goes the other way and not beyond it', async () => {
  const { userId } = await bench.signUp();
  const stranger = await bench.signUp();
  const [funds] = await bench.server.services.db.query<{ journal_id: string }>(
    'select journal_id from journal_entry where owner = $1 and type = 1',
    [userId],
  );
  const reverse = (changed: Record<string, unknown>) =>
    make(anna, {
      kind: 'balance-adjustment',
      userId,
      accountType: 1,
      currencyCode: 'USDT',
      direction: 'debit',
      amount: '10000',
      reverses: funds?.journal_id,
      ...changed,
    });
  expect(await reverse({ userId: stranger.userId })).toMatchObject({
    status: 404,
    error: 'not-found',
    field: 'reverses',
  });
  expect(await reverse({ accountType: 2 })).toMatchObject({ status: 404, field: 'reverses' });
  const mismatch = {
    status: 400,
    error: 'reversal-mismatch',
    field: 'reverses',
    message: expect.stringContaining('10,000') as string,
  };
  expect(await reverse({ direction: 'credit' })).toMatchObject(mismatch);
  expect(await reverse({ amount: '10000.000001' })).toMatchObject(mismatch);
  expect((await approve(bert, (await reverse({})).data.id)).data).toMatchObject({ decision: 'approved' });
  expect(await available(userId)).toBe('0');
});

test('a withdrawal is approved by two, sent, confirmed; refused by one, with its money back', async () => {
  const { engine } = bench.server.services;
  const ask = async (orderNo: string) => {
    const { userId, token } = await bench.signUp();
    const result = await engine.submit({
      kind: 'request-withdrawal',
      orderNo,
      userId,
      currency: 'USDT',
      amount: usdt('100'),
      destination: { way: 'chain', chain: 'TRC20', address: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' },
      holdUntil: null,
    });
    expect(result).toMatchObject({ ok: true });
    return { userId, token };
  };
  const first = await ask('w1');
  const step = (call: 'refuse' | 'sent' | 'unknown' | 'confirmed', body: Record<string, unknown>) =>
    bench.call(`POST /operator/withdrawals/${call}`, { ...of(anna), body: body as never });
  expect(await step('sent', { orderNo: 'w1', txid: txid(40) })).toMatchObject({
    status: 409,
    error: 'withdrawal-state',
  });
  const { data } = await make(anna, { kind: 'withdrawal-approve', orderNo: 'w1' });
  expect(
    (await bench.call('GET /operator/withdrawals', { ...of(bert), query: { status: 'open' } })).data.list,
  ).toMatchObject([
    {
      orderNo: 'w1',
      status: 'requested',
      amount: '100',
      fee: '1',
      address: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj',
      person: { userId: first.userId },
      proposal: { id: data.id, mayDecide: true },
    },
  ]);
  expect(await approve(anna, data.id)).toMatchObject({ error: 'proposal-own' });
  expect((await approve(bert, data.id)).code).toBe(200);
  expect((await step('sent', { orderNo: 'w1', txid: txid(41) })).code).toBe(200);
  expect(await step('refuse', { orderNo: 'w1', reason })).toMatchObject({ status: 409 });
  expect((await step('confirmed', { orderNo: 'w1', txid: txid(41), reason })).code).toBe(200);
  expect(await available(first.userId)).toBe('9900000000');
  const second = await ask('w2');
  expect((await step('refuse', { orderNo: 'w2', reason })).code).toBe(200);
  expect(await available(second.userId)).toBe('10000000000');
  expect((await bench.call('GET /player/operatorActs', { token: second.token })).data.list).toMatchObject([
    { act: 'reject-withdrawal', reason },
  ]);
  const third = await ask('w3');
  await approve(bert, (await make(anna, { kind: 'withdrawal-approve', orderNo: 'w3' })).data.id);
  await step('sent', { orderNo: 'w3', txid: txid(42) });
  expect((await step('unknown', { orderNo: 'w3', reason })).code).toBe(200);
  expect(await available(third.userId)).toBe('9900000000');
  expect((await approve(risk, (await make(anna, { kind: 'withdrawal-return', orderNo: 'w3' })).data.id)).code).toBe(
    200,
  );
  expect(await available(third.userId)).toBe('10000000000');
  expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
});

test('rates, accounts to pay into, products and their pools change when two have agreed', async () => {
  const two = async (body: Record<string, unknown>) => approve(bert, (await make(anna, body)).data.id);
  expect((await two({ kind: 'vnd-rate', vndPerUsdt: '25000' })).code).toBe(200);
  expect(
    (
      await two({
        kind: 'pay-account',
        bankName: 'Vietcombank',
        bankCode: 'VCB',
        holder: 'CANDOR',
        accountNo: '0071000000001',
        enabled: true,
      })
    ).code,
  ).toBe(200);
  expect((await bench.call('GET /operator/payAccounts', of(anna))).data).toContainEqual(
    expect.objectContaining({ bankCode: 'VCB', holder: 'CANDOR', enabled: true }),
  );
  const { products, vndPerUsdt } = (await bench.call('GET /operator/products', of(anna))).data;
  expect(vndPerUsdt).toBe('25000');
  const product = products.find(({ example }) => !example);
  const { version, pool, ...rest } = product ?? { version: 0, pool: '0' };
  const changed = await two({ kind: 'product-change', product: { ...rest, paused: true } });
  expect(changed.code).toBe(200);
  const { productId } = { productId: '', ...rest };
  expect((await two({ kind: 'pool-funding', productId, amount: '7' })).code).toBe(200);
  const after = (await bench.call('GET /operator/products', of(anna))).data.products.find(
    (one) => one.productId === productId,
  );
  expect(after).toMatchObject({ version: version + 1, paused: true, pool: String(Number(pool) + 7) });
});

test('the first page counts what waits, and the audit is whole', async () => {
  const { data } = await bench.call('GET /operator/queues', of(support));
  expect(data).toMatchObject({ withdrawals: 0, proposals: 1, conversations: 0, mode: 'paper' });
  expect((await verifyAudit(bench.server.services.db)).broken).toBeNull();
});
