import { spotStatuses, type Deal, type SpotOrder } from '@candor/core/spot/order.ts';
import { amount, rate } from '@candor/core/money/amount.ts';
import { assert } from '@candor/core/result.ts';
import type { Statement } from '../../db/database.ts';
import {
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
  ['steps', 'bigint'],
  ['budget', 'numeric'],
  ['maker_fee', 'numeric'],
  ['taker_fee', 'numeric'],
  ['received_at', 'bigint'],
  ['queued', 'bigint'],
] as const;
const lifeColumns = [
  ['status', 'text'],
  ['filled_steps', 'bigint'],
  ['deal_count', 'numeric'],
  ['deal_amount', 'numeric'],
  ['fee', 'numeric'],
  ['held', 'numeric'],
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
  o.steps,
  text(o.budget),
  text(o.makerFee),
  text(o.takerFee),
  o.receivedAt,
  o.queued,
];
function assertHeld({ orderNo, endedAt, held, steps, filledSteps }: SpotOrder): void {
  assert(endedAt === null || held === 0n, `${orderNo} has ended and holds nothing`);
  assert(steps === null || filledSteps <= steps, `${orderNo} is filled with no more than was asked for`);
}
function lifeOf(o: SpotOrder): unknown[] {
  assertHeld(o);
  return [o.status, o.filledSteps, text(o.dealCount), text(o.dealAmount), text(o.fee), text(o.held), o.endedAt];
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
    makerFee: rate(units(row.maker_fee)),
    takerFee: rate(units(row.taker_fee)),
    receivedAt: Number(row.received_at),
    queued: Number(row.queued),
    status: word(row.status, spotStatuses),
    filledSteps: Number(row.filled_steps),
    dealCount: units(row.deal_count),
    dealAmount: amount(units(row.deal_amount)),
    fee: amount(units(row.fee)),
    held: amount(units(row.held)),
    endedAt: optionalNumber(row.ended_at),
  };
  assertHeld(order);
  return order;
}
