import type { Bonus } from '@candor/core/bonus/bonus.ts';
import { termsText, type FastOrder } from '@candor/core/fast/order.ts';
import { fastReceipt } from '@candor/core/fast/receipt.ts';
import { accountId, type Account, type AccountType } from '@candor/core/ledger/account.ts';
import type { Journal } from '@candor/core/ledger/journal.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { amount, price, rate } from '@candor/core/money/amount.ts';
import { isCurrency } from '@candor/core/money/currencies.ts';
import { assert } from '@candor/core/result.ts';
import { createHash } from 'node:crypto';
import type { Statement } from '../db/database.ts';

/** A table's column and the SQL type of its values; the first `keys` columns are the primary key. */
interface Table {
  readonly name: string;
  readonly columns: readonly (readonly [name: string, type: string])[];
  readonly keys: number;
  /** Columns that may change; without any, a row is written once. */
  readonly changing?: readonly string[];
}

/** One statement for all rows: arrays by column, unnested by the database. */
export function upsert(table: Table, rows: readonly (readonly unknown[])[]): Statement[] {
  if (rows.length === 0) return [];
  const names = table.columns.map(([name]) => name).join(', ');
  const arrays = table.columns.map(([, type], i) => `$${i + 1}::${type}[]`).join(', ');
  const keys = table.columns.slice(0, table.keys).map(([name]) => name).join(', ');
  const changes = table.changing?.map((name) => `${name} = excluded.${name}`).join(', ');
  const onConflict = changes === undefined ? '' : ` on conflict (${keys}) do update set ${changes}`;
  const sql = `insert into ${table.name} (${names}) select * from unnest(${arrays})${onConflict}`;
  return [{ sql, params: table.columns.map((_, column) => rows.map((row) => row[column])) }];
}

/** One statement that changes all rows, found by their keys. */
export function update(table: Table, rows: readonly (readonly unknown[])[]): Statement[] {
  if (rows.length === 0) return [];
  const names = table.columns.map(([name]) => name);
  const arrays = table.columns.map(([, type], i) => `$${i + 1}::${type}[]`).join(', ');
  const changes = names.slice(table.keys).map((name) => `${name} = new.${name}`).join(', ');
  const found = names.slice(0, table.keys).map((name) => `t.${name} = new.${name}`).join(' and ');
  const sql = `update ${table.name} t set ${changes} from unnest(${arrays}) as new (${names.join(', ')}) where ${found}`;
  return [{ sql, params: names.map((_, column) => rows.map((row) => row[column])) }];
}

const accountTable: Table = {
  name: 'account', keys: 1, changing: ['available', 'frozen'],
  columns: [['id', 'text'], ['owner', 'text'], ['type', 'smallint'], ['currency', 'text'], ['available', 'numeric'], ['frozen', 'numeric']],
};
const journalTable: Table = {
  name: 'journal', keys: 1, columns: [['id', 'bigint'], ['kind', 'text'], ['reference', 'text'], ['time', 'bigint']],
};
const entryTable: Table = {
  name: 'journal_entry', keys: 2,
  columns: [
    ['journal_id', 'bigint'], ['line', 'smallint'], ['owner', 'text'], ['type', 'smallint'], ['currency', 'text'],
    ['available', 'numeric'], ['frozen', 'numeric'], ['available_after', 'numeric'], ['frozen_after', 'numeric'],
  ],
};
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
const bonusTable: Table = {
  name: 'bonus', keys: 1, changing: ['volume', 'carry', 'released'],
  columns: [['user_id', 'text'], ['gifted_at', 'bigint'], ['volume', 'numeric'], ['carry', 'numeric'], ['released', 'numeric']],
};
const testFundsTable: Table = {
  name: 'test_funds', keys: 2, columns: [['user_id', 'text'], ['platform_day', 'integer'], ['journal_id', 'bigint']],
};

export const termsHash = (order: FastOrder): string => createHash('sha256').update(termsText(order)).digest('hex');

const text = (units: bigint | null | undefined): string | null => (units === null || units === undefined ? null : units.toString());
const markRow = (mark: Mark | null): unknown[] => [mark?.seq ?? null, mark?.time ?? null, text(mark?.price), mark?.backfilled ?? null];

export const accountRows = (accounts: Iterable<Account>): Statement[] =>
  upsert(accountTable, [...accounts].map((a) => [a.id, a.owner, a.type, a.currency, text(a.available), text(a.frozen)]));

export const journalRows = (journals: readonly Journal[]): Statement[] => [
  ...upsert(journalTable, journals.map((j) => [j.id, j.kind, j.reference, j.time])),
  ...upsert(entryTable, journals.flatMap((j) => j.entries.map((e, line) => [
    j.id, line, e.account.owner, e.account.type, e.account.currency,
    text(e.available), text(e.frozen), text(e.availableAfter), text(e.frozenAfter),
  ]))),
];

const lifeOf = (o: FastOrder): unknown[] => [...markRow(o.entry), ...markRow(o.exit), o.result, o.settledAt, o.settlementJournal];

export const placedFastRows = (orders: Iterable<FastOrder>): Statement[] =>
  upsert(fastTable, [...orders].map((o) => [
    o.orderNo, o.userId, o.symbol, o.direction, o.seconds, text(o.stake), text(o.payoutRate), text(o.payout),
    text(o.bound?.price), text(o.bound?.maxSlippage), o.receivedAt, termsHash(o), ...lifeOf(o),
  ]));

/** Orders whose row exists: only what happens to them after they are placed. */
export const changedFastRows = (orders: Iterable<FastOrder>): Statement[] =>
  update(fastLifeTable, [...orders].map((o) => [o.orderNo, ...lifeOf(o)]));

export const bonusRows = (bonuses: Iterable<Bonus>): Statement[] =>
  upsert(bonusTable, [...bonuses].map((b) => [b.userId, b.giftedAt, text(b.volume), text(b.carry), text(b.released)]));

export const testFundsRows = (taken: readonly { userId: string; platformDay: number; journal: number }[]): Statement[] =>
  upsert(testFundsTable, taken.map((t) => [t.userId, t.platformDay, t.journal]));

/** A row as the database answers it: numbers that may be large are strings. */
export type Row = Record<string, string | number | boolean | null>;

const string = (value: Row[string] | undefined): string => {
  assert(value !== null && value !== undefined, 'a required column is empty');
  return String(value);
};
const optional = (value: Row[string] | undefined): string | null => (value === null || value === undefined ? null : String(value));

export function accountFrom(row: Row): Account {
  const currency = string(row.currency);
  assert(isCurrency(currency), `unknown currency ${currency} in the ledger`);
  const owner = string(row.owner);
  const type = Number(row.type) as AccountType;
  return {
    id: accountId(owner, type, currency), owner, type, currency,
    available: amount(BigInt(string(row.available))), frozen: amount(BigInt(string(row.frozen))),
  };
}

function markFrom(row: Row, end: 'entry' | 'exit'): Mark | null {
  const seq = optional(row[`${end}_seq`]);
  if (seq === null) return null;
  return {
    symbol: string(row.symbol), seq: Number(seq), time: Number(row[`${end}_time`]),
    price: price(BigInt(string(row[`${end}_price`]))), backfilled: row[`${end}_backfilled`] === true,
  };
}

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

export const bonusFrom = (row: Row): Bonus => ({
  userId: string(row.user_id), giftedAt: Number(row.gifted_at), volume: amount(BigInt(string(row.volume))),
  carry: amount(BigInt(string(row.carry))), released: amount(BigInt(string(row.released))),
});

const receiptTable: Table = {
  name: 'receipt', keys: 1, columns: [['order_no', 'text'], ['journal_id', 'bigint'], ['time', 'bigint'], ['content', 'text']],
};

/** The receipts of those orders that are settled. */
export const receiptRows = (orders: Iterable<FastOrder>): Statement[] =>
  upsert(receiptTable, [...orders].flatMap((order) => {
    const receipt = fastReceipt(order);
    return receipt === null ? [] : [[order.orderNo, order.settlementJournal, order.settledAt, receipt]];
  }));
