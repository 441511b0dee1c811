import { termsText, type FastOrder } from '@candor/core/fast/order.ts';
import { fastReceipt } from '@candor/core/fast/receipt.ts';
import { amount, price, rate } from '@candor/core/money/amount.ts';
import { hash } from 'node:crypto';
import type { Statement } from '../../db/database.ts';
import { markFrom, markRow, optional, string, text, update, upsert, type Row, type Table } from './table.ts';

const fastColumns = {
  terms: [
    ['order_no', 'text'], ['user_id', 'text'], ['symbol', 'text'], ['direction', 'text'], ['seconds', 'integer'],
    ['stake', 'numeric'], ['payout_rate', 'numeric'], ['payout', 'numeric'], ['bound_price', 'numeric'],
    ['bound_slippage', 'numeric'], ['received_at', 'bigint'], ['terms_hash', 'text'],
  ],
  life: [
    ['entry_seq', 'bigint'], ['entry_time', 'bigint'], ['entry_price', 'numeric'], ['entry_backfilled', 'boolean'],
    ['exit_seq', 'bigint'], ['exit_time', 'bigint'], ['exit_price', 'numeric'], ['exit_backfilled', 'boolean'],
    ['result', 'text'], ['settled_at', 'bigint'], ['settlement_journal', 'bigint'],
  ],
} as const;
const fastTable: Table = { name: 'fast_order', keys: 1, columns: [...fastColumns.terms, ...fastColumns.life] };
const fastLifeTable: Table = { name: 'fast_order', keys: 1, columns: [['order_no', 'text'], ...fastColumns.life] };
export const termsHash = (order: FastOrder): string => hash('sha256', termsText(order), 'hex');

const lifeOf = (o: FastOrder): unknown[] => [...markRow(o.entry), ...markRow(o.exit), o.result, o.settledAt, o.settlementJournal];

export const placedFastRows = (orders: Iterable<FastOrder>): Statement[] =>
  upsert(fastTable, [...orders].map((o) => [
    o.orderNo, o.userId, o.symbol, o.direction, o.seconds, text(o.stake), text(o.payoutRate), text(o.payout),
    text(o.bound?.price), text(o.bound?.maxSlippage), o.receivedAt, termsHash(o), ...lifeOf(o),
  ]));

/** Orders whose row exists: only what happens to them after they are placed. */
export const changedFastRows = (orders: Iterable<FastOrder>): Statement[] =>
  update(fastLifeTable, [...orders].map((o) => [o.orderNo, ...lifeOf(o)]));

export function fastOrderFrom(row: Row): FastOrder {
  const bound = optional(row.bound_price);
  const settlement = optional(row.settlement_journal);
  return {
    orderNo: string(row.order_no), userId: string(row.user_id), symbol: string(row.symbol),
    direction: row.direction === 'up' ? 'up' : 'down', seconds: Number(row.seconds),
    stake: amount(BigInt(string(row.stake))), payoutRate: rate(BigInt(string(row.payout_rate))), payout: amount(BigInt(string(row.payout))),
    bound: bound === null ? null : { price: price(BigInt(bound)), maxSlippage: rate(BigInt(string(row.bound_slippage))) },
    receivedAt: Number(row.received_at), entry: markFrom(row, 'entry'), exit: markFrom(row, 'exit'),
    result: row.result as FastOrder['result'], settledAt: row.settled_at === null ? null : Number(row.settled_at),
    settlementJournal: settlement === null ? null : Number(settlement),
  };
}

const receiptTable: Table = {
  name: 'receipt', keys: 1, columns: [['order_no', 'text'], ['journal_id', 'bigint'], ['time', 'bigint'], ['content', 'text']],
};

/** The receipts of those orders that are settled. */
export const receiptRows = (orders: Iterable<FastOrder>): Statement[] =>
  upsert(receiptTable, [...orders].flatMap((order) => {
    const receipt = fastReceipt(order);
    return receipt === null ? [] : [[order.orderNo, order.settlementJournal, order.settledAt, receipt]];
  }));
