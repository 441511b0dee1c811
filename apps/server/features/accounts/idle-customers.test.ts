import { usdt } from '@candor/core/money/currencies.ts';
import { isLoaded } from '@candor/core/state.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

const fundPasswd = 'money-1234';
const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const paidIn = 'a'.repeat(64);
const paidOut = 'b'.repeat(64);
let bench: TestServer;
let token: string;
let userId: string;

beforeAll(async () => {
  bench = await openTestServer();
  ({ token, userId } = await bench.signUp({ funded: true }));
  await payIn();
  await payOut(await withdraw());
}, 120_000);
afterAll(() => bench.close());

/** Whoever has nothing open is forgotten, as with a start. */
beforeEach(async () => {
  const { engine } = bench.server;
  await engine.resume();
  if (isLoaded(engine.state, userId)) throw new Error('a customer with nothing open was not forgotten');
});

const payIn = () =>
  bench.server.services.engine.submit({
    kind: 'credit-chain-deposit',
    orderNo: 'd1',
    userId,
    txid: paidIn,
    logIndex: 0,
    amount: usdt('100'),
    bonus: true,
  });
async function withdraw(): Promise<string> {
  await bench.call('POST /player/updateFundsPassword', {
    token,
    body: { password: 'secret-123', newPassword: fundPasswd, confirmPassword: fundPasswd },
  });
  const asked = await bench.call('POST /transaction/withdrawal', {
    token,
    body: { currencyCode: 'USDT', amount: '1000', address, fundPasswd },
  });
  return asked.data.orderNo;
}
async function payOut(orderNo: string): Promise<void> {
  const { engine } = bench.server;
  await engine.submit({ kind: 'approve-withdrawal', orderNo, approval: 'p' });
  await engine.submit({ kind: 'send-withdrawal', orderNo, txid: paidOut, approval: 'p' });
  const confirmed = await engine.submit({ kind: 'confirm-withdrawal', orderNo, txid: paidOut, approval: 'p' });
  expect(confirmed.ok).toBe(true);
}

test('the terms of a withdrawal know what they have and that today is used', async () => {
  const { data } = await bench.call('GET /transaction/withdrawTerms', { token, query: { currencyCode: 'USDT' } });
  expect(data).toMatchObject({ available: '9100', bonusLocked: '15', usedToday: expect.any(String) as string });
});

test('the bonus of a first deposit is not offered again', async () => {
  const { data } = await bench.call('GET /portal/currency/chargeCurrencyList', { token });
  expect(data[0]).toMatchObject({ bonusRate: '0' });
});

test('closing says what it pays', async () => {
  const { data } = await bench.call('GET /player/close', { token });
  expect(data).toMatchObject({ payout: { total: '9100', fee: '91', expected: '9009' }, bonusLocked: '15' });
});

test('a second withdrawal of the day is refused', async () => {
  const body = { currencyCode: 'USDT', amount: '1000', address, fundPasswd };
  expect(await bench.call('POST /transaction/withdrawal', { token, body })).toMatchObject({
    error: 'withdrawal-day-used',
  });
});

test('a transfer of the chain is credited once, and a payout is entered once', async () => {
  expect(await payIn()).toMatchObject({ ok: false, refusal: 'already-credited' });
  const other = await bench.signUp({ funded: true });
  [token, userId] = [other.token, other.userId];
  const orderNo = await withdraw();
  const { engine } = bench.server;
  await engine.submit({ kind: 'approve-withdrawal', orderNo, approval: 'p' });
  await engine.resume();
  expect(isLoaded(engine.state, userId)).toBe(false);
  const entered = await engine.submit({ kind: 'send-withdrawal', orderNo, txid: paidOut.toUpperCase(), approval: 'p' });
  expect(entered).toMatchObject({ ok: false, refusal: 'proof-used' });
  // Whose payout waits is there from the first step of it on.
  expect(isLoaded(engine.state, userId)).toBe(true);
  await engine.submit({ kind: 'reject-withdrawal', orderNo, reason: 'a test', approval: 'p' });
});

test('what they do next is done with all that they have, and money is conserved', async () => {
  const body = { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '10000' } as const;
  expect(await bench.call('POST /account/executeUserCutTurn', { token, body })).toMatchObject({ code: 200 });
  expect(await bench.sums()).toMatchObject({ USDT: '0' });
});
