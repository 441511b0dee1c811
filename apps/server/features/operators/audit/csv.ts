import { csvCell } from '@candor/core/csv-cell.ts';
import { allOf, type Condition } from '../../../db/narrowing/conditions.ts';
import type { Database } from '../../../db/database.ts';
import type { Narrowing } from '../lists/narrowed.ts';

/** A list as a table: its rows in the order of a key that no two of them share. */
export interface CsvList {
  readonly columns: readonly string[];
  /** Selects the columns and `key`; narrowed, ordered and cut by what calls it. */
  readonly select: string;
  /** SQL of the key, unique and never null. */
  readonly key: string;
  readonly keyType: 'text' | 'bigint';
  /** Of a list that can be narrowed. */
  readonly narrowed?: (query: Narrowing) => Condition;
}

const rowsAtOnce = 1_000;

/** A value of a row as a cell. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return csvCell(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Line by line; a thousand rows are in memory at a time. */
export async function* csvLines(
  db: Pick<Database, 'query'>,
  list: CsvList,
  query: Narrowing = {},
): AsyncGenerator<string> {
  const { sql, params } = list.narrowed?.(query) ?? allOf([]);
  const last = `$${params.length + 1}::${list.keyType}`;
  // Tells a spreadsheet that it is UTF-8.
  yield `\ufeff${list.columns.join(',')}\r\n`;
  let after: string | null = null;
  for (;;) {
    const rows: Record<string, unknown>[] = await db.query<Record<string, unknown>>(
      `select * from (${list.select} where ${sql}) one where (${last} is null or one.key > ${last})
        order by one.key limit ${rowsAtOnce}`,
      [...params, after],
    );
    if (rows.length > 0)
      yield rows.map((row) => `${list.columns.map((column) => cellOf(row[column])).join(',')}\r\n`).join('');
    if (rows.length < rowsAtOnce) return;
    after = String(rows.at(-1)?.['key']);
  }
}
