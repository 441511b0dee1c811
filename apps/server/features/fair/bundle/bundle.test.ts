import { gunzipSync } from 'node:zlib';
import { judge } from '@candor/verifier/judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { tamper } from '../../../db/test-tamper.ts';
import { bundleOf } from './test-bundle.ts';

let candor: TestServer;
let owner: Awaited<ReturnType<TestServer['signUp']>>;
let began = 0;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
  [owner, began] = [await candor.signUp(), candor.time.clock.now()];
  await trade();
});
afterAll(() => candor.close());

type Line = Record<string, unknown> & { readonly kind: string };
const bytesOf = (token: string, from: number, to: number): Promise<Buffer> => bundleOf(candor, token, from, to);
const linesIn = (bytes: Buffer): Line[] =>
  gunzipSync(bytes)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const of = (lines: readonly Line[], kind: string): Line[] => lines.filter((line) => line.kind === kind);
/** The log grows between two answers: of a proof then only its leaf stands, which is its first three lines. */
const leafOf = ({ proof, ...line }: Record<string, unknown>): object => ({
  ...line,
  proof: String(proof).split('\n').slice(0, 3),
});
const whole = (): Promise<Buffer> => bytesOf(owner.token, began, candor.time.clock.now());

/** One receipt of each kind: two fast orders, one void after a silence, a stop, an exchange. */
async function trade(): Promise<void> {
  const { token } = owner;
  const fast = (direction: 'up' | 'down') =>
    candor.call('POST /portal/order/contractOrder', {
      token,
      body: { contractType: 'fast', symbol: 'BTCUSDT', direction, seconds: 30, amount: '100' },
    });
  await candor.call('POST /account/executeUserCutTurn', {
    token,
    body: { fromAccount: 1, toAccount: 3, currencyCode: 'USDT', amount: '1000' } as never,
  });
  await fast('up');
  await candor.advance(500);
  candor.feed.tick('BTCUSDT', '60010');
  await candor.advance(45_000);
  const { data } = await candor.call('POST /account/exchange', {
    token,
    body: { currencyCode: 'USDT', targetCurrency: 'BTC', quantity: '100' },
  });
  await candor.call('POST /account/executeUserExchange', { token, body: { quoteId: data.quoteId } });
  await fast('down');
  await candor.advance(20_000);
  candor.feed.silence();
  await candor.advance(90_000);
  candor.feed.speak();
  await candor.advance(1_000);
  await fast('down');
  await candor.advance(32_000);
}

test('refuses who has no session, and a span that ends before it begins', async () => {
  const query = { from: 2, to: 1 };
  expect(await candor.call('GET /fair/bundle', { query })).toMatchObject({ code: 401 });
  expect(await candor.call('GET /fair/bundle', { token: owner.token, query })).toMatchObject({
    code: 400,
    error: 'range-invalid',
    field: 'to',
  });
});

test('holds every receipt, line of the statement and stretch of tape in whole rows, and counts them', async () => {
  const lines = linesIn(await whole());
  expect(lines[0]).toEqual({
    kind: 'bundle',
    v: 1,
    userId: owner.userId,
    from: began,
    to: candor.time.clock.now(),
    madeAt: candor.time.clock.now(),
    receiptsAfter: '0',
  });
  const [receipts, statement, tapes] = [of(lines, 'receipt'), of(lines, 'statement'), of(lines, 'tape')];
  expect(lines.at(-1)).toEqual({
    kind: 'end',
    statement: statement.length,
    receipts: receipts.length,
    tapes: tapes.length,
    acknowledgements: of(lines, 'acknowledgement').length,
  });
  expect(receipts.map(({ content }) => /^result \w+$/m.exec(String(content))?.[0] ?? 'exchange')).toEqual([
    'result win',
    'exchange',
    'result void',
    'result tie',
  ]);
  for (const receipt of receipts) {
    const { orderNo } = receipt as unknown as { orderNo: string };
    const { data } = await candor.call('GET /fair/receipt/{orderNo}', { token: owner.token, params: { orderNo } });
    expect(leafOf(receipt)).toEqual(leafOf({ kind: 'receipt', ...data }));
  }
  const page = await candor.call('GET /account/page', { token: owner.token, query: { limit: 100, from: began } });
  const asPage = statement.map(({ what, ...line }) => ({ ...line, kind: what }));
  expect(asPage.toReversed()).toEqual(page.data.list);
});

test('is judged right by the verifier alone, and false when a result is changed', async () => {
  const bytes = await whole();
  const vkey = Buffer.from(candor.server.services.publicLog.identity?.vkey ?? '');
  const judged = await judge([bytes, vkey]);
  expect(judged.parts.flatMap(({ steps }) => steps.filter(({ ok }) => ok !== true))).toEqual([]);
  expect(judged.verdict).toBe('right');
  expect(judged.parts).toHaveLength(9);
  const forged = gunzipSync(bytes).toString().replace('result win', 'result lose');
  expect((await judge([Buffer.from(forged)])).verdict).toBe('false');
});

test('is of its span and its owner only', async () => {
  const stranger = await candor.signUp();
  const others = linesIn(await bytesOf(stranger.token, began, candor.time.clock.now()));
  expect(of(others, 'receipt')).toEqual([]);
  expect(of(others, 'tape')).toEqual([]);
  expect(others.filter((line) => JSON.stringify(line).includes(owner.userId))).toEqual([]);
  const first = of(linesIn(await whole()), 'receipt')[0] ?? { kind: 'none' };
  const settledAt = Number(first['time']);
  const lines = linesIn(await bytesOf(owner.token, settledAt, settledAt));
  expect(of(lines, 'receipt').map(leafOf)).toEqual([leafOf(first)]);
  expect(of(linesIn(await bytesOf(owner.token, settledAt + 1, settledAt + 1)), 'receipt')).toEqual([]);
});

test('names a minute that is broken instead of ending there', async () => {
  await tamper(candor.server.services.db, {
    sql: "update tape_chunk set data = '\\x00' where minute = (select min(minute) from tape_chunk)",
  });
  const lines = linesIn(await whole());
  expect(of(lines, 'broken')).toMatchObject([{ symbol: 'BTCUSDT', minute: expect.any(Number) }]);
  expect(of(lines, 'receipt')).toHaveLength(4);
  expect((await judge([await whole()])).verdict).toBe('unknown');
});
