import { currencyScale, type Currency } from '@candor/core/money/currencies.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
let price = 60_000;
beforeAll(async () => {
  candor = await openTestServer();
  await mark(price);
});
afterAll(() => candor.close());

async function mark(to: number, ms = 500): Promise<void> {
  candor.feed.tick('BTCUSDT', String((price = to)));
  await candor.advance(ms);
}

type Call = Parameters<TestServer['call']>[0];
/** A call that has to be accepted. */
async function done<Name extends Call>(name: Name, sent: Parameters<typeof candor.call<Name>>[1]) {
  const reply = await candor.call(name, sent);
  expect(reply.code, `${name} ${reply.message}`).toBe(200);
  return reply.data;
}
const read = async (token: string, query: object = {}) => done('GET /account/events', { token, query });
const move = (token: string, toType: 2 | 3, units: string) =>
  done('POST /account/executeUserCutTurn', {
    token,
    body: { fromType: 1, toType, currencyCode: 'USDT', amount: units },
  });

/** Two fast orders, a position, a spot order that is filled and one that is cancelled, a transfer each. */
async function trade(token: string): Promise<void> {
  for (const by of [40, -40]) {
    await mark(price);
    const body = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '25' } as const;
    await done('POST /portal/order/contractOrder', { token, body });
    await candor.advance(500);
    await mark(price + by, 31_000);
  }
  await move(token, 3, '2000');
  await mark(price);
  const futures = { contractType: 'futures', symbol: 'BTCUSDT', direction: 'long', entrustType: 'market' } as const;
  const { id } = await done('POST /portal/order/contractOrder', { token, body: { ...futures, lots: '50', lever: 20 } });
  await mark(price);
  await mark(price + 30);
  await done('POST /portal/order/endContractOrder/{id}', { token, params: { id } });
  await move(token, 2, '500');
  await mark(price);
  const spot = { symbol: 'BTCUSDT', side: 'buy' } as const;
  await done('POST /portal/order/spotOrder', { token, body: { ...spot, type: 'market', amount: '50' } });
  const limit = { ...spot, type: 'limit', price: '50000', quantity: '0.001' } as const;
  const waiting = await done('POST /portal/order/spotOrder', { token, body: limit });
  await done('POST /portal/order/endSpotOrder/{id}', { token, params: { id: waiting.id } });
}

const units = (text: string, currency: Currency): bigint => {
  const size = parseDecimal(text.replace('-', ''), currencyScale[currency]) ?? 0n;
  return text.startsWith('-') ? -size : size;
};

test('strangers are refused, and what can’t be looked up is named', async () => {
  expect(await candor.call('GET /account/events')).toMatchObject({ status: 401, error: 'unauthorized' });
  const { token } = await candor.signUp();
  const ask = (query: object) => candor.call('GET /account/events', { token, query });
  expect(await ask({ currencyCode: 'XYZ' })).toMatchObject({ error: 'currency-unknown', field: 'currencyCode' });
  expect(await ask({ from: 2, to: 1 })).toMatchObject({ error: 'range-invalid', field: 'from' });
  expect(await ask({ kind: 'paper-loan' })).toMatchObject({ code: 400, field: 'kind' });
  expect(await ask({ type: 1 })).toMatchObject({ error: 'field-unknown', field: 'type' });
});

test('each thing that has happened is one line, and what is owned runs down to nothing', async () => {
  const { token } = await candor.signUp();
  const stranger = await candor.signUp();
  await trade(token);
  const { list, total } = await read(token, { limit: 100 });
  expect(total).toBe(list.length);
  expect(list.map(({ kind }) => kind).toReversed()).toEqual([
    'sign-up-gift',
    'test-funds',
    'fast-win',
    'bonus-release',
    'fast-lose',
    'bonus-release',
    'transfer',
    'futures-open',
    'bonus-release',
    'transfer',
    'futures-close',
    'spot-fill',
  ]);
  const held = await done('POST /account/list', { token });
  for (const currency of ['USDT', 'BTC'] as const) {
    let owned = 0n;
    const steps = list.flatMap(({ changes }) => changes).filter(({ currencyCode }) => currencyCode === currency);
    for (const step of steps.toReversed()) {
      owned += units(step.change, currency);
      expect(units(step.owned, currency)).toBe(owned);
    }
    const rows = held.filter(({ currencyCode }) => currencyCode === currency);
    expect(owned).toBe(rows.reduce((sum, { total: each }) => sum + units(each, currency), 0n));
    expect(steps.length).toBeGreaterThan(0);
  }
  expect((await read(stranger.token)).total).toBe(2);
});

test('holds are folded into what became of them, by whole rows', async () => {
  const { token } = await candor.signUp();
  await mark(price);
  const body = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '25' } as const;
  const { id } = await done('POST /portal/order/contractOrder', { token, body });
  expect((await read(token)).total).toBe(2);
  await candor.advance(500);
  await mark(price - 40, 31_000);
  const [bonus, lost] = (await read(token)).list;
  expect([lost, bonus].map((event) => [event?.kind, event?.changes])).toEqual([
    ['fast-lose', [{ currencyCode: 'USDT', change: '-25', held: '-25', bonus: '0', owned: '9975' }]],
    ['bonus-release', [{ currencyCode: 'USDT', change: '2', held: '0', bonus: '-2', owned: '9977' }]],
  ]);
  expect(lost?.lines).toHaveLength(1);
  expect(lost).toMatchObject({ reference: id, lines: [{ kind: 'fast-lose', frozenAmount: '-25', amount: '0' }] });
});

test('of a deal between two customers each finds the own lines alone', async () => {
  const [maker, taker] = [await candor.signUp(), await candor.signUp()];
  for (const { token } of [maker, taker]) await move(token, 2, '500');
  await mark(60_000);
  const buy = { symbol: 'BTCUSDT', side: 'buy' } as const;
  await done('POST /portal/order/spotOrder', { token: taker.token, body: { ...buy, type: 'market', amount: '200' } });
  const limit = { ...buy, type: 'limit', price: '60000', quantity: '0.002' } as const;
  await done('POST /portal/order/spotOrder', { token: maker.token, body: limit });
  const sell = { symbol: 'BTCUSDT', side: 'sell', type: 'market', quantity: '0.002' } as const;
  await done('POST /portal/order/spotOrder', { token: taker.token, body: sell });
  const deals = await Promise.all(
    [maker, taker].map(async ({ token }) => (await read(token, { kind: 'spot-fill', limit: 1 })).list[0]),
  );
  expect(deals[0]?.id).toBe(deals[1]?.id);
  const moved = deals.map((deal) =>
    deal?.lines.map(({ currencyCode, amount, frozenAmount }) => [currencyCode, amount, frozenAmount]),
  );
  // 120 at a fee of 0.10 % for who waited and of 0.15 % for who came, each in what is received.
  expect(moved).toEqual([
    [
      ['USDT', '0', '-120'],
      ['BTC', '0.001998', '0'],
    ],
    [
      ['BTC', '0', '-0.002'],
      ['USDT', '119.82', '0'],
    ],
  ]);
});

test('a withdrawal and its fee are one thing, and one that was called off is none', async () => {
  const { token } = await candor.signUp();
  const fundPasswd = 'money-1234';
  const password = { password: 'secret-123', newPassword: fundPasswd, confirmPassword: fundPasswd };
  await done('POST /player/updateFundsPassword', { token, body: password });
  const { engine } = candor.server.services;
  const ask = async () => {
    const body = { currencyCode: 'USDT', amount: '200', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', fundPasswd };
    return (await done('POST /transaction/withdrawal', { token, body })).orderNo;
  };
  await engine.submit({ kind: 'reject-withdrawal', orderNo: await ask(), reason: 'a test', approval: 'p' });
  const orderNo = await ask();
  expect((await read(token)).total).toBe(2);
  const txid = 'b'.repeat(64);
  await engine.submit({ kind: 'approve-withdrawal', orderNo, approval: 'p' });
  await engine.submit({ kind: 'send-withdrawal', orderNo, txid, approval: 'p' });
  await engine.submit({ kind: 'confirm-withdrawal', orderNo, txid, approval: 'p' });
  const { list } = await read(token, { kind: 'withdrawal' });
  expect(list.map(({ changes }) => changes)).toEqual([
    [{ currencyCode: 'USDT', change: '-200', held: '-200', bonus: '0', owned: '9800' }],
  ]);
  expect(list[0]?.lines.map(({ kind, frozenAmount }) => [kind, frozenAmount])).toEqual([
    ['withdrawal', '-198'],
    ['withdrawal-fee', '-2'],
  ]);
  expect((await read(token, { kind: 'withdrawal-fee' })).total).toBe(0);
  expect((await read(token, { kind: 'withdrawal-hold' })).total).toBe(0);
});

test('pages have no holes, filters narrow, and what is owned is right on every page', async () => {
  const { token } = await candor.signUp();
  for (let at = 1; at <= 12; at += 1) {
    candor.time.advance(1_000);
    await move(token, at % 2 === 0 ? 2 : 3, String(at));
  }
  const whole = await read(token, { limit: 100 });
  const pages = await Promise.all([1, 2, 3].map((page) => read(token, { page, limit: 5 })));
  expect(pages.flatMap(({ list }) => list)).toEqual(whole.list);
  expect(pages.map(({ total }) => total)).toEqual([14, 14, 14]);
  const moves = await read(token, { kind: 'transfer', limit: 5 });
  expect([moves.total, moves.list.map(({ kind }) => kind)]).toEqual([12, Array(5).fill('transfer')]);
  expect(moves.list[0]?.changes).toEqual([
    { currencyCode: 'USDT', change: '0', held: '0', bonus: '0', owned: '10000' },
  ]);
  expect(moves.list[0]?.lines.map(({ accountType, amount }) => [accountType, amount])).toEqual([
    [1, '-12'],
    [2, '12'],
  ]);
  expect((await read(token, { currencyCode: 'BTC' })).list).toEqual([]);
  const [first] = moves.list;
  expect((await read(token, { from: first?.time, to: first?.time })).list).toEqual([first]);
});
