import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { assertConserved, makeKey, Program, trader } from '../../test-programs.ts';

let candor: TestServer;
let program: Program;
const symbol = 'BTCUSDT';
const sale = { symbol, side: 'SELL', type: 'MARKET' };

beforeAll(async () => {
  candor = await openTestServer();
  await candor.advance(2_000);
});
afterAll(() => candor.close());
beforeEach(async () => {
  candor.feed.tick(symbol, '60000');
  await candor.advance(1_000);
  program = new Program(candor, await makeKey(candor, (await trader(candor)).token));
  await program.send('POST', '/order', { symbol, side: 'BUY', type: 'MARKET', quantity: '0.1' });
});
afterEach(() => assertConserved(candor));

type Answered = Record<string, string> & { fills: { price: string; qty: string }[] };
const sell = async (quoteOrderQty: string, more: Record<string, string> = {}) => {
  const { status, data } = await program.send('POST', '/order', { ...sale, quoteOrderQty, ...more });
  return { status, data: data as unknown as Answered };
};
const free = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    ((await program.send('GET', '/account')).data.balances as unknown as { asset: string; free: string }[]).map(
      ({ asset, free: units }) => [asset, Number(units)],
    ),
  );

test.each([
  ['nothing', '0', -1013, 'NOTIONAL'],
  ['less than a step', '0.5', -1013, 'NOTIONAL'],
  ['less than an order may be worth', '4.9', -1013, 'NOTIONAL'],
  ['what is too precise', '10.0000001', -1111, 'precision'],
  ['more than there is', '6500', -2010, 'insufficient balance'],
])('a sale for %s is refused, and nothing is sold', async (_name, sum, code, msg) => {
  const before = await free();
  const { status, data } = await sell(sum);
  expect([status, data.code]).toEqual([400, code]);
  expect(data.msg).toContain(msg);
  expect(await free()).toEqual(before);
});

test.each(['50', '1234.56', '5500'])(
  'a sale for %s brings at most that, and a step more would bring more',
  async (sum) => {
    const before = await free();
    const { status, data } = await sell(sum);
    expect([status, data.status, data.side, data.executedQty]).toEqual([200, 'FILLED', 'SELL', data.origQty]);
    const brought = Number(data.cummulativeQuoteQty);
    const lowest = Math.min(...data.fills.map(({ price }) => Number(price)));
    expect(brought).toBeLessThanOrEqual(Number(sum));
    expect(brought + lowest * 0.00001).toBeGreaterThan(Number(sum) - 0.0001);
    const after = await free();
    expect(Number(before['BTC']) - Number(after['BTC'])).toBeCloseTo(Number(data.executedQty), 8);
  },
);

test('an order is replaced by a sale for a sum, and one that is too small leaves it', async () => {
  const bid = { symbol, side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', price: '59000', quantity: '0.01' };
  const { data } = await program.send('POST', '/order', bid);
  const replace = (quoteOrderQty: string) =>
    program.send('POST', '/order/cancelReplace', {
      ...sale,
      quoteOrderQty,
      cancelReplaceMode: 'STOP_ON_FAILURE',
      cancelOrderId: String(data.orderId),
    });
  expect(await replace('0.1')).toMatchObject({ status: 400, data: { code: -1013 } });
  expect((await program.send('GET', '/openOrders')).data).toHaveLength(1);
  expect(await replace('100')).toMatchObject({ status: 200, data: { newOrderResponse: { status: 'FILLED' } } });
});

test('a sale for a sum is tried out as it is placed', async () => {
  const before = await free();
  const test = (quoteOrderQty: string) => program.send('POST', '/order/test', { ...sale, quoteOrderQty });
  expect(await test('100')).toMatchObject({ status: 200, data: {} });
  expect(await test('0.1')).toMatchObject({ status: 400, data: { code: -1013 } });
  expect(await free()).toEqual(before);
});
