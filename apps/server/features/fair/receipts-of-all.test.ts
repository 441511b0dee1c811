import { gunzipSync } from 'node:zlib';
import type { CallName } from '@candor/api-contract/index.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { judge } from '@candor/verifier/judge.ts';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tronAddressOf } from '../../chain/tron-address.ts';
import { tamper } from '../../db/test-tamper.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { bundleOf } from './bundle/test-bundle.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
});
afterAll(() => candor.close());
beforeEach(() => mark('60000'));

async function mark(price: string): Promise<void> {
  candor.feed.tick('BTCUSDT', price);
  await candor.advance(250);
}
const call = (name: CallName, token: string, body: object) =>
  candor.call(name, { token, body: body as never }) as Promise<{ code: number; data: { id: string } }>;
const move = (token: string, toType: number, amount: string) =>
  call('POST /account/executeUserCutTurn', token, { fromType: 3, toType, currencyCode: 'USDT', amount });
/** With 10000 USDT in the futures account. */
async function trader(): Promise<string> {
  const { token } = await candor.signUp();
  const moved = { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '10000' };
  await call('POST /account/executeUserCutTurn', token, moved);
  return token;
}
const ticket = { contractType: 'futures', symbol: 'BTCUSDT', direction: 'long', lots: '100', lever: 20 } as const;
const place = async (token: string, terms: object = { entrustType: 'market' }): Promise<string> =>
  (await call('POST /portal/order/contractOrder', token, { ...ticket, ...terms })).data.id;
async function open(token: string): Promise<string> {
  const id = await place(token);
  await mark('60000');
  return id;
}
const act = (token: string, name: string, id: string, query?: { action: 'lock' }) =>
  candor.call(
    `POST /portal/order/${name}/{id}` as CallName,
    { token, params: { id }, ...(query && { query }) } as never,
  );
const own = async (token: string, orderNo: string) =>
  candor.call('GET /fair/receipt/{orderNo}', { token, params: { orderNo } });

interface Line {
  readonly kind: string;
  readonly orderNo: string;
  readonly content: string;
}
async function receiptsIn(bytes: Buffer): Promise<Line[]> {
  const lines = gunzipSync(bytes).toString().trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Line).filter(({ kind }) => kind === 'receipt');
}
const kindsOf = (lines: readonly Line[]): string[] =>
  lines.map(({ content }) => /^terms ([\w-]+)/.exec(content)?.[1] ?? '?');

/** One of everything that is settled by a price or a rule, beside fast orders and exchanges. */
async function trade(token: string) {
  const fundPasswd = 'money-1234';
  await call('POST /player/updateFundsPassword', token, {
    password: 'secret-123',
    newPassword: fundPasswd,
    confirmPassword: fundPasswd,
  });
  const asked = await open(token);
  await act(token, 'endContractOrder', asked);
  await mark('60010');
  const limit = await place(token, { entrustType: 'limit', price: '60000' });
  await mark('60000');
  await call('POST /portal/order/closePart', token, { orderNo: limit, lots: '40' });
  await mark('60000');
  await act(token, 'endAndChaseContractOrder', limit);
  await mark('60010');
  const locked = await open(token);
  await act(token, 'contractChaseOrder', locked, { action: 'lock' });
  await mark('60000');
  await call('POST /portal/order/closeAll', token, {});
  await mark('60010');
  await move(token, 2, '1000');
  const market = { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '500' };
  const spot = (await call('POST /portal/order/spotOrder', token, market)).data.id;
  await move(token, 1, '3000');
  const lock = await call('POST /lockMining/purchase', token, { productId: 'lock-30', amount: '1000' });
  candor.time.leap(dayMs);
  candor.time.advance(1_000);
  await candor.server.services.engine.submit({ kind: 'pay-income', limit: 100 });
  await call('POST /lockMining/redeem', token, { orderId: lock.data.id });
  const address = tronAddressOf(secp256k1.getPublicKey(secp256k1.utils.randomSecretKey()));
  const taken = { currencyCode: 'USDT', amount: '1000', address, fundPasswd };
  const withdrawal = await call('POST /transaction/withdrawal', token, taken);
  return { asked, limit, locked, spot, lock: lock.data.id, withdrawal: withdrawal.data.id };
}

test('everything that is settled has a receipt, which its owner alone has, and all recompute offline', async () => {
  const token = await trader();
  const began = candor.time.clock.now();
  const done = await trade(token);
  const bytes = await bundleOf(candor, token, began, candor.time.clock.now());
  const receipts = await receiptsIn(bytes);
  const counts = Map.groupBy(kindsOf(receipts), (kind) => kind);
  expect(Object.fromEntries([...counts].map(([kind, all]) => [kind, all.length]))).toEqual({
    'futures-open': 5,
    'futures-close': 3,
    'futures-pair': 2,
    spot: expect.any(Number) as number,
    'earn-income': 1,
    'earn-redemption': 1,
    withdrawal: 1,
  });
  const numbers = receipts.map(({ orderNo }) => orderNo);
  const { asked, limit, locked, spot, lock, withdrawal } = done;
  for (const one of [asked, `${asked}-open`, limit, `${limit}-open`, locked, `${lock}-1`, lock, withdrawal])
    expect(numbers).toContain(one);
  const vkey = Buffer.from(candor.server.services.publicLog.identity?.vkey ?? '');
  const judged = await judge([bytes, vkey]);
  // Promises of the last second are not in the log yet.
  const wrong = judged.parts.flatMap(({ steps }) =>
    steps.filter(({ ok, name }) => ok !== true && !/romise/.test(name)),
  );
  expect(wrong).toEqual([]);
  const stranger = await trader();
  for (const { orderNo, content } of receipts) {
    expect((await own(token, orderNo)).data).toMatchObject({ orderNo, content });
    expect(await own(stranger, orderNo)).toMatchObject({ code: 404, error: 'not-found', field: 'orderNo' });
  }
  expect(kindsOf(await receiptsIn(await bundleOf(candor, stranger, began, Date.now() * 2)))).toEqual([]);
  const listOf = async (one: string, who = token) =>
    candor.call('GET /fair/receipts/{orderNo}', { token: who, params: { orderNo: one } });
  const numbersOf = async (one: string) => (await listOf(one)).data.list.map(({ orderNo }) => orderNo);
  expect(await numbersOf(asked)).toEqual([`${asked}-open`, asked]);
  expect(await numbersOf(lock)).toEqual([`${lock}-1`, lock]);
  expect(await numbersOf(withdrawal)).toEqual([withdrawal]);
  const deals = numbers.filter((one) => one.startsWith(`${spot}-`));
  expect([deals.length > 0, await numbersOf(spot)]).toEqual([true, deals]);
  expect(await listOf(spot, stranger)).toMatchObject({ code: 404, error: 'not-found', field: 'orderNo' });
  const fell = await judge([Buffer.from(gunzipSync(bytes).toString().replace('nkept 0', 'nkept 999999999999999'))]);
  expect(fell.verdict).toBe('false');
});

test('what was settled and has no receipt is named by the books, as is one of nothing', async () => {
  const { db, books } = candor.server.services;
  const faults = async () => (await books.check(true)).faults.receipts;
  expect(await faults()).toEqual([]);
  const rows = await db.query<{ order_no: string; journal_id: string; content: string }>(
    "select * from receipt where content not like 'terms fast|%' order by journal_id",
  );
  const [kinds, seen] = [new Set(kindsOf(rows.map((row) => ({ ...row, kind: '', orderNo: '' })))), new Set<string>()];
  expect(kinds.size).toBe(7);
  for (const { order_no: orderNo, journal_id: journal, content } of rows) {
    const [kind = ''] = kindsOf([{ kind: '', orderNo, content }]);
    if (seen.has(kind)) continue;
    seen.add(kind);
    await tamper(db, { sql: 'delete from receipt where journal_id = $1', params: [journal] });
    const missing = [`journal ${journal}`, ...(kind === 'spot' ? [orderNo] : [])];
    expect(await faults()).toEqual(missing.toSorted());
    const back = rows.filter((row) => row.journal_id === journal);
    await tamper(
      db,
      ...back.map((row) => ({
        sql: 'insert into receipt (order_no, journal_id, time, content) values ($1, $2, 0, $3)',
        params: [row.order_no, journal, row.content],
      })),
    );
    expect(await faults()).toEqual([]);
  }
  await tamper(db, { sql: "insert into receipt (order_no, journal_id, time, content) values ('x', 1, 0, '')" });
  expect(await faults()).toEqual(['x']);
});
