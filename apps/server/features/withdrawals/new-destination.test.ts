import { dayMs } from '@candor/core/platform-day.ts';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tronAddressOf } from '../../chain/tron-address.ts';
import { pngOf } from '../../files/test-images.ts';
import { messageOf } from '../../i18n/messages.ts';
import { certify, fund, moveTo, realSettings, switchProduct } from '../../operators/test-countries.ts';
import { signInOperator } from '../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';

let bench: TestServer;
let me: { token: string; userId: string };
const fundPasswd = 'money-1234';
const reason = 'asked for by the customer';
const newAddress = (): string => tronAddressOf(secp256k1.getPublicKey(secp256k1.utils.randomSecretKey()));

beforeAll(async () => {
  bench = await openTestServer({ settings: realSettings });
  await switchProduct(bench, 'VN', 'vnd', true);
});
afterAll(() => bench.close());
beforeEach(async () => {
  me = await customer();
});

/** A certified customer with 2,000 USDT. */
async function customer() {
  const { token, userId } = await bench.signUp({ funded: false });
  await Promise.all([moveTo(bench, userId, 'VN'), certify(bench, userId)]);
  await fund(bench, userId, 1, '2000');
  await bench.call('POST /player/updateFundsPassword', {
    token,
    body: { password: 'secret-123', newPassword: fundPasswd, confirmPassword: fundPasswd },
  });
  return { token, userId };
}

const calls = [
  'POST /transaction/withdrawal',
  'POST /transaction/executeWithdrawalUser',
  'POST /transaction/bankWithdrawal',
] as const;
const withdraw = (to: object, call: (typeof calls)[number] = calls[0]) =>
  bench.call(call, { token: me.token, body: { currencyCode: 'USDT', amount: '100', fundPasswd, ...to } });
async function saveWallet(address: string, currencyCode = 'USDT') {
  const kept = await bench.server.services.files.keep(me.userId, await pngOf(40, 40));
  const qrImage = kept.ok ? kept.value.id : '';
  const body = { currencyCode, chain: 'TRC20', address, qrImage };
  return (await bench.call('POST /playerWallet/add', { token: me.token, body })).data;
}
async function saveCard() {
  const bankCode = (await bench.call('GET /common/bank/list', { token: me.token })).data[0]?.bankCode ?? '';
  const body = { username: 'Lan Nguyen', cardNo: '9704361210000001', bankCode, city: 'Ha Noi' };
  return (await bench.call('POST /player/bankAccount/saveOrEdit', { token: me.token, body })).data;
}
/** Lets the last withdrawal arrive. */
async function arrive(orderNo: string) {
  const { engine } = bench.server.services;
  const txid = Buffer.from(orderNo).toString('hex').padStart(64, '0').slice(-64);
  await engine.decide({ kind: 'approve-withdrawal', orderNo, approval: 'p' }, []);
  await engine.decide({ kind: 'send-withdrawal', orderNo, txid, approval: 'p' }, []);
  expect(await engine.decide({ kind: 'confirm-withdrawal', orderNo, txid, approval: 'p' }, [])).toMatchObject({
    ok: true,
  });
}
/** Up to a millisecond before a moment, and then to it. */
const before = (at: number): void => bench.time.leap(at - 1 - bench.time.clock.now());
const waits = (field: string, time: number) => ({
  code: 400,
  error: 'destination-waits',
  field,
  message: messageOf('destination-waits', 'en', { time: String(time) }),
});

test('an address that nobody saved is refused by each of the three calls, and nothing is held', async () => {
  const address = newAddress();
  for (const call of calls)
    expect(await withdraw({ address }, call)).toMatchObject({
      code: 400,
      error: 'destination-unsaved',
      field: 'address',
    });
  const { data } = await bench.call('POST /account/balance', {
    token: me.token,
    query: { type: 1, currencyCode: 'USDT' },
  });
  expect(data).toMatchObject({ available: '2000', frozen: '0' });
});

test('a saved wallet is paid to a day later, to the millisecond, chosen or typed; the list says so', async () => {
  const { address, id, createTime, usableTime } = await saveWallet(newAddress());
  expect(usableTime).toBe(createTime + dayMs);
  const list = await bench.call('GET /playerWallet/page', { token: me.token, query: {} });
  expect(list.data.list).toMatchObject([{ id, usableTime }]);
  before(usableTime);
  expect(await withdraw({ walletId: id })).toMatchObject(waits('walletId', usableTime));
  expect(await withdraw({ address })).toMatchObject(waits('address', usableTime));
  bench.time.leap(1);
  expect(await withdraw({ address })).toMatchObject({ code: 200, data: { address } });
});

test('a bank card is paid to a day later, to the millisecond', async () => {
  const { id, createTime, usableTime } = await saveCard();
  expect(usableTime).toBe(createTime + dayMs);
  const own = await bench.call('POST /player/bankAccount/detail', { token: me.token, body: {} });
  expect(own.data.list).toMatchObject([{ id, usableTime }]);
  before(usableTime);
  for (const call of calls)
    expect(await withdraw({ bankCardId: id }, call)).toMatchObject(waits('bankCardId', usableTime));
  bench.time.leap(1);
  expect((await withdraw({ bankCardId: id })).code).toBe(200);
});

test('deleted and saved anew it waits anew; saved for the other currency it is the same address', async () => {
  const first = await saveWallet(newAddress());
  bench.time.leap(dayMs);
  expect((await saveWallet(first.address, 'USDC')).usableTime).toBe(first.usableTime);
  for (const { id } of (await bench.call('GET /playerWallet/page', { token: me.token, query: {} })).data.list)
    await bench.call('POST /playerWallet/delete', { token: me.token, body: { id } });
  expect(await withdraw({ address: first.address })).toMatchObject({ error: 'destination-unsaved' });
  const again = await saveWallet(first.address);
  expect(again.usableTime).toBe(bench.time.clock.now() + dayMs);
  expect(await withdraw({ walletId: again.id })).toMatchObject(waits('walletId', again.usableTime));
});

test('an address paid to a day ago needs no saving, and saved it does not wait; a failed one does', async () => {
  const address = newAddress();
  const { id } = await saveWallet(address);
  bench.time.leap(dayMs);
  const rejected = (await withdraw({ walletId: id })).data.orderNo;
  await bench.call('POST /playerWallet/delete', { token: me.token, body: { id } });
  await bench.server.services.engine.decide(
    { kind: 'reject-withdrawal', orderNo: rejected, reason: 'not now', approval: 'p' },
    [],
  );
  bench.time.leap(2 * dayMs);
  expect(await withdraw({ address })).toMatchObject({ error: 'destination-unsaved' });
  const anew = await saveWallet(address);
  bench.time.leap(dayMs);
  await arrive((await withdraw({ walletId: anew.id })).data.orderNo);
  const arrivedAt = bench.time.clock.now();
  await bench.call('POST /playerWallet/delete', { token: me.token, body: { id: anew.id } });
  before(arrivedAt + dayMs);
  expect(await withdraw({ address })).toMatchObject(waits('address', arrivedAt + dayMs));
  bench.time.leap(1);
  expect((await saveWallet(address)).usableTime).toBeLessThanOrEqual(bench.time.clock.now());
  expect((await withdraw({ address })).code).toBe(200);
});

test('what one customer saved or was paid is new to another', async () => {
  const { address } = await saveWallet(newAddress());
  bench.time.leap(dayMs);
  me = await customer();
  expect(await withdraw({ address })).toMatchObject({ error: 'destination-unsaved' });
});

test('the terms say how long a new destination waits', async () => {
  const { data } = await bench.call('GET /transaction/withdrawTerms', {
    token: me.token,
    query: { currencyCode: 'USDT' },
  });
  expect(data.newDestinationHours).toBe(24);
});

test('closing to a new address is asked for at once, and carried out by nobody within a day', async () => {
  const address = newAddress();
  const asked = await bench.call('POST /player/close', { token: me.token, body: { fundPasswd, address } });
  expect(asked.data.request).toMatchObject({ destination: address });
  const from = bench.time.clock.now() + dayMs;
  before(from);
  const finance = (name: string) => signInOperator(bench, 'finance', name);
  const [anna, bert] = [await finance('anna'), await finance('bert')];
  const propose = () =>
    bench.call('POST /operator/proposals/make', {
      headers: anna.headers,
      body: { proposal: { kind: 'account-close', userId: me.userId, reason } },
    });
  expect(await propose()).toMatchObject({ status: 400, error: 'destination-waits', field: 'userId' });
  bench.time.leap(1);
  const { data } = await propose();
  expect(
    (await bench.call('POST /operator/proposals/approve', { headers: bert.headers, body: { id: data.id } })).data,
  ).toMatchObject({ decision: 'approved' });
});
