import type { CallName } from '@candor/api-contract/index.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tronAddressOf } from '../../chain/tron-address.ts';
import { messageOf } from '../../i18n/messages.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';

let bench: TestServer;
let me: { token: string; userId: string };
let other: { token: string; userId: string };
const fundPasswd = 'money-1234';
const address = tronAddressOf(secp256k1.getPublicKey(secp256k1.utils.randomSecretKey()));

beforeAll(async () => {
  bench = await openTestServer();
  other = await bench.signUp();
});
afterAll(() => bench.close());
beforeEach(async () => {
  me = await bench.signUp();
  await bench.call('POST /player/updateFundsPassword', {
    token: me.token,
    body: { password: 'secret-123', newPassword: fundPasswd, confirmPassword: fundPasswd },
  });
});

const calls = [
  'POST /transaction/withdrawal',
  'POST /transaction/executeWithdrawalUser',
  'POST /transaction/bankWithdrawal',
] as const satisfies readonly CallName[];
const withdraw = (changed: object = {}, call: (typeof calls)[number] = calls[0], headers = {}) =>
  bench.call(call, {
    token: me.token,
    headers,
    body: { currencyCode: 'USDT', amount: '1000', address, fundPasswd, ...changed },
  });
const cancel = (id: string, token = me.token) =>
  bench.call('POST /transaction/cancelWithdrawal/{id}', { token, params: { id } });
const balance = async () => {
  const { available, frozen } = (
    await bench.call('POST /account/balance', { token: me.token, query: { type: 1, currencyCode: 'USDT' } })
  ).data;
  return [available, frozen];
};
const terms = async () =>
  (await bench.call('GET /transaction/withdrawTerms', { token: me.token, query: { currencyCode: 'USDT' } })).data;
const decide = (command: Parameters<typeof bench.server.services.engine.decide>[0]) =>
  bench.server.services.engine.decide(command, []);
const step = (kind: 'approve-withdrawal', orderNo: string) => decide({ kind, orderNo, approval: 'p' });
let transactions = 0;
const txid = (): string => (transactions += 1).toString(16).padStart(64, 'd');
const addCard = async (): Promise<string> =>
  (
    await bench.call('POST /player/bankAccount/saveOrEdit', {
      token: me.token,
      body: {
        username: 'Lan Nguyen',
        cardNo: `97043612${String(10_000_000 + (transactions += 1))}`,
        bankCode: (await bench.call('GET /common/bank/list', { token: me.token })).data[0]?.bankCode ?? '',
        city: 'Ha Noi',
      },
    })
  ).data.id;

test('every call here needs a session', async () => {
  for (const name of [
    ...calls,
    'POST /transaction/cancelWithdrawal/{id}',
    'GET /transaction/withdrawTerms',
    'GET /transaction/detail',
  ] as const) {
    expect(await bench.call(name), name).toMatchObject({ status: 401 });
  }
});

test.each([
  [{ amount: '99.999999' }, 'withdrawal-min', 'amount'],
  [{ amount: '10000.000001' }, 'insufficient-balance', 'amount'],
  [{ amount: '0' }, 'amount-not-positive', 'amount'],
  [{ amount: '100.0000001' }, 'decimal-scale', 'amount'],
  [{ currencyCode: 'BTC' }, 'currency-unknown', 'currencyCode'],
  [{ currencyCode: 'USDC' }, 'insufficient-balance', 'amount'],
  [{ address: undefined }, 'destination-unclear', undefined],
  [{ walletId: 'x' }, 'destination-unclear', undefined],
  [{ address: undefined, walletId: 'x' }, 'wallet-unknown', 'walletId'],
  [{ address: undefined, bankCardId: 'x' }, 'bank-card-unknown', 'bankCardId'],
  [{ address: `${address.slice(0, -1)}?` }, 'address-invalid', 'address'],
  [{ address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, 'address-invalid', 'address'],
  [{ chain: 'ERC20' }, 'chain-unknown', 'chain'],
  [{ fundPasswd: 'wrong-1234' }, 'fund-password-wrong', 'fundPasswd'],
  [{ fundPasswd: undefined }, 'field-required', 'fundPasswd'],
  [{ fee: '0' }, 'field-unknown', 'fee'],
  [{ userId: '1' }, 'field-unknown', 'userId'],
  [{ status: 'success' }, 'field-unknown', 'status'],
])('refuses to withdraw with %o', async (changed, error, field) => {
  for (const call of calls)
    expect(await withdraw(changed, call)).toMatchObject({
      code: 400,
      error,
      ...(field === undefined ? {} : { field }),
    });
  expect(await balance()).toEqual(['10000', '0']);
  expect((await terms()).usedToday).toBeNull();
});

test('without a fund password nothing goes out, and the terms say so', async () => {
  await bench.server.services.db.query('delete from fund_password where user_id = $1', [me.userId]);
  expect(await withdraw()).toMatchObject({ code: 400, error: 'fund-password-unset' });
  expect(await terms()).toMatchObject({
    requiredSteps: ['fund-password'],
    minimum: '100',
    feeRate: '0.01',
    available: '10000',
    bonusLocked: '10',
    arrivalHoursMin: 1,
    arrivalHoursMax: 24,
  });
});

test('with real money only the certified withdraw, and test addresses are shown to nobody', async () => {
  const { services } = bench.server;
  const { rules } = services;
  Object.assign(services, { rules: { ...rules, mode: 'real' } });
  try {
    expect(await withdraw()).toMatchObject({ code: 400, error: 'primary-required' });
    expect(
      await bench.call('GET /transaction/depositAddress', { token: me.token, query: { currencyCode: 'USDT' } }),
    ).toMatchObject({ error: 'primary-required' });
    const { primaryStatus } = services;
    Object.assign(services, { primaryStatus: () => Promise.resolve('certified') });
    await bench.call('POST /player/updateLimits', { token: me.token, body: { dailyLossUsdt: '100' } });
    expect(
      (await bench.call('GET /transaction/depositAddress', { token: me.token, query: { currencyCode: 'USDT' } })).data,
    ).toMatchObject({ address: null, test: false });
    Object.assign(services, { primaryStatus });
  } finally {
    Object.assign(services, { rules });
  }
});

test('the own deposit address is no destination', async () => {
  const own = (
    await bench.call('GET /transaction/depositAddress', { token: me.token, query: { currencyCode: 'USDT' } })
  ).data.address;
  expect(await withdraw({ address: own })).toMatchObject({ error: 'address-invalid' });
});

test('a withdrawal is held at once, paid with its fee, and the customer is told when', async () => {
  const { data } = await withdraw();
  expect(data).toMatchObject({
    type: 2,
    way: 'chain',
    amount: '1000',
    fee: '10',
    expectedAmount: '990',
    status: 'processing',
    step: 'requested',
    cancellable: true,
    address,
    chain: 'TRC20',
  });
  expect((data.deadline ?? 0) - data.createTime).toBe(dayMs);
  expect(await balance()).toEqual(['9000', '1000']);
  expect(await withdraw()).toMatchObject({ code: 400, error: 'withdrawal-day-used' });
  const said = await terms();
  expect(said.usedToday).toBe(data.orderNo);
  expect(new Date(said.nextTime).toISOString()).toContain('T23:00:00.000Z');
  expect((await step('approve-withdrawal', data.orderNo)).ok).toBe(true);
  expect(await cancel(data.orderNo)).toMatchObject({ code: 409, error: 'withdrawal-state' });
  const paid = txid();
  expect(
    await decide({ kind: 'confirm-withdrawal', orderNo: data.orderNo, txid: paid, approval: 'watcher' }),
  ).toMatchObject({ refusal: 'withdrawal-state' });
  expect((await decide({ kind: 'send-withdrawal', orderNo: data.orderNo, txid: paid, approval: 'p' })).ok).toBe(true);
  const confirmed = await Promise.all(
    Array.from({ length: 32 }, () =>
      decide({ kind: 'confirm-withdrawal', orderNo: data.orderNo, txid: paid, approval: 'watcher' }),
    ),
  );
  expect(confirmed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await balance()).toEqual(['9000', '0']);
  expect(
    (await bench.call('GET /transaction/detail', { token: me.token, query: { orderNo: data.orderNo } })).data,
  ).toMatchObject({
    status: 'success',
    txid: paid,
    steps: [{ step: 'requested' }, { step: 'approved' }, { step: 'sending' }, { step: 'success' }],
  });
  expect(await bench.sums()).toMatchObject({ USDT: '0' });
  expect(await withdraw()).toMatchObject({ error: 'withdrawal-day-used' });
});

test('of 64 at once, mixed over the three calls and over destinations, one is taken', async () => {
  const cards = [await addCard(), await addCard()];
  const bodies = [
    {},
    { address: undefined, bankCardId: cards[0] },
    { address: undefined, bankCardId: cards[1], amount: '100' },
    { amount: '100.5' },
  ];
  const replies = await Promise.all(Array.from({ length: 64 }, (_, i) => withdraw(bodies[i % 4], calls[i % 3])));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(new Set(replies.flatMap(({ error }) => error ?? []))).toEqual(new Set(['withdrawal-day-used']));
  expect(
    await bench.server.services.db.query('select count(*)::int as n from withdrawal where user_id = $1', [me.userId]),
  ).toEqual([{ n: 1 }]);
  expect(await bench.sums()).toMatchObject({ USDT: '0' });
});

test('64 at once with the real password check never take two', async () => {
  const replies = await Promise.all(
    Array.from({ length: 64 }, (_, i) =>
      withdraw({ fundPasswd: i % 5 === 0 ? fundPasswd : 'wrong-1234' }, calls[i % 3]),
    ),
  );
  expect(replies.filter(({ code }) => code === 200).length).toBeLessThan(2);
  expect(replies.every(({ code }) => [200, 400, 403, 503].includes(code))).toBe(true);
});

test('own cancel gives everything back and frees the day; a stranger is told of nothing', async () => {
  const { orderNo } = (await withdraw()).data;
  expect(await cancel(orderNo, other.token)).toMatchObject({ code: 404 });
  expect(await cancel('nosuch')).toMatchObject({ code: 404 });
  const replies = await Promise.all(Array.from({ length: 16 }, () => cancel(orderNo)));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await balance()).toEqual(['10000', '0']);
  expect((await withdraw()).code).toBe(200);
});

test('what is rejected returns, what is unknown stays held until there is proof', async () => {
  const rejected = (await withdraw()).data.orderNo;
  expect(
    (await decide({ kind: 'reject-withdrawal', orderNo: rejected, reason: 'the card is closed', approval: 'p' })).ok,
  ).toBe(true);
  expect(await balance()).toEqual(['10000', '0']);
  const { orderNo } = (await withdraw()).data;
  await step('approve-withdrawal', orderNo);
  expect(
    (await decide({ kind: 'mark-unknown-withdrawal', orderNo, reason: 'the wallet did not answer', approval: 'p' })).ok,
  ).toBe(true);
  bench.time.leap(3 * dayMs);
  expect(await decide({ kind: 'reject-withdrawal', orderNo, reason: 'too long', approval: 'p' })).toMatchObject({
    refusal: 'withdrawal-state',
  });
  expect(await balance()).toEqual(['9000', '1000']);
  expect(
    (await bench.call('GET /transaction/page', { token: me.token, query: { type: 2, status: 'processing' } })).data
      .list,
  ).toMatchObject([{ orderNo, step: 'unknown', status: 'processing' }]);
  expect(
    (await decide({ kind: 'fail-withdrawal', orderNo, proof: 'nonce used by another transaction', approval: 'p' })).ok,
  ).toBe(true);
  expect(await balance()).toEqual(['10000', '0']);
});

test('one transaction pays one withdrawal', async () => {
  const first = (await withdraw()).data.orderNo;
  bench.time.leap(dayMs);
  const second = (await withdraw()).data.orderNo;
  for (const orderNo of [first, second]) await step('approve-withdrawal', orderNo);
  const paid = txid();
  expect((await decide({ kind: 'send-withdrawal', orderNo: first, txid: paid, approval: 'p' })).ok).toBe(true);
  expect(
    await decide({ kind: 'send-withdrawal', orderNo: second, txid: paid.toUpperCase(), approval: 'p' }),
  ).toMatchObject({ refusal: 'proof-used' });
  expect(await decide({ kind: 'send-withdrawal', orderNo: second, txid: 'none', approval: 'p' })).toMatchObject({
    refusal: 'txid-invalid',
  });
});

test('a card is paid in VND at the rate of the submission, and is shown masked', async () => {
  const bankCardId = await addCard();
  const { data } = await withdraw({ address: undefined, bankCardId }, calls[2]);
  expect(data).toMatchObject({ way: 'bank', vndPerUsdt: '26300', vndAmount: '26037000', address: null });
  expect(data.cardNo).toMatch(/^•••• \d{4}$/);
  expect(await withdraw({ address: undefined, bankCardId, chain: 'TRC20' })).toMatchObject({
    error: 'destination-unclear',
  });
});

test('a changed login password holds withdrawals for a day', async () => {
  await bench.call('POST /player/updateLoginPassword', {
    token: me.token,
    body: { oldPassword: 'secret-123', newPassword: 'secret-456', confirmPassword: 'secret-456' },
  });
  const refusal = await withdraw();
  expect(refusal).toMatchObject({ code: 400, error: 'withdrawal-held' });
  const { holdUntil, nextTime } = await terms();
  expect(refusal.message).toBe(messageOf('withdrawal-held', 'en', { time: String(holdUntil) }));
  expect(nextTime).toBe(holdUntil);
  bench.time.leap(dayMs);
  expect((await withdraw()).code).toBe(200);
});

test('who allows only saved wallets pays to no other address', async () => {
  await bench.call('POST /playerWallet/savedOnly', { token: me.token, body: { on: true } });
  expect(await withdraw()).toMatchObject({ error: 'saved-wallets-only', field: 'address' });
  expect(await terms()).toMatchObject({ savedWalletsOnly: true });
});

test('the same key withdraws once, also with the password checked each time, which lies in no table', async () => {
  const first = await withdraw({}, calls[0], { 'idempotency-key': 'k' });
  expect(await withdraw({}, calls[0], { 'idempotency-key': 'k' })).toEqual(first);
  expect(await withdraw({ fundPasswd: 'wrong-1234' }, calls[0], { 'idempotency-key': 'k' })).toMatchObject({
    error: 'fund-password-wrong',
  });
  expect(await withdraw({ amount: '200' }, calls[0], { 'idempotency-key': 'k' })).toMatchObject({ code: 409 });
  expect(await balance()).toEqual(['9000', '1000']);
});

test.each([
  ['the amount', 'update withdrawal set amount = amount + 1, fee = fee + 1'],
  ['the address', "update withdrawal set address = 'TX' where way = 'chain'"],
  ['an end', "update withdrawal set status = 'requested', finished_at = null where status = 'success'"],
  ['the day', 'update withdrawal set platform_day = platform_day + 1'],
  ['the past', 'delete from withdrawal'],
  [
    'the count of a day',
    `insert into withdrawal select 'again', user_id, currency, amount, fee, expected, way, chain, address,
      bank_card_id, bank_name, card_no, vnd_rate, vnd_amount, platform_day, requested_at, deadline, 'requested', null,
      null, null from withdrawal where status not in ('rejected', 'cancelled') limit 1`,
  ],
])('the database itself refuses to change %s', async (_name, sql) => {
  expect((await bench.server.services.db.query('select 1 from withdrawal')).length).toBeGreaterThan(0);
  await expect(bench.server.services.db.query(sql)).rejects.toThrow();
});
