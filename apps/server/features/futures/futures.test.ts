import { expect, test } from 'vitest';
import { FuturesBench } from './test-bench.ts';

const bench = new FuturesBench();
const { mark, trader, place, orders, one, balance, act, open: opened } = bench;
async function walk(from: number, to: number): Promise<void> {
  const step = from < to ? 300 : -300;
  for (let at = from + step; step > 0 ? at < to : at > to; at += step) await mark(String(at));
  await mark(String(to));
  await mark(String(to));
}
const stops = (token: string, body: Record<string, unknown>) =>
  bench.candor.call('POST /portal/order/setStopProfitAndLoss', { token, body: body as never });
const receipt = async (token: string, orderNo: string) =>
  (await bench.candor.call('GET /fair/receipt/{orderNo}', { token, params: { orderNo } })).data;

test.each([
  ['a symbol without futures', { symbol: 'USDCUSDT' }, 'symbol-unknown', 'symbol'],
  ['lots that are no whole number', { lots: '1.5' }, 'whole-number-invalid', 'lots'],
  ['no lots', { lots: '0' }, 'lots-range', 'lots'],
  ['a direction of fast contracts', { direction: 'up' }, 'position-side-unknown', 'direction'],
  ['lots as a number', { lots: 5 }, 'decimal-invalid', 'lots'],
  ['too many lots', { lots: '100001' }, 'lots-range', 'lots'],
  ['a leverage that is not offered', { lever: 3 }, 'lever-unknown', 'lever'],
  ['a leverage too high for the size', { lots: '5000' }, 'lever-too-high', 'lever'],
  ['a limit without a price', { entrustType: 'limit' }, 'order-price-required', 'price'],
  ['a price off the tick', { entrustType: 'limit', price: '60000.001' }, 'price-tick', 'price'],
  ['a stop-profit below the mark', { stopProfit: '59999' }, 'stop-profit-below-reference', 'stopProfit'],
  ['a stop-loss above the mark', { stopLoss: '60001' }, 'reference-below-stop-loss', 'stopLoss'],
  [
    'a stop-loss above the mark of a limit that fills at it',
    { entrustType: 'limit', price: '63000', stopLoss: '61000' },
    'reference-below-stop-loss',
    'stopLoss',
  ],
  ['a stop-loss below the liquidation', { stopLoss: '57000' }, 'stop-loss-below-liquidation', 'stopLoss'],
  [
    'a short stop-profit above the mark',
    { direction: 'short', stopProfit: '60001' },
    'reference-below-stop-profit',
    'stopProfit',
  ],
  [
    'a short stop-loss above the liquidation',
    { direction: 'short', stopLoss: '63000' },
    'liquidation-below-stop-loss',
    'stopLoss',
  ],
  ['more than there is', { lots: '1000', lever: 5 }, 'insufficient-balance', 'lots'],
  ['an own price of its own', { openPrice: '1' }, 'field-unknown', 'openPrice'],
])('refuses %s and changes nothing', async (_name, changes, error, field) => {
  const token = await trader();
  expect(await place(token, changes)).toMatchObject({ code: 400, error, field });
  expect(await balance(token)).toMatchObject({ available: '10000', frozen: '0' });
  expect(await orders(token)).toEqual([]);
});

test('opens at the first mark after receipt, shows profit, and closes at the next mark', async () => {
  const token = await trader();
  const placed = await place(token, { lots: '100' });
  // 0.1 BTC at 60000: margin 300, fee 3.6.
  expect(placed.data).toMatchObject({ status: 'pending', holdBond: '303.6', openPrice: null, liquidationPrice: null });
  await mark('60010');
  expect(await one(token, placed.data.id)).toMatchObject({
    status: 'holding',
    openPrice: '60010',
    holdBond: '300.05',
    fee: '3.6006',
    turnover: '6001',
    expectedProfit: '0',
  });
  expect(await balance(token)).toMatchObject({ available: '9696.3494', frozen: '300.05' });
  await mark('60110');
  expect((await one(token, placed.data.id))?.expectedProfit).toBe('10');
  expect((await act(token, 'endContractOrder', placed.data.id)).data).toMatchObject({
    status: 'holding',
    closing: true,
  });
  expect(await act(token, 'endContractOrder', placed.data.id)).toMatchObject({
    code: 409,
    error: 'order-already-asked',
  });
  await mark('60210');
  expect(await one(token, placed.data.id)).toMatchObject({
    status: 'closed',
    closeReason: 'user',
    closePrice: '60210',
    profit: '20',
    fee: '7.2132',
    holdBond: '0',
  });
  expect(await balance(token)).toMatchObject({ available: '10012.7868', frozen: '0' });
  expect(await bench.candor.sums()).toEqual({ USDT: '0' });
});

test('liquidates at 57321.00 for 20x from 60000, on the second mark, and leaves what remains', async () => {
  const token = await trader();
  const id = await opened(token, { lots: '1000' });
  expect((await one(token, id))?.liquidationPrice).toBe('57321');
  await walk(60_000, 57_321.01);
  expect((await one(token, id))?.status).toBe('holding');
  await mark('57320');
  expect((await one(token, id))?.status).toBe('holding');
  await mark('57319');
  expect(await one(token, id)).toMatchObject({
    status: 'closed',
    closeReason: 'liquidation',
    closePrice: '57319',
    profit: '-2681',
  });
  expect((await receipt(token, id)).content).toMatch(
    /\ntrigger liquidation=57320\d{8}\nprofit -2681000000\nfee 34391400\npaid 284608600\n/,
  );
  // 36 for opening; of the margin of 3000 come back 3000 − 2681 − 34.3914.
  expect(await balance(token)).toMatchObject({ available: '7248.6086', frozen: '0' });
  await walk(57_319, 60_000);
});

test('a stop-loss needs two marks in a row; one spike does nothing', async () => {
  const token = await trader();
  const id = await opened(token, { stopLoss: '59900', stopProfit: '60500' });
  await mark('59899');
  await mark('59950');
  await mark('59899');
  expect((await one(token, id))?.status).toBe('holding');
  await mark('59898');
  expect(await one(token, id)).toMatchObject({ status: 'closed', closeReason: 'stopLoss', closePrice: '59898' });
  const { content, journalId } = await receipt(token, id);
  expect(content).toMatch(
    new RegExp(
      '^terms futures\\|.*\nmargin 300000000\nopen \\d+@\\d+=6000000000000\nclose \\d+@\\d+=5989800000000\n' +
        'trigger stopLoss=5990000000000\nprofit -10200000\n',
    ),
  );
  expect(content).toContain(`\njournal ${journalId}`);
  expect(
    await bench.candor.call('GET /fair/receipt/{orderNo}', { token: await trader(), params: { orderNo: id } }),
  ).toMatchObject({ code: 404, error: 'not-found' });
});

test('stops can be set, cancelled and are checked against the mark', async () => {
  const token = await trader();
  const id = await opened(token);
  expect((await stops(token, { orderNo: id, stopProfit: '60100' })).data).toMatchObject({
    stopProfit: '60100',
    stopLoss: null,
  });
  expect((await stops(token, { orderNo: id, stopLoss: '59900' })).data).toMatchObject({
    stopProfit: '60100',
    stopLoss: '59900',
  });
  expect((await stops(token, { orderNo: id, stopProfit: '' })).data).toMatchObject({
    stopProfit: null,
    stopLoss: '59900',
  });
  expect((await stops(token, { orderNo: id, stopLoss: '0' })).data).toMatchObject({ stopLoss: null });
  expect(await stops(token, { orderNo: id, stopLoss: '60001' })).toMatchObject({
    code: 400,
    error: 'reference-below-stop-loss',
    field: 'stopLoss',
  });
  expect(await stops(token, { orderNo: id, stopLoss: '59900.001' })).toMatchObject({ code: 400, error: 'price-tick' });
  const stranger = await trader();
  expect(await stops(stranger, { orderNo: id, stopLoss: '59900' })).toMatchObject({ code: 404, error: 'not-found' });
});

test('a limit waits for its price, can be revoked, and can be chased', async () => {
  const token = await trader();
  const first = (await place(token, { entrustType: 'limit', price: '59950' })).data;
  await mark('60000');
  const second = (await place(token, { entrustType: 'limit', price: '59000' })).data;
  await mark('59960');
  expect((await orders(token, 'unfilled')).map(({ id }) => id)).toEqual([second.id, first.id]);
  await mark('59940');
  expect(await one(token, first.id)).toMatchObject({ status: 'holding', openPrice: '59940' });
  expect(await act(token, 'revokeEntrust', first.id)).toMatchObject({ code: 409, error: 'order-not-pending' });
  expect(await act(token, 'contractChaseOrder', second.id, { action: 'lock' })).toMatchObject({
    code: 409,
    error: 'action-mismatch',
  });
  expect((await act(token, 'contractChaseOrder', second.id)).code).toBe(200);
  await mark('59945');
  expect(await one(token, second.id)).toMatchObject({ status: 'holding', openPrice: '59945' });
  const third = (await place(token, { entrustType: 'limit', price: '58000' })).data;
  const before = await balance(token);
  expect((await act(token, 'revokeEntrust', third.id)).data).toMatchObject({ status: 'cancelled' });
  expect(Number((await balance(token)).available)).toBeCloseTo(Number(before.available) + Number(third.holdBond), 6);
  expect((await orders(token, 'cancelled')).map(({ id }) => id)).toEqual([third.id]);
});

test('what has ended can’t be acted on: its owner is told so, a stranger that there is no such order', async () => {
  const [token, stranger] = [await trader(), await trader()];
  const closed = await opened(token);
  await act(token, 'endContractOrder', closed);
  await mark('60000');
  const revoked = (await place(token, { entrustType: 'limit', price: '59000' })).data.id;
  await act(token, 'revokeEntrust', revoked);
  for (const id of [closed, revoked]) {
    for (const name of [
      'revokeEntrust',
      'endContractOrder',
      'contractChaseOrder',
      'endAndChaseContractOrder',
    ] as const) {
      expect(await act(token, name, id), name).toMatchObject({ status: 409, error: 'order-not-pending' });
      expect(await act(stranger, name, id), name).toMatchObject({ status: 404, error: 'not-found' });
    }
    expect(await stops(token, { orderNo: id, stopLoss: '59900' })).toMatchObject({
      status: 409,
      error: 'order-not-pending',
    });
    expect(await stops(stranger, { orderNo: id, stopLoss: '59900' })).toMatchObject({
      status: 404,
      error: 'not-found',
    });
  }
});

test('the list is filtered by tabs, by the status of a row, and by what has ended', async () => {
  const token = await trader();
  const closed = await opened(token);
  await act(token, 'endContractOrder', closed);
  await mark('60000');
  const pair = await opened(token);
  await act(token, 'contractChaseOrder', pair, { action: 'lock' });
  await mark('60000');
  const counter = (await orders(token, 'locked')).find(({ id }) => id !== pair)?.id ?? '';
  const holding = await opened(token);
  const pending = (await place(token, { entrustType: 'limit', price: '59000' })).data.id;
  const cancelled = (await place(token, { entrustType: 'limit', price: '58000' })).data.id;
  await act(token, 'revokeEntrust', cancelled);
  const expected = {
    active: [holding],
    holding: [holding],
    unfilled: [pending],
    pending: [pending],
    closed: [closed],
    cancelled: [cancelled],
    history: [closed, cancelled],
    locked: [pair, counter],
    filled: [closed, pair, counter, holding],
  };
  for (const [status, ids] of Object.entries(expected))
    expect((await orders(token, status)).map(({ id }) => id).sort(), status).toEqual(ids.sort());
});

test('a chase is refused while a stop stands on the wrong side of the mark, and nothing is paid', async () => {
  const token = await trader();
  const {
    data: { id },
  } = await place(token, { entrustType: 'limit', price: '54000', stopProfit: '57000' });
  const before = await balance(token);
  expect(await act(token, 'contractChaseOrder', id)).toMatchObject({
    code: 400,
    error: 'stop-profit-below-reference',
    field: 'stopProfit',
  });
  await mark('60000');
  await mark('60000');
  expect(await one(token, id)).toMatchObject({ status: 'pending', fee: '0' });
  expect(await balance(token)).toEqual(before);
});

test('a stop that the opening has passed is taken off and its owner is told', async () => {
  const token = await trader();
  const {
    data: { id },
  } = await place(token, { stopLoss: '59950', stopProfit: '61000' });
  await mark('59900');
  await mark('59900');
  expect(await one(token, id)).toMatchObject({
    status: 'holding',
    openPrice: '59900',
    stopLoss: null,
    stopProfit: '61000',
  });
  const { list } = (
    await bench.candor.call('POST /player/notice/page', { token, headers: { lang: 'en' }, body: { type: 'message' } })
  ).data;
  expect(list.map(({ kind, reference, summary }) => ({ kind, reference, summary }))).toEqual([
    {
      kind: 'stop-loss-dropped',
      reference: id,
      summary:
        'BTC/USDT opened at 59,900.00, already past your stop-loss of 59,950.00, so it was removed. ' +
        'You can set another.',
    },
  ]);
});

test('a chase is refused while no price could fill it, and the limit waits on', async () => {
  const token = await trader();
  const {
    data: { id },
  } = await place(token, { entrustType: 'limit', price: '59000' });
  bench.candor.feed.silence();
  await bench.candor.advance(3_250);
  const chased = await act(token, 'contractChaseOrder', id);
  bench.candor.feed.speak();
  expect(chased).toMatchObject({ code: 400, error: 'market-halted' });
  expect((await orders(token, 'unfilled')).map((order) => order.id)).toEqual([id]);
});

test('a chase is refused for what the mark makes of its size, in words that say how much is allowed', async () => {
  const token = await trader();
  const {
    data: { id },
  } = await place(token, { entrustType: 'limit', price: '1', lots: '2000' });
  const chased = await act(token, 'contractChaseOrder', id);
  expect(chased).toMatchObject({ code: 400, error: 'lever-too-high', field: 'lever' });
  expect(chased.message).toContain('10×');
  expect((await orders(token, 'unfilled')).map((order) => order.id)).toEqual([id]);
});

test('reverses at one mark', async () => {
  const token = await trader();
  const id = await opened(token);
  expect((await act(token, 'endAndChaseContractOrder', id)).code).toBe(200);
  await mark('60100');
  expect(await one(token, id)).toMatchObject({ status: 'closed', closeReason: 'reverse', profit: '10' });
  expect(await orders(token, 'active')).toMatchObject([
    { direction: 'short', lots: '100', openPrice: '60100', lever: 20 },
  ]);
});

test('a locked pair keeps its equity through any move, and closing the winning leg leaves no loss behind', async () => {
  const token = await trader();
  const equity = async (): Promise<number> => {
    const open = (await orders(token)).filter(({ status }) => status === 'holding' || status === 'locked');
    return Number((await balance(token)).total) + open.reduce((sum, row) => sum + Number(row.expectedProfit ?? 0), 0);
  };
  const id = await opened(token, { lots: '1000' });
  expect((await act(token, 'contractChaseOrder', id, { action: 'lock' })).code).toBe(200);
  await mark('60000');
  const pair = await orders(token, 'locked');
  expect(pair).toHaveLength(2);
  expect(pair[0]).toMatchObject({ status: 'locked', liquidationPrice: null, lockedWith: pair[1]?.id });
  const before = await equity();
  await walk(60_000, 55_500);
  expect(await equity()).toBeCloseTo(before, 6);
  const winning = pair.find(({ direction }) => direction === 'short');
  const insurance = await bench.candor.server.services.db.query('select available from account where owner = $1', [
    'insurance',
  ]);
  expect((await act(token, 'endContractOrder', winning?.id ?? '')).code).toBe(200);
  await mark('55500');
  const left = await one(token, id);
  expect(left).toMatchObject({ status: 'holding', lockedWith: null });
  // What closing cost is the fee of the closed leg: 0.0006 × 55500.
  expect(await equity()).toBeCloseTo(before - 33.3, 6);
  // The losing leg now holds its loss and initial margin at this mark.
  expect(Number(left?.holdBond)).toBeCloseTo(4_500 + 2_775, 6);
  const after = await bench.candor.server.services.db.query<{ available: string }>(
    'select available from account where owner = $1',
    ['insurance'],
  );
  expect(Number(after[0]?.available)).toBeGreaterThanOrEqual(Number((insurance[0] as { available: string }).available));
  await walk(55_500, 60_000);
});

test('another’s live position and order look like none, and nothing happens to them', async () => {
  const [token, stranger] = [await trader(), await trader()];
  const position = await opened(token);
  const waiting = (await place(token, { entrustType: 'limit', price: '59000' })).data.id;
  const before = await orders(token);
  for (const name of ['revokeEntrust', 'endContractOrder', 'contractChaseOrder', 'endAndChaseContractOrder'] as const) {
    const missing = await act(stranger, name, 'no-such-order');
    expect(missing).toMatchObject({ code: 404, error: 'not-found' });
    for (const id of [position, waiting]) expect(await act(stranger, name, id), name).toEqual(missing);
  }
  await mark('60000');
  expect(await orders(token)).toEqual(before);
  expect((await act(token, 'endContractOrder', position)).code).toBe(200);
});

test('64 parallel closes end in one close', async () => {
  const token = await trader();
  const id = await opened(token);
  const replies = await Promise.all(Array.from({ length: 64 }, () => act(token, 'endContractOrder', id)));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  await mark('60000');
  expect((await orders(token, 'closed')).map((row) => row.id)).toEqual([id]);
  expect(await bench.candor.sums()).toEqual({ USDT: '0' });
});

test('without a mark in two seconds nothing is filled and everything returns', async () => {
  const token = await trader();
  const id = await opened(token);
  const second = (await place(token)).data;
  expect((await act(token, 'endContractOrder', id)).code).toBe(200);
  bench.candor.feed.silence();
  await bench.candor.advance(250);
  await bench.candor.advance(5_000);
  bench.candor.feed.speak();
  await mark('60000');
  const rows = await orders(token);
  // The mark that was still fresh filled both at once; nothing may hang.
  expect(rows.every(({ closing }) => !closing)).toBe(true);
  expect(rows.find((row) => row.id === second.id)?.status).not.toBe('pending');
});

test('the rules are public', async () => {
  const { data } = await bench.candor.call('GET /portal/common/contractRule');
  expect(data).toMatchObject({ entrustType: ['market', 'limit'], lever: [1, 2, 5, 10, 20] });
  expect(data.futures.find(({ symbol }) => symbol === 'BTCUSDT')).toMatchObject({
    contractSize: '0.001',
    tick: '0.01',
    feeRate: '0.0006',
    lotsMin: '1',
  });
  expect(data.tiers[0]).toMatchObject({ leverMax: 20, maintenanceRate: '0.005' });
});
