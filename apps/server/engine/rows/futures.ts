import type { Size } from '@candor/core/futures/contract.ts';
import {
  closeReasons,
  futuresStatuses,
  publishedReasons,
  triggers,
  requestKinds,
  type FuturesOrder,
} from '@candor/core/futures/order.ts';
import { amount, rate } from '@candor/core/money/amount.ts';
import { assert } from '@candor/core/result.ts';
import type { Statement } from '../../db/database.ts';
import {
  markFrom,
  markRow,
  optional,
  optionalAmount,
  optionalNumber,
  optionalPrice,
  optionalUnits,
  optionalWord,
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
  ['direction', 'text'],
  ['lever', 'integer'],
  ['fee_rate', 'numeric'],
  ['entrust_type', 'text'],
  ['entrust_price', 'numeric'],
  ['received_at', 'bigint'],
  ['part_of', 'text'],
] as const;
const lifeColumns = [
  ['lots', 'numeric'],
  ['size', 'numeric'],
  ['maintenance_rate', 'numeric'],
  ['status', 'text'],
  ['market_since', 'bigint'],
  ['held', 'numeric'],
  ['open_seq', 'bigint'],
  ['open_time', 'bigint'],
  ['open_price', 'numeric'],
  ['open_backfilled', 'boolean'],
  ['fee', 'numeric'],
  ['stop_profit', 'numeric'],
  ['stop_loss', 'numeric'],
  ['wish_kind', 'text'],
  ['wish_at', 'bigint'],
  ['wish_order_no', 'text'],
  ['wish_lots', 'numeric'],
  ['armed', 'text'],
  ['locked_with', 'text'],
  ['close_seq', 'bigint'],
  ['close_time', 'bigint'],
  ['close_price', 'numeric'],
  ['close_backfilled', 'boolean'],
  ['close_reason', 'text'],
  ['profit', 'numeric'],
  ['closed_at', 'bigint'],
] as const;
const futuresTable: Table = { name: 'futures_order', keys: 1, columns: [...termColumns, ...lifeColumns] };
const futuresLifeTable: Table = { name: 'futures_order', keys: 1, columns: [['order_no', 'text'], ...lifeColumns] };

const nameFrom = (column: Row[string] | undefined): Row[string] | undefined =>
  closeReasons.find((reason) => publishedReasons[reason] === column) ?? column;

const termsOf = (o: FuturesOrder): unknown[] => [
  o.orderNo,
  o.userId,
  o.symbol,
  o.direction,
  o.leverage,
  text(o.feeRate),
  o.orderType,
  text(o.limitPrice),
  o.receivedAt,
  o.partOf,
];
function assertEnded({ orderNo, closedAt, held }: FuturesOrder): void {
  assert(closedAt === null || held === 0n, `${orderNo} has ended and holds nothing`);
}
function lifeOf(o: FuturesOrder): unknown[] {
  assertEnded(o);
  return [
    text(o.lots),
    text(o.size),
    text(o.maintenanceRate),
    o.status,
    o.marketSince,
    text(o.held),
    ...markRow(o.open),
    text(o.fee),
    text(o.takeProfit),
    text(o.stopLoss),
    o.request?.kind ?? null,
    o.request?.at ?? null,
    o.request?.orderNo ?? null,
    text(o.request?.lots),
    o.armed.map((trigger) => publishedReasons[trigger]).join(),
    o.lockedWith,
    ...markRow(o.close),
    o.closeReason === null ? null : publishedReasons[o.closeReason],
    text(o.profit),
    o.closedAt,
  ];
}

export const placedFuturesRows = (orders: Iterable<FuturesOrder>): Statement[] =>
  upsert(
    futuresTable,
    [...orders].map((order) => [...termsOf(order), ...lifeOf(order)]),
  );

/** Orders whose row exists: only what happens to them after they are placed. */
export const changedFuturesRows = (orders: Iterable<FuturesOrder>): Statement[] =>
  update(
    futuresLifeTable,
    [...orders].map((order) => [order.orderNo, ...lifeOf(order)]),
  );

export function futuresOrderFrom(row: Row): FuturesOrder {
  const requestKind = optionalWord(row.wish_kind, requestKinds);
  const order: FuturesOrder = {
    orderNo: string(row.order_no),
    userId: string(row.user_id),
    symbol: string(row.symbol),
    direction: word(row.direction, ['long', 'short']),
    lots: units(row.lots),
    size: units(row.size) as Size,
    leverage: Number(row.lever),
    feeRate: rate(units(row.fee_rate)),
    maintenanceRate: rate(units(row.maintenance_rate)),
    orderType: word(row.entrust_type, ['market', 'limit']),
    limitPrice: optionalPrice(row.entrust_price),
    receivedAt: Number(row.received_at),
    partOf: optional(row.part_of),
    status: word(row.status, futuresStatuses),
    marketSince: optionalNumber(row.market_since),
    held: amount(units(row.held)),
    open: markFrom(row, 'open'),
    fee: amount(units(row.fee)),
    takeProfit: optionalPrice(row.stop_profit),
    stopLoss: optionalPrice(row.stop_loss),
    request:
      requestKind === null
        ? null
        : {
            kind: requestKind,
            at: Number(row.wish_at),
            orderNo: optional(row.wish_order_no),
            lots: optionalUnits(row.wish_lots),
          },
    armed:
      string(row.armed) === ''
        ? []
        : string(row.armed)
            .split(',')
            .map((one) => word(nameFrom(one), triggers)),
    lockedWith: optional(row.locked_with),
    close: markFrom(row, 'close'),
    closeReason: optionalWord(nameFrom(row.close_reason), closeReasons),
    profit: optionalAmount(row.profit),
    closedAt: optionalNumber(row.closed_at),
  };
  assertEnded(order);
  return order;
}
