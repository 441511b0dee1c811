import { usdt } from '@candor/core/money/currencies.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readLog } from '../log/test-reader.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { openCountries } from './countries.ts';
import { certify, fund, moveTo, realSettings, switchProduct } from './test-countries.ts';
import { signInOperator, type TestOperator } from './test-operators.ts';

const prices = { BTCUSDT: '60000', XAUUSDT: '2400' } as const;
const countries = ['VN', 'DE', 'GB'];
const reason = 'the authority says so';

let bench: TestServer;
let [admin, risk]: TestOperator[] = [];
beforeAll(async () => {
  bench = await openTestServer({ settings: realSettings });
  admin = await signInOperator(bench, 'admin', 'ada');
  risk = await signInOperator(bench, 'risk', 'rita');
  const { engine } = bench.server.services;
  for (const reserve of ['insurance', 'futures-house', 'fast-reserve'] as const)
    await engine.submit({ kind: 'top-up-reserve', reserve, amount: usdt('1000000'), reference: reserve });
  for (const country of countries)
    for (const product of ['fast', 'futures', 'bonus'] as const) await switchProduct(bench, country, product, true);
});
afterAll(() => bench.close());
beforeEach(async () => {
  for (const [symbol, price] of Object.entries(prices)) bench.feed.tick(symbol, price);
  await bench.advance(250);
});

interface Person {
  readonly token: string;
  readonly userId: string;
}
/** Somebody certified, with money, who has answered the questions. */
async function citizen(country: string): Promise<Person> {
  const { token, userId } = await bench.signUp({ funded: false });
  await moveTo(bench, userId, country);
  await certify(bench, userId);
  await bench.server.services.db.query(
    `insert into question_answer (user_id, version, answers, passed, answered_at) values ($1, 1, '{}', true, 1)`,
    [userId],
  );
  for (const accountType of [1, 3] as const) await fund(bench, userId, accountType);
  return { token, userId };
}

const fast = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' } as const;
const futures = (lever: number, changes: object = {}) => ({
  contractType: 'futures',
  symbol: 'BTCUSDT',
  direction: 'long',
  entrustType: 'market',
  lots: '10',
  lever,
  ...changes,
});
const limit = (lever: number) => futures(lever, { entrustType: 'limit', price: '59000' });
const place = ({ token }: Person, body: object) =>
  bench.call('POST /portal/order/contractOrder', { token, body: body as never });
async function placeTogether({ token }: Person, ...bodies: object[]) {
  const orders = bodies.map((body) => ({ action: 'place', ...body }));
  return (await bench.call('POST /portal/order/batch', { token, body: { orders } as never })).data;
}
type Act = 'contractChaseOrder' | 'endAndChaseContractOrder' | 'endContractOrder' | 'revokeEntrust';
const acted = ({ token }: Person, act: Act, id: unknown, query: object = {}) =>
  bench.call(`POST /portal/order/${act}/{id}`, { token, params: { id: String(id) }, query } as never);
const ordersOf = ({ userId }: Person) =>
  bench.server.services.db.query<Record<string, unknown>>(
    'select symbol, lever, status from futures_order where user_id = $1 order by symbol, status, order_no',
    [userId],
  );

const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const caps = (gold: number, commodity: number, crypto: number) => ({
  'gold-or-major-index': gold,
  'commodity-or-minor-index': commodity,
  crypto,
});
const propose = (country: string, notOffered: readonly string[], leverageMax: object, operator = admin) =>
  bench.call('POST /operator/proposals/make', {
    ...of(operator),
    body: { proposal: { kind: 'retail-rule', country, notOffered, leverageMax, reason } as never },
  });
const approve = (id: string, operator = risk) =>
  bench.call('POST /operator/proposals/approve', { ...of(operator), body: { id } });
async function decide(country: string, notOffered: readonly string[], leverageMax: object): Promise<void> {
  const { data } = await propose(country, notOffered, leverageMax);
  expect((await approve(data.id)).data).toMatchObject({ decision: 'approved' });
}
const ruleOf = async (country: string) =>
  (await bench.call('GET /operator/countries', of(risk))).data.retail.find((one) => one.country === country);

const tooHigh = (max: string) => ({
  code: 403,
  error: 'lever-country-max',
  field: 'lever',
  message: `In your country the leverage for this market can be at most ${max}×`,
});

test('where timed bets are ruled out they are refused, alone and in a batch, however it was switched on', async () => {
  const [german, local] = [await citizen('DE'), await citizen('VN')];
  expect(await place(german, fast)).toMatchObject({ code: 403, error: 'not-offered-here', field: 'contractType' });
  expect(await placeTogether(german, fast)).toMatchObject([{ code: 403, data: { error: 'not-offered-here' } }]);
  expect(await place(local, fast)).toMatchObject({ code: 200 });
  const { db, operatorSettings } = bench.server.services;
  expect(await db.query('select 1 from fast_order where user_id = $1', [german.userId])).toEqual([]);
  const { countries: all } = operatorSettings;
  expect([await all.allowed(german.userId, 'bonus'), await all.allowed(local.userId, 'bonus')]).toEqual([false, true]);
  expect(all.offering('bonus')).toEqual(['VN']);
  expect(await db.query('select user_id from bonus where user_id = $1', [german.userId])).toEqual([]);
});

test('leverage above the country’s is refused by name, alone and in a batch; at it, it opens', async () => {
  const german = await citizen('DE');
  for (const body of [futures(5), limit(20)]) expect(await place(german, body)).toMatchObject(tooHigh('2'));
  expect(await placeTogether(german, futures(5), futures(2), futures(20, { symbol: 'XAUUSDT' }))).toMatchObject([
    { code: 403, data: { error: 'lever-country-max', field: 'lever', params: { max: '2' } } },
    { code: 200 },
    { code: 200 },
  ]);
  expect(await place(german, futures(2))).toMatchObject({ code: 200 });
  await bench.advance(500);
  expect((await ordersOf(german)).map(({ symbol, lever }) => [symbol, lever])).toEqual([
    ['BTCUSDT', 2],
    ['BTCUSDT', 2],
    ['XAUUSDT', 20],
  ]);
});

test('where nothing may be opened on crypto nothing is, and gold is still there', async () => {
  const briton = await citizen('GB');
  expect(await place(briton, futures(1))).toMatchObject({ code: 403, error: 'not-offered-here', field: 'symbol' });
  expect(await place(briton, futures(20, { symbol: 'XAUUSDT' }))).toMatchObject({ code: 200 });
});

test('who is certified reads beforehand what their country rules out, in their language', async () => {
  const offerTo = async ({ token }: Person, language = 'en') =>
    (await bench.call('GET /player/offer', { token, headers: { lang: language } })).data;
  const [german, briton, local] = [await citizen('DE'), await citizen('GB'), await citizen('VN')];
  const reason = 'This is not offered in your country';
  const noCap = { fastStakeMax: null, futuresNotionalMax: null };
  const crypto = (leverMax: number) => ['BTCUSDT', 'ETHUSDT'].map((symbol) => ({ symbol, leverMax }));
  expect(await offerTo(german)).toEqual({ ...noCap, notOffered: ['fast'], leverMax: crypto(2), reason });
  expect(await offerTo(briton)).toEqual({ ...noCap, notOffered: ['fast'], leverMax: crypto(0), reason });
  expect(await offerTo(local)).toEqual({ ...noCap, notOffered: [], leverMax: [], reason });
  expect((await offerTo(german, 'de')).reason).toBe('Das wird in Ihrem Land nicht angeboten');
});

test('after a rule was tightened no path opens above it, and every way out passes', async () => {
  const trader = await citizen('VN');
  const placed = await Promise.all([1, 2, 3].map(() => place(trader, futures(20))));
  const waiting = await place(trader, limit(20));
  await bench.advance(500);
  await decide('VN', [], caps(20, 10, 2));
  const [first, second, third] = placed.map(({ data }) => data.id);
  const before = await ordersOf(trader);
  expect(await acted(trader, 'contractChaseOrder', waiting.data.id)).toMatchObject(tooHigh('2'));
  expect(await acted(trader, 'endAndChaseContractOrder', first)).toMatchObject(tooHigh('2'));
  expect(await acted(trader, 'contractChaseOrder', first, { action: 'lock' })).toMatchObject(tooHigh('2'));
  await bench.advance(500);
  expect(await ordersOf(trader)).toEqual(before);
  const { token } = trader;
  const stops = { orderNo: String(first), stopLoss: '59000', stopProfit: '' };
  expect(await bench.call('POST /portal/order/setStopProfitAndLoss', { token, body: stops })).toMatchObject({
    code: 200,
  });
  const part = { orderId: String(second), lots: '4' };
  expect(await bench.call('POST /portal/order/closePart', { token, body: part })).toMatchObject({ code: 200 });
  await bench.advance(500);
  for (const id of [first, second, third])
    expect(await acted(trader, 'endContractOrder', id)).toMatchObject({ code: 200 });
  expect(await acted(trader, 'revokeEntrust', waiting.data.id)).toMatchObject({ code: 200 });
  await bench.advance(500);
  expect((await ordersOf(trader)).map(({ lever, status }) => [lever, status])).toEqual([
    [20, 'cancelled'],
    [20, 'closed'],
    [20, 'closed'],
    [20, 'closed'],
    [20, 'closed'],
  ]);
  expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
  await decide('VN', [], caps(20, 20, 20));
});

test('a rule is decided by two, kept whole, read again after a start, and said in the public log', async () => {
  const { db } = bench.server.services;
  const known = { country: 'DE', notOffered: ['fast', 'bonus'], leverageMax: caps(20, 10, 2), isDecided: false };
  expect(await ruleOf('DE')).toEqual(known);
  expect(await propose('XX', [], caps(1, 1, 1))).toMatchObject({ status: 400, error: 'country-unknown' });
  expect(await propose('DE', ['spot'], caps(1, 1, 1))).toMatchObject({ status: 400, error: 'field-invalid' });
  expect(await propose('DE', [], caps(1, 1, -1))).toMatchObject({ status: 400 });
  expect(await propose('DE', ['bonus', 'fast'], caps(20, 10, 2))).toMatchObject({ error: 'state-unchanged' });
  expect(
    await bench.call('POST /operator/proposals/make', {
      ...of(admin),
      body: { proposal: { kind: 'country-on', country: 'FR', product: 'fast', reason } },
    }),
  ).toMatchObject({ status: 409, error: 'not-for-retail', field: 'product' });

  const { data } = await propose('DE', ['fast'], caps(10, 10, 1));
  expect(await approve(data.id, admin)).toMatchObject({ status: 409, error: 'proposal-own' });
  expect(await ruleOf('DE')).toEqual(known);
  const alone = `insert into retail_rule
    (country, not_offered, gold_or_major_index, commodity_or_minor_index, crypto, proposal_id)
    values ('DE', '{}', 20, 20, 20, $1)`;
  await expect(db.query(alone, [data.id])).rejects.toThrow('another operator has approved');
  await approve(data.id);

  const decided = { country: 'DE', notOffered: ['fast'], leverageMax: caps(10, 10, 1), isDecided: true };
  expect(await ruleOf('DE')).toEqual(decided);
  expect(await db.query("select * from retail_rule where country = 'DE'")).toEqual([
    {
      id: expect.anything() as unknown,
      country: 'DE',
      not_offered: ['fast'],
      gold_or_major_index: 10,
      commodity_or_minor_index: 10,
      crypto: 1,
      proposal_id: data.id,
    },
  ]);
  await bench.server.services.publicLog.settle();
  const { told } = await readLog(bench.server.url);
  expect(told.filter(({ act, country }) => act === 'retail-rule' && country === 'DE')).toEqual([
    expect.objectContaining({
      v: 1,
      kind: 'act',
      act: 'retail-rule',
      country: 'DE',
      notOffered: ['fast'],
      leverageMax: caps(10, 10, 1),
    }),
  ]);
  const again = await openCountries(db, 'real');
  expect(again.retailRules.list().find(({ country }) => country === 'DE')).toEqual(decided);
  await expect(db.query('update retail_rule set crypto = 20')).rejects.toThrow();
  await expect(db.query('delete from retail_rule')).rejects.toThrow();
  const german = await citizen('DE');
  expect(await place(german, futures(2))).toMatchObject(tooHigh('1'));
  const paper = await (await openCountries(db, 'paper')).leverageMax(german.userId);
  expect(paper('BTCUSDT')).toBe(Infinity);
});
