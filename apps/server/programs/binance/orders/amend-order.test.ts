import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { makeKey, Program, trader } from '../../test-programs.ts';

let candor: TestServer;
let program: Program;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(3_000);
  program = new Program(candor, await makeKey(candor, (await trader(candor)).token));
});
afterAll(() => candor.close());

const symbol = 'BTCUSDT';
const bid = { symbol, side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', price: '59000', quantity: '0.01' };
const amend = (params: Record<string, string>) => program.send('PUT', '/order/amend/keepPriority', params);

test('an order is made smaller in the words of the dialect, and keeps number, name and place', async () => {
  const { data: placed } = await program.send('POST', '/order', { ...bid, newClientOrderId: 'mine' });
  const answer = await amend({ symbol, orderId: String(placed.orderId), newQty: '0.00400' });
  expect([answer.status, answer.data]).toEqual([
    200,
    {
      transactTime: candor.time.clock.now(),
      executionId: placed.orderId,
      amendedOrder: {
        symbol,
        orderId: placed.orderId,
        orderListId: -1,
        origClientOrderId: 'mine',
        clientOrderId: 'mine',
        price: '59000',
        qty: '0.004',
        executedQty: '0',
        preventedQty: '0.00000000',
        quoteOrderQty: '0.00000000',
        cumulativeQuoteQty: '0',
        status: 'NEW',
        timeInForce: 'GTC',
        type: 'LIMIT',
        side: 'BUY',
        workingTime: placed.transactTime,
        selfTradePreventionMode: 'EXPIRE_MAKER',
      },
    },
  ]);
  const { data: shown } = await program.send('GET', '/order', { symbol, origClientOrderId: 'mine' });
  expect(shown).toMatchObject({ origQty: '0.004', status: 'NEW' });
});

test.each<[string, Record<string, string>, number]>([
  ['without a quantity', { origClientOrderId: 'mine' }, -1102],
  ['without an order', { newQty: '0.001' }, -1102],
  ['to more', { origClientOrderId: 'mine', newQty: '1' }, -2038],
  ['to less than an order may be worth', { origClientOrderId: 'mine', newQty: '0.00001' }, -1013],
  ['of another name', { origClientOrderId: 'mine', newQty: '0.001', newClientOrderId: 'yours' }, -1106],
  ['that there is none', { origClientOrderId: 'none', newQty: '0.001' }, -2011],
])('an amendment %s is refused', async (_name, params, code) => {
  expect(await amend({ symbol, ...params })).toMatchObject({ status: 400, data: { code } });
});

const oco = {
  symbol,
  side: 'BUY',
  quantity: '0.01',
  belowType: 'LIMIT_MAKER',
  belowPrice: '59000',
  belowClientOrderId: 'gain',
  aboveType: 'STOP_LOSS',
  aboveStopPrice: '61000',
  aboveClientOrderId: 'loss',
};

test.each(['gain', 'loss'])('amending either order of an OCO affects both: the %s', async (name) => {
  const { token } = await trader(candor);
  program = new Program(candor, await makeKey(candor, token));
  const frozen = async () =>
    (await candor.call('POST /account/balance', { token, query: { type: 2, currencyCode: 'USDT' } })).data.frozen;
  const sizes = async () =>
    ((await program.send('GET', '/openOrders', { symbol })).data as unknown as { origQty: string }[]).map(
      ({ origQty }) => origQty,
    );
  expect((await program.send('POST', '/orderList/oco', oco)).status).toBe(200);
  const before = await frozen();
  expect(await amend({ symbol, origClientOrderId: name, newQty: '0.02' })).toMatchObject({ data: { code: -2038 } });
  expect([await sizes(), await frozen()]).toEqual([['0.01', '0.01'], before]);
  const answer = await amend({ symbol, origClientOrderId: name, newQty: '0.005' });
  expect(answer).toMatchObject({ status: 200, data: { amendedOrder: { clientOrderId: name, qty: '0.005' } } });
  expect([await sizes(), Number(await frozen())]).toEqual([['0.005', '0.005'], Number(before) / 2]);
  await program.send('DELETE', '/openOrders', { symbol });
  expect(await frozen()).toBe('0');
});

test('a key that only reads amends nothing', async () => {
  const { token } = await trader(candor);
  const reader = new Program(candor, await makeKey(candor, token, { rights: ['read'] }));
  const params = { symbol, origClientOrderId: 'mine', newQty: '0.001' };
  const answer = await reader.send('PUT', '/order/amend/keepPriority', params);
  expect(answer).toMatchObject({ status: 401, data: { code: -2015 } });
});
