import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { makeKey, Program, trader } from '../../test-programs.ts';

let candor: TestServer;
let program: Program;
const symbol = 'BTCUSDT';
const bid = { symbol, side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', price: '59000', quantity: '0.01' };
const newProgram = async () => new Program(candor, await makeKey(candor, (await trader(candor)).token));

beforeAll(async () => {
  candor = await openTestServer();
  await candor.advance(2_000);
});
afterAll(() => candor.close());
beforeEach(async () => {
  candor.feed.tick(symbol, '60000');
  await candor.advance(1_000);
  program = await newProgram();
});

type Row = Record<string, unknown> & { orderId: number };
const place = async (changed: Record<string, string> = {}) =>
  (await program.send('POST', '/order', { ...bid, ...changed })).data as unknown as Row;
const open = async () =>
  ((await program.send('GET', '/openOrders', { symbol })).data as unknown as Row[]).map(({ orderId }) => orderId);
const replace = ({ orderId }: Row, changed: Record<string, string> = {}) =>
  program.send('POST', '/order/cancelReplace', {
    ...bid,
    price: '58000',
    cancelReplaceMode: 'STOP_ON_FAILURE',
    cancelOrderId: String(orderId),
    ...changed,
  });

/** A bid within the spread, of which another customer has sold 0.004. */
async function partlyFilled(): Promise<Row> {
  const { data } = await program.open(`/ticker/bookTicker?symbol=${symbol}`);
  const price = String((Number(data.bidPrice) + Number(data.askPrice)) / 2).replace(/(\.\d\d).*/, '$1');
  const order = await place({ price });
  const seller = await newProgram();
  for (const [side, quantity] of [
    ['BUY', '0.01'],
    ['SELL', '0.004'],
  ] as const)
    await seller.send('POST', '/order', { symbol, side, type: 'MARKET', quantity });
  const shown = await program.send('GET', '/order', { symbol, orderId: String(order.orderId) });
  expect(shown.data).toMatchObject({ status: 'PARTIALLY_FILLED', executedQty: '0.004' });
  return order;
}

test.each([
  ['a form that is none', { newOrderRespType: 'SHORT' }, -1100],
  ['less than an order may be worth', { quantity: '0.00001' }, -1013],
  ['a price off the band', { price: '70000' }, -1013],
  ['a stop whose limit lies off its band', { type: 'STOP_LOSS_LIMIT', stopPrice: '61000', price: '80000' }, -1013],
  ['a sum that is too small', { type: 'MARKET', quantity: '', price: '', timeInForce: '', quoteOrderQty: '1' }, -1013],
])('with %s the old order stays, by whatever mode', async (_name, changed, code) => {
  const old = await place();
  for (const cancelReplaceMode of ['STOP_ON_FAILURE', 'ALLOW_FAILURE'])
    expect(await replace(old, { ...changed, cancelReplaceMode })).toMatchObject({ status: 400, data: { code } });
  expect(await open()).toEqual([old.orderId]);
});

test('what the book or the balance refuses is told beside the end of the old order', async () => {
  const old = await place();
  expect(await replace(old, { quantity: '10' })).toMatchObject({
    status: 409,
    data: { code: -2021, data: { cancelResult: 'SUCCESS', newOrderResult: 'FAILURE' } },
  });
  expect(await open()).toEqual([]);
});

const restricted = { code: -2011, msg: 'Order was not canceled due to cancel restrictions.' };

test('an order is replaced only when it is filled as far as the request says', async () => {
  const [fresh, partly] = [await place(), await partlyFilled()];
  for (const [order, cancelRestrictions] of [
    [fresh, 'ONLY_PARTIALLY_FILLED'],
    [partly, 'ONLY_NEW'],
    [fresh, 'ONLY_SOME'],
  ] as const)
    expect(await replace(order, { cancelRestrictions })).toMatchObject({
      status: 400,
      data: {
        code: -2022,
        data: { cancelResult: 'FAILURE', newOrderResult: 'NOT_ATTEMPTED', cancelResponse: restricted },
      },
    });
  expect(await open()).toEqual([fresh.orderId, partly.orderId]);
  expect(await replace(fresh, { cancelRestrictions: 'ONLY_NEW' })).toMatchObject({ status: 200 });
  expect(await replace(partly, { cancelRestrictions: 'ONLY_PARTIALLY_FILLED' })).toMatchObject({ status: 200 });
});

test('an order that is filled in part after it was looked at is not ended as new', async () => {
  const { orderId } = await partlyFilled();
  const asNew = { symbol, orderId: String(orderId), cancelRestrictions: 'ONLY_NEW' };
  // As it was read a moment before its fill.
  await candor.server.services.db.query("update spot_order set status = 'open' where queued = $1", [orderId / 2]);
  expect(await program.send('DELETE', '/order', asNew)).toMatchObject({ status: 400, data: restricted });
  expect(await replace({ orderId }, { cancelRestrictions: 'ONLY_NEW' })).toMatchObject({
    status: 400,
    data: { data: { cancelResponse: restricted } },
  });
  expect(await open()).toEqual([orderId]);
});
