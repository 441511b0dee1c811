import type { FastOrder } from '@candor/core/fast/order.ts';
import type { Size } from '@candor/core/futures/contract.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import { amount, price, rate } from '@candor/core/money/amount.ts';
import { expect, test } from 'vitest';
import { changedFastRows, fastOrderFrom, fastReceiptRows, placedFastRows, termsHash } from './fast.ts';
import { changedFuturesRows, futuresOrderFrom, placedFuturesRows } from './futures.ts';
import { firstLeaf, expectDistinct, markOf, openRows } from './test-rows.ts';

const { write, read, stored } = openRows();

const fastPlaced: FastOrder = {
  orderNo: 'fast-1',
  userId: 'user-fast',
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds: 30,
  stake: amount(31n),
  payoutRate: rate(32n),
  payout: amount(33n),
  bound: { price: price(34n), maxSlippage: rate(35n) },
  receivedAt: 36,
  entry: null,
  exit: null,
  result: null,
  settledAt: null,
  settlementJournal: null,
};
const fastSettled: FastOrder = {
  ...fastPlaced,
  entry: markOf('BTCUSDT', 37),
  exit: markOf('BTCUSDT', 38, true),
  result: 'lose',
  settledAt: 39,
  settlementJournal: 40,
};
const fastTermsRow = {
  order_no: 'fast-1',
  user_id: 'user-fast',
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds: 30,
  stake: '31',
  payout_rate: '32',
  payout: '33',
  bound_price: '34',
  bound_slippage: '35',
  received_at: '36',
  terms_hash: termsHash(fastPlaced),
};
const fastSettledRow = {
  ...fastTermsRow,
  entry_seq: '37',
  entry_time: '1000037',
  entry_price: '37000',
  entry_backfilled: false,
  exit_seq: '38',
  exit_time: '1000038',
  exit_price: '38000',
  exit_backfilled: true,
  result: 'lose',
  settled_at: '39',
  settlement_journal: '40',
};

test('a fast order is stored without what has not happened yet, then with all of it, each in its column', async () => {
  const [placed] = await stored('fast_order', placedFastRows([fastPlaced]));
  const nothing = Object.fromEntries(
    Object.keys(fastSettledRow).flatMap((column) => (column in fastTermsRow ? [] : [[column, null]])),
  );
  expect(placed).toEqual({ ...fastTermsRow, ...nothing });
  expect(fastOrderFrom(placed ?? {})).toEqual(fastPlaced);
  const [settled] = await stored('fast_order', changedFastRows([fastSettled]));
  expect(settled).toEqual(fastSettledRow);
  expectDistinct(settled);
  expect(fastOrderFrom(settled ?? {})).toEqual(fastSettled);
});

test('fast orders of each direction and result come back as they were, with and without a bound', async () => {
  const orders = (['win', 'lose', 'tie', 'void'] as const).map((result, at): FastOrder => ({
    ...fastSettled,
    orderNo: `fast-result-${at}`,
    direction: at % 2 === 0 ? 'down' : 'up',
    bound: at % 2 === 0 ? null : fastPlaced.bound,
    exit: result === 'void' ? null : fastSettled.exit,
    result,
  }));
  const rows = await stored('fast_order', placedFastRows(orders));
  expect(rows.filter(({ order_no: name }) => String(name).startsWith('fast-result')).map(fastOrderFrom)).toEqual(
    orders,
  );
});

test('a change writes one order alone, and never what was agreed on', async () => {
  const [first, second] = ['fast-2', 'fast-3'].map((orderNo) => ({ ...fastPlaced, orderNo }));
  if (first === undefined || second === undefined) throw new Error('two orders');
  await write(placedFastRows([first, second]));
  const changed = { ...fastSettled, orderNo: 'fast-2', stake: amount(9n), seconds: 60, userId: 'somebody' };
  const rows = await stored('fast_order', changedFastRows([changed]));
  expect(rows.find((row) => row.order_no === 'fast-2')).toEqual({
    ...fastSettledRow,
    order_no: 'fast-2',
    terms_hash: termsHash(first),
  });
  expect(fastOrderFrom(rows.find((row) => row.order_no === 'fast-3') ?? {})).toEqual(second);
});

test('the hash of the terms is another one for every change of them, and the same whatever happens later', () => {
  const changes: Partial<FastOrder>[] = [
    { orderNo: 'x' },
    { userId: 'x' },
    { symbol: 'x' },
    { direction: 'down' },
    { seconds: 60 },
    { stake: amount(1n) },
    { payoutRate: rate(1n) },
    { payout: amount(1n) },
    { bound: null },
    { bound: { price: price(34n), maxSlippage: rate(36n) } },
    { bound: { price: price(35n), maxSlippage: rate(35n) } },
    { receivedAt: 1 },
  ];
  const hashes = changes.map((change) => termsHash({ ...fastPlaced, ...change }));
  expect(new Set([...hashes, termsHash(fastPlaced)]).size).toBe(changes.length + 1);
  expect(termsHash(fastSettled)).toBe(termsHash(fastPlaced));
});

test('an open fast order has no receipt; a settled one has its journal, its time and the whole content', async () => {
  expect(fastReceiptRows([fastPlaced])).toEqual([]);
  expect(await stored('receipt', fastReceiptRows([fastPlaced, fastSettled]))).toEqual([
    {
      order_no: 'fast-1',
      journal_id: '40',
      time: '39',
      content: [
        'terms fast|fast-1|user-fast|BTCUSDT|up|30|31|32|33|34~35|36',
        'entry 37@1000037=37000',
        'exit 38@1000038=38000 backfilled',
        'result lose',
        'profit -31',
        'journal 40',
      ].join('\n'),
      ...firstLeaf,
    },
  ]);
  await expect(write(fastReceiptRows([fastSettled]))).rejects.toThrow('receipt_pkey');
});

const futuresPlaced: FuturesOrder = {
  orderNo: 'futures-1',
  userId: 'user-futures',
  symbol: 'ETHUSDT',
  direction: 'short',
  lots: 51n,
  size: 52n as Size,
  leverage: 53,
  feeRate: rate(54n),
  maintenanceRate: rate(55n),
  orderType: 'limit',
  limitPrice: price(56n),
  partOf: null,
  receivedAt: 57,
  status: 'pending',
  marketSince: null,
  held: amount(58n),
  open: null,
  fee: amount(59n),
  takeProfit: null,
  stopLoss: null,
  request: null,
  armed: [],
  lockedWith: null,
  close: null,
  closeReason: null,
  profit: null,
  closedAt: null,
};
const futuresLocked: FuturesOrder = {
  ...futuresPlaced,
  status: 'locked',
  marketSince: 60,
  open: markOf('ETHUSDT', 61, true),
  takeProfit: price(62n),
  stopLoss: price(63n),
  request: { kind: 'reverse', at: 64, orderNo: 'futures-next', lots: null },
  armed: ['stopLoss', 'liquidation'],
  lockedWith: 'futures-other',
};
const futuresClosed: FuturesOrder = {
  ...futuresLocked,
  status: 'closed',
  held: amount(0n),
  close: markOf('ETHUSDT', 65),
  closeReason: 'stopLoss',
  profit: amount(-66n),
  closedAt: 67,
};
const futuresClosedRow = {
  order_no: 'futures-1',
  user_id: 'user-futures',
  symbol: 'ETHUSDT',
  direction: 'short',
  lots: '51',
  size: '52',
  lever: 53,
  fee_rate: '54',
  maintenance_rate: '55',
  entrust_type: 'limit',
  entrust_price: '56',
  received_at: '57',
  part_of: null,
  status: 'closed',
  market_since: '60',
  held: '0',
  open_seq: '61',
  open_time: '1000061',
  open_price: '61000',
  open_backfilled: true,
  fee: '59',
  stop_profit: '62',
  stop_loss: '63',
  wish_kind: 'reverse',
  wish_at: '64',
  wish_order_no: 'futures-next',
  wish_lots: null,
  armed: 'stopLoss,liquidation',
  locked_with: 'futures-other',
  close_seq: '65',
  close_time: '1000065',
  close_price: '65000',
  close_backfilled: false,
  close_reason: 'stopLoss',
  profit: '-66',
  closed_at: '67',
};
const notClosed = {
  close_seq: null,
  close_time: null,
  close_price: null,
  close_backfilled: null,
  close_reason: null,
  profit: null,
  closed_at: null,
};

test('a futures order is stored as placed, as held and as closed, each field in its column', async () => {
  const [placed] = await stored('futures_order', placedFuturesRows([futuresPlaced]));
  expect(futuresOrderFrom(placed ?? {})).toEqual(futuresPlaced);
  const [locked] = await stored('futures_order', changedFuturesRows([futuresLocked]));
  expect(locked).toEqual({ ...futuresClosedRow, ...notClosed, status: 'locked', held: '58' });
  expectDistinct(locked);
  expect(futuresOrderFrom(locked ?? {})).toEqual(futuresLocked);
  const [closed] = await stored('futures_order', changedFuturesRows([futuresClosed]));
  expect(closed).toEqual(futuresClosedRow);
  expect(futuresOrderFrom(closed ?? {})).toEqual(futuresClosed);
});

test('each request, each trigger and each reason of a futures order comes back as it was', async () => {
  const requests = (['close', 'reverse', 'lock'] as const).map((kind): FuturesOrder => ({
    ...futuresPlaced,
    orderNo: `futures-request-${kind}`,
    direction: 'long',
    orderType: 'market',
    limitPrice: null,
    status: 'holding',
    request: { kind, at: 1, orderNo: kind === 'close' ? null : 'next', lots: null },
  }));
  const halved: FuturesOrder = {
    ...futuresPlaced,
    orderNo: 'futures-halved',
    status: 'holding',
    request: { kind: 'close', at: 1, orderNo: 'futures-part', lots: 25n },
  };
  const part: FuturesOrder = { ...futuresClosed, orderNo: 'futures-part', partOf: 'futures-halved' };
  const armed = ([['takeProfit'], ['liquidation', 'stopLoss', 'takeProfit']] as const).map(
    (triggers, at): FuturesOrder => ({ ...futuresPlaced, orderNo: `futures-armed-${at}`, armed: triggers }),
  );
  const closed = (['user', 'takeProfit', 'stopLoss', 'liquidation', 'reverse'] as const).map(
    (closeReason): FuturesOrder => ({ ...futuresClosed, orderNo: `futures-closed-${closeReason}`, closeReason }),
  );
  const cancelled: FuturesOrder = {
    ...futuresPlaced,
    orderNo: 'futures-cancelled',
    status: 'cancelled',
    held: amount(0n),
    closedAt: 3,
  };
  const all = [...requests, halved, part, ...armed, ...closed, cancelled];
  const rows = await stored('futures_order', placedFuturesRows(all));
  const back = new Map(rows.map((row) => [row.order_no, futuresOrderFrom(row)]));
  expect(all.map(({ orderNo }) => back.get(orderNo))).toEqual(all);
});

test('a change of a futures order writes one order alone, and never what was agreed on', async () => {
  const other = { ...futuresPlaced, orderNo: 'futures-8' };
  await write(placedFuturesRows([{ ...futuresPlaced, orderNo: 'futures-7' }, other]));
  const changed = { ...futuresLocked, orderNo: 'futures-7', leverage: 1, feeRate: rate(1n), symbol: 'x' };
  const rows = await stored('futures_order', changedFuturesRows([changed]));
  const back = new Map(rows.map((row) => [row.order_no, futuresOrderFrom(row)]));
  const open = { ...futuresLocked.open, symbol: 'ETHUSDT' };
  expect(back.get('futures-7')).toEqual({ ...futuresLocked, orderNo: 'futures-7', open });
  expect(back.get('futures-8')).toEqual(other);
});

test('only what was chased takes another rate of maintenance, and only as it opens', async () => {
  const limit = { ...futuresPlaced, orderNo: 'futures-limit' };
  const chased = { ...futuresPlaced, orderNo: 'futures-chased', marketSince: 60 };
  const market = { ...chased, orderNo: 'futures-market', orderType: 'market', limitPrice: null } as const;
  await write(placedFuturesRows([limit, chased, market]));
  const opening = { open: markOf('ETHUSDT', 61), status: 'holding', maintenanceRate: rate(56n) } as const;
  const change = (order: FuturesOrder, changes: Partial<FuturesOrder>) =>
    write(changedFuturesRows([{ ...order, ...changes }]));
  for (const order of [limit, market]) await expect(change(order, opening)).rejects.toThrow('terms are frozen');
  await expect(change(chased, { maintenanceRate: rate(56n) })).rejects.toThrow('terms are frozen');
  await change(chased, { ...opening, marketSince: null });
  await expect(change(chased, { ...opening, maintenanceRate: rate(57n) })).rejects.toThrow('terms are frozen');
  const row = (await read('futures_order')).find(({ order_no: orderNo }) => orderNo === 'futures-chased');
  expect(row).toMatchObject({ maintenance_rate: '56', market_since: null });
});

test('lots of a futures order only fall, each of them as large as before', async () => {
  const held = { ...futuresPlaced, orderNo: 'futures-split', lots: 50n, size: 100n as Size };
  await write(placedFuturesRows([held]));
  const changeTo = (lots: bigint, size: bigint) => write(changedFuturesRows([{ ...held, lots, size: size as Size }]));
  for (const wrong of ['51 102', '49 99', '50 98', '0 0']) {
    const [lots = 0n, size = 0n] = wrong.split(' ').map(BigInt);
    await expect(changeTo(lots, size), wrong).rejects.toThrow(/terms are frozen|violates check/);
  }
  await changeTo(49n, 98n);
  const row = (await read('futures_order')).find(({ order_no: orderNo }) => orderNo === 'futures-split');
  expect(row).toMatchObject({ lots: '49', size: '98' });
});

test.each([
  ['fast', 'direction', () => fastOrderFrom({ ...fastSettledRow, direction: 'long' })],
  ['fast', 'result', () => fastOrderFrom({ ...fastSettledRow, result: 'draw' })],
  ['futures', 'direction', () => futuresOrderFrom({ ...futuresClosedRow, direction: 'up' })],
  ['futures', 'way of opening', () => futuresOrderFrom({ ...futuresClosedRow, entrust_type: 'stop' })],
  ['futures', 'status', () => futuresOrderFrom({ ...futuresClosedRow, status: 'open' })],
  ['futures', 'request', () => futuresOrderFrom({ ...futuresClosedRow, wish_kind: 'double' })],
  ['futures', 'trigger', () => futuresOrderFrom({ ...futuresClosedRow, armed: 'stopLoss,panic' })],
  ['futures', 'reason', () => futuresOrderFrom({ ...futuresClosedRow, close_reason: '' })],
])('a %s order of an unknown %s is a fault of the tables, not some other order', (_family, _column, read_) => {
  expect(read_).toThrow('a column holds');
});

test('an order that has ended holding money is neither written nor read', () => {
  const futures: FuturesOrder = { ...futuresClosed, held: amount(1n) };
  expect(() => placedFuturesRows([futures])).toThrow('futures-1 has ended and holds nothing');
  expect(() => changedFuturesRows([futures])).toThrow('futures-1 has ended and holds nothing');
  expect(() => futuresOrderFrom({ ...futuresClosedRow, held: '1' })).toThrow('futures-1 has ended and holds nothing');
});

test('a result without the journal that has paid it is not written', () => {
  for (const change of [{ settlementJournal: null }, { result: null }])
    expect(() => changedFastRows([{ ...fastSettled, ...change }])).toThrow('what settles fast-1 has a journal');
  expect(() => fastReceiptRows([{ ...fastSettled, settledAt: null }])).toThrow('the receipt of fast-1 names');
});
