import { price, priceScale } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blackPng } from '../../../files/test-images.ts';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let [anna, bert, risk]: TestOperator[] = [];
let me: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
  anna = await signInOperator(bench, 'finance', 'anna');
  bert = await signInOperator(bench, 'finance', 'bert');
  risk = await signInOperator(bench, 'risk', 'rita');
  me = await bench.signUp();
}, 120_000);
afterAll(() => bench.close());

const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const reveal = (operator: TestOperator | undefined, orderNo: string) =>
  bench.call('POST /operator/deposits/reveal', { ...of(operator), body: { orderNo } });

async function screenshot(): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(blackPng(64))], { type: 'image/png' }), 'paid.png');
  const reply = await fetch(`${bench.server.url}/common/file/upload`, {
    method: 'POST',
    headers: { 'coin-auth': me.token },
    body: form,
  });
  return ((await reply.json()) as { data: { id: string } }).data.id;
}

test('everything that a dong form has asked for is read by its reviewer, on record', async () => {
  const { token } = me;
  const [account] = (await bench.call('GET /transaction/getRechargeBankAccount', { token })).data.accounts;
  const written = {
    accountName: 'NGUYEN THI LAN',
    bankName: 'Vietcombank',
    cardNo: '9704361234567890',
    remitterName: 'Nguyen Thi Lan',
    remitterId: '079123456789',
  };
  const { data } = await bench.call('POST /transaction/bankRecharge', {
    token,
    body: { ...written, bankAccountId: account?.id ?? '', amount: '2630000', screenshot: await screenshot() },
  });
  expect(await reveal(risk, data.orderNo)).toMatchObject({ status: 403, error: 'operator-role' });
  expect(await reveal(anna, 'nothing')).toMatchObject({ status: 404, error: 'not-found' });
  expect((await reveal(anna, data.orderNo)).data).toEqual({
    ...written,
    payer: null,
    remitterAddress: null,
    companyAddress: null,
    bankCode: null,
    ourAccount: { bankName: account?.bankName, holder: account?.accountName, accountNo: account?.accountNumber },
  });
  expect((await bench.call('GET /player/operatorActs', { token })).data.list).toMatchObject([
    { act: 'deposit-view', subject: `deposit:${data.orderNo}` },
  ]);
});

test('and of the general form', async () => {
  const { token } = me;
  const written = {
    payer: 'Lan',
    remitterAddress: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj',
    companyAddress: 'Ha Noi',
    bankName: 'VCB',
    bankCode: '970436',
    accountName: 'LAN NGUYEN',
  };
  const { data } = await bench.call('POST /transaction/recharge', {
    token,
    body: {
      ...written,
      currencyCode: 'USDT',
      amount: '100',
      chain: 'TRC20',
      screenshot: await screenshot(),
      accountNumber: '1234567890',
    },
  });
  expect((await reveal(anna, data.orderNo)).data).toEqual({
    ...written,
    cardNo: '1234567890',
    remitterName: null,
    remitterId: null,
    ourAccount: null,
  });
});

test('what no watcher sees is confirmed by another operator than the one who has said that it was paid', async () => {
  const { engine } = bench.server.services;
  const vndRate = price(26_300n * 10n ** BigInt(priceScale));
  const ask = async (orderNo: string): Promise<void> => {
    const { userId } = await bench.signUp();
    const destination = { way: 'bank', bankCardId: 'c', bankName: 'b', cardNo: '•••• 1', vndRate } as const;
    await engine.submit({
      kind: 'request-withdrawal',
      orderNo,
      userId,
      currency: 'USDT',
      amount: usdt('100'),
      destination,
      holdUntil: null,
    });
    await engine.submit({ kind: 'approve-withdrawal', orderNo, approval: 'test' });
  };
  const step = (operator: TestOperator | undefined, call: 'sent' | 'unknown' | 'confirmed', body: object) =>
    bench.call(`POST /operator/withdrawals/${call}`, { ...of(operator), body: body as never });
  const confirm = (operator: TestOperator | undefined, orderNo: string) =>
    step(operator, 'confirmed', { orderNo, txid: `reference${orderNo}`, reason: 'seen on the statement' });
  await ask('bank1');
  // Who pays at the bank reads the dong to be sent.
  const { list } = (await bench.call('GET /operator/withdrawals', { ...of(anna), query: { search: 'bank1' } })).data;
  expect(list).toMatchObject([{ usdtAmount: '99', vndAmount: '2603700' }]);
  expect((await step(anna, 'sent', { orderNo: 'bank1', txid: 'referencebank1' })).code).toBe(200);
  expect(await confirm(anna, 'bank1')).toMatchObject({ status: 409, error: 'payout-other-operator' });
  expect((await confirm(bert, 'bank1')).code).toBe(200);
  await ask('bank2');
  expect((await step(bert, 'unknown', { orderNo: 'bank2', reason: 'the bank is silent' })).code).toBe(200);
  expect(await confirm(bert, 'bank2')).toMatchObject({ status: 409, error: 'payout-other-operator' });
  expect((await confirm(anna, 'bank2')).code).toBe(200);
  // From now on the two count as one person.
  await ask('bank3');
  expect((await step(anna, 'sent', { orderNo: 'bank3', txid: 'referencebank3' })).code).toBe(200);
  await bench.server.services.db.query(
    "insert into operator_handout (operator_id, by_operator, act, time) values ($1, $2, 'reset', 1)",
    [bert?.id, anna?.id],
  );
  expect(await confirm(bert, 'bank3')).toMatchObject({ status: 409, error: 'payout-other-operator' });
});
