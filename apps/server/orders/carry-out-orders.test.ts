import type { CallSent } from '@candor/api-contract/index.ts';
import { languages } from '@candor/api-contract/languages.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../test-server.ts';
import { fast, futures, spot } from './test-tickets.ts';

type Item = CallSent<'POST /portal/order/batch'>['body']['orders'][number];
interface Trader {
  readonly token: string;
  readonly userId: string;
}

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer({ rules: paperRules });
});
afterAll(() => candor.close());
beforeEach(() => mark('60000'));

async function mark(price: string): Promise<void> {
  candor.feed.tick('BTCUSDT', price);
  await candor.advance(1_000);
}
/** A customer with 4,000 USDT for fast orders, and 3,000 each for spot and futures. */
async function trader(): Promise<Trader> {
  const one = await candor.signUp();
  for (const toType of [2, 3])
    await candor.call('POST /account/executeUserCutTurn', {
      token: one.token,
      body: { fromType: 1, toType, currencyCode: 'USDT', amount: '3000' },
    });
  return one;
}
async function withCoins(): Promise<Trader> {
  const one = await trader();
  await answers(one, [{ ...spot, type: 'market', price: undefined, quantity: undefined, amount: '1500' }]);
  return one;
}
/** A price between the house's. */
async function middle(): Promise<string> {
  const { bids, asks } = (await candor.call('GET /portal/market/depth', { query: { symbol: 'BTCUSDT' } })).data;
  return ((Number(bids[0]?.[0]) + Number(asks[0]?.[0])) / 2).toFixed(2);
}
const cancel = (contractType: 'futures' | 'spot', orderNo: string) =>
  ({ action: 'cancel', contractType, orderNo }) satisfies Item;

const send = ({ token }: Trader, orders: unknown, headers: Record<string, string> = {}) =>
  candor.call('POST /portal/order/batch', { token, headers, body: { orders } as never });
/** The answers of a batch that was taken. */
async function answers(who: Trader, orders: readonly unknown[], headers: Record<string, string> = {}) {
  const reply = await send(who, orders, headers);
  expect(reply).toMatchObject({ code: 200, message: 'OK' });
  return reply.data as { code: number; message: string; data: { id: string; error?: string; status?: string } }[];
}
/** The same by its own call, and the envelope as it is sent. */
async function alone({ token }: Trader, item: Record<string, unknown>, headers: Record<string, string> = {}) {
  const { action, contractType, orderNo, untouched, ...ticket } = item;
  const cancels = contractType === 'futures' ? 'revokeEntrust' : untouched === true ? 'revokeCoin' : 'endSpotOrder';
  const path =
    action === 'cancel' ? `${cancels}/${String(orderNo)}` : contractType === 'spot' ? 'spotOrder' : 'contractOrder';
  const body = action === 'cancel' ? {} : contractType === 'spot' ? ticket : { contractType, ...ticket };
  const reply = await fetch(`${candor.server.url}/portal/order/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'coin-auth': token, ...headers },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as { code: number; message: string; data: Record<string, unknown> };
}
const listOf = async ({ token }: Trader, kind: 'fast' | 'futures' | 'spot') =>
  kind === 'spot'
    ? (await candor.call('POST /portal/order/getSpotOrder', { token, body: { status: 'all' } as never })).data.list
    : (await candor.call('POST /portal/order/getContractOrder', { token, body: { contractType: kind } as never })).data
        .list;
/** What is answered of an order is the row of its list, and what was promised of it. */
const rowIn = ({ ack: _ack, ...row }: object & { ack?: unknown } = {}): object => row;
const everyOrder = async (who: Trader) =>
  (await Promise.all((['fast', 'futures', 'spot'] as const).map((kind) => listOf(who, kind)))).flat();
const balance = async ({ token }: Trader, type: 1 | 2 | 3) =>
  (await candor.call('POST /account/balance', { token, query: { type, currencyCode: 'USDT' } })).data;
const query = <Row>(sql: string, params: unknown[] = []) => candor.server.services.db.query<Row>(sql, params);

test.each<[string, unknown, string, string | undefined]>([
  ['without orders', [], 'orders-range', 'orders'],
  ['with 51', Array.from({ length: 51 }, () => fast), 'orders-range', 'orders'],
  ['whose orders are missing', undefined, 'field-required', 'orders'],
  ['whose orders are no list', fast, 'field-invalid', 'orders'],
  ['with a ticket that lacks a field', [fast, { ...fast, amount: undefined }], 'field-required', 'orders.1.amount'],
  ['with money as a number', [fast, spot, { ...futures, price: 5 }], 'decimal-invalid', 'orders.2.price'],
  ['with a field of another kind', [{ ...fast, lots: '1' }], 'field-unknown', 'orders.0.lots'],
  [
    'with a cancelling that has a ticket',
    [{ ...fast, action: 'cancel' }],
    'contract-type-unknown',
    'orders.0.contractType',
  ],
  ['that cancels a fast order', [cancel('fast' as never, 'x')], 'contract-type-unknown', 'orders.0.contractType'],
  [
    'that cancels futures untouched',
    [{ ...cancel('futures', 'x'), untouched: true }],
    'field-unknown',
    'orders.0.untouched',
  ],
  ['with an order number that is none', [cancel('spot', 'x y')], 'id-invalid', 'orders.0.orderNo'],
  ['that does something else', [{ ...fast, action: 'close' }], 'field-invalid', 'orders.0.action'],
  ['that says nothing to do', [{ ...fast, action: undefined }], 'field-invalid', 'orders.0.action'],
])('a batch %s is refused as a whole', async (_name, orders, error, field) => {
  const who = await trader();
  expect(await send(who, orders)).toMatchObject({ code: 400, error, field });
  expect(await everyOrder(who)).toEqual([]);
});

test('without a session nothing is taken', async () => {
  expect(await send({ token: 'nobody', userId: '' }, [fast])).toMatchObject({ code: 401 });
});

const refusedItems: readonly Record<string, unknown>[] = [
  { ...fast, symbol: 'NOSUCH' },
  { ...fast, amount: '0.5' },
  { ...fast, amount: '1.0000001' },
  { ...fast, amount: '9000' },
  { ...fast, seconds: 31 },
  { ...fast, maxSlippage: '0.1' },
  { ...fast, price: '60000', maxSlippage: '2' },
  { ...futures, lots: '0' },
  { ...futures, lever: 3 },
  { ...futures, lots: '5000', lever: 20 },
  { ...futures, price: '59000.001' },
  { ...futures, stopLoss: '59500' },
  { ...futures, entrustType: 'limit', price: undefined },
  { ...futures, lots: '9000', lever: 1 },
  { ...spot, symbol: 'XAUUSDT' },
  { ...spot, price: '59000.001' },
  { ...spot, quantity: '0.00001' },
  { ...spot, quantity: '10' },
  { ...spot, price: '70000' },
  { ...spot, price: undefined },
  { ...spot, type: 'market' },
  cancel('futures', 'A'.repeat(16)),
  cancel('spot', 'A'.repeat(16)),
];

test('each refusal is that of its own call, word for word in every language, and touches no other', async () => {
  const who = await trader();
  for (const [at, item] of refusedItems.entries()) {
    const lang = languages[at % languages.length] ?? 'en';
    const [before, told, after] = await answers(who, [{ ...fast, amount: '1' }, item, cancel('spot', 'none')], {
      lang,
    });
    expect(told, JSON.stringify(item)).toEqual(await alone(who, item, { lang }));
    expect(told?.code).toBeGreaterThanOrEqual(400);
    expect([before?.code, after?.code]).toEqual([200, 404]);
  }
  expect(await query('select 1 from fast_order where user_id = $1', [who.userId])).toHaveLength(refusedItems.length);
});

test('what is placed is the row of its list, and what is cancelled gives everything back', async () => {
  const who = await trader();
  const placed = await answers(who, [fast, futures, spot, { ...fast, direction: 'down' }]);
  expect(placed.map(({ code, message }) => [code, message])).toEqual(Array(4).fill([200, 'OK']));
  const lists = await everyOrder(who);
  for (const { data } of placed) expect(lists).toContainEqual(rowIn(data));
  expect(await balance(who, 1)).toMatchObject({ available: '3980', frozen: '20' });
  const ids = placed.map(({ data }) => data.id);
  const ended = await answers(who, [cancel('futures', ids[1] ?? ''), cancel('spot', ids[2] ?? ''), fast]);
  expect(ended.map(({ data: { id, status } }) => [id, status])).toEqual([
    [ids[1], 'cancelled'],
    [ids[2], 'cancelled'],
    [expect.any(String), 'holding'],
  ]);
  expect(await listOf(who, 'spot')).toContainEqual(rowIn(ended[1]?.data));
  for (const type of [2, 3] as const)
    expect(await balance(who, type)).toMatchObject({ available: '3000', frozen: '0' });
  expect(new Set(Object.values(await candor.sums()))).toEqual(new Set(['0']));
});

test('an order is made smaller beside one that is ended, each as its own call would', async () => {
  const [who, other] = [await trader(), await trader()];
  const placed = await answers(who, [spot, spot]);
  const [first = '', second = ''] = placed.map(({ data }) => data.id);
  const amend = (orderNo: string, quantity: string) => ({ action: 'amend', contractType: 'spot', orderNo, quantity });
  const before = await balance(who, 2);
  const told = await answers(who, [
    amend(first, '0.005'),
    amend(second, '0.02'),
    amend(second, '0.0050001'),
    amend('A'.repeat(16), '0.005'),
    cancel('spot', second),
    amend(second, '0.005'),
  ]);
  expect(told.map(({ code, data }) => [code, data.error])).toEqual([
    [200, undefined],
    [400, 'quantity-not-less'],
    [400, 'quantity-step'],
    [404, 'not-found'],
    [200, undefined],
    [409, 'order-not-pending'],
  ]);
  expect((await answers(other, [amend(first, '0.004')])).map(({ code }) => code)).toEqual([404]);
  const rows = await listOf(who, 'spot');
  expect(rowIn(told[0]?.data)).toEqual(rows.find(({ orderNo }) => orderNo === first));
  expect(rows.find(({ orderNo }) => orderNo === first)).toMatchObject({ quantity: '0.005', status: 'open' });
  const after = await balance(who, 2);
  expect(Number(after.frozen)).toBeCloseTo(Number(before.frozen) / 4, 6);
});

test('fifty orders are one transaction, with one journal for each', async () => {
  const who = await trader();
  const placed = await answers(
    who,
    Array.from({ length: 50 }, (_, at) => [fast, { ...futures, lots: '1' }, { ...spot, quantity: '0.0005' }][at % 3]),
    { 'idempotency-key': 'fifty' },
  );
  expect(placed.map(({ code }) => code)).toEqual(Array(50).fill(200));
  const commits = await query(
    `select xmin::text from fast_order where user_id = $1 union select xmin::text from futures_order where user_id = $1
     union select xmin::text from spot_order where user_id = $1
     union select xmin::text from idempotency where user_id = $1 and key = 'fifty'
     union select xmin::text from account where owner = $1 and frozen > 0`,
    [who.userId],
  );
  expect(commits).toHaveLength(1);
  const numbers = placed.map(({ data }) => data.id);
  expect(
    await query('select reference, count(*)::int as n from journal where reference = any($1) group by 1', [numbers]),
  ).toEqual(expect.arrayContaining(numbers.map((reference) => ({ reference, n: 1 }))));
  expect((await candor.call('GET /fair/invariants')).data).toMatchObject({ holds: true, heldOtherwise: 0 });
});

test('each order meets what those before it have left: funds, own limits and books', async () => {
  const who = await trader();
  const stake = { ...fast, amount: '1500' };
  expect((await answers(who, [stake, stake, stake, fast])).map(({ data }) => data.error)).toEqual([
    undefined,
    undefined,
    'insufficient-balance',
    undefined,
  ]);
  const careful = await trader();
  await candor.call('POST /player/updateLimits', {
    token: careful.token,
    body: { dailyLossUsdt: '25', stakeUsdt: '10' },
  });
  const limited = await answers(careful, [
    fast,
    { ...fast, amount: '11' },
    fast,
    fast,
    futures,
    spot,
    { ...spot, quantity: '0.001' },
  ]);
  expect(limited.map(({ data }) => data.error)).toEqual([
    undefined,
    'own-stake-limit',
    undefined,
    'own-loss-limit',
    'own-stake-limit',
    'own-stake-limit',
    'own-stake-limit',
  ]);
});

test('an own order in the way is cancelled by the next one, and both rows say what all of them have left', async () => {
  const who = await withCoins();
  const ask = { ...spot, side: 'sell', price: await middle(), quantity: '0.005' };
  const crossed = await answers(who, [ask, { ...ask, side: 'buy' }]);
  expect(crossed.map(({ data }) => data.status)).toEqual(['cancelled', 'open']);
  for (const { data } of crossed) expect(await listOf(who, 'spot')).toContainEqual(rowIn(data));
});

test('a time-out, a halted pair and a frozen customer are refused as by single calls', async () => {
  const who = await trader();
  await candor.call('POST /player/updateLimits', { token: who.token, body: { timeOutHours: 1 } });
  for (const item of [fast, futures, spot]) expect((await answers(who, [item]))[0]).toEqual(await alone(who, item));
  expect((await answers(who, [fast]))[0]?.data.error).toBe('own-time-out');

  const { engine, sessions } = candor.server.services;
  const halt = (halted: boolean) => engine.submit({ kind: 'set-halt', symbol: 'BTCUSDT', halted });
  const trading = await trader();
  const open = await answers(trading, [futures, spot]);
  await halt(true);
  for (const item of [fast, futures, spot]) {
    // Each refusal is signed for itself.
    const ack = expect.objectContaining({ kind: 'refusal', what: 'market-paused' }) as unknown;
    const [told] = await answers(trading, [item]);
    const single = await alone(trading, item);
    expect([told?.data, single.data]).toMatchObject(Array(2).fill({ error: 'market-paused', ack }));
    expect(told).toEqual({ ...single, data: { ...single.data, ack: expect.anything() as unknown } });
  }
  const [first, second] = open.map(({ data }) => data.id);
  expect(
    (await answers(trading, [cancel('futures', first ?? ''), cancel('spot', second ?? '')])).map(({ code }) => code),
  ).toEqual([200, 200]);
  await halt(false);

  const frozen = await trader();
  await engine.submit({ kind: 'set-standing', userId: frozen.userId, standing: 'frozen' });
  sessions.refresh(frozen.userId);
  expect(await send(frozen, [fast])).toMatchObject({ code: 403, error: 'account-frozen' });
  expect(await everyOrder(frozen)).toEqual([]);
});

test('another’s order is as if it did not exist, an own one that has ended says so', async () => {
  const [owner, stranger] = [await trader(), await trader()];
  const placed = (await answers(owner, [futures, spot])).map(({ data }) => data.id);
  const items = [cancel('futures', placed[0] ?? ''), cancel('spot', placed[1] ?? '')];
  const foreign = await answers(stranger, items);
  expect(foreign).toEqual(await answers(stranger, [cancel('futures', 'A'.repeat(16)), cancel('spot', 'A'.repeat(16))]));
  expect(foreign.map(({ code, data }) => [code, data.error])).toEqual(Array(2).fill([404, 'not-found']));
  expect((await answers(owner, [...items, ...items])).map(({ code, data }) => [code, data.error])).toEqual([
    [200, undefined],
    [200, undefined],
    [409, 'order-not-pending'],
    [409, 'order-not-pending'],
  ]);
  // A number of futures is none of spot.
  expect((await answers(owner, [cancel('spot', placed[0] ?? '')]))[0]?.data.error).toBe('not-found');
});

test('an order with a fill is ended, and not taken back as untouched', async () => {
  const [maker, taker] = [await trader(), await withCoins()];
  const price = await middle();
  const id = (await answers(maker, [{ ...spot, price, quantity: '0.02' }]))[0]?.data.id ?? '';
  await answers(taker, [{ ...spot, side: 'sell', price, quantity: '0.01' }]);
  const untouched = { ...cancel('spot', id), untouched: true };
  expect((await answers(maker, [untouched]))[0]).toEqual(await alone(maker, untouched));
  expect((await answers(maker, [untouched, cancel('spot', id)])).map(({ code, data }) => [code, data.error])).toEqual([
    [409, 'order-has-fills'],
    [200, undefined],
  ]);
});

test('a key answers what it answered, whatever has happened since; with another body it is a conflict', async () => {
  const who = await trader();
  const keyed = { 'idempotency-key': 'once' };
  const items = [fast, { ...fast, amount: '0.5' }, spot, cancel('futures', 'none')];
  const [first, same] = await Promise.all([answers(who, items, keyed), answers(who, items, keyed)]);
  expect(same).toEqual(first);
  await candor.call('POST /player/updateLimits', { token: who.token, body: { timeOutHours: 1 } });
  expect(await answers(who, items, keyed)).toEqual(first);
  expect(await everyOrder(who)).toHaveLength(2);
  const vietnamese = await answers(who, items, { ...keyed, lang: 'vi' });
  expect(vietnamese.map(({ data }) => data)).toEqual(first.map(({ data }) => data));
  expect(vietnamese[1]).toEqual(await alone(who, items[1] ?? {}, { lang: 'vi' }));
  expect(await send(who, items.slice(1), keyed)).toMatchObject({ code: 409, error: 'idempotency-conflict' });
  expect(await send(who, items.toReversed(), keyed)).toMatchObject({ code: 409, error: 'idempotency-conflict' });
  // Keys belong to a person and a call.
  expect((await answers(await trader(), [fast], keyed))[0]?.code).toBe(200);
  expect((await alone(await trader(), fast, keyed)).code).toBe(200);
});

test('a batch of which nothing is done answers its key as well', async () => {
  const who = await trader();
  const keyed = { 'idempotency-key': 'nothing' };
  const refusals = await answers(who, [{ ...fast, amount: '5000' }], keyed);
  expect(refusals[0]?.data.error).toBe('insufficient-balance');
  await candor.call('POST /account/executeUserCutTurn', {
    token: who.token,
    body: { fromType: 2, toType: 1, currencyCode: 'USDT', amount: '3000' },
  });
  expect(await answers(who, [{ ...fast, amount: '5000' }], keyed)).toEqual(refusals);
  expect(await everyOrder(who)).toEqual([]);
});
