import { csvCell } from '@candor/core/csv-cell.ts';
import { allOf, condition, type Condition } from '../../../db/narrowing/conditions.ts';
import type { Database } from '../../../db/database.ts';
import type { Narrowing } from '../lists/narrowed.ts';

/** A column of a key, in SQL: never null, and read by an index. */
export interface KeyColumn {
  readonly sql: string;
  readonly type: 'text' | 'bigint' | 'smallint';
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
  /** Of a list that can be narrowed. */
  readonly narrowed?: (query: Narrowing) => Condition;
}

const rowsAtOnce = 1_000;

/** A value of a row as a cell. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return csvCell(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The rows behind one, or the first ones: as one comparison of rows, which an index of the key answers. */
function pieceOf({ selected, tables, key, narrowed }: CsvList, query: Narrowing, after: unknown[] | null): Condition {
  const columns = key.map(({ sql }) => sql).join(', ');
  const behind = key.map(({ type }, at) => `$${at + 1}::${type}`).join(', ');
  const where = allOf([
    narrowed?.(query) ?? null,
    after === null ? null : condition(`(${columns}) > (${behind})`, ...after),
  ]);
  const keys = key.map(({ sql }, at) => `${sql} as key${at}`).join(', ');
  return {
    ...where,
    sql: `select ${selected}, ${keys} from ${tables} where ${where.sql} order by ${columns} limit ${rowsAtOnce}`,
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
  let after: unknown[] | null = null;
  for (;;) {
    const { sql, params } = pieceOf(list, query, after);
    const rows: Record<string, unknown>[] = await db.query<Record<string, unknown>>(sql, params);
    if (rows.length > 0)
      yield rows.map((row) => `${list.columns.map((column) => cellOf(row[column])).join(',')}\r\n`).join('');
    if (rows.length < rowsAtOnce) return;
    after = list.key.map((_, at) => rows.at(-1)?.[`key${at}`]);
  }
}
