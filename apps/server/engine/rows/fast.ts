import { directions, fastResults, termsText, type FastOrder } from '@candor/core/fast/order.ts';
import { fastReceipt } from '@candor/core/fast/receipt.ts';
import { amount, rate } from '@candor/core/money/amount.ts';
import { assert } from '@candor/core/result.ts';
import { hash } from 'node:crypto';
import type { Statement } from '../../db/database.ts';
import { receiptRows } from './receipts.ts';
import {
  markFrom,
  markRow,
  optionalNumber,
  optionalPrice,
  optionalWord,
  string,
  text,
  textArray,
  units,
  update,
  upsert,
  word,
  type Row,
  type Table,
} from './table.ts';

const fastColumns = {
  terms: [
    ['order_no', 'text'],
    ['user_id', 'text'],
    ['symbol', 'text'],
    ['direction', 'text'],
    ['seconds', 'integer'],
    ['stake', 'numeric'],
    ['payout_rate', 'numeric'],
    ['payout', 'numeric'],
    ['bound_price', 'numeric'],
    ['bound_slippage', 'numeric'],
    ['received_at', 'bigint'],
    ['terms_hash', 'text'],
  ],
  life: [
    ['entry_seq', 'bigint'],
    ['entry_time', 'bigint'],
    ['entry_price', 'numeric'],
    ['entry_backfilled', 'boolean'],
    ['exit_seq', 'bigint'],
    ['exit_time', 'bigint'],
    ['exit_price', 'numeric'],
    ['exit_backfilled', 'boolean'],
    ['result', 'text'],
    ['settled_at', 'bigint'],
    ['settlement_journal', 'bigint'],
  ],
} as const;
const fastTable: Table = { name: 'fast_order', keys: 1, columns: [...fastColumns.terms, ...fastColumns.life] };
const fastLifeTable: Table = { name: 'fast_order', keys: 1, columns: [['order_no', 'text'], ...fastColumns.life] };
/** By order: it is asked for by its answer, its row and its acknowledgement, and its terms never change. */
const termsHashes = new WeakMap<FastOrder, string>();
export function termsHash(order: FastOrder): string {
  const known = termsHashes.get(order);
  if (known !== undefined) return known;
  const made = hash('sha256', termsText(order), 'hex');
  termsHashes.set(order, made);
  return made;
}

function assertSettled(o: FastOrder): void {
  assert((o.result === null) === (o.settlementJournal === null), `what settles ${o.orderNo} has a journal`);
}

function lifeOf(o: FastOrder): unknown[] {
  assertSettled(o);
  return [...markRow(o.entry), ...markRow(o.exit), o.result, o.settledAt, o.settlementJournal];
}

export const placedFastRows = (orders: Iterable<FastOrder>): Statement[] =>
  upsert(
    fastTable,
    [...orders].map((o) => [
      o.orderNo,
      o.userId,
      o.symbol,
      o.direction,
      o.seconds,
      text(o.stake),
      text(o.payoutRate),
      text(o.payout),
      text(o.bound?.price),
      text(o.bound?.maxSlippage),
      o.receivedAt,
      termsHash(o),
      ...lifeOf(o),
    ]),
  );

/** Orders whose row exists: only what happens to them after they are placed. */
export function changedFastRows(orders: Iterable<FastOrder>): Statement[] {
  const { entered = [], ended = [] } = Object.groupBy(orders, ({ result }) => (result === null ? 'entered' : 'ended'));
  return [
    ...enteredRows(entered),
    ...update(
      fastLifeTable,
      ended.map((o) => [o.orderNo, ...lifeOf(o)]),
    ),
  ];
}

const enterSql = `update fast_order set entry_seq = $1::bigint, entry_time = $2::bigint, entry_price = $3::numeric,
  entry_backfilled = $4::boolean where order_no = any($5::text[])`;

/** Hundreds enter by one mark, four times a second, while others wait for their acknowledgement: it is sent once. */
const enteredRows = (orders: readonly FastOrder[]): Statement[] =>
  [...Map.groupBy(orders, ({ entry }) => entry)].map(([entry, entered]) => {
    assert(entry !== null, 'an order changes by its entry or its end');
    entered.forEach(assertSettled);
    return { sql: enterSql, params: [...markRow(entry), textArray(entered.map(({ orderNo }) => orderNo))] };
  });

export function fastOrderFrom(row: Row): FastOrder {
  const bound = optionalPrice(row.bound_price);
  return {
    orderNo: string(row.order_no),
    userId: string(row.user_id),
    symbol: string(row.symbol),
    direction: word(row.direction, directions),
    seconds: Number(row.seconds),
    stake: amount(units(row.stake)),
    payoutRate: rate(units(row.payout_rate)),
    payout: amount(units(row.payout)),
    bound: bound === null ? null : { price: bound, maxSlippage: rate(units(row.bound_slippage)) },
    receivedAt: Number(row.received_at),
    entry: markFrom(row, 'entry'),
    exit: markFrom(row, 'exit'),
    result: optionalWord(row.result, fastResults),
    settledAt: optionalNumber(row.settled_at),
    settlementJournal: optionalNumber(row.settlement_journal),
  };
}

/** The receipts of those orders that are settled. */
export const fastReceiptRows = (orders: Iterable<FastOrder>): Statement[] =>
  receiptRows(
    [...orders].flatMap((order) => {
      const { orderNo, settlementJournal: journal, settledAt: time } = order;
      const content = fastReceipt(order);
      if (content === null) return [];
      assert(journal !== null && time !== null, `the receipt of ${orderNo} names its journal and its time`);
      return [{ receiptNo: orderNo, journal, time, content }];
    }),
  );
