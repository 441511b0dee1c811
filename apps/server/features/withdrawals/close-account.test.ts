import { amount } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { verifyReceipt } from '@candor/verifier/receipt.ts';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiptsSql } from '../../books/queries.ts';
import { tronAddressOf } from '../../chain/tron-address.ts';
import { tamper } from '../../db/test-tamper.ts';
import { signInOperator, type TestOperator } from '../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';

let bench: TestServer;
let [anna, bert]: TestOperator[] = [];
beforeAll(async () => {
  bench = await openTestServer();
  anna = await signInOperator(bench, 'finance', 'anna');
  bert = await signInOperator(bench, 'finance', 'bert');
}, 120_000);
afterAll(() => bench.close());

const address = tronAddressOf(secp256k1.getPublicKey(secp256k1.utils.randomSecretKey()));
const fundPasswd = 'money-1234';
const reason = 'asked for by the customer';
const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const propose = (userId: string) =>
  bench.call('POST /operator/proposals/make', {
    ...of(anna),
    body: { proposal: { kind: 'account-close', userId, reason } },
  });
const approve = (id: string) => bench.call('POST /operator/proposals/approve', { ...of(bert), body: { id } });

/** A customer with 40 USDT of their own, the gift, and a fund password. */
async function customer(): Promise<{
  token: string;
  userId: string;
  close: (changed?: object) => ReturnType<typeof askToClose>;
}> {
  const { token, userId } = await bench.signUp({ funded: false });
  await bench.server.services.engine.submit({
    kind: 'adjust-balance',
    adjustmentId: `own-${userId}`,
    userId,
    accountType: 1,
    currency: 'USDT',
    amount: usdt('40'),
    reverses: null,
    reason,
    approval: 'test',
  });
  await bench.call('POST /player/updateFundsPassword', {
    token,
    body: { password: 'secret-123', newPassword: fundPasswd, confirmPassword: fundPasswd },
  });
  return { token, userId, close: (changed = {}) => askToClose(token, changed) };
}
const askToClose = (token: string, changed: object) =>
  bench.call('POST /player/close', { token, body: { fundPasswd, address, ...changed } });
const noBlockers = { fast: 0, futures: 0, spot: 0, lockMining: 0, wealth: 0, deposits: 0, withdrawals: 0 };

test('a customer with less than the minimum asks, two operators close, and everything own is paid', async () => {
  const { token, userId, close } = await customer();
  expect((await bench.call('GET /player/close', { token })).data).toEqual({
    blockers: noBlockers,
    payout: { total: '40', fee: '0.4', expected: '39.6' },
    bonusLocked: '10',
    request: null,
    keptDays: { contact: 30, papers: 1_826 },
  });
  expect(await close({ fundPasswd: 'wrong-1234' })).toMatchObject({ status: 400, error: 'fund-password-wrong' });
  expect(await close({ address: undefined })).toMatchObject({ error: 'destination-unclear' });
  expect(await propose(userId)).toMatchObject({ status: 404, error: 'not-found' });
  expect((await close()).data.request).toMatchObject({ destination: address });
  expect(await close()).toMatchObject({ status: 409, error: 'closing-open' });
  expect(
    (await bench.call('GET /operator/customers', { ...of(anna), query: { closing: 'true' } })).data.list.map(
      (one) => one.userId,
    ),
  ).toEqual([userId]);
  const { data } = await propose(userId);
  expect(
    (await bench.call('GET /operator/customers/{userId}', { ...of(bert), params: { userId } })).data,
  ).toMatchObject({
    closing: { destination: address },
    proposals: [{ id: data.id, kind: 'account-close', mayDecide: true }],
  });
  expect((await approve(data.id)).data).toMatchObject({ decision: 'approved', checker: 'bert' });
  expect((await bench.call('GET /player/getInfo', { token })).status).toBe(401);
  const [row] = (await bench.call('GET /operator/withdrawals', { ...of(bert), query: { userId } })).data.list;
  expect(row).toMatchObject({
    status: 'approved',
    amount: '40',
    fee: '0.4',
    usdtAmount: '39.6',
    address,
    person: { standing: 'closed' },
  });
  const txid = 'c'.repeat(64);
  await bench.call('POST /operator/withdrawals/sent', { ...of(anna), body: { orderNo: row?.orderNo ?? '', txid } });
  expect(
    (
      await bench.call('POST /operator/withdrawals/confirmed', {
        ...of(bert),
        body: { orderNo: row?.orderNo ?? '', txid, reason },
      })
    ).code,
  ).toBe(200);
  expect(
    await bench.server.services.db.query('select sum(available + frozen) as left from account where owner = $1', [
      userId,
    ]),
  ).toEqual([{ left: '0' }]);
  expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
  const [closing] = await bench.server.services.db.query(
    'select status, order_no from account_closing where user_id = $1',
    [userId],
  );
  expect(closing).toEqual({ status: 'done', order_no: row?.orderNo });
});

test('other currencies are exchanged without a fee, each with a receipt, however little it is', async () => {
  const { token, userId, close } = await customer();
  const { services } = bench.server;
  for (const [symbol, price] of [
    ['BTCUSDT', '60000'],
    ['ETHUSDT', '50'],
  ] as const)
    bench.feed.tick(symbol, price);
  await bench.advance(500);
  for (const [currency, accountType, units] of [
    ['BTC', 2, 1_000_000n],
    ['ETH', 1, 1n],
  ] as const)
    await services.engine.submit({
      kind: 'adjust-balance',
      adjustmentId: `${currency}-${userId}`,
      userId,
      accountType,
      currency,
      amount: amount(units),
      reverses: null,
      reason,
      approval: 'test',
    });
  expect((await bench.call('GET /player/close', { token })).data.payout).toMatchObject({ total: '640' });
  expect((await close()).code).toBe(200);
  const { data } = await propose(userId);
  bench.feed.tick('BTCUSDT', '60000');
  bench.feed.tick('ETHUSDT', '50');
  await bench.advance(250);
  expect((await approve(data.id)).data).toMatchObject({ decision: 'approved' });
  const rows = await services.db.query(
    `select from_currency, to_currency, quantity::text, fee_rate::text, gross::text, fee::text, obtainable::text,
      r.order_no is not null as has_receipt
      from exchange x left join receipt r on r.order_no = x.id and r.journal_id = x.journal_id
      where x.user_id = $1 order by from_currency`,
    [userId],
  );
  const free = { to_currency: 'USDT', fee_rate: '0', fee: '0', has_receipt: true };
  expect(rows).toEqual([
    { ...free, from_currency: 'BTC', quantity: '1000000', gross: '600000000', obtainable: '600000000' },
    { ...free, from_currency: 'ETH', quantity: '1', gross: '0', obtainable: '0' },
  ]);
  // An earlier version made no receipt of these; that is no fault of the books, anything else without one is.
  expect(await services.db.query(receiptsSql, [0])).toEqual([]);
  const receipts = await services.db.query<{ order_no: string; journal_id: string; content: string }>(
    'select r.* from receipt r join exchange x on x.id = r.order_no where x.user_id = $1',
    [userId],
  );
  for (const { order_no: orderNo, journal_id: journalId, content } of receipts) {
    const steps = verifyReceipt({ orderNo, journalId, content, contentHash: hash('sha256', content) }, []);
    expect(steps.filter(({ ok }) => ok === false)).toEqual([]);
    expect(steps.map(({ name }) => name)).toContain('obtained');
  }
  expect(receipts).toHaveLength(2);
});

test('who has closed signs in to read what was paid, and to nothing else', async () => {
  const { token, userId, close } = await customer();
  const { account } = (await bench.call('GET /player/getInfo', { token })).data;
  await close();
  await approve((await propose(userId)).data.id);
  const again = (await bench.call('POST /login', { body: { account: account ?? '', password: 'secret-123' } })).data;
  expect(again.userInfo.standing).toBe('closed');
  expect(
    (await bench.call('GET /transaction/page', { token: again.token, query: { type: 2 } })).data.list,
  ).toMatchObject([{ amount: '40', status: 'processing', cancellable: false }]);
  expect(await bench.call('POST /account/testFunds', { token: again.token })).toMatchObject({
    status: 403,
    error: 'account-closed',
  });
});

test('who was closed and frozen is closed again when one operator ends the freeze', async () => {
  const { userId, close } = await customer();
  await close();
  await approve((await propose(userId)).data.id);
  const risk = await signInOperator(bench, 'risk', 'rita');
  const act = (name: 'freeze' | 'unfreeze') =>
    bench.call(`POST /operator/customers/${name}`, { ...of(risk), body: { userId, reason } });
  expect(await act('unfreeze')).toMatchObject({ error: 'account-closed' });
  const { db } = bench.server.services;
  const [{ order_no: orderNo } = { order_no: '' }] = await db.query<{ order_no: string }>(
    'select order_no from account_closing where user_id = $1',
    [userId],
  );
  const txid = 'd'.repeat(64);
  await bench.call('POST /operator/withdrawals/sent', { ...of(anna), body: { orderNo, txid } });
  await bench.call('POST /operator/withdrawals/confirmed', { ...of(bert), body: { orderNo, txid, reason } });
  expect((await act('freeze')).data).toMatchObject({ standing: 'frozen', frozen: true });
  expect((await act('unfreeze')).data).toMatchObject({ standing: 'closed', frozen: false });
});

test('what is open stands in the way and is said; a request can be taken back', async () => {
  const { token, userId, close } = await customer();
  await close();
  const { engine } = bench.server.services;
  await engine.submit({
    kind: 'request-deposit',
    orderNo: `d-${userId}`,
    userId,
    currency: 'USDT',
    amount: usdt('50'),
    claimedTxid: null,
    vndRate: 2_630_000_000_000n as never,
  });
  expect((await bench.call('GET /player/close', { token })).data.blockers).toEqual({ ...noBlockers, deposits: 1 });
  expect(await propose(userId)).toMatchObject({ status: 409, error: 'closing-blocked' });
  expect((await bench.call('POST /player/close/cancel', { token })).data.request).toBeNull();
  expect(await bench.call('POST /player/close/cancel', { token })).toMatchObject({ status: 404 });
  expect(await close()).toMatchObject({ status: 409, error: 'closing-blocked' });
});

test('withdrawals that their owner freezes cancel a request, and nobody closes by it any more', async () => {
  const { token, userId, close } = await customer();
  await close();
  const { data } = await propose(userId);
  expect((await bench.call('POST /player/freezeWithdrawals', { token, body: {} })).code).toBe(200);
  const closings = () =>
    bench.server.services.db.query('select status, ended_at from account_closing where user_id = $1', [userId]);
  expect(await closings()).toEqual([{ status: 'cancelled', ended_at: String(bench.time.clock.now()) }]);
  expect(await approve(data.id)).toMatchObject({ status: 404, error: 'not-found', field: 'userId' });
  await bench.call('POST /player/unfreezeWithdrawals', { token, body: { password: 'secret-123' } });
  expect(await approve(data.id)).toMatchObject({ status: 404, error: 'not-found', field: 'userId' });
  expect((await bench.call('GET /player/close', { token })).data.request).toBeNull();
  expect(await bench.call('GET /player/getInfo', { token })).toMatchObject({ code: 200, data: { standing: 'open' } });
});

test('while withdrawals are held a request of before is carried out by nobody, and afterwards it is', async () => {
  const { token, userId, close } = await customer();
  await close();
  const { data } = await propose(userId);
  const changed = { oldPassword: 'secret-123', newPassword: 'another-123', confirmPassword: 'another-123' };
  expect((await bench.call('POST /player/updateLoginPassword', { token, body: changed })).code).toBe(200);
  expect(await bench.server.services.destinations.holdUntil(userId)).not.toBeNull();
  const held = { status: 400, error: 'withdrawal-held', field: 'userId' };
  expect(await approve(data.id)).toMatchObject(held);
  await bench.call('POST /operator/proposals/refuse', { ...of(bert), body: { id: data.id, reason: 'later' } });
  expect(await propose(userId)).toMatchObject(held);
  expect((await bench.call('GET /player/getInfo', { token })).data.standing).toBe('open');
  bench.time.leap(86_400_000);
  [anna, bert] = [await signInOperator(bench, 'finance', 'anke'), await signInOperator(bench, 'finance', 'bodo')];
  expect((await approve((await propose(userId)).data.id)).data).toMatchObject({ decision: 'approved' });
});

test('of what is exchanged without a receipt only what an earlier version did at a closing is no fault', async () => {
  const { db } = bench.server.services;
  const [closed] = await db.query<{ order_no: string }>('select order_no from withdrawal where closing limit 1');
  const exchanged = (id: number, reference: string) => ({
    sql: `insert into journal (id, kind, reference, time) values ($1, 'exchange', $2, 0)`,
    params: [id, reference],
  });
  await tamper(db, exchanged(900_001, closed?.order_no ?? ''), exchanged(900_002, 'of nobody'));
  expect(await db.query(receiptsSql, [900_000])).toEqual([{ place: 'journal 900002' }]);
});
