import { selfTrades } from '@candor/core/spot/book-events.ts';
import { forces, spotStatuses, stopWays, type Deal, type SpotOrder, type SpotStop } from '@candor/core/spot/order.ts';
import { amount, rate } from '@candor/core/money/amount.ts';
import { assert } from '@candor/core/result.ts';
import type { Statement } from '../../db/database.ts';
import {
  markFrom,
  markRow,
  optional,
  optionalAmount,
  optionalNumber,
  string,
  text,
  units,
  update,
  upsert,
  word,
  type Row,
  type Table,
} from './table.ts';

const termColumns = [
  ['order_no', 'text'],
  ['user_id', 'text'],
  ['symbol', 'text'],
  ['side', 'text'],
  ['type', 'text'],
  ['tick', 'bigint'],
  ['budget', 'numeric'],
  ['timing', 'text'],
  ['self_trade', 'text'],
  ['stop_tick', 'bigint'],
  ['stop_when', 'text'],
  ['list_no', 'text'],
  ['client_id', 'text'],
  ['maker_fee', 'numeric'],
  ['taker_fee', 'numeric'],
  ['fee_volume', 'numeric'],
  ['fee_day', 'bigint'],
  ['received_at', 'bigint'],
  ['queued', 'bigint'],
] as const;
const lifeColumns = [
  ['steps', 'bigint'],
  ['status', 'text'],
  ['filled_steps', 'bigint'],
  ['deal_count', 'numeric'],
  ['deal_amount', 'numeric'],
  ['fee', 'numeric'],
  ['held', 'numeric'],
  ['armed', 'boolean'],
  ['trigger_seq', 'bigint'],
  ['trigger_time', 'bigint'],
  ['trigger_price', 'numeric'],
  ['trigger_backfilled', 'boolean'],
  ['entered_before', 'bigint'],
  ['prevented_id', 'bigint'],
  ['met_own', 'text'],
  ['prevented_steps', 'bigint'],
  ['ended_at', 'bigint'],
] as const;
const spotTable: Table = { name: 'spot_order', keys: 1, columns: [...termColumns, ...lifeColumns] };
const spotLifeTable: Table = { name: 'spot_order', keys: 1, columns: [['order_no', 'text'], ...lifeColumns] };
const dealTable: Table = {
  name: 'spot_deal',
  keys: 2,
  columns: [
    ['journal_id', 'bigint'],
    ['order_no', 'text'],
    ['user_id', 'text'],
    ['symbol', 'text'],
    ['side', 'text'],
    ['role', 'text'],
    ['tick', 'bigint'],
    ['steps', 'bigint'],
    ['amount', 'numeric'],
    ['fee', 'numeric'],
    ['time', 'bigint'],
  ],
};

const termsOf = (o: SpotOrder): unknown[] => [
  o.orderNo,
  o.userId,
  o.symbol,
  o.side,
  o.type,
  o.tick,
  text(o.budget),
  o.force,
  o.selfTrade,
  o.stop?.tick ?? null,
  o.stop?.when ?? null,
  o.listNo,
  o.clientId,
  text(o.makerFee),
  text(o.takerFee),
  text(o.feeBasis?.volume ?? null),
  o.feeBasis?.day ?? null,
  o.receivedAt,
  o.queued,
];
function assertHeld({ orderNo, endedAt, held, steps, filledSteps }: SpotOrder): void {
  assert(endedAt === null || held === 0n, `${orderNo} has ended and holds nothing`);
  assert(steps === null || filledSteps <= steps, `${orderNo} is filled with no more than was asked for`);
}
function lifeOf(o: SpotOrder): unknown[] {
  assertHeld(o);
  const money = [text(o.dealCount), text(o.dealAmount), text(o.fee), text(o.held)];
  const prevented = [o.prevented?.id ?? null, o.prevented?.orderNo ?? null, o.prevented?.steps ?? null];
  const entered = [o.armed, ...markRow(o.trigger), o.enteredBefore];
  return [o.steps, o.status, o.filledSteps, ...money, ...entered, ...prevented, o.endedAt];
}

export const placedSpotRows = (orders: Iterable<SpotOrder>): Statement[] =>
  upsert(
    spotTable,
    [...orders].map((order) => [...termsOf(order), ...lifeOf(order)]),
  );

/** Orders whose row exists: only what happens to them after they are placed. */
export const changedSpotRows = (orders: Iterable<SpotOrder>): Statement[] =>
  update(
    spotLifeTable,
    [...orders].map((order) => [order.orderNo, ...lifeOf(order)]),
  );

export const dealRows = (deals: readonly Deal[]): Statement[] =>
  upsert(
    dealTable,
    deals.map(({ journal, order, role, tick, steps, amount: units, fee, time }) => [
      journal,
      order.orderNo,
      order.userId,
      order.symbol,
      order.side,
      role,
      tick,
      steps,
      text(units),
      text(fee),
      time,
    ]),
  );

function stopFrom(row: Row): SpotStop | null {
  const tick = optionalNumber(row.stop_tick);
  return tick === null ? null : { tick, when: word(row.stop_when, stopWays) };
}

function preventedFrom(row: Row): SpotOrder['prevented'] {
  const orderNo = optional(row.met_own);
  return orderNo === null ? null : { id: Number(row.prevented_id), orderNo, steps: Number(row.prevented_steps) };
}

function basisFrom(row: Row): SpotOrder['feeBasis'] {
  const volume = optionalAmount(row.fee_volume);
  return volume === null ? null : { volume, day: optionalNumber(row.fee_day) };
}

export function spotOrderFrom(row: Row): SpotOrder {
  const order: SpotOrder = {
    orderNo: string(row.order_no),
    userId: string(row.user_id),
    symbol: string(row.symbol),
    side: word(row.side, ['buy', 'sell']),
    type: word(row.type, ['limit', 'market']),
    tick: optionalNumber(row.tick),
    steps: optionalNumber(row.steps),
    budget: optionalAmount(row.budget),
    force: word(row.timing, forces),
    selfTrade: word(row.self_trade, selfTrades),
    stop: stopFrom(row),
    listNo: optional(row.list_no),
    clientId: optional(row.client_id),
    makerFee: rate(units(row.maker_fee)),
    takerFee: rate(units(row.taker_fee)),
    feeBasis: basisFrom(row),
    receivedAt: Number(row.received_at),
    queued: Number(row.queued),
    status: word(row.status, spotStatuses),
    filledSteps: Number(row.filled_steps),
    dealCount: units(row.deal_count),
    dealAmount: amount(units(row.deal_amount)),
    fee: amount(units(row.fee)),
    held: amount(units(row.held)),
    armed: row.armed === true,
    trigger: markFrom(row, 'trigger'),
    enteredBefore: optionalNumber(row.entered_before),
    prevented: preventedFrom(row),
    endedAt: optionalNumber(row.ended_at),
  };
  assertHeld(order);
  return order;
}
