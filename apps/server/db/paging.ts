import type { Condition } from './narrowing/conditions.ts';
import type { Database } from './database.ts';

export interface Page {
  readonly page: number;
  readonly limit: number;
}
export interface Paged<Row> {
  list: Row[];
  total: number;
  page: number;
  limit: number;
}

interface PagedQuery {
  readonly columns: string;
  /** Everything after `select …`, without order and limit; its parameters begin at $1. */
  readonly from: string;
  readonly order: string;
  /** What says how many there are, with its parameters, where counting them all would take long. */
  readonly total?: readonly [sql: string, params: readonly unknown[]];
}

/** One page of a query with its total. */
export async function readPage<Raw, Row>(
  db: Pick<Database, 'query'>,
  { columns, from, order, total }: PagedQuery,
  params: readonly unknown[],
  { page, limit }: Page,
  present: (row: Raw) => Row | Promise<Row>,
): Promise<Paged<Row>> {
  const [count, rows] = await Promise.all([
    db.query<{ total: string }>(...(total ?? ([`select count(*) as total ${from}`, params] as const))),
    db.query<Raw>(
      `select ${columns} ${from} order by ${order} limit $${params.length + 1} offset $${params.length + 2}`,
      [...params, limit, (page - 1) * limit],
    ),
  ]);
  return { list: await Promise.all(rows.map(present)), total: Number(count[0]?.total ?? 0), page, limit };
}

interface NarrowedPage {
  readonly columns: string;
  /** After `from`, without conditions. */
  readonly tables: string;
  readonly where: Condition;
  readonly order: string;
  /** Nobody turns so many pages: further, rows are not counted. */
  readonly countedTo: number;
}

/** One page of a list that may be long. Its total is counted up to a bound, so that no page costs the whole list. */
export async function readNarrowed<Raw>(
  db: Pick<Database, 'query'>,
  { columns, tables, where: { sql, params }, order, countedTo }: NarrowedPage,
  { page, limit }: Page,
): Promise<Paged<Raw>> {
  const from = `from ${tables} where ${sql}`;
  const [count, list] = await Promise.all([
    db.query<{ total: string }>(`select count(*) as total from (select 1 ${from} limit ${countedTo}) one`, params),
    db.query<Raw>(
      `select ${columns} ${from} order by ${order} limit $${params.length + 1} offset $${params.length + 2}`,
      [...params, limit, (page - 1) * limit],
    ),
  ]);
  return { list, total: Number(count[0]?.total ?? 0), page, limit };
}
