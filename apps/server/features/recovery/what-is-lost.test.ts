import { usdt } from '@candor/core/money/currencies.ts';
import { expect, test } from 'vitest';
import { codeOf, signInOperator, type TestOperator } from '../../operators/test-operators.ts';
import {
  approve,
  bench,
  codeFor,
  customer,
  db,
  handIn,
  hour,
  linkPattern,
  login,
  of,
  onRecoveryBench,
  password,
  propose,
  requestOf,
  rita,
  told,
  type Customer,
} from './test-recovery.ts';

onRecoveryBench();

const reachedAs = async ({ userId }: Customer) =>
  (
    await db().query(
      `select c.email, c.phone, c.password_hash,
          (select count(*)::int from customer_totp t where t.user_id = c.id) as totp
        from customer c where c.id = $1`,
      [userId],
    )
  )[0];
const holdOf = ({ userId }: Customer) => bench.server.services.destinations.holdUntil(userId);
const devicesOf = ({ userId }: Customer) =>
  db().query("select 1 from known_device where owner = 'customer' and owner_id = $1", [userId]);
const fundPasswd = 'fund horse 1';
const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
async function setFundPassword({ token, secret }: Customer): Promise<void> {
  const body = { password, totp: codeOf(bench, secret, 1), newPassword: fundPasswd, confirmPassword: fundPasswd };
  expect((await bench.call('POST /player/updateFundsPassword', { token, body })).code).toBe(200);
  bench.time.advance(60_000);
}

async function decided(one: Customer, changed: object): Promise<string> {
  const { contact } = await handIn(one.account, { cardNo: one.cardNo, ...changed });
  const requestId = await requestOf(one.userId);
  const { data } = await propose(requestId);
  expect(await approve(data.id, rita)).toMatchObject({ status: 409, error: 'proposal-own' });
  expect(await holdOf(one)).toBeNull();
  expect((await approve(data.id)).data).toMatchObject({ decision: 'approved' });
  return contact;
}

test('a lost phone becomes the new number; the rest stays, and all three ways are told', async () => {
  const one = await customer();
  const before = await reachedAs(one);
  const phone = '+84911222333';
  const now = bench.time.clock.now();
  await decided(one, { lost: ['phone'], contact: phone, code: await codeFor(phone) });
  expect(await reachedAs(one)).toEqual({ ...before, phone });
  expect(await holdOf(one)).toBe(now + 72 * hour);
  for (const address of [one.email, one.phone, phone])
    expect(await told(address, 'Access to your account changed'), address).toMatch(linkPattern);
  expect(await bench.call('GET /player/getInfo', { token: one.token })).toMatchObject({ status: 401 });
  expect((await login(phone, { password, totp: codeOf(bench, one.secret, 1) })).data.userInfo).toMatchObject({
    userId: one.userId,
  });
});

test('a lost authenticator is removed by the same two; password and ways stay, and money waits', async () => {
  const one = await customer();
  const before = await reachedAs(one);
  expect(before).toMatchObject({ totp: 1 });
  const now = bench.time.clock.now();
  await decided(one, { lost: ['authenticator'], contact: one.email, code: await codeFor(one.email) });
  expect(await reachedAs(one)).toEqual({ ...before, totp: 0 });
  expect(await holdOf(one)).toBe(now + 72 * hour);
  expect(await devicesOf(one)).toEqual([]);
  for (const address of [one.email, one.phone])
    expect(await told(address, 'Access to your account changed'), address).toMatch(linkPattern);
  const { data } = await login(one.account, { password });
  expect(data.userInfo).toMatchObject({ userId: one.userId, email: one.email });
  const asked = await bench.call('POST /transaction/withdrawal', {
    token: data.token,
    body: { currencyCode: 'USDT', amount: '100', fundPasswd: 'x', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
  });
  expect(asked.code).not.toBe(200);
});

test('until both have decided nothing is changed, held or told as done', async () => {
  const one = await customer();
  const before = await reachedAs(one);
  await handIn(one.account, { lost: ['authenticator', 'phone'], cardNo: one.cardNo });
  await propose(await requestOf(one.userId));
  expect(await reachedAs(one)).toEqual(before);
  expect(await holdOf(one)).toBeNull();
  const kinds = await db().query('select kind from message where user_id = $1 and kind like $2', [
    one.userId,
    'recovery-%',
  ]);
  expect(kinds).toEqual([{ kind: 'recovery-asked' }]);
  expect((await bench.call('GET /player/getInfo', { token: one.token })).code).toBe(200);
});

test('what is looked at and decided stands in the audit, and its owner can read it', async () => {
  const one = await customer();
  await handIn(one.account, { lost: ['email'], cardNo: one.cardNo });
  const id = await requestOf(one.userId);
  await bench.call('GET /operator/service/accessRequests/{id}', { ...of(rita), params: { id } });
  const { data } = await propose(id);
  await approve(data.id);
  const acts = await db().query<{ act: string; maker: string | null }>(
    "select act, details::json ->> 'maker' as maker from operator_audit where user_id = $1 order by seq",
    [one.userId],
  );
  expect(acts.slice(-2)).toEqual([
    { act: 'access-view', maker: null },
    { act: 'access-recovery', maker: rita?.name },
  ]);
});

test('what was asked for before is let out by nobody within the 72 hours, and afterwards it is', async () => {
  const one = await customer();
  await setFundPassword(one);
  const asked = await bench.call('POST /transaction/withdrawal', {
    token: one.token,
    body: {
      currencyCode: 'USDT',
      amount: '150',
      address,
      fundPasswd,
      totp: codeOf(bench, one.secret),
    },
  });
  expect(asked.code).toBe(200);
  const { orderNo } = asked.data;
  const [finn, faye] = [
    await signInOperator(bench, 'finance', 'finn-first'),
    await signInOperator(bench, 'finance', 'faye-first'),
  ];
  const letOut = (operator: TestOperator) =>
    bench.call('POST /operator/proposals/make', {
      ...of(operator),
      body: { proposal: { kind: 'withdrawal-approve', orderNo, reason: 'looks right' } },
    });
  // Proposed before the account is given back, and decided while that can be undone.
  const { data } = await letOut(finn);
  await decided(one, { lost: ['password'], contact: one.email, code: await codeFor(one.email) });
  expect(await approve(data.id, faye)).toMatchObject({ status: 409, error: 'recovery-recent' });
  await bench.call('POST /operator/proposals/refuse', { ...of(faye), body: { id: data.id, reason: 'later' } });
  expect(await letOut(finn)).toMatchObject({ error: 'recovery-recent', field: 'orderNo' });
  const status = () => db().query('select status from withdrawal where order_no = $1', [orderNo]);
  expect(await status()).toEqual([{ status: 'requested' }]);
  bench.time.leap(72 * hour);
  const [ida, ivo] = [
    await signInOperator(bench, 'finance', 'ida-later'),
    await signInOperator(bench, 'finance', 'ivo-later'),
  ];
  const later = await letOut(ida);
  expect((await approve(later.data.id, ivo)).data).toMatchObject({ decision: 'approved' });
  expect(await status()).toEqual([{ status: 'approved' }]);
  expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
});

test('what was approved before is not paid within the 72 hours, and afterwards it is', async () => {
  const one = await customer();
  const finn = await signInOperator(bench, 'finance', 'finn-pays');
  const { engine } = bench.server.services;
  const orderNo = `held${one.userId}`;
  const destination = { way: 'chain', chain: 'TRC20', address } as const;
  const asked = { kind: 'request-withdrawal', userId: one.userId, orderNo, currency: 'USDT', destination } as const;
  expect((await engine.submit({ ...asked, holdUntil: null, amount: usdt('150') })).ok).toBe(true);
  expect((await engine.submit({ kind: 'approve-withdrawal', orderNo, approval: 'test' })).ok).toBe(true);
  const payable = async (operator: TestOperator): Promise<boolean> => {
    const reply = await fetch(`${bench.server.url}/operator/csv/payouts`, { headers: operator.headers });
    return (await reply.text()).includes(orderNo);
  };
  const txid = 'ab'.repeat(32);
  const match = async (operator: TestOperator) =>
    (
      await bench.call('POST /operator/withdrawals/match', {
        headers: operator.headers,
        body: { payments: [{ reference: orderNo, txid }] },
      })
    ).data[0]?.verdict;
  const enter = (operator: TestOperator) =>
    bench.call('POST /operator/withdrawals/sent', { headers: operator.headers, body: { orderNo, txid } });
  expect([await payable(finn), await match(finn)]).toEqual([true, 'ready']);
  await decided(one, { lost: ['password'], contact: one.email, code: await codeFor(one.email) });
  expect([await payable(finn), await match(finn)]).toEqual([false, 'blocked']);
  expect(await enter(finn)).toMatchObject({ status: 409, error: 'recovery-recent', field: 'orderNo' });
  // Nor said to be unknown, from which another one could confirm it.
  const unknown = { headers: finn.headers, body: { orderNo, reason: 'no answer' } };
  expect(await bench.call('POST /operator/withdrawals/unknown', unknown)).toMatchObject({
    status: 409,
    error: 'recovery-recent',
    field: 'orderNo',
  });
  expect(await db().query('select status from withdrawal where order_no = $1', [orderNo])).toEqual([
    { status: 'approved' },
  ]);
  bench.time.leap(72 * hour);
  const faye = await signInOperator(bench, 'finance', 'faye-pays');
  expect([await payable(faye), await match(faye)]).toEqual([true, 'ready']);
  expect((await enter(faye)).code).toBe(200);
});

test('an account that was given back is closed by nobody within the 72 hours, whoever has asked for it', async () => {
  const one = await customer();
  await setFundPassword(one);
  const body = { fundPasswd, address, totp: codeOf(bench, one.secret) };
  expect((await bench.call('POST /player/close', { token: one.token, body })).code).toBe(200);
  await decided(one, { lost: ['password'], contact: one.email, code: await codeFor(one.email) });
  const close = (operator: TestOperator) =>
    bench.call('POST /operator/proposals/make', {
      ...of(operator),
      body: { proposal: { kind: 'account-close', userId: one.userId, reason: 'asked for it' } },
    });
  expect(await close(await signInOperator(bench, 'finance', 'pia-early'))).toMatchObject({
    status: 409,
    error: 'recovery-recent',
    field: 'userId',
  });
  bench.time.leap(72 * hour);
  expect((await close(await signInOperator(bench, 'finance', 'pia-later'))).code).toBe(200);
});
