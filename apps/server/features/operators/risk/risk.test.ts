import { readFileSync } from 'node:fs';
import { usdt } from '@candor/core/money/currencies.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSnapshot } from '../../../engine/load.ts';
import { openCountries } from '../../../operators/countries.ts';
import { certify, moveTo } from '../../../operators/test-countries.ts';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let [risk, rolf, admin, finance]: TestOperator[] = [];
beforeAll(async () => {
  bench = await openTestServer();
  risk = await signInOperator(bench, 'risk', 'rita');
  rolf = await signInOperator(bench, 'risk', 'rolf');
  admin = await signInOperator(bench, 'admin', 'ada');
  finance = await signInOperator(bench, 'finance', 'fred');
  bench.feed.tick('BTCUSDT', '60000');
  bench.feed.tick('ETHUSDT', '3000');
  await bench.advance(500);
});
afterAll(() => bench.close());

const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const reason = 'the feed was at fault';
const halt = (way: 'start' | 'end', symbol: string, operator = risk) =>
  bench.call(`POST /operator/halts/${way}`, { ...of(operator), body: { symbol, reason } });
const fast = (token: string, direction: 'up' | 'down', symbol = 'BTCUSDT') =>
  bench.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol, direction, seconds: 30, amount: '100' },
  });
const spot = (token: string, side: 'buy' | 'sell') =>
  bench.call('POST /portal/order/spotOrder', {
    token,
    body: { symbol: 'BTCUSDT', side, type: 'limit', price: '59000', quantity: '0.01' },
  });
const available = async (userId: string) =>
  (
    await bench.server.services.db.query<{ available: string }>(
      "select available from account where owner = $1 and type = 1 and currency = 'USDT'",
      [userId],
    )
  )[0]?.available;

const bonusOf = async (userId: string) =>
  (
    await bench.server.services.db.query(
      `select volume, carry, released,
        (select available from account where owner = $1 and type = 4 and currency = 'USDT') as locked
        from bonus where user_id = $1`,
      [userId],
    )
  )[0];

test('a price that stood still is a fault that founds a void', async () => {
  const { token, userId } = await bench.signUp();
  // A market that moves four times a second.
  for (let i = 0; i < 100; i += 1) {
    bench.feed.tick('ETHUSDT', String(3000 + (i % 7)));
    await bench.advance(250);
  }
  await fast(token, 'up', 'ETHUSDT');
  await bench.advance(250);
  bench.feed.tick('ETHUSDT', '3000');
  // The feed repeats one value with new times until after the expiry of 30 s.
  for (let i = 0; i < 140; i += 1) {
    await bench.advance(250);
    bench.feed.tick('ETHUSDT', '3000');
  }
  bench.feed.tick('ETHUSDT', '3010');
  await bench.advance(500);
  expect(await bonusOf(userId)).toEqual({ volume: '100000000', carry: '0', released: '10000000', locked: '0' });
  const lost = Number(await available(userId));
  const [fault] = (
    await bench.call('GET /operator/faults', { ...of(risk), query: { symbol: 'ETHUSDT' } })
  ).data.list.filter(({ kind }) => kind === 'standstill');
  expect(fault?.to).toBeGreaterThan((fault?.from ?? 0) + 30_000);
  await bench.advance(620_000);
  const { data } = await bench.call('POST /operator/proposals/make', {
    ...of(risk),
    body: {
      proposal: {
        kind: 'void',
        symbol: 'ETHUSDT',
        from: fault?.from,
        to: fault?.to,
        faultId: fault?.id,
        reason,
      } as never,
    },
  });
  expect(
    (await bench.call('POST /operator/proposals/approve', { ...of(rolf), body: { id: data.id } })).data,
  ).toMatchObject({ decision: 'approved' });
  // Of the gift 10 had been released by the volume of the order: with it they are locked again.
  expect(Number(await available(userId)) - lost).toBe(90_000_000);
  expect(await bonusOf(userId)).toEqual({ volume: '0', carry: '0', released: '0', locked: '10000000' });
  expect((await bench.call('GET /fair/voids')).data.list).toMatchObject([
    { symbol: 'ETHUSDT', fault: 'standstill', orders: 1, keptWins: 0 },
  ]);
});

test('a halt stops new orders only, is shown, locks spot orders, and outlives a restart', async () => {
  const { token } = await bench.signUp();
  await bench.call('POST /account/executeUserCutTurn', {
    token,
    body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '2000' },
  });
  expect((await fast(token, 'up')).code).toBe(200);
  const resting = await spot(token, 'buy');
  expect(resting.code).toBe(200);
  expect(await halt('start', 'NONEUSDT')).toMatchObject({ status: 400, error: 'symbol-unknown' });
  expect(await halt('start', 'BTCUSDT', finance)).toMatchObject({ status: 403, error: 'operator-role' });
  expect((await halt('start', 'BTCUSDT')).code).toBe(200);
  expect(await halt('start', 'BTCUSDT')).toMatchObject({ status: 409, error: 'state-unchanged' });
  expect(await fast(token, 'up')).toMatchObject({
    status: 400,
    error: 'market-paused',
    message: expect.stringContaining('Operators have paused'),
  });
  expect(await spot(token, 'buy')).toMatchObject({ status: 400, error: 'market-paused' });
  expect(
    (await bench.call('POST /portal/order/getSpotOrder', { token, body: { status: 'locked' } })).data.list,
  ).toMatchObject([{ status: 'locked' }]);
  expect((await fast(token, 'up', 'ETHUSDT')).code).toBe(200);
  const tickers = (await bench.call('GET /portal/market/tickers')).data;
  expect(
    tickers
      .filter(({ symbol, paused }) => paused || symbol === 'BTCUSDT')
      .map(({ symbol, halted, paused }) => ({ symbol, halted, paused })),
  ).toEqual([{ symbol: 'BTCUSDT', halted: true, paused: true }]);
  await bench.advance(31_000);
  const orders = (
    await bench.call('POST /portal/order/getContractOrder', {
      token,
      body: { contractType: 'fast', status: 'history', symbol: 'BTCUSDT' },
    })
  ).data;
  expect(orders.list).toMatchObject([{ status: 'settled' }]);
  const { db } = bench.server.services;
  expect((await loadSnapshot(db)).halts).toEqual(['BTCUSDT']);
  expect((await halt('end', 'BTCUSDT', rolf)).code).toBe(200);
  expect((await fast(token, 'up')).code).toBe(200);
  expect((await bench.call('GET /operator/halts', of(finance))).data.list).toMatchObject([
    { symbol: 'BTCUSDT', by: 'rita', reason },
  ]);
});

test('shows what the house stands to pay at worst', async () => {
  const { token } = await bench.signUp();
  const shown = async () => {
    const { data } = await bench.call('GET /operator/exposure', of(finance));
    return {
      row: data.symbols.find(({ symbol }) => symbol === 'ETHUSDT'),
      reserve: data.reserves.find(({ name }) => name === 'fast-reserve'),
    };
  };
  const before = await shown();
  await fast(token, 'up', 'ETHUSDT');
  const after = await shown();
  expect(Number(after.row?.fastPayout) - Number(before.row?.fastPayout)).toBe(80);
  expect(Number(after.reserve?.frozen) - Number(before.reserve?.frozen)).toBe(80);
  expect(after.row).toMatchObject({ fastOrders: (before.row?.fastOrders ?? 0) + 1, halted: false });
  // A quarter of what the reserve holds, of which a part lies frozen.
  const units = (text: string | undefined): bigint => usdt(text ?? '');
  expect(units(after.reserve?.frozen)).toBeGreaterThanOrEqual(units('80'));
  for (const { row, reserve } of [before, after])
    expect(units(row?.fastLimit)).toBe((units(reserve?.available) + units(reserve?.frozen)) / 4n);
});

test('a void needs a recorded fault, two operators and the whole window; wins stay, all can read it', async () => {
  await bench.advance(31_000);
  const { token: up, userId: winner } = await bench.signUp();
  const { token: down, userId: loser } = await bench.signUp();
  await Promise.all([fast(up, 'up'), fast(down, 'down')]);
  // The feed falls silent just before the expiry, so that the exit is the first mark after the hole.
  await bench.advance(28_000);
  bench.feed.silence();
  await bench.advance(4_000);
  bench.feed.speak();
  bench.feed.tick('BTCUSDT', '60100');
  await bench.advance(1_000);
  const [won, lost] = [await available(winner), await available(loser)];
  // Each 100 of stake has released 10 of the gift.
  expect([won, lost]).toEqual(['10090000000', '9910000000']);
  const fault = (await bench.call('GET /operator/faults', { ...of(risk), query: { symbol: 'BTCUSDT' } })).data
    .list[0] ?? { id: '', from: 0, to: 0 };
  const propose = (body: Record<string, unknown>, maker = risk) =>
    bench.call('POST /operator/proposals/make', {
      ...of(maker),
      body: {
        proposal: {
          kind: 'void',
          symbol: 'BTCUSDT',
          from: fault.from,
          to: fault.to,
          faultId: fault.id,
          reason,
          ...body,
        } as never,
      },
    });
  const early = { status: 400, error: 'range-invalid', field: 'to' };
  expect(await propose({})).toMatchObject(early);
  await bench.advance(320_000);
  // Terms may be up to ten minutes: an order of them that the fault has touched could still win.
  expect(await propose({})).toMatchObject(early);
  await bench.advance(300_000);
  expect(await propose({ from: fault.from - 1 })).toMatchObject({ status: 400, error: 'void-no-fault' });
  expect(await propose({ symbol: 'SOLUSDT' })).toMatchObject({ status: 400, error: 'void-no-fault' });
  expect(await propose({ orderNo: 'one' })).toMatchObject({ status: 400, error: 'field-unknown' });
  // Who has lost there as a customer decides nothing about it.
  const rina = await signInOperator(bench, 'risk', 'rina');
  await bench.call('POST /operator/operators/declareCustomer', { ...of(rina), body: { userId: loser } });
  expect(await propose({}, rina)).toMatchObject({ status: 403, error: 'own-customer' });
  const { data } = await propose({});
  expect(await bench.call('POST /operator/proposals/approve', { ...of(risk), body: { id: data.id } })).toMatchObject({
    error: 'proposal-own',
  });
  expect(await bench.call('POST /operator/proposals/approve', { ...of(rina), body: { id: data.id } })).toMatchObject({
    status: 403,
    error: 'own-customer',
  });
  const done = await bench.call('POST /operator/proposals/approve', { ...of(rolf), body: { id: data.id } });
  expect(done.data).toMatchObject({ decision: 'approved' });
  expect([await available(winner), await available(loser)]).toEqual([won, '10000000000']);
  expect((await bench.call('GET /fair/voids')).data.list[0]).toMatchObject({
    symbol: 'BTCUSDT',
    from: fault.from,
    to: fault.to,
    fault: 'silence',
    orders: 1,
    keptWins: 1,
    reason,
  });
  // What it has come to stands wherever its owner, and who helps them, reads it; the receipt stays as it was.
  const history = async (token: string) =>
    (await bench.call('POST /portal/order/getContractOrder', { token, body: { contractType: 'fast' } })).data;
  const ofLoser = await history(down);
  expect(ofLoser).toMatchObject({ total: 1, realisedProfit: '0', list: [{ result: 'void', profit: '0' }] });
  expect(await history(up)).toMatchObject({ total: 1, realisedProfit: '80', list: [{ result: 'win', profit: '80' }] });
  const orderNo = ofLoser.list[0]?.orderNo ?? '';
  const one = { contractType: 'fast', orderNo } as const;
  expect((await bench.call('POST /portal/order/getContractOrder', { token: down, body: one })).data).toEqual(ofLoser);
  const receipt = await bench.call('GET /fair/receipt/{orderNo}', { token: down, params: { orderNo } });
  expect(receipt.data.content).toContain('lose');
  const page = { page: 1, limit: 20 };
  const listed = { ...of(risk), params: { userId: loser }, query: { family: 'fast', ...page } } as const;
  expect((await bench.call('GET /operator/customers/{userId}/orders', listed)).data.list).toMatchObject([
    { orderNo, status: 'settled', outcome: 'void' },
  ]);
  const days = async (token: string) =>
    (await bench.call('GET /account/profit', { token })).data.days.map((each) => Number(each.profit));
  expect([await days(down), await days(up)]).toEqual([[0], [80]]);
  // An earlier version left out what came back as locked bonus; the upgrade adds it.
  const { db } = bench.server.services;
  await db.query('update daily_profit set net = net - 10000000 where user_id = $1', [loser]);
  expect(await days(down)).toEqual([-10]);
  const upgrade = readFileSync(new URL('../../../db/migrations/282-profit-of-voids.sql', import.meta.url), 'utf8');
  await db.query(upgrade.slice(0, upgrade.indexOf('create index')).trim().replace(/;$/, ''));
  expect([await days(down), await days(up)]).toEqual([[0], [80]]);
  const messages = async (token: string) =>
    (await bench.call('POST /player/notice/page', { token, body: page })).data.list.filter(
      ({ kind }) => kind === 'stake-returned',
    );
  expect(await messages(up)).toEqual([]);
  const [message, ...others] = await messages(down);
  expect(others).toEqual([]);
  expect(message).toMatchObject({ reference: orderNo, unread: true, summary: expect.stringContaining('100 USDT') });

  const again = await propose({});
  await bench.call('POST /operator/proposals/approve', { ...of(rolf), body: { id: again.data.id } });
  expect(await available(loser)).toBe('10000000000');
  expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
});

test('a country is switched on by two and off by one, and counts for certified people only', async () => {
  const { db } = bench.server.services;
  const set = (body: Record<string, unknown>, operator = admin) =>
    bench.call('POST /operator/countries/set', {
      ...of(operator),
      body: { country: 'VN', product: 'fast', enabled: true, reason, ...body } as never,
    });
  expect(await set({}, risk)).toMatchObject({ status: 403, error: 'operator-role' });
  const on = (body: object = {}) =>
    bench.call('POST /operator/proposals/make', {
      ...of(admin),
      body: { proposal: { kind: 'country-on', country: 'VN', product: 'fast', reason, ...body } as never },
    });
  expect(await set({})).toMatchObject({ status: 409, error: 'two-operators-needed' });
  expect(await on({ country: 'XX' })).toMatchObject({ status: 400, error: 'country-unknown' });
  expect(await set({ product: 'prices' })).toMatchObject({ status: 400, field: 'product' });
  const { data } = await on();
  expect(
    (await bench.call('POST /operator/proposals/approve', { ...of(risk), body: { id: data.id } })).data,
  ).toMatchObject({ decision: 'approved' });
  expect(await on()).toMatchObject({ status: 409, error: 'state-unchanged' });
  expect(await set({ product: 'vnd', enabled: false })).toMatchObject({ status: 409, error: 'state-unchanged' });
  const { userId } = await bench.signUp({ funded: false });
  await moveTo(bench, userId, 'VN');
  const real = await openCountries(db, 'real');
  expect(await real.allowed(userId, 'fast')).toBe(false);
  await certify(bench, userId);
  expect(await real.allowed(userId, 'fast')).toBe(true);
  expect(await real.allowed(userId, 'futures')).toBe(false);
  await moveTo(bench, userId, 'DE');
  expect(await real.allowed(userId, 'fast')).toBe(false);
  expect(await (await openCountries(db, 'paper')).allowed(userId, 'futures')).toBe(true);
  expect((await bench.call('GET /operator/countries', of(risk))).data).toMatchObject({
    mode: 'paper',
    countries: [{ country: 'VN', enabled: ['fast'] }],
  });
});
