import { expect, test } from 'vitest';
import { FuturesBench } from './test-bench.ts';

const bench = new FuturesBench();
const { mark, trader, place, orders, one, balance, act, open: opened } = bench;

const part = (token: string, body: { orderId: string; lots: string }, headers = {}) =>
  bench.candor.call('POST /portal/order/closePart', { token, body, headers });
const all = (token: string, body: { symbol?: string; orderId?: string } = {}, headers = {}) =>
  bench.candor.call('POST /portal/order/closeAll', { token, body, headers });

test('a part of a position closes at the next mark as an order of its own, and the rest stays open', async () => {
  const token = await trader();
  const id = await opened(token);
  const asked = await part(token, { orderId: id, lots: '40' });
  expect(asked.data).toMatchObject({ id, lots: '100', status: 'holding', closing: true, closingLots: '40' });
  expect(await part(token, { orderId: id, lots: '1' })).toMatchObject({ code: 409, error: 'order-already-asked' });
  await mark('60100');
  // 0.1 BTC from 60000: of the margin of 300 and the fee of 3.6 two fifths.
  const [closed] = await orders(token, 'closed');
  expect(closed).toMatchObject({
    partOf: id,
    lots: '40',
    closeReason: 'user',
    closePrice: '60100',
    profit: '4',
    fee: '2.8824',
    openTime: (await one(token, id))?.openTime,
  });
  expect(await one(token, id)).toMatchObject({
    status: 'holding',
    lots: '60',
    holdBond: '180',
    fee: '2.16',
    openPrice: '60000',
    closing: false,
    closingLots: null,
    partOf: null,
  });
  expect(await balance(token)).toMatchObject({ available: '9818.9576', frozen: '180' });
  expect(await bench.candor.sums()).toEqual({ USDT: '0' });
});

test('what is no part is refused, and a key gives one part', async () => {
  const token = await trader();
  const id = await opened(token);
  for (const lots of ['0', '101'])
    expect(await part(token, { orderId: id, lots })).toMatchObject({
      code: 400,
      error: 'lots-range',
      field: 'lots',
      message: expect.stringMatching(/\b1\b.*\b100\b/) as string,
    });
  expect(await part(token, { orderId: id, lots: '1.5' })).toMatchObject({ code: 400, error: 'whole-number-invalid' });
  expect(await part(await trader(), { orderId: id, lots: '1' })).toMatchObject({ code: 404, error: 'not-found' });
  const headers = { 'idempotency-key': 'part-of-one' };
  const [first, again] = [
    await part(token, { orderId: id, lots: '40' }, headers),
    await part(token, { orderId: id, lots: '40' }, headers),
  ];
  expect(again.data).toEqual(first.data);
  await mark('60000');
  expect((await orders(token, 'closed')).map(({ lots }) => lots)).toEqual(['40']);
  expect((await part(token, { orderId: id, lots: '60' })).data).toMatchObject({ closing: true, closingLots: null });
  await mark('60000');
  expect(await one(token, id)).toMatchObject({ status: 'closed', lots: '60' });
});

test('all positions close with one call, both legs of a pair at one mark', async () => {
  const token = await trader();
  const [id, single, stranger] = [await opened(token), await opened(token, { direction: 'short' }), await trader()];
  const other = await opened(stranger);
  await act(token, 'contractChaseOrder', id, { action: 'lock' });
  const waiting = (await place(token, { entrustType: 'limit', price: '59000' })).data.id;
  await mark('60000');
  expect(await part(token, { orderId: id, lots: '1' })).toMatchObject({ code: 409, error: 'order-locked' });
  expect(await all(token, { symbol: 'NOSUCH' })).toMatchObject({ code: 400, error: 'symbol-unknown' });
  expect((await all(token, { symbol: 'ETHUSDT' })).data).toEqual([]);
  await act(token, 'endContractOrder', single);
  const headers = { 'idempotency-key': 'close-them-all' };
  const closings = (await all(token, {}, headers)).data;
  expect(closings.map(({ order, error }) => [order.closing, error])).toEqual([
    [true, null],
    [true, 'order-already-asked'],
    [true, null],
  ]);
  expect((await all(token, {}, headers)).data).toEqual(closings);
  await mark('60100');
  const closed = await orders(token, 'closed');
  expect(closed.map(({ closePrice, closeReason }) => [closePrice, closeReason])).toEqual(
    Array.from({ length: 3 }, () => ['60100', 'user']),
  );
  expect((await orders(token)).filter(({ status }) => status !== 'closed').map((row) => row.id)).toEqual([waiting]);
  expect((await all(token)).data).toEqual([]);
  expect(await one(stranger, other)).toMatchObject({ status: 'holding' });
  expect(await bench.candor.sums()).toEqual({ USDT: '0' });
});

test('both legs of a locked pair close with one call, and nothing else does', async () => {
  const token = await trader();
  const [id, single] = [await opened(token), await opened(token)];
  await act(token, 'contractChaseOrder', id, { action: 'lock' });
  await mark('60000');
  expect(await all(await trader(), { orderId: id })).toMatchObject({ code: 404, error: 'not-found' });
  expect(await all(token, { orderId: '' })).toMatchObject({ code: 400 });
  const headers = { 'idempotency-key': 'close-the-pair' };
  const closings = (await all(token, { orderId: id }, headers)).data;
  expect(closings.map(({ order, error }) => [order.closing, error])).toEqual([
    [true, null],
    [true, null],
  ]);
  expect((await all(token, { orderId: id }, headers)).data).toEqual(closings);
  await mark('60100');
  expect((await orders(token, 'closed')).map(({ closePrice }) => closePrice)).toEqual(['60100', '60100']);
  expect(await one(token, single)).toMatchObject({ status: 'holding', closing: false });
  expect(await bench.candor.sums()).toEqual({ USDT: '0' });
});
