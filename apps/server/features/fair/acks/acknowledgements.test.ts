import { hash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { CallName } from '@candor/api-contract/index.ts';
import { keptAck, type AnsweredAck as Ack } from '@candor/verifier/acks/acknowledgement.ts';
import { judge, type Judgement } from '@candor/verifier/judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { tronAddressOf } from '../../../chain/tron-address.ts';
import { tamper } from '../../../db/test-tamper.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { readLog } from '../../../log/test-reader.ts';
import { signInOperator } from '../../../operators/test-operators.ts';
import { bundleOf } from '../bundle/test-bundle.ts';

let candor: TestServer;
let owner: Awaited<ReturnType<TestServer['signUp']>>;
let began = 0;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
  [owner, began] = [await candor.signUp(), candor.time.clock.now()];
  await candor.call('POST /account/executeUserCutTurn', {
    token: owner.token,
    body: { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '2000' },
  });
  await candor.call('POST /account/executeUserCutTurn', {
    token: owner.token,
    body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '1000' },
  });
});
afterAll(() => candor.close());

interface Answer {
  readonly code: number;
  readonly error?: string;
  readonly data: Record<string, unknown> & { readonly ack?: Ack };
}
const noAck = {} as Ack;
const send = async (name: CallName, body: unknown, more: object = {}): Promise<Answer> =>
  (await candor.call(name, { token: owner.token, body, ...more } as never)) as unknown as Answer;
const fast = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '50' };
const futures = {
  contractType: 'futures',
  symbol: 'BTCUSDT',
  direction: 'long',
  entrustType: 'market',
  lots: '1',
  lever: 10,
};

async function judged(...files: readonly (string | Uint8Array)[]): Promise<Judgement> {
  const vkey = candor.server.services.publicLog.identity?.vkey ?? '';
  return judge([vkey, ...files].map((file) => (typeof file === 'string' ? Buffer.from(file) : file)));
}
const wrong = ({ parts }: Judgement): string[] =>
  parts.flatMap(({ steps }) => steps.filter(({ ok }) => ok !== true).map(({ name }) => name));
const bundle = async (): Promise<Buffer> => {
  await candor.server.services.publicLog.settle();
  return bundleOf(candor, owner.token, began, candor.time.clock.now());
};

test('refuses who has no session, and a span that ends before it begins', async () => {
  const query = { from: 2, to: 1 };
  expect(await candor.call('GET /fair/acknowledgements', { query })).toMatchObject({ code: 401 });
  expect(await candor.call('GET /fair/acknowledgements', { token: owner.token, query })).toMatchObject({
    code: 400,
    error: 'range-invalid',
    field: 'to',
  });
});

test('a repeated key is answered with the very same promise, which is stored once', async () => {
  const headers = { 'idempotency-key': 'repeated-key-0001' };
  const first = await send('POST /portal/order/contractOrder', fast, { headers });
  expect(first.data.ack?.signature).toMatch(/^0\.1\./);
  await candor.advance(500);
  const again = await send('POST /portal/order/contractOrder', fast, { headers });
  expect(JSON.stringify(again)).toBe(JSON.stringify(first));
  const { db } = candor.server.services;
  const rows = await db.query<{ ack: unknown }>(
    `select answer->'ack' as ack from idempotency where key = 'repeated-key-0001'`,
  );
  expect(rows).toEqual([{ ack: { salt: first.data.ack?.salt, symbol: 'BTCUSDT' } }]);
  // As an earlier version has stored it.
  await db.query(`update idempotency set answer = $1 where key = 'repeated-key-0001'`, [JSON.stringify(first.data)]);
  expect(await send('POST /portal/order/contractOrder', fast, { headers })).toEqual(first);
});

test('an order is acknowledged with the terms of its receipt and the place of the tape at its receipt', async () => {
  const { data } = await send('POST /portal/order/contractOrder', fast);
  const { ack, ...order } = data as unknown as { ack: Ack; orderNo: string; termsHash: string; orderTime: number };
  const { data: tape } = await candor.call('GET /fair/tape', {
    query: { symbol: 'BTCUSDT', from: candor.time.clock.now() - 1_000, to: candor.time.clock.now() },
  });
  expect(ack).toEqual({
    kind: 'ack',
    what: 'place-fast-order',
    subject: order.orderNo,
    userId: owner.userId,
    terms: `fast|${order.orderNo}|${owner.userId}|BTCUSDT|up|30|50000000|80000000|40000000|-|${order.orderTime}`,
    termsHash: order.termsHash,
    symbol: 'BTCUSDT',
    lastSeq: tape.marks.at(-1)?.seq,
    lastHead: tape.headHash,
    logSize: candor.server.services.publicLog.signed?.size,
    time: order.orderTime,
    salt: expect.stringMatching(/^[0-9a-f]{32}$/),
    signature: expect.stringMatching(/^0\.1\.\.[A-Za-z0-9+/=]{92}$/),
  });
  const alone = await judged(JSON.stringify(data));
  expect(wrong(alone)).toEqual(['keptPromise']);
  expect(alone.verdict).toBe('unknown');
});

test('a repeat is answered with the same acknowledgement, which is stored once', async () => {
  const headers = { 'idempotency-key': 'again' };
  const count = () => candor.server.services.db.query('select leaf from acknowledgement');
  const first = await send('POST /portal/order/contractOrder', fast, { headers });
  const stored = (await count()).length;
  const second = await send('POST /portal/order/contractOrder', fast, { headers });
  expect(second.data.ack).toEqual(first.data.ack);
  expect((await count()).length).toBe(stored);
});

test('orders of one batch are signed together, and each proves itself', async () => {
  const orders = [fast, { ...fast, amount: '1.1234567' }, fast].map((one) => ({ ...one, action: 'place' }));
  const { data } = await send('POST /portal/order/batch', { orders });
  const acks = (data as unknown as Answer[]).map((one) => one.data.ack);
  expect(acks.map((ack) => ack === undefined)).toEqual([false, true, false]);
  const signatures = acks.map((ack) => String(ack?.signature).split('.'));
  expect([signatures[0]?.[0], signatures[2]?.[0], signatures[2]?.[1]]).toEqual(['0', '1', '2']);
  expect(signatures[0]?.[3]).toBe(signatures[2]?.[3]);
  for (const ack of [acks[0], acks[2]]) expect(wrong(await judged(JSON.stringify({ ack })))).toEqual(['keptPromise']);
});

/** Everything that is acknowledged beside the placing of a fast order. */
async function actOnAll(): Promise<Record<string, Answer>> {
  const said: Record<string, Answer> = {};
  const opened = await send('POST /portal/order/contractOrder', futures);
  said['place-futures-order'] = opened;
  const { orderNo } = opened.data as unknown as { orderNo: string };
  await candor.advance(500);
  const body = { orderNo, stopLoss: '58000', stopProfit: '70000' };
  said['set-stops'] = await send('POST /portal/order/setStopProfitAndLoss', body);
  said['close-position'] = await send('POST /portal/order/endContractOrder/{id}', {}, { params: { id: orderNo } });
  await candor.advance(500);
  const resting = { ...futures, entrustType: 'limit', price: '50000' };
  const { data: limit } = await send('POST /portal/order/contractOrder', resting);
  const params = { id: String(limit['orderNo']) };
  said['revoke-futures-order'] = await send('POST /portal/order/revokeEntrust/{id}', {}, { params });
  const spot = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '50000', quantity: '0.01' };
  said['place-spot-order'] = await send('POST /portal/order/spotOrder', spot);
  const id = String(said['place-spot-order'].data['orderNo']);
  said['end-spot-order'] = await send('POST /portal/order/endSpotOrder/{id}', {}, { params: { id } });
  const quoted = await send('POST /account/exchange', { currencyCode: 'USDT', targetCurrency: 'BTC', quantity: '100' });
  said['execute-exchange'] = await send('POST /account/executeUserExchange', { quoteId: quoted.data['quoteId'] });
  const products = await candor.call('GET /lockMining/products', { token: owner.token });
  const [product] = products.data;
  said['purchase-earn-product'] = await send('POST /lockMining/purchase', {
    productId: product?.id,
    amount: product?.minAmount,
  });
  said['redeem-earn-order'] = await send('POST /lockMining/redeem', {
    orderId: said['purchase-earn-product'].data['id'],
  });
  return said;
}

test('every act carries its acknowledgement, and all of them are in the log and in the bundle', async () => {
  const said = await actOnAll();
  expect(
    Object.fromEntries(
      Object.entries(said).map(([what, { code, error, data }]) => [what, data.ack?.what ?? error ?? code]),
    ),
  ).toEqual(Object.fromEntries(Object.keys(said).map((what) => [what, what])));
  await candor.advance(90_000);
  const [bytes, { told }] = [await bundle(), await readLog(candor.server.url)];
  const whole = await judged(bytes, ...Object.values(said).map(({ data }) => JSON.stringify(data)));
  expect(wrong(whole)).toEqual([]);
  expect(whole.verdict).toBe('right');
  const kinds = told.filter(({ kind }) => kind === 'batch').map((entry) => entry['kinds'] as Record<string, number>);
  const [stored] = await candor.server.services.db.query('select count(*) as n from acknowledgement');
  expect(kinds.reduce((sum, { ack = 0 }) => sum + ack, 0)).toBe(Number(stored?.['n']));
  for (const { data } of Object.values(said)) {
    const { terms, termsHash } = data.ack ?? noAck;
    expect(termsHash).toBe(hash('sha256', terms));
  }
});

test('the answer of the call is what the log proves', async () => {
  await candor.advance(250);
  const { data } = await send('POST /portal/order/contractOrder', fast);
  const time = Number(data.ack?.time);
  const ask = async () => {
    const query = { from: time, to: time };
    return (await candor.call('GET /fair/acknowledgements', { token: owner.token, query })).data.list;
  };
  const { content, terms, salt, signature } = keptAck(data.ack ?? noAck);
  expect(await ask()).toEqual([{ time, content, terms, salt, signature, proof: null }]);
  await candor.server.services.publicLog.settle();
  const [row] = await ask();
  expect(row?.proof).toMatch(/^c2sp\.org\/tlog-proof@v1\n/);
  expect(wrong(await judged(JSON.stringify(row)))).toEqual([]);
  const stranger = await candor.signUp();
  const query = { from: 0, to: candor.time.clock.now() };
  const others = await candor.call('GET /fair/acknowledgements', { token: stranger.token, query });
  expect(others.data.list).toEqual([]);
});

test('a refusal that names the market is signed, and is a leaf too', async () => {
  candor.feed.silence();
  await candor.advance(10_000);
  const { code, data } = await send('POST /portal/order/contractOrder', fast);
  candor.feed.speak();
  await candor.advance(1_000);
  const refusal = data as unknown as { error: string; ack: Ack };
  expect([code, refusal.error]).toEqual([400, 'market-halted']);
  expect(refusal.ack).toMatchObject({
    kind: 'refusal',
    what: 'market-halted',
    symbol: 'BTCUSDT',
    userId: owner.userId,
  });
  expect(refusal.ack.terms).toBe(
    `place-fast-order|bound=-|country=-|direction=up|orderNo=${refusal.ack.subject}|seconds=30|stake=50000000|` +
      `symbol=BTCUSDT|userId=${owner.userId}|${refusal.ack.time}`,
  );
  const bytes = await bundle();
  expect(wrong(await judged(bytes, JSON.stringify(refusal)))).toEqual([]);
  const { told } = await readLog(candor.server.url);
  expect(told.filter(({ kind }) => kind === 'batch').at(-1)).toMatchObject({
    kinds: { ack: 0, refusal: 1 },
    counts: { 'refusal-market-halted': 1 },
  });
});

test('a refusal while operators halt a market is signed as well, as they choose when that is', async () => {
  const risk = await signInOperator(candor, 'risk', 'hans');
  const halt = (way: 'start' | 'end') =>
    candor.call(`POST /operator/halts/${way}`, {
      headers: risk.headers,
      body: { symbol: 'BTCUSDT', reason: 'looking into a fault' },
    });
  await halt('start');
  const { data } = await send('POST /portal/order/contractOrder', fast);
  await halt('end');
  const { ack } = data as unknown as { ack: Ack };
  expect(ack).toMatchObject({ kind: 'refusal', what: 'market-paused', symbol: 'BTCUSDT', userId: owner.userId });
  await candor.advance(1_000);
  expect(wrong(await judged(await bundle(), JSON.stringify(data)))).toEqual([]);
});

test('what is refused for another reason is signed by nobody', async () => {
  const { data } = await send('POST /portal/order/contractOrder', { ...fast, amount: '1000000' });
  expect(data.ack).toBeUndefined();
});

test('a bundle from which an acknowledged order was dropped is false', async () => {
  const { data } = await send('POST /portal/order/contractOrder', fast);
  await candor.advance(130_000);
  const lines = gunzipSync(await bundle())
    .toString()
    .trimEnd()
    .split('\n');
  const orderNo = String(data['orderNo']);
  const without = (...kinds: string[]): string =>
    lines
      .filter((line) => !(line.includes(orderNo) && kinds.some((kind) => line.startsWith(`{"kind":"${kind}"`))))
      .map((line) => {
        if (!line.startsWith('{"kind":"end"')) return line;
        const end = JSON.parse(line) as Record<string, number>;
        for (const [kind, name] of [
          ['receipt', 'receipts'],
          ['acknowledgement', 'acknowledgements'],
        ] as const)
          if (kinds.includes(kind)) end[name] = Number(end[name]) - 1;
        return JSON.stringify(end);
      })
      .join('\n');
  const kept = JSON.stringify(data);
  expect(wrong(await judged(without(), kept))).toEqual([]);
  expect(new Set(wrong(await judged(without('receipt'))))).toEqual(new Set(['receipted', 'settled']));
  expect(new Set(wrong(await judged(without('receipt', 'acknowledgement'))))).toEqual(new Set(['receipted']));
  expect(new Set(wrong(await judged(without('receipt', 'acknowledgement'), kept)))).toEqual(
    new Set(['receipted', 'keptPromise', 'held', 'settled']),
  );
});

test('a withdrawal and its cancelling are acknowledged, without what only its owner may know', async () => {
  const fundPasswd = 'money-1234';
  const body = { password: 'secret-123', newPassword: fundPasswd, confirmPassword: fundPasswd };
  await send('POST /player/updateFundsPassword', body);
  const address = tronAddressOf(secp256k1.getPublicKey(secp256k1.utils.randomSecretKey()));
  const asked = await send('POST /transaction/withdrawal', {
    currencyCode: 'USDT',
    amount: '1000',
    address,
    fundPasswd,
  });
  const { ack = noAck } = asked.data;
  expect(ack).toMatchObject({ what: 'request-withdrawal', subject: asked.data['id'], symbol: null, lastSeq: null });
  expect(ack.terms).toBe(
    `request-withdrawal|amount=1000000000|currency=USDT|destination.address=${address}|destination.chain=TRC20|` +
      `destination.way=chain|holdUntil=-|orderNo=${ack.subject}|userId=${owner.userId}|${ack.time}`,
  );
  const id = String(asked.data['id']);
  const cancelled = await send('POST /transaction/cancelWithdrawal/{id}', {}, { params: { id } });
  expect(cancelled.data.ack).toMatchObject({ what: 'cancel-withdrawal', subject: id });
});

test('what an owner of the database drops is found by who kept the answer of the call', async () => {
  const { data } = await send('POST /portal/order/contractOrder', fast);
  await candor.advance(130_000);
  const [kept, orderNo] = [JSON.stringify(data), String(data['orderNo'])];
  expect(wrong(await judged(await bundle(), kept))).toEqual([]);
  await tamper(
    candor.server.services.db,
    { sql: 'delete from receipt where order_no = $1', params: [orderNo] },
    { sql: 'delete from fast_order where order_no = $1', params: [orderNo] },
    { sql: "delete from acknowledgement where content like '%' || $1 || '%'", params: [orderNo] },
  );
  const now = await judged(await bundle(), kept);
  expect(now.verdict).toBe('false');
  expect(now.parts.at(-1)?.subject).toBe(`ack place-fast-order ${orderNo}`);
  expect(wrong({ ...now, parts: now.parts.slice(-1) })).toEqual(['keptPromise', 'held', 'settled']);
});
