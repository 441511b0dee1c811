import { price } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pngOf } from '../../files/test-images.ts';
import { newId } from '../../ids.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { openForm } from '../../transactions/deposit-form.ts';

let bench: TestServer;
let token: string;
let userId: string;
let screenshot: string;
let other: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
  other = await bench.signUp({ funded: false });
});
afterAll(() => bench.close());
beforeEach(async () => {
  ({ token, userId } = await bench.signUp({ funded: false }));
  const kept = await bench.server.services.files.keep(userId, await pngOf(30, 30));
  screenshot = kept.ok ? kept.value.id : '';
});

const vndRate = price(2_630_000_000_000n);
const txids = { next: 1 };
const txid = (): string => (txids.next += 1).toString(16).padStart(64, 'c');
const report = (changed: object = {}) =>
  bench.call('POST /transaction/recharge', {
    token,
    body: { currencyCode: 'USDT', amount: '100', screenshot, ...changed },
  });
const reportVnd = (changed: object = {}) =>
  bench.call('POST /transaction/bankRecharge', {
    token,
    body: {
      bankAccountId: 'test-1',
      amount: '5260000',
      screenshot,
      accountName: 'LAN',
      bankName: 'VCB',
      cardNo: '9704361234561234',
      remitterName: 'LAN NGUYEN',
      ...changed,
    },
  });
const balance = async () => {
  const { available, bonusLocked } = (
    await bench.call('POST /account/balance', { token, query: { type: 1, currencyCode: 'USDT' } })
  ).data;
  return [available, bonusLocked];
};
const bonusRates = async () =>
  (await bench.call('GET /currency/getChargeCurrencyList', { token })).data.map(({ bonusRate }) => bonusRate);
const decide = (command: Parameters<typeof bench.server.services.engine.decide>[0]) =>
  bench.server.services.engine.decide(command, []);
const credit = (orderNo: string, proof: { txid: string; logIndex: number } | { bankReference: string }) =>
  decide({ kind: 'credit-deposit', orderNo, proof, received: null, vndRate, bonus: true, approval: 'p1' });
const events = (orderNo: string) =>
  bench.server.services.db.query(
    'select status, approval from transaction_event where order_no = $1 order by time, status',
    [orderNo],
  );

test('every call here needs a session', async () => {
  for (const name of [
    'POST /transaction/recharge',
    'POST /transaction/executeRechargeUser',
    'POST /transaction/bankRecharge',
    'GET /transaction/page',
    'POST /transaction/page',
    'GET /transaction/getRechargeBankAccount',
    'GET /transaction/depositAddress',
    'POST /account/refuseBonus',
    'POST /transaction/cancelRecharge/{id}',
  ] as const) {
    expect(await bench.call(name), name).toMatchObject({ status: 401 });
  }
});

test.each([
  [{ remitterAddress: 'abc' }, 'address-invalid', 'remitterAddress'],
  [{ remitterAddress: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9' }, 'address-invalid', 'remitterAddress'],
  [{ amount: '9.999999' }, 'deposit-min', 'amount'],
  [{ amount: '0' }, 'amount-not-positive', 'amount'],
  [{ amount: '1.0000001' }, 'decimal-scale', 'amount'],
  [{ currencyCode: 'BTC' }, 'currency-unknown', 'currencyCode'],
  [{ screenshot: undefined }, 'field-required', 'screenshot'],
  [{ screenshot: 'A'.repeat(22) }, 'file-unknown', 'screenshot'],
  [{ txid: 'abc' }, 'txid-invalid', 'txid'],
  [{ chain: 'ERC20' }, 'chain-unknown', 'chain'],
  [{ status: 'success' }, 'field-unknown', 'status'],
  [{ payer: 'a\u0007b' }, 'field-invalid', 'payer'],
])('refuses to report USDT with %o', async (changed, error, field) => {
  expect(await report(changed)).toMatchObject({ code: 400, error, field });
  expect((await bench.call('GET /transaction/page', { token })).data.total).toBe(0);
});

test.each([
  [{ amount: '262999' }, 'deposit-min', 'amount'],
  [{ amount: '300000.5' }, 'decimal-scale', 'amount'],
  [{ bankAccountId: 'none' }, 'bank-account-unknown', 'bankAccountId'],
  [{ cardNo: '123' }, 'card-number-invalid', 'cardNo'],
  [{ remitterName: ' ' }, 'field-required', 'remitterName'],
])('refuses to report VND with %o', async (changed, error, field) => {
  expect(await reportVnd(changed)).toMatchObject({ code: 400, error, field });
});

test('a report takes what the specification lists, and keeps who paid sealed', async () => {
  const details = {
    payer: 'Lan',
    remitterAddress: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    companyAddress: 'Hanoi',
    bankName: 'VCB',
    bankCode: '970436',
    accountName: 'LAN NGUYEN',
  };
  const { data } = await report({ ...details, chain: 'TRC20', accountNumber: '1234567890' });
  expect(data).toMatchObject({
    chain: 'TRC20',
    amount: '100',
    usdtAmount: '100',
    screenshot,
    bankName: 'VCB',
    cardNo: '•••• 7890',
  });
  const { db, secrets } = bench.server.services;
  const [row] = await db.query<{ sealed: string }>('select sealed from deposit_form where order_no = $1', [
    data.orderNo,
  ]);
  const { bankName: _, ...sealed } = details;
  expect(openForm(secrets, data.orderNo, userId, row?.sealed ?? '')).toEqual({ ...sealed, cardNo: '1234567890' });
  // Its owner reads again what was written; a report without it says so.
  const written = async (orderNo: string) => {
    const { payer, remitterAddress, companyAddress } = (
      await bench.call('GET /transaction/detail', { token, query: { orderNo } })
    ).data;
    return { payer, remitterAddress, companyAddress };
  };
  expect(await written(data.orderNo)).toEqual({
    payer: 'Lan',
    remitterAddress: details.remitterAddress,
    companyAddress: 'Hanoi',
  });
  expect(await written((await report()).data.orderNo)).toEqual({
    payer: null,
    remitterAddress: null,
    companyAddress: null,
  });
});

test('a report credits nothing; refused are the sixth that waits and one below the minimum', async () => {
  for (let i = 0; i < 5; i += 1) expect((await report()).code).toBe(200);
  expect(await report()).toMatchObject({ code: 400, error: 'deposits-open' });
  expect(await balance()).toEqual(['0', '10']);
  expect((await report({ amount: '9' })).message).toContain('10 USDT');
});

test('a report is credited once by 32 approvals at once, with one bonus, and money is conserved', async () => {
  const { data } = await report({ payer: 'Lan', bankName: 'VCB', accountNumber: '1234567890' });
  expect(data).toMatchObject({
    type: 1,
    way: 'usdt',
    status: 'processing',
    step: 'requested',
    cardNo: '•••• 7890',
    screenshot,
    cancellable: true,
  });
  const proof = { txid: txid(), logIndex: 0 };
  const results = await Promise.all(Array.from({ length: 32 }, () => credit(data.orderNo, proof)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await balance()).toEqual(['100', '15']);
  const row = (await bench.call('GET /transaction/detail', { token, query: { orderNo: data.orderNo } })).data;
  expect(row).toMatchObject({
    status: 'success',
    usdtAmount: '100',
    bonus: '5',
    txid: proof.txid,
    cancellable: false,
    steps: [{ step: 'requested' }, { step: 'success' }],
  });
  const second = (await report()).data;
  expect(await credit(second.orderNo, proof)).toMatchObject({ ok: false, refusal: 'proof-used' });
  expect((await credit(second.orderNo, { ...proof, logIndex: 1 })).ok).toBe(true);
  expect(await balance()).toEqual(['200', '15']);
  expect(await bench.sums()).toEqual({ USDT: '0' });
  const kinds = (await bench.call('GET /account/page', { token })).data.list.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['deposit', 'deposit-bonus']));
});

test('one transfer seen 32 times is credited once and closes the report that it answers', async () => {
  const reported = (await report({ amount: '55' })).data;
  const transfer = { txid: txid().toUpperCase(), logIndex: 3 };
  const see = (changed: object = {}) =>
    bench.server.services.engine.submit({
      kind: 'credit-chain-deposit',
      orderNo: newId(),
      userId,
      ...transfer,
      amount: usdt('55'),
      bonus: true,
      ...changed,
    });
  const results = await Promise.all(Array.from({ length: 32 }, () => see()));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(new Set(results.flatMap((result) => (result.ok ? [] : [result.refusal])))).toEqual(
    new Set(['already-credited']),
  );
  expect(await balance()).toEqual(['55', '12.75']);
  expect(
    (await bench.call('GET /transaction/detail', { token, query: { orderNo: reported.orderNo } })).data,
  ).toMatchObject({ status: 'success', txid: transfer.txid.toLowerCase() });
  bench.time.leap(1);
  expect((await see({ txid: txid(), amount: usdt('0.000001') })).ok).toBe(true);
  expect(
    (await bench.call('POST /transaction/page', { token, body: { type: 1, status: 'success' } })).data.list,
  ).toMatchObject([{ way: 'chain', amount: '0.000001', bonus: '0' }, { way: 'usdt' }]);
});

test('VND has the rate of the report for 30 minutes, then that of the approval; who paid lies sealed', async () => {
  const first = (await reportVnd()).data;
  expect(first).toMatchObject({
    way: 'vnd',
    currencyCode: 'VND',
    usdtAmount: '200',
    vndPerUsdt: '26300',
    cardNo: '•••• 1234',
    chain: null,
  });
  const later = {
    kind: 'credit-deposit',
    received: null,
    vndRate: price(2_600_000_000_000n),
    bonus: true,
    approval: 'p',
  } as const;
  expect((await decide({ ...later, orderNo: first.orderNo, proof: { bankReference: ' ft 1 ' } })).ok).toBe(true);
  expect((await balance())[0]).toBe('200');
  const second = (await reportVnd()).data;
  bench.time.leap(30 * 60_000 + 1);
  expect(await decide({ ...later, orderNo: second.orderNo, proof: { bankReference: 'FT1' } })).toMatchObject({
    refusal: 'proof-used',
  });
  expect(await decide({ ...later, orderNo: second.orderNo, proof: { txid: txid(), logIndex: 0 } })).toMatchObject({
    refusal: 'proof-mismatch',
  });
  expect((await decide({ ...later, orderNo: second.orderNo, proof: { bankReference: 'FT2' } })).ok).toBe(true);
  expect((await balance())[0]).toBe('402.307692');
  const { db, secrets } = bench.server.services;
  const [row] = await db.query<{ sealed: string }>('select sealed from deposit_form where order_no = $1', [
    first.orderNo,
  ]);
  expect(row?.sealed).not.toContain('LAN');
  expect(openForm(secrets, first.orderNo, userId, row?.sealed ?? '')).toMatchObject({
    cardNo: '9704361234561234',
    remitterName: 'LAN NGUYEN',
  });
});

test('a report is taken back by its owner alone, once, and is not credited any more', async () => {
  const { orderNo } = (await report()).data;
  const cancel = (by: string) =>
    bench.call('POST /transaction/cancelRecharge/{id}', { token: by, params: { id: orderNo } });
  expect(await cancel(other.token)).toMatchObject({ code: 404 });
  expect(await bench.call('GET /transaction/detail', { token: other.token, query: { orderNo } })).toMatchObject({
    code: 404,
  });
  const replies = await Promise.all(Array.from({ length: 8 }, () => cancel(token)));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(replies.find(({ code }) => code === 200)?.data).toMatchObject({
    status: 'rejected',
    step: 'cancelled',
    reason: 'own-cancel',
  });
  expect(await credit(orderNo, { txid: txid(), logIndex: 0 })).toMatchObject({ refusal: 'deposit-state' });
});

test('what operators decide is written with the decision, and nothing of either when it is refused', async () => {
  const { engine, db } = bench.server.services;
  const { orderNo } = (await report()).data;
  const decision = (id: string) => [
    { sql: "insert into transaction_event (order_no, status, time) values ($1, 'decision', 1)", params: [id] },
  ];
  expect(
    await engine.decide({ kind: 'reject-deposit', orderNo, reason: ' ', approval: 'p' }, decision(`${orderNo}-x`)),
  ).toMatchObject({ refusal: 'reason-required' });
  expect(
    (
      await engine.decide(
        { kind: 'reject-deposit', orderNo, reason: 'no such transfer', approval: 'p9' },
        decision(`${orderNo}-y`),
      )
    ).ok,
  ).toBe(true);
  expect(await db.query("select order_no from transaction_event where status = 'decision'")).toEqual([
    { order_no: `${orderNo}-y` },
  ]);
  expect(await events(orderNo)).toEqual([
    { status: 'rejected', approval: 'p9' },
    { status: 'requested', approval: null },
  ]);
  expect((await bench.call('GET /transaction/page', { token })).data.list[0]).toMatchObject({
    status: 'rejected',
    reason: 'no such transfer',
  });
});

test('a reason that the product gives is read in the language of who asks', async () => {
  const { orderNo } = (await report()).data;
  await decide({ kind: 'reject-deposit', orderNo, reason: 'transfer-not-found', approval: 'p9' });
  const read = async (lang: string) => [
    (await bench.call('GET /transaction/page', { token, headers: { lang } })).data.list[0]?.reason,
    (await bench.call('POST /transaction/page', { token, headers: { lang }, body: {} })).data.list[0]?.reason,
    (await bench.call('GET /transaction/detail', { token, headers: { lang }, query: { orderNo } })).data.reason,
  ];
  expect(await read('vi')).toEqual(Array(3).fill('Chưa có chuyển khoản nào với mã tham chiếu này'));
  expect(await read('en')).toEqual(Array(3).fill('No transfer with this reference has arrived'));
});

test('the bonus can be given back, and then no deposit brings one', async () => {
  const refuse = () => bench.call('POST /account/refuseBonus', { token });
  expect((await refuse()).data).toMatchObject({ bonusLocked: '0', available: '0' });
  expect(await refuse()).toMatchObject({ code: 409, error: 'bonus-refused' });
  await credit((await report()).data.orderNo, { txid: txid(), logIndex: 0 });
  expect(await balance()).toEqual(['100', '0']);
  expect(await bonusRates()).toEqual(['0', '0']);
});

test('promises the bonus to who can still get it, and VND at the rate that operators have set', async () => {
  expect(await bonusRates()).toEqual(['0.05', '0.05']);
  await credit((await report()).data.orderNo, { txid: txid(), logIndex: 0 });
  expect(await bonusRates()).toEqual(['0', '0']);
  const { rates } = bench.server.services.operatorSettings;
  const before = rates.vndPerUsdt;
  rates.change('25000', bench.time.clock.now()).apply();
  expect((await reportVnd()).data).toMatchObject({ vndPerUsdt: '25000', usdtAmount: '210.4' });
  expect((await bench.call('GET /transaction/getRechargeBankAccount', { token })).data).toMatchObject({
    vndPerUsdt: '25000',
    minimumVnd: '250000',
  });
  rates.change(before, bench.time.clock.now()).apply();
});

test('every step is told on the stream, to the owner alone', async () => {
  const refusalFor = (as: string) =>
    new Promise<{ socket: Socket; rows: string[] }>((resolve) => {
      const socket = io(bench.server.url, {
        path: '/stream',
        transports: ['websocket'],
        forceNew: true,
        auth: { token: as },
      });
      const rows: string[] = [];
      socket.on('transaction', (row: { orderNo: string; step: string; screenshot: string | null }) =>
        rows.push(`${row.orderNo} ${row.step} ${row.screenshot}`),
      );
      socket.once('connect', () => {
        resolve({ socket, rows });
      });
    });
  const [mine, stranger] = [await refusalFor(token), await refusalFor(other.token)];
  // A connection is the owner's room only after its session was looked up.
  await expect.poll(() => bench.server.services.stream.hears(userId)).toBe(true);
  const { orderNo } = (await report()).data;
  await credit(orderNo, { txid: txid(), logIndex: 0 });
  await expect.poll(() => mine.rows.at(-1)).toBe(`${orderNo} success ${screenshot}`);
  expect(stranger.rows).toEqual([]);
  for (const { socket } of [mine, stranger]) socket.disconnect();
});

test('where dong or the bonus is not offered, neither is named', async () => {
  const allowed = vi.spyOn(bench.server.services.operatorSettings.countries, 'allowed').mockResolvedValue(false);
  const currencies = (await bench.call('GET /portal/currency/chargeCurrencyList', { token })).data;
  expect(currencies).toMatchObject([{ currencyCode: 'USDT', bonusRate: '0' }]);
  expect((await bench.call('GET /transaction/getRechargeBankAccount', { token })).data.accounts).toEqual([]);
  expect(await reportVnd()).toMatchObject({ error: 'not-offered-here' });
  allowed.mockRestore();
  expect(await bonusRates()).toEqual(['0.05', '0.05']);
});

test('the same key reports once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, () =>
      bench.call('POST /transaction/executeRechargeUser', {
        token,
        headers: { 'idempotency-key': 'one' },
        body: { currencyCode: 'USDT', amount: '20', screenshot },
      }),
    ),
  );
  expect(new Set(replies.map(({ data }) => data.orderNo)).size).toBe(1);
  expect((await bench.call('GET /transaction/page', { token, query: { type: 1 } })).data.total).toBe(1);
});

test('says where to pay to, and that test addresses and accounts are such', async () => {
  const address = (await bench.call('GET /transaction/depositAddress', { token, query: { currencyCode: 'USDT' } }))
    .data;
  expect(address).toEqual({
    currencyCode: 'USDT',
    chain: 'TRC20',
    test: true,
    confirmations: 20,
    address: expect.any(String),
    qrText: address.address,
    minimum: '10',
    bonusMinimum: '10',
  });
  expect((await bench.call('GET /portal/currency/chargeCurrencyList', { token })).data[0]?.minimum).toBe(
    address.minimum,
  );
  expect(
    (await bench.call('GET /transaction/depositAddress', { token: other.token, query: { currencyCode: 'USDT' } })).data
      .address,
  ).not.toBe(address.address);
  const bank = (await bench.call('GET /transaction/getRechargeBankAccount', { token })).data;
  expect(bank).toMatchObject({ vndPerUsdt: '26300', minimumVnd: '263000', rateValidMinutes: 30 });
  expect(bank.accounts.every(({ test: isTest }) => isTest)).toBe(true);
  expect((await bench.call('GET /currency/getChargeCurrencyList', { token })).data).toEqual(
    (await bench.call('GET /portal/currency/chargeCurrencyList', { token })).data,
  );
});

test.each([
  ['the amount of a deposit', 'update deposit set amount = amount + 1'],
  ['a deposit that has ended', "update deposit set status = 'requested', finished_at = null where status = 'success'"],
  ['a deposit out of the world', 'delete from deposit'],
  [
    'a proof into a second one',
    `insert into deposit select 'x1', user_id, way, currency, amount, claimed_txid, vnd_rate, rate_until, requested_at,
      status, received, credited, 0, credited_rate, txid, log_index, bank_reference, reason, finished_at
      from deposit where txid is not null limit 1`,
  ],
  [
    'an amount that is no number',
    `insert into deposit (order_no, user_id, way, currency, amount, requested_at, status, credited, bonus)
      values ('x2', 'u', 'usdt', 'USDT', 'NaN', 1, 'requested', 0, 0)`,
  ],
  [
    'a success without a proof',
    `insert into deposit (order_no, user_id, way, currency, amount, requested_at, status, received, credited, bonus,
      finished_at)
      values ('x3', 'u', 'usdt', 'USDT', 1, 1, 'success', 1, 1, 0, 1)`,
  ],
  ['what has happened', 'delete from transaction_event'],
])('the database itself refuses to bring %s', async (_name, sql) => {
  await expect(bench.server.services.db.query(sql)).rejects.toThrow();
});
