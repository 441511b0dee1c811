import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { quoteFrom } from '../../engine/rows/exchange.ts';
import type { Row } from '../../engine/rows/table.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
});
afterAll(() => candor.close());
beforeEach(async () => {
  candor.feed.tick('BTCUSDT', '60000');
  candor.feed.tick('ETHUSDT', '3000');
  await candor.advance(500);
});

type Body = Record<string, unknown>;
const ask = (token: string | undefined, body: Body = {}) =>
  candor.call('POST /account/exchange', {
    token,
    body: { currencyCode: 'USDT', targetCurrency: 'BTC', quantity: '600', ...body },
  });
const execute = (token: string | undefined, quoteId: string, headers = {}) =>
  candor.call('POST /account/executeUserExchange', { token, headers, body: { quoteId } });
const records = async (token: string, query: Body = {}) =>
  (await candor.call('GET /account/exchangeRecord', { token, query: query })).data;
const available = async (token: string, currencyCode: string) =>
  (await candor.call('POST /account/balance', { token, query: { type: 1, currencyCode } })).data.available;
const conserved = async () => expect(new Set(Object.values(await candor.sums()))).toEqual(new Set(['0']));

test('only the rules are open to everybody', async () => {
  for (const name of [
    'POST /account/exchange',
    'POST /account/executeUserExchange',
    'POST /account/exchangeList',
    'GET /account/exchangeRecord',
    'GET /account/transferRecord',
  ] as const) {
    expect(await candor.call(name), name).toMatchObject({ code: 401, error: 'unauthorized' });
  }
  expect((await candor.call('GET /common/exchangeRule')).data).toEqual({
    accountType: 1,
    feeRate: '0.001',
    toleranceRate: '0.0005',
    quoteSeconds: 10,
    minWorth: '1',
    maxWorth: '100000',
  });
});

test.each([
  ['into the same currency', { targetCurrency: 'USDT' }, 'same-currency', 'targetCurrency'],
  ['an unknown currency', { targetCurrency: 'XYZ' }, 'currency-unknown', 'targetCurrency'],
  ['a product that is no currency', { targetCurrency: 'XAU' }, 'currency-unknown', 'targetCurrency'],
  ['the dong', { currencyCode: 'VND', quantity: '1000000' }, 'currency-unknown', 'currencyCode'],
  ['a currency without a price', { targetCurrency: 'SOL' }, 'currency-unknown', 'targetCurrency'],
  ['nothing', { quantity: '0' }, 'exchange-range', 'quantity'],
  ['less than the minimum', { quantity: '0.999999' }, 'exchange-range', 'quantity'],
  ['more than the maximum', { quantity: '100000.000001' }, 'exchange-range', 'quantity'],
  ['more than there is', { quantity: '10000.000001' }, 'insufficient-balance', 'quantity'],
  ['more decimals than the currency has', { quantity: '1.0000001' }, 'decimal-scale', 'quantity'],
  ['a negative quantity', { quantity: '-1' }, 'decimal-invalid', 'quantity'],
  ['a number', { quantity: 600 }, 'decimal-invalid', 'quantity'],
  ['an own rate', { rate: '1' }, 'field-unknown', 'rate'],
  ['for somebody else', { userId: '1' }, 'field-unknown', 'userId'],
])('refuses to quote %s', async (_name, body, error, field) => {
  const { token } = await candor.signUp();
  expect(await ask(token, body)).toMatchObject({ code: 400, error, field });
  expect(await available(token, 'USDT')).toBe('10000');
});

test('names the range in the words of a refusal', async () => {
  const { token } = await candor.signUp();
  expect((await ask(token, { currencyCode: 'BTC', targetCurrency: 'USDT', quantity: '0.00001' })).message).toBe(
    'Choose an amount between 0.000017 and 1.6 BTC',
  );
});

test('lists what can be exchanged with rate, minimum and maximum', async () => {
  const { token } = await candor.signUp();
  expect((await candor.call('POST /account/exchangeList', { token })).data).toEqual([
    { currencyCode: 'USDT', name: 'Tether', rate: '1', minimum: '1', maximum: '100000', decimals: 6, halted: false },
    {
      currencyCode: 'BTC',
      name: 'Bitcoin',
      rate: '60000',
      minimum: '0.000017',
      maximum: '1.6',
      decimals: 8,
      halted: false,
    },
    {
      currencyCode: 'ETH',
      name: 'Ethereum',
      rate: '3000',
      minimum: '0.00034',
      maximum: '33',
      decimals: 8,
      halted: false,
    },
  ]);
});

test('a quote moves nothing; carried out it moves exactly what it said, and is on record', async () => {
  const { token } = await candor.signUp();
  const quote = (await ask(token)).data;
  expect(quote).toMatchObject({
    currencyCode: 'USDT',
    targetCurrency: 'BTC',
    quantity: '600',
    rate: '0.000016666666666666',
    feeRate: '0.001',
    fee: '0.00001',
    obtainable: '0.00998999',
    source: 'test',
  });
  expect(quote.expiresAt - quote.time).toBe(10_000);
  expect([await available(token, 'USDT'), (await records(token)).total]).toEqual(['10000', 0]);

  const done = await execute(token, quote.quoteId);
  expect(done.data).toMatchObject({ id: quote.quoteId, quantity: '600', fee: '0.00001', obtainable: '0.00998999' });
  expect([await available(token, 'USDT'), await available(token, 'BTC')]).toEqual(['9400', '0.00998999']);
  const { ack: _ack, ...record } = done.data;
  expect((await records(token)).list).toEqual([record]);
  expect((await records(token, { currencyCode: 'BTC' })).total).toBe(1);
  expect((await records(token, { currencyCode: 'ETH' })).total).toBe(0);
  const lines = (await candor.call('GET /account/page', { token, query: { kind: 'exchange' } })).data.list;
  expect(lines.map(({ currencyCode, amount, journalId }) => [currencyCode, amount, journalId])).toEqual([
    ['BTC', '0.00998999', done.data.journalId],
    ['USDT', '-600', done.data.journalId],
  ]);
  await conserved();
});

test('from coin to coin through USDT, and back, loses only fees and roundings', async () => {
  const { token } = await candor.signUp();
  await execute(token, (await ask(token, { targetCurrency: 'ETH' })).data.quoteId);
  const eth = await available(token, 'ETH');
  await execute(token, (await ask(token, { currencyCode: 'ETH', targetCurrency: 'BTC', quantity: eth })).data.quoteId);
  await execute(
    token,
    (await ask(token, { currencyCode: 'BTC', targetCurrency: 'USDT', quantity: await available(token, 'BTC') })).data
      .quoteId,
  );
  const left = Number(await available(token, 'USDT'));
  expect(left).toBeLessThan(9_998.21);
  expect(left).toBeGreaterThan(9_998.2);
  expect((await records(token, { limit: 2 })).list.map(({ targetCurrency }) => targetCurrency)).toEqual([
    'USDT',
    'BTC',
  ]);
  await conserved();
});

test('the same quote 32 times at once is carried out once', async () => {
  const { token } = await candor.signUp();
  const { quoteId } = (await ask(token)).data;
  const replies = await Promise.all(Array.from({ length: 32 }, () => execute(token, quoteId)));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(replies.filter(({ error }) => error === 'quote-ended')).toHaveLength(31);
  expect([await available(token, 'USDT'), (await records(token)).total]).toEqual(['9400', 1]);
  await conserved();
});

test('of two quotes, even asked for at once, only the newer is carried out', async () => {
  const { token } = await candor.signUp();
  const [first, second] = await Promise.all([ask(token, { quantity: '100' }), ask(token, { quantity: '200' })]);
  const replies = await Promise.all([first, second].map(({ data }) => execute(token, data.quoteId)));
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([200, 409]));
  expect((await records(token)).total).toBe(1);
});

test('a lost answer is given again under the same key, another body is a conflict', async () => {
  const { token } = await candor.signUp();
  const { quoteId } = (await ask(token)).data;
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => execute(token, quoteId, { 'idempotency-key': 'once' })),
  );
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await execute(token, 'other', { 'idempotency-key': 'once' })).toMatchObject({
    code: 409,
    error: 'idempotency-conflict',
  });
  expect((await records(token)).total).toBe(1);
});

test("an expired quote, one whose rate has moved and somebody else's are never carried out", async () => {
  const [{ token }, stranger] = [await candor.signUp(), await candor.signUp()];
  const late = (await ask(token)).data.quoteId;
  await candor.advance(10_000);
  expect(await execute(token, late)).toMatchObject({ code: 409, error: 'quote-expired', field: 'quoteId' });
  const { quoteId } = (await ask(token)).data;
  expect(await execute(stranger.token, quoteId)).toMatchObject({ code: 409, error: 'quote-ended' });
  candor.feed.tick('BTCUSDT', '60031');
  await candor.advance(250);
  expect(await execute(token, quoteId)).toMatchObject({ code: 409, error: 'quote-moved' });
  candor.feed.silence();
  await candor.advance(3_500);
  expect(await execute(token, quoteId)).toMatchObject({ code: 400, error: 'market-halted' });
  expect(await ask(token)).toMatchObject({ code: 400, error: 'market-halted', field: 'targetCurrency' });
  candor.feed.speak();
  expect(await available(token, 'USDT')).toBe('10000');
});

test("the receipt is the owner's, and its arithmetic can be done again", async () => {
  const [{ token }, stranger] = [await candor.signUp(), await candor.signUp()];
  const { id, journalId } = (await execute(token, (await ask(token)).data.quoteId)).data;
  const receipt = (of: string) => candor.call('GET /fair/receipt/{orderNo}', { token: of, params: { orderNo: id } });
  expect(await receipt(stranger.token)).toMatchObject({ code: 404, error: 'not-found' });
  const { content, contentHash } = (await receipt(token)).data;
  expect(createHash('sha256').update(content).digest('hex')).toBe(contentHash);
  const fact = (name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(content)?.[1] ?? '';
  const price = BigInt(fact('to').split('=')[1] ?? '0');
  const rate = 10n ** 26n / price;
  const gross = (600_000_000n * rate * 10n ** 8n) / 10n ** 24n;
  expect([fact('rate'), fact('gross'), fact('fee'), fact('journal'), fact('source')]).toEqual([
    String(rate),
    String(gross),
    String((gross + 999n) / 1_000n),
    journalId,
    'test',
  ]);
  const marks = (
    await candor.call('GET /fair/tape', {
      query: { symbol: 'BTCUSDT', from: candor.time.clock.now() - 60_000, to: candor.time.clock.now() },
    })
  ).data.marks;
  expect(marks.some(({ seq, price: at }) => seq === Number(/#(\d+)@/.exec(fact('to'))?.[1]) && at === '60000')).toBe(
    true,
  );
});

test('the tables hold a live quote as it is, a used one not, and an exchange for ever', async () => {
  const { token, userId } = await candor.signUp();
  const { db } = candor.server.services;
  const { engine } = candor.server;
  // A mark in memory also knows its hash, which stands in the tape.
  const stored = async () =>
    (await db.query<Row>('select * from exchange_quote where user_id = $1', [userId])).map(quoteFrom);
  const { quoteId } = (await ask(token, { targetCurrency: 'ETH' })).data;
  expect([engine.state.quotes.get(userId)]).toMatchObject(await stored());
  await execute(token, quoteId);
  expect(await stored()).toEqual([]);
  await execute(
    token,
    (await ask(token, { currencyCode: 'ETH', targetCurrency: 'BTC', quantity: '0.1' })).data.quoteId,
  );
  await ask(token, { quantity: '50' });
  expect([engine.state.quotes.get(userId)]).toMatchObject(await stored());
  for (const change of ['update exchange set fee = fee + 1, obtainable = obtainable - 1', 'delete from exchange'])
    await expect(db.query(change), change).rejects.toThrow('append-only');
});

test('own moves between account types are on record, with both ends', async () => {
  const [{ token }, stranger] = [await candor.signUp(), await candor.signUp()];
  const move = (fromType: number, toType: number, amount: string) =>
    candor.call('POST /account/executeUserCutTurn', {
      token,
      body: { fromType, toType, currencyCode: 'USDT', amount },
    });
  const first = await move(1, 2, '7');
  await move(2, 3, '3');
  const record = async (of: string, query: Body = {}) =>
    (await candor.call('GET /account/transferRecord', { token: of, query: query })).data;
  expect((await record(token)).list).toMatchObject([
    { fromType: 2, toType: 3, amount: '3', currencyCode: 'USDT' },
    { id: first.data.id, fromType: 1, toType: 2, amount: '7' },
  ]);
  expect(await record(token, { limit: 1, page: 2 })).toMatchObject({ total: 2, list: [{ id: first.data.id }] });
  expect([(await record(token, { currencyCode: 'BTC' })).total, (await record(stranger.token)).total]).toEqual([0, 0]);
  expect(await candor.call('GET /account/transferRecord', { token, query: { currencyCode: 'NOPE' } })).toMatchObject({
    code: 400,
    error: 'currency-unknown',
  });
});
