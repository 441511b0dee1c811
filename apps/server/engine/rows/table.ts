import type { Mark } from '@candor/core/market/mark.ts';
import { amount, price, type Amount, type Price } from '@candor/core/money/amount.ts';
import { assert } from '@candor/core/result.ts';
import type { Statement } from '../../db/database.ts';

/** A table's column and the SQL type of its values; the first `keys` columns are unique together. */
export interface Table {
  readonly name: string;
  readonly columns: readonly (readonly [name: string, type: string])[];
  readonly keys: number;
  /**
   * Columns that may change; where it is absent a row is written once, and where it is empty a second one is passed
   * over.
   */
  readonly changing?: readonly string[];
  /** Columns to which a further row of the same keys adds. */
  readonly adding?: readonly string[];
}

/** What JSON would write in another way than an array of PostgreSQL. */
const unlikeJson = /[\p{Cc}\p{Cs}]/u;

/** Hardly any text has something to escape, and an answer, which has much, is escaped quickest as JSON. */
function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  return unlikeJson.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : JSON.stringify(text);
}

/**
 * The values of one column, as PostgreSQL reads an array. Made here, since the drivers' own way quotes and escapes
 * every
 * number, which would be half of what a large batch costs this process.
 */
function arrayOf(type: string, rows: readonly (readonly unknown[])[], column: number): string {
  const isText = type === 'text' || type === 'json';
  let list = '';
  for (const row of rows) {
    const value = (row[column] ?? null) as string | number | boolean | null;
    if (list !== '') list += ',';
    if (value === null) list += 'NULL';
    else list += isText ? quoted(String(value)) : String(value);
  }
  return `{${list}}`;
}

/** Texts as PostgreSQL reads an array of them. */
export const textArray = (texts: readonly string[]): string => `{${texts.map(quoted).join(',')}}`;

const paramsOf = ({ columns }: Table, rows: readonly (readonly unknown[])[]): string[] =>
  columns.map(([, type], column) => arrayOf(type, rows, column));

/** One statement for all rows: arrays by column, unnested by the database. */
export function upsert(table: Table, rows: readonly (readonly unknown[])[]): Statement[] {
  if (rows.length === 0) return [];
  const names = table.columns.map(([name]) => name).join(', ');
  const arrays = table.columns.map(([, type], i) => `$${i + 1}::${type}[]`).join(', ');
  const keys = table.columns
    .slice(0, table.keys)
    .map(([name]) => name)
    .join(', ');
  const changes = [
    ...(table.changing ?? []).map((name) => `${name} = excluded.${name}`),
    ...(table.adding ?? []).map((name) => `${name} = ${table.name}.${name} + excluded.${name}`),
  ].join(', ');
  const once = table.changing === undefined && table.adding === undefined;
  const onConflict = once ? '' : ` on conflict (${keys}) do ${changes === '' ? 'nothing' : `update set ${changes}`}`;
  const sql = `insert into ${table.name} (${names}) select * from unnest(${arrays})${onConflict}`;
  return [{ sql, params: paramsOf(table, rows) }];
}

/** One statement that changes all rows, found by their keys. */
export function update(table: Table, rows: readonly (readonly unknown[])[]): Statement[] {
  if (rows.length === 0) return [];
  const names = table.columns.map(([name]) => name);
  const arrays = table.columns.map(([, type], i) => `$${i + 1}::${type}[]`).join(', ');
  const changes = names
    .slice(table.keys)
    .map((name) => `${name} = new.${name}`)
    .join(', ');
  const found = names
    .slice(0, table.keys)
    .map((name) => `t.${name} = new.${name}`)
    .join(' and ');
  const sql = `update ${table.name} t set ${changes}
    from unnest(${arrays}) as new (${names.join(', ')}) where ${found}`;
  return [{ sql, params: paramsOf(table, rows) }];
}

export const text = (units: bigint | null | undefined): string | null =>
  units === null || units === undefined ? null : units.toString();

/** The four columns of a mark: seq, time, price, backfilled. */
export const markRow = (mark: Mark | null): unknown[] => [
  mark?.seq ?? null,
  mark?.time ?? null,
  text(mark?.price),
  mark?.backfilled ?? null,
];

/** A row as the database answers it: numbers that may be large are strings. */
export type Row = Record<string, string | number | boolean | null>;

export const string = (value: Row[string] | undefined): string => {
  assert(value !== null && value !== undefined, 'a required column is empty');
  return String(value);
};
/** A whole number of any size: of money, a rate, a price or a size. */
export const units = (value: Row[string] | undefined): bigint => BigInt(string(value));
/** One of the words that a column may hold. */
export function word<Word extends string>(value: Row[string] | undefined, words: readonly Word[]): Word {
  const found = words.find((one) => one === value);
  assert(found !== undefined, `a column holds ${String(value)} in place of ${words.join(', ')}`);
  return found;
}
export const optionalWord = <Word extends string>(
  value: Row[string] | undefined,
  words: readonly Word[],
): Word | null => (optional(value) === null ? null : word(value, words));
export const optional = (value: Row[string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
/** A time, or a count. */
export const optionalNumber = (value: Row[string] | undefined): number | null => {
  const number = optional(value);
  return number === null ? null : Number(number);
};
export const optionalUnits = (value: Row[string] | undefined): bigint | null => {
  const digits = optional(value);
  return digits === null ? null : BigInt(digits);
};
export const optionalAmount = (value: Row[string] | undefined): Amount | null => {
  const units = optionalUnits(value);
  return units === null ? null : amount(units);
};
export const optionalPrice = (value: Row[string] | undefined): Price | null => {
  const units = optionalUnits(value);
  return units === null ? null : price(units);
};

/** @param end the prefix of the mark's columns */
export function markFrom(row: Row, end: string): Mark | null {
  const seq = optional(row[`${end}_seq`]);
  if (seq === null) return null;
  return {
    symbol: string(row.symbol),
    seq: Number(seq),
    time: Number(row[`${end}_time`]),
    price: price(BigInt(string(row[`${end}_price`]))),
    backfilled: row[`${end}_backfilled`] === true,
  };
}
