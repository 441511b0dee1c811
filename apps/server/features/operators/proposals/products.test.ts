import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

const day = 86_400_000;
let bench: TestServer;
let [anna, bert, admin]: TestOperator[] = [];
let signed = 0;
/** Operators are signed out after half an hour without work. */
async function signIn(): Promise<void> {
  signed += 1;
  anna = await signInOperator(bench, 'finance', `anna${signed}`);
  bert = await signInOperator(bench, 'finance', `bert${signed}`);
  admin = await signInOperator(bench, 'admin', `ada${signed}`);
}
beforeAll(async () => {
  bench = await openTestServer();
  await signIn();
});
afterAll(() => bench.close());

const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const reason = 'agreed at the table on Monday';
const make = (proposal: Record<string, unknown>) =>
  bench.call('POST /operator/proposals/make', { ...of(anna), body: { proposal: { reason, ...proposal } as never } });
const approve = (id: string, operator = bert) =>
  bench.call('POST /operator/proposals/approve', { ...of(operator), body: { id } });
const two = async (proposal: Record<string, unknown>) => approve((await make(proposal)).data.id);

const offer = {
  productId: 'lock-20',
  kind: 'lock-mining',
  currencyCode: 'USDT',
  dailyRate: '0.1',
  penaltyRate: '1',
  days: 20,
  dividend: 'daily',
  minAmount: '10',
  maxAmount: '1000',
  example: false,
  paused: false,
};
const buy = (token: string, amount: string) =>
  bench.call('POST /lockMining/purchase', { token, body: { productId: 'lock-20', amount } });
const onSale = async (lang: string) =>
  (await bench.call('GET /lockMining/products', { token: (await bench.signUp()).token, headers: { lang } })).data.find(
    ({ id }) => id === 'lock-20',
  );
const owed = async () =>
  (await bench.call('GET /operator/products/liabilities', of(anna))).data.products.find(
    ({ productId }) => productId === 'lock-20',
  );
async function sleep(ms: number): Promise<void> {
  bench.time.leap(ms);
  bench.time.advance(1_000);
  const { engine } = bench.server;
  while (engine.state.earn.due(bench.time.clock.now(), 1).length > 0) await engine.submit({ kind: 'clock' });
  await signIn();
}

test.each([
  [{ dailyRate: '0' }, 'product-invalid', 'dailyRate'],
  [{ days: 20, dividend: 'end' }, 'product-invalid', 'dividend'],
  [{ maxAmount: '9' }, 'product-invalid', 'maxAmount'],
])('what core does not offer stays proposed and is not on sale: %o', async (changes, error, field) => {
  const { data } = await make({ kind: 'product-change', product: { ...offer, productId: `bad-${field}`, ...changes } });
  expect(await approve(data.id)).toMatchObject({ error, field });
  expect(
    (await bench.call('GET /operator/products', of(anna))).data.products.some(({ productId }) =>
      productId.startsWith('bad-'),
    ),
  ).toBe(false);
});

test('texts of a language that there is not, or without a name, are refused', async () => {
  expect(
    await make({ kind: 'product-change', product: offer, texts: { xx: { name: 'A', description: '' } } }),
  ).toMatchObject({ status: 400 });
  expect(
    await make({ kind: 'product-change', product: offer, texts: { vi: { name: ' ', description: '' } } }),
  ).toMatchObject({ error: 'field-required' });
});

test('two agree on a product and its pool and it is sold; a version leaves orders, a pause ends sales', async () => {
  const { token } = await bench.signUp();
  const texts = {
    en: { name: 'Spring, {days} days', description: 'Locked for {days} days.' },
    vi: { name: 'Xuân {days} ngày', description: 'Khóa {days} ngày.' },
  };
  const { data: proposed } = await make({ kind: 'product-change', product: offer, texts });
  expect(await approve(proposed.id, anna)).toMatchObject({ error: 'proposal-own' });
  expect((await buy(token, '100')).error).toBe('product-unknown');
  expect((await approve(proposed.id)).code).toBe(200);
  expect((await bench.call('GET /operator/products', of(anna))).data.texts).toEqual({ 'lock-20': texts });
  expect([await onSale('vi'), await onSale('de')]).toMatchObject([
    { productName: 'Xuân 20 ngày', description: 'Khóa 20 ngày.', soldOut: true },
    { productName: 'Spring, 20 days' },
  ]);
  expect((await buy(token, '100')).error).toBe('product-sold-out');

  expect((await two({ kind: 'pool-funding', productId: 'lock-20', amount: '30' })).code).toBe(200);
  expect(await onSale('vi')).toMatchObject({ soldOut: false, available: '1000', dailyRate: '0.1' });
  const { data: old } = await buy(token, '1000');
  expect(old).toMatchObject({ dailyIncome: '1', expectedIncome: '20' });

  expect(
    (
      await two({
        kind: 'product-change',
        product: { ...offer, dailyRate: '0.2', penaltyRate: '50', days: 5 },
        texts: { vi: { name: 'Xuân mới', description: '' } },
      })
    ).code,
  ).toBe(200);
  expect(await onSale('vi')).toMatchObject({ productName: 'Xuân mới', dailyRate: '0.2', lockDays: 5, version: 2 });
  const { data: fresh } = await buy(token, '100');
  expect(fresh).toMatchObject({ dailyIncome: '0.2', totalDays: 5, penaltyRate: '50' });
  await sleep(2 * day);
  expect((await bench.call('GET /lockMining/orders/{id}', { token, params: { id: old.id } })).data).toMatchObject({
    totalIncome: '2',
    totalDays: 20,
    redemption: { penaltyAmount: '10' },
  });

  expect((await two({ kind: 'product-change', product: { ...offer, paused: true } })).code).toBe(200);
  expect([await onSale('vi'), (await buy(token, '100')).error]).toEqual([undefined, 'product-paused']);
  await sleep(3 * day);
  expect((await bench.call('GET /lockMining/orders/{id}', { token, params: { id: fresh.id } })).data).toMatchObject({
    status: 'completed',
    totalIncome: '1',
    actualReturn: '100',
  });
  expect((await bench.call('POST /lockMining/redeem', { token, body: { orderId: old.id } })).data).toMatchObject({
    penaltyAmount: '10',
    totalIncome: '5',
  });
  expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
});

test('what is owed is listed by day, adds up to the reserve of the pool, and stands in the table as well', async () => {
  expect((await two({ kind: 'product-change', product: { ...offer, days: 30 } })).code).toBe(200);
  expect((await two({ kind: 'pool-funding', productId: 'lock-20', amount: '100' })).code).toBe(200);
  const { token } = await bench.signUp();
  await buy(token, '1000');
  await sleep(day);
  await buy(token, '500.5');
  const product = await owed();
  const sum = (of: 'income' | 'principal') =>
    (product?.days ?? []).reduce((total, each) => total + Number(each[of]), 0);
  expect(product).toMatchObject({ orders: 2, principal: '1500.5', income: '44.015', reserve: '44.015' });
  expect([sum('income').toFixed(6), sum('principal')]).toEqual(['44.015000', 1500.5]);
  expect(product?.days).toHaveLength(30);
  const table = await (
    await fetch(`${bench.server.url}/operator/csv/liabilities`, { headers: admin?.headers ?? {} })
  ).text();
  const rows = table
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
    .filter(([id]) => id === 'lock-20');
  expect(rows.map(([, , at, income, principal]) => [at, income, principal])).toEqual(
    (product?.days ?? []).map((each) => [new Date(each.day).toISOString(), each.income, each.principal]),
  );
});
