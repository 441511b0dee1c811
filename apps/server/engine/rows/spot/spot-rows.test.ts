import { amount, rate } from '@candor/core/money/amount.ts';
import type { Deal, SpotOrder } from '@candor/core/spot/order.ts';
import { expect, test } from 'vitest';
import { changedSpotRows, dealRows, placedSpotRows, spotOrderFrom } from '../spot.ts';
import { spotVolumeRows, spotVolumesFrom, spotVolumesSql } from './volumes.ts';
import { expectDistinct, markOf, openRows } from '../test-rows.ts';

const { write, read, query, stored } = openRows();

const spotLimit: SpotOrder = {
  orderNo: 'spot-1',
  userId: 'user-spot',
  symbol: 'SOLUSDT',
  side: 'sell',
  type: 'limit',
  tick: 71,
  steps: 720,
  budget: null,
  force: 'ioc',
  selfTrade: 'end-both',
  stop: { tick: 182, when: 'falling' },
  listNo: 'list-1',
  clientId: 'mine-1',
  makerFee: rate(73n),
  takerFee: rate(74n),
  feeBasis: { volume: amount(185n), day: 186 },
  receivedAt: 75,
  queued: 76,
  status: 'partial',
  filledSteps: 77,
  dealCount: 78n,
  dealAmount: amount(79n),
  fee: amount(80n),
  held: amount(81n),
  armed: false,
  trigger: markOf('SOLUSDT', 183, true),
  enteredBefore: 184,
  prevented: null,
  endedAt: null,
};
const spotRow = {
  order_no: 'spot-1',
  user_id: 'user-spot',
  symbol: 'SOLUSDT',
  side: 'sell',
  type: 'limit',
  tick: '71',
  steps: '720',
  budget: null,
  timing: 'ioc',
  self_trade: 'end-both',
  stop_tick: '182',
  stop_when: 'falling',
  list_no: 'list-1',
  client_id: 'mine-1',
  maker_fee: '73',
  taker_fee: '74',
  fee_volume: '185',
  fee_day: '186',
  received_at: '75',
  queued: '76',
  status: 'partial',
  filled_steps: '77',
  deal_count: '78',
  deal_amount: '79',
  fee: '80',
  held: '81',
  armed: false,
  trigger_seq: '183',
  trigger_time: '1000183',
  trigger_price: '183000',
  trigger_backfilled: true,
  entered_before: '184',
  prevented_id: null,
  met_own: null,
  prevented_steps: null,
  ended_at: null,
};

test('a spot order has each field in its column; a change writes nothing agreed but a quantity that fell', async () => {
  const [placed] = await stored('spot_order', placedSpotRows([spotLimit]));
  expect(placed).toEqual(spotRow);
  expectDistinct(placed);
  expect(spotOrderFrom(placed ?? {})).toEqual(spotLimit);
  const ended: SpotOrder = {
    ...spotLimit,
    status: 'cancelled',
    steps: 719,
    filledSteps: 82,
    dealCount: 83n,
    dealAmount: amount(84n),
    fee: amount(85n),
    held: amount(0n),
    prevented: { id: 87, orderNo: 'spot-0', steps: 88 },
    endedAt: 86,
  };
  const [row] = await stored('spot_order', changedSpotRows([{ ...ended, tick: 1, makerFee: rate(1n) }]));
  expect(spotOrderFrom(row ?? {})).toEqual(ended);
});

test('what the rates of an order were found by is frozen with them; no day has no volume', async () => {
  const bare = { ...spotLimit, orderNo: 'spot-6', clientId: null, feeBasis: null };
  const first = { ...bare, orderNo: 'spot-7', feeBasis: { volume: amount(0n), day: null } };
  await write(placedSpotRows([bare, first]));
  const rows = await read('spot_order');
  for (const order of [bare, first])
    expect(spotOrderFrom(rows.find((row) => row.order_no === order.orderNo) ?? {})).toEqual(order);
  const change = "update spot_order set fee_volume = 1, fee_day = 2 where order_no = 'spot-7'";
  await expect(write([{ sql: change, params: [] }])).rejects.toThrow('terms are frozen');
  const unfit = { ...bare, orderNo: 'spot-8', feeBasis: { volume: amount(1n), day: null } };
  await expect(write(placedSpotRows([unfit]))).rejects.toThrow(/check/);
});

test('volumes of the last day come back, of a day on which nobody had any too; none is changed', async () => {
  const last = async () => spotVolumesFrom(await query(spotVolumesSql));
  expect(await last()).toBeNull();
  const days = [
    {
      day: 20,
      byUser: new Map([
        ['a', amount(1n)],
        ['b', amount(2n)],
      ]),
    },
    { day: 21, byUser: new Map([['b', amount(3n)]]) },
  ];
  await write(spotVolumeRows(days));
  expect(await last()).toEqual(days[1]);
  await write(spotVolumeRows([{ day: 22, byUser: new Map() }]));
  expect(await last()).toEqual({ day: 22, byUser: new Map() });
  await expect(write(spotVolumeRows([{ day: 22, byUser: new Map() }]))).rejects.toThrow('spot_volume_day_pkey');
  for (const table of ['spot_volume', 'spot_volume_day'])
    await expect(write([{ sql: `delete from ${table}`, params: [] }])).rejects.toThrow();
});

test('an order waits, is armed and is let in once; no two open ones of an owner have one name', async () => {
  const waiting: SpotOrder = {
    ...spotLimit,
    orderNo: 'spot-3',
    clientId: 'mine-3',
    status: 'waiting',
    filledSteps: 0,
    trigger: null,
    enteredBefore: null,
  };
  await write(placedSpotRows([waiting]));
  const rowOf = async () => (await read('spot_order')).find((row) => row.order_no === 'spot-3') ?? {};
  expect(spotOrderFrom(await rowOf())).toEqual(waiting);
  await expect(write(placedSpotRows([{ ...waiting, orderNo: 'spot-4' }]))).rejects.toThrow(/spot_order_client_open/);
  await write(changedSpotRows([{ ...waiting, armed: true }]));
  expect(spotOrderFrom(await rowOf())).toEqual({ ...waiting, armed: true });
  const entered = { ...waiting, status: 'open', trigger: markOf('SOLUSDT', 190), enteredBefore: 191 } as const;
  await write(changedSpotRows([entered]));
  expect(spotOrderFrom(await rowOf())).toEqual(entered);
  for (const wrong of [{ trigger: markOf('SOLUSDT', 192) }, { enteredBefore: 193 }, { armed: true }])
    await expect(write(changedSpotRows([{ ...entered, ...wrong }]))).rejects.toThrow(/frozen|check/);
  await write(changedSpotRows([{ ...entered, status: 'cancelled', held: amount(0n), endedAt: 194 }]));
  await write(placedSpotRows([{ ...waiting, orderNo: 'spot-5' }]));
});

test('a market buy has a budget in place of tick and steps', async () => {
  const buy: SpotOrder = {
    ...spotLimit,
    orderNo: 'spot-2',
    side: 'buy',
    type: 'market',
    tick: null,
    steps: null,
    budget: amount(87n),
    force: 'gtc',
    stop: null,
    clientId: null,
    trigger: null,
    enteredBefore: null,
    status: 'open',
  };
  const rows = await stored('spot_order', placedSpotRows([buy]));
  expect(rows.map(spotOrderFrom).find(({ orderNo }) => orderNo === 'spot-2')).toEqual(buy);
  expect(rows.find((row) => row.order_no === 'spot-2')).toMatchObject({ tick: null, steps: null, budget: '87' });
});

test('a deal says whose it is from its order, and both sides of one journal are kept', async () => {
  const deal: Deal = {
    journal: 91,
    order: spotLimit,
    role: 'maker',
    tick: 92,
    steps: 93,
    amount: amount(94n),
    fee: amount(95n),
    time: 96,
  };
  const row = {
    journal_id: '91',
    order_no: 'spot-1',
    user_id: 'user-spot',
    symbol: 'SOLUSDT',
    side: 'sell',
    role: 'maker',
    tick: '92',
    steps: '93',
    amount: '94',
    fee: '95',
    time: '96',
  };
  expectDistinct(row);
  expect(await stored('spot_deal', dealRows([deal, { ...deal, role: 'taker' }]))).toEqual([
    row,
    { ...row, role: 'taker' },
  ]);
  await expect(write(dealRows([deal]))).rejects.toThrow('spot_deal_pkey');
  expect(await read('spot_deal')).toHaveLength(2);
});

test.each([
  ['side', () => spotOrderFrom({ ...spotRow, side: 'SELL' })],
  ['type', () => spotOrderFrom({ ...spotRow, type: 'stop' })],
  ['status', () => spotOrderFrom({ ...spotRow, status: null })],
  ['end of own orders', () => spotOrderFrom({ ...spotRow, self_trade: 'none' })],
  ['timing', () => spotOrderFrom({ ...spotRow, timing: 'day' })],
  ['way to its stop', () => spotOrderFrom({ ...spotRow, stop_when: 'sideways' })],
])('a spot order of an unknown %s is a fault of the tables, not some other order', (_column, read_) => {
  expect(read_).toThrow('a column holds');
});

test('an order that has ended holding money, or is filled too far, is neither written nor read', () => {
  expect(() => changedSpotRows([{ ...spotLimit, endedAt: 1 }])).toThrow('spot-1 has ended and holds nothing');
  expect(() => spotOrderFrom({ ...spotRow, ended_at: '1' })).toThrow('spot-1 has ended and holds nothing');
  expect(() => changedSpotRows([{ ...spotLimit, filledSteps: 721 }])).toThrow('no more than was asked for');
  expect(() => spotOrderFrom({ ...spotRow, filled_steps: '721' })).toThrow('no more than was asked for');
});
