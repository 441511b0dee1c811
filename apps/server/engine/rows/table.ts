import type { Mark } from '@candor/core/market/mark.ts';
import { price } from '@candor/core/money/amount.ts';
import { assert } from '@candor/core/result.ts';
import type { Statement } from '../../db/database.ts';

/** A table's column and the SQL type of its values; the first `keys` columns are the primary key. */
export interface Table {
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

export const text = (units: bigint | null | undefined): string | null => (units === null || units === undefined ? null : units.toString());

/** The four columns of a mark: seq, time, price, backfilled. */
export const markRow = (mark: Mark | null): unknown[] => [mark?.seq ?? null, mark?.time ?? null, text(mark?.price), mark?.backfilled ?? null];

/** A row as the database answers it: numbers that may be large are strings. */
export type Row = Record<string, string | number | boolean | null>;

export const string = (value: Row[string] | undefined): string => {
  assert(value !== null && value !== undefined, 'a required column is empty');
  return String(value);
};
export const optional = (value: Row[string] | undefined): string | null => (value === null || value === undefined ? null : String(value));

/** @param end the prefix of the mark's columns */
export function markFrom(row: Row, end: string): Mark | null {
  const seq = optional(row[`${end}_seq`]);
  if (seq === null) return null;
  return {
    symbol: string(row.symbol), seq: Number(seq), time: Number(row[`${end}_time`]),
    price: price(BigInt(string(row[`${end}_price`]))), backfilled: row[`${end}_backfilled`] === true,
  };
}
