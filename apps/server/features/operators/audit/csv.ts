import { csvCell } from '@candor/core/csv-cell.ts';
import { allOf, condition, type Condition } from '../../../db/narrowing/conditions.ts';
import type { Database } from '../../../db/database.ts';
import type { Narrowing } from '../lists/narrowed.ts';

/** A column of a key, in SQL: never null, and read by an index. */
export interface KeyColumn {
  readonly sql: string;
  readonly type: 'text' | 'bigint' | 'smallint' | 'numeric' | 'boolean';
  readonly descending?: boolean;
}

/** A list as a table: its rows in the order of a key that no two of them share. */
export interface CsvList {
  readonly columns: readonly string[];
  /** Selects the columns; narrowed, ordered and cut by what calls it. */
  readonly selected: string;
  /** After `from`, without conditions. */
  readonly tables: string;
  /** Where each piece goes on: of more than one column, so that an index of them all leads there. */
  readonly key: readonly KeyColumn[];
  /** Keys in the orders that the list is sorted in, where an index leads there; else the table has that of its key. */
  readonly sorted?: Readonly<Partial<Record<string, readonly KeyColumn[]>>>;
  /** Of a list that can be narrowed. */
  readonly narrowed?: (query: Narrowing) => Condition;
}

const rowsAtOnce = 1_000;

/** A value of a row as a cell. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return csvCell(typeof value === 'string' ? value : JSON.stringify(value));
}

/** What lies behind a row: as one comparison of rows where the key goes one way, else column by column. */
function behind(key: readonly KeyColumn[]): string {
  const values = key.map(({ type }, at) => `$${at + 1}::${type}`);
  const isDown = key[0]?.descending === true;
  if (key.every(({ descending = false }) => descending === isDown))
    return `(${key.map(({ sql }) => sql).join(', ')}) ${isDown ? '<' : '>'} (${values.join(', ')})`;
  return key.reduceRight((rest, { sql, descending }, at) => {
    const beyond = `${sql} ${descending === true ? '<' : '>'} ${values[at]}`;
    // The first part is what an index of the first column is entered by.
    return rest === ''
      ? beyond
      : `${sql} ${descending === true ? '<=' : '>='} ${values[at]} and (${beyond} or ${rest})`;
  }, '');
}

/** The rows behind one, or the first ones. */
function pieceOf(
  { selected, tables, narrowed }: CsvList,
  key: readonly KeyColumn[],
  query: Narrowing,
  after: unknown[] | null,
): Condition {
  const order = key.map(({ sql, descending }) => (descending === true ? `${sql} desc` : sql)).join(', ');
  const where = allOf([narrowed?.(query) ?? null, after === null ? null : condition(behind(key), ...after)]);
  const keys = key.map(({ sql }, at) => `${sql} as key${at}`).join(', ');
  return {
    ...where,
    sql: `select ${selected}, ${keys} from ${tables} where ${where.sql} order by ${order} limit ${rowsAtOnce}`,
  };
}

/** Line by line; a thousand rows are in memory at a time. */
export async function* csvLines(
  db: Pick<Database, 'query'>,
  list: CsvList,
  query: Narrowing = {},
): AsyncGenerator<string> {
  // Tells a spreadsheet that it is UTF-8.
  yield `\ufeff${list.columns.join(',')}\r\n`;
  const key = list.sorted?.[query.sort ?? ''] ?? list.key;
  let after: unknown[] | null = null;
  for (;;) {
    const { sql, params } = pieceOf(list, key, query, after);
    const rows: Record<string, unknown>[] = await db.query<Record<string, unknown>>(sql, params);
    if (rows.length > 0)
      yield rows.map((row) => `${list.columns.map((column) => cellOf(row[column])).join(',')}\r\n`).join('');
    if (rows.length < rowsAtOnce) return;
    after = key.map((_, at) => rows.at(-1)?.[`key${at}`]);
  }
}
