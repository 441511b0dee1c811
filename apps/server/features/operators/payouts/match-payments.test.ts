import { usdt } from '@candor/core/money/currencies.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

const address = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';
const other = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const txid = (letter: string): string => letter.repeat(64);
let bench: TestServer;
let [fred, risk]: TestOperator[] = [];
/** w1 … w5 are approved, w9 of USDC, w6 is asked for only, the owner of w7 is frozen; each of an account of its own. */
beforeAll(async () => {
  bench = await openTestServer();
  fred = await signInOperator(bench, 'finance', 'fred');
  risk = await signInOperator(bench, 'risk', 'rita');
  const { engine } = bench.server.services;
  for (const number of [1, 2, 3, 4, 5, 6, 7, 9]) {
    const { userId } = await bench.signUp();
    const currency = number === 9 ? 'USDC' : 'USDT';
    if (number === 9)
      await engine.submit({
        kind: 'adjust-balance',
        adjustmentId: 'usdc',
        userId,
        accountType: 1,
        currency,
        amount: usdt('150'),
        reverses: null,
        reason: 'a test',
        approval: 'test',
      });
    await engine.submit({
      kind: 'request-withdrawal',
      userId,
      orderNo: `w${number}`,
      currency,
      holdUntil: null,
      amount: usdt('150'),
      destination: { way: 'chain', chain: 'TRC20', address },
    });
    if (number !== 6) await engine.submit({ kind: 'approve-withdrawal', orderNo: `w${number}`, approval: 'test' });
    if (number === 7)
      await bench.call('POST /operator/customers/freeze', {
        headers: risk?.headers ?? {},
        body: { userId, reason: 'a takeover' },
      });
  }
});
afterAll(() => bench.close());

interface Payment {
  readonly reference: string;
  readonly txid: string;
  readonly address?: string;
  readonly amount?: string;
  readonly currency?: string;
}
const match = (payments: readonly Payment[], operator = fred) =>
  bench.call('POST /operator/withdrawals/match', {
    headers: operator?.headers ?? {},
    body: { payments: [...payments] },
  });
const verdicts = async (...payments: Payment[]): Promise<string[]> =>
  (await match(payments)).data.map(({ verdict }) => verdict);
const enter = (orderNo: string, paid: string) =>
  bench.call('POST /operator/withdrawals/sent', { headers: fred?.headers ?? {}, body: { orderNo, txid: paid } });
const payment = (reference: string, letter: string, changes: object = {}): Payment => ({
  reference,
  txid: txid(letter),
  address,
  amount: '148.5',
  ...changes,
});
const stored = () => bench.server.services.db.query('select order_no, status, txid from withdrawal order by order_no');

test('an empty file, one that is too long and a line without a transaction are refused', async () => {
  expect(await match([])).toMatchObject({ status: 400, error: 'field-required', field: 'payments' });
  expect(await match(Array.from({ length: 201 }, () => payment('w1', 'a')))).toMatchObject({ status: 400 });
  expect(await match([payment('w1', 'a', { txid: ' ' })])).toMatchObject({ status: 400, error: 'field-required' });
  expect(await match([payment('w1', 'a')], risk)).toMatchObject({ status: 403, error: 'operator-role' });
});

test('a line that agrees is shown beside its withdrawal, and nothing is entered by looking', async () => {
  const before = await stored();
  const sums = await bench.sums();
  expect((await match([payment('w1', 'a')])).data).toEqual([
    {
      reference: 'w1',
      txid: txid('a'),
      verdict: 'ready',
      status: 'approved',
      currencyCode: 'USDT',
      amount: '148.5',
      address,
    },
  ]);
  // As the wallet spells it, and what the file lacks is not compared.
  expect(await verdicts(payment('w1', 'A', { amount: '148.500000' }), { reference: 'w2', txid: txid('b') })).toEqual([
    'ready',
    'ready',
  ]);
  expect([await stored(), await bench.sums()]).toEqual([before, sums]);
});

test('what differs is named, each line by itself', async () => {
  expect(
    await verdicts(
      payment('w1', 'a', { address: other }),
      payment('w2', 'b', { amount: '150' }),
      payment('w3', 'c', { amount: 'much' }),
      payment('w4', 'd', { txid: 'not-a-transaction' }),
      payment('w6', 'e'),
      payment('w7', 'f'),
      payment('w8', '1'),
    ),
  ).toEqual([
    'other-address',
    'other-amount',
    'other-amount',
    'txid-invalid',
    'other-state',
    'blocked',
    'unknown-reference',
  ]);
  expect(await verdicts(payment('w1', 'a'), payment('w1', 'b'), payment('w2', 'c'), payment('w3', 'C'))).toEqual([
    'repeated',
    'repeated',
    'repeated',
    'repeated',
  ]);
});

test('the same number of another currency is another payment; a file without one is of USDT', async () => {
  expect(
    await verdicts(
      payment('w1', 'a', { currency: 'USDC' }),
      payment('w2', 'b', { currency: '' }),
      payment('w3', 'c', { currency: 'usdt' }),
      payment('w9', 'd'),
      payment('w4', '1', { currency: 'USDC', amount: '1' }),
    ),
  ).toEqual(['other-currency', 'other-currency', 'ready', 'currency-missing', 'other-currency']);
  expect(await verdicts(payment('w9', 'd', { currency: 'USDT' }), payment('w1', 'e', { currency: 'USDT' }))).toEqual([
    'other-currency',
    'ready',
  ]);
  expect((await match([payment('w9', 'd', { currency: 'USDC' })])).data).toMatchObject([
    { verdict: 'ready', currencyCode: 'USDC', amount: '148.5' },
  ]);
});

test('entered once, the same file changes nothing, and its transaction pays no other withdrawal', async () => {
  const file = [payment('w1', 'a'), payment('w2', 'b')];
  expect(await verdicts(...file)).toEqual(['ready', 'ready']);
  expect((await enter('w1', txid('a'))).code).toBe(200);
  // Broken off here, the file goes on with what is left.
  expect(await verdicts(...file)).toEqual(['entered', 'ready']);
  expect((await enter('w2', txid('b'))).code).toBe(200);
  expect(await verdicts(...file)).toEqual(['entered', 'entered']);
  expect(await enter('w1', txid('a'))).toMatchObject({ status: 409, error: 'withdrawal-state' });
  expect(await verdicts(payment('w3', 'a'), payment('w1', 'd'))).toEqual(['txid-used', 'other-state']);
  expect(await enter('w3', txid('a'))).toMatchObject({ error: 'proof-used' });
  expect(await stored()).toMatchObject([
    { order_no: 'w1', status: 'sending', txid: txid('a') },
    { order_no: 'w2', status: 'sending', txid: txid('b') },
    { order_no: 'w3', status: 'approved', txid: null },
    { order_no: 'w4', status: 'approved', txid: null },
    { order_no: 'w5', status: 'approved', txid: null },
    { order_no: 'w6', status: 'requested', txid: null },
    { order_no: 'w7', status: 'approved', txid: null },
    { order_no: 'w9', status: 'approved', txid: null },
  ]);
});

test('the payout file and its way back agree: what it says with transactions beside it is ready', async () => {
  const reply = await fetch(`${bench.server.url}/operator/csv/payouts`, { headers: fred?.headers ?? {} });
  const [head, ...lines] = (await reply.text()).replace('\ufeff', '').trim().split('\r\n');
  expect(head).toBe('address,amount,reference,currency');
  const payments = lines.map((line, at) => {
    const [to = '', amount = '', reference = '', currency = ''] = line.split(',');
    return { address: to, amount, reference, currency, txid: txid(String(at + 1)) };
  });
  expect(payments.map(({ reference, amount, currency }) => [reference, amount, currency])).toEqual([
    ['w3', '148.5', 'USDT'],
    ['w4', '148.5', 'USDT'],
    ['w5', '148.5', 'USDT'],
    ['w9', '148.5', 'USDC'],
  ]);
  expect(await verdicts(...payments)).toEqual(['ready', 'ready', 'ready', 'ready']);
});
