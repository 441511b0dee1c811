import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { assertConserved, makeKey, Program, trader } from '../test-programs.ts';

let candor: TestServer;
let program: Program;
let middle: string;
const symbol = 'BTCUSDT';

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
  const { data } = await program.send('GET', '/ticker/bookTicker', { symbol });
  middle = ((Number(data.bidPrice) + Number(data.askPrice)) / 2).toFixed(2);
});
afterEach(() => assertConserved(candor));

/** Between the best prices of the house, where only own orders stand. */
const limit = (side: 'BUY' | 'SELL', quantity: string, mode?: string): Record<string, string> => ({
  symbol,
  side,
  quantity,
  type: 'LIMIT',
  timeInForce: 'GTC',
  price: middle,
  ...(mode === undefined ? {} : { selfTradePreventionMode: mode }),
});
const place = async (order: Record<string, string>) => (await program.send('POST', '/order', order)).data;
const show = async (orderId: unknown) =>
  (await program.send('GET', '/order', { symbol, orderId: String(orderId) })).data;

test.each(['NONE', 'DECREMENT', 'TRANSFER', 'expire_both'])(
  'the mode %s is refused wherever it is sent',
  async (mode) => {
    const refused = { code: -1013, msg: 'This symbol does not allow the specified self-trade prevention mode.' };
    const order = limit('BUY', '0.01', mode);
    const oco = { aboveType: 'LIMIT_MAKER', abovePrice: '62000', belowType: 'STOP_LOSS', belowStopPrice: '59000' };
    const list = { symbol, side: 'SELL', quantity: '0.01', selfTradePreventionMode: mode };
    for (const [path, body] of [
      ['/order', order],
      ['/order/test', order],
      ['/order/cancelReplace', { ...order, cancelReplaceMode: 'ALLOW_FAILURE', cancelOrderId: '1' }],
      ['/orderList/oco', { ...list, ...oco }],
    ] as const)
      expect(await program.send('POST', path, body), path).toMatchObject({ status: 400, data: refused });
    expect((await program.send('GET', '/openOrders')).data).toEqual([]);
  },
);

test.each([
  [undefined, 'EXPIRED_IN_MATCH', 'NEW', 'EXPIRE_MAKER'],
  ['EXPIRE_MAKER', 'EXPIRED_IN_MATCH', 'NEW', 'EXPIRE_MAKER'],
  ['EXPIRE_TAKER', 'NEW', 'EXPIRED_IN_MATCH', 'EXPIRE_TAKER'],
  ['EXPIRE_BOTH', 'EXPIRED_IN_MATCH', 'EXPIRED_IN_MATCH', 'EXPIRE_BOTH'],
])('of two own orders that meet by %s the older is %s, the newer %s', async (mode, older, newer, told) => {
  const maker = await place(limit('SELL', '0.01', 'EXPIRE_TAKER'));
  const taker = await place(limit('BUY', '0.02', mode));
  expect([maker.selfTradePreventionMode, taker.selfTradePreventionMode]).toEqual(['EXPIRE_TAKER', told]);
  const [first, second] = [await show(maker.orderId), await show(taker.orderId)];
  expect([first.status, taker.status, second.status]).toEqual([older, newer, newer]);
  expect([first.preventedQuantity, second.preventedQuantity]).toEqual([
    older === 'NEW' ? undefined : '0.01',
    newer === 'NEW' ? undefined : '0.02',
  ]);
  const ids = [first, second].map((order) => order.preventedMatchId).filter((id) => id !== undefined);
  expect(new Set(ids).size).toBe(1);
  const open = (await program.send('GET', '/openOrders')).data as unknown as Record<string, unknown>[];
  expect(open.map((order) => [order.orderId, order.selfTradePreventionMode])).toEqual(
    [first, second].filter(({ status }) => status === 'NEW').map((one) => [one.orderId, one.selfTradePreventionMode]),
  );
});

test('a replacement and both orders of a list keep their modes; exchangeInfo tells which there are', async () => {
  const { orderId } = await place(limit('BUY', '0.01', 'EXPIRE_BOTH'));
  const replaced = { ...limit('BUY', '0.01', 'EXPIRE_TAKER'), price: '59000', cancelOrderId: String(orderId) };
  const both = await program.send('POST', '/order/cancelReplace', {
    ...replaced,
    cancelReplaceMode: 'STOP_ON_FAILURE',
  });
  expect(both.data).toMatchObject({
    cancelResponse: { selfTradePreventionMode: 'EXPIRE_BOTH' },
    newOrderResponse: { selfTradePreventionMode: 'EXPIRE_TAKER' },
  });
  const oco = { aboveType: 'LIMIT_MAKER', abovePrice: '62000', belowType: 'STOP_LOSS', belowStopPrice: '59000' };
  const list = { symbol, side: 'SELL', quantity: '0.01', selfTradePreventionMode: 'EXPIRE_BOTH' };
  const mode = { selfTradePreventionMode: 'EXPIRE_BOTH' };
  expect((await program.send('POST', '/orderList/oco', { ...list, ...oco })).data).toMatchObject({
    orderReports: [mode, mode],
  });
  const { data } = await program.send('GET', '/exchangeInfo', { symbol });
  expect(data.symbols).toMatchObject([
    {
      defaultSelfTradePreventionMode: 'EXPIRE_MAKER',
      allowedSelfTradePreventionModes: ['EXPIRE_MAKER', 'EXPIRE_TAKER', 'EXPIRE_BOTH'],
    },
  ]);
});
