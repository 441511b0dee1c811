import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Database, Statement } from '../../apps/server/db/database.ts';
import { tamper } from '../../apps/server/db/test-tamper.ts';
import { treeOver } from '../../apps/server/log/format/merkle.ts';
import { emptyTree, withEntries } from '../../apps/server/log/format/tree.ts';
import { grownRows } from '../../apps/server/log/log-table.ts';

/** An entry of the log as the house is about to tell it. */
export interface Entry {
  readonly index: number;
  readonly kind: string;
  readonly said: Record<string, unknown>;
  /** What is hashed: as it was, where nothing else has to be said. */
  readonly data: Buffer;
}
/** The entry with something else in it. */
export function changedEntry(entry: Entry, changes: Record<string, unknown>): Entry {
  const said = { ...entry.said, ...changes };
  return isDeepStrictEqual(said, entry.said) ? entry : { ...entry, said, data: Buffer.from(JSON.stringify(said)) };
}

type Reads = Pick<Database, 'query'>;
/** What a kind of entry says of the tables, read again from the tables as they are now. */
type Reader = (db: Reads, entry: Entry) => Promise<Record<string, unknown>>;

const minute: Reader = async (db, { said }) => {
  const rows = await db.query<{
    symbol: string;
    first_seq: string;
    count: number;
    data: Uint8Array;
    head_hash: string;
  }>('select symbol, first_seq, count, data, head_hash from tape_chunk where minute = $1', [said['minute']]);
  const of = ({ first_seq, count, data, head_hash }: (typeof rows)[number]) =>
    [Number(first_seq), count, hash('sha256', data), head_hash] as const;
  const now = new Map(rows.map((row) => [row.symbol, of(row)]));
  const was = Object.entries(said['symbols'] as Record<string, unknown>);
  return { symbols: Object.fromEntries(was.map(([symbol, one]) => [symbol, now.get(symbol) ?? one])) };
};

const batch: Reader = async (db, { index }) => {
  const rows = await db.query<{ hash: Uint8Array }>(
    String.raw`select sha256('\x00'::bytea || salt || convert_to(content, 'UTF8')) as hash
      from (select leaf, salt, content from receipt union all select leaf, salt, content from acknowledgement) l
      join log_batch b on l.leaf between b.first_leaf and b.last_leaf where b.index = $1 order by leaf`,
    [index],
  );
  const root = Buffer.from(treeOver(rows.map((row) => row.hash)).root).toString('hex');
  return { leaves: rows.length, root };
};

/** Its head, or that of the last row that is left. */
const audit: Reader = async (db, { said }) => {
  const [row] = await db.query<{ seq: string; hash: string }>(
    'select seq, hash from operator_audit where seq <= $1 order by seq desc limit 1',
    [said['seq']],
  );
  return row === undefined ? {} : { seq: Number(row.seq), hash: row.hash };
};

const liabilities: Reader = async (db, { said }) => ({
  roots: await db.query(
    `select currency, sum::text, leaves, hash from liability_total where (day, moment) = ($1, $2)
      order by currency collate "C"`,
    [said['day'], said['moment']],
  ),
});

const statistics: Reader = async (db, { said }) => {
  const [row] = await db.query<{ facts: string }>('select facts from daily_statistics where day = $1', [said['day']]);
  return JSON.parse(row?.facts ?? '{}') as Record<string, unknown>;
};

const readers: Readonly<Record<string, Reader>> = { minute, batch, audit, liabilities, statistics };

/** The entries of the log as they have to be, so that they say what the tables now hold. */
export async function entriesNow(db: Reads): Promise<Entry[]> {
  const rows = await db.query<{ index: string; data: Uint8Array }>('select index, data from log_entry order by index');
  const entries: Entry[] = [];
  for (const { index, data } of rows) {
    const bytes = Buffer.from(data);
    const said = JSON.parse(bytes.toString()) as Record<string, unknown>;
    const entry = { index: Number(index), kind: String(said['kind']), said, data: bytes };
    const found = (await readers[entry.kind]?.(db, entry)) ?? {};
    // Of a second in which nothing is left to tell there is no entry.
    if (found['leaves'] !== 0) entries.push(changedEntry(entry, found));
  }
  return entries;
}

/** Lets the log say these entries and no others: every hash and tile anew, batches where they now stand. */
export async function writeLogAnew(db: Database, entries: readonly Entry[]): Promise<void> {
  const bytes = entries.map(({ data }) => data);
  const places = new Map(entries.map(({ index }, now) => [index, now]));
  const batches = await db.query<{ index: string; first_leaf: string; last_leaf: string }>('select * from log_batch');
  const kept = batches.flatMap(({ index, first_leaf, last_leaf }): Statement[] => {
    const now = places.get(Number(index));
    const sql = 'insert into log_batch (log, index, first_leaf, last_leaf) values (1, $1, $2, $3)';
    return now === undefined ? [] : [{ sql, params: [now, first_leaf, last_leaf] }];
  });
  const grown = withEntries(emptyTree, bytes);
  await tamper(
    db,
    ...['log_batch', 'log_tile', 'log_entry'].map((table) => ({ sql: `delete from ${table}` })),
    ...grownRows(1, bytes, grown),
    ...kept,
  );
}

const sums = `select journal_id, line, sum(available) over lines as available, sum(frozen) over lines as frozen
  from journal_entry window lines as (partition by owner, type, currency order by journal_id, line)`;

/** Every balance and every line of a statement as the entries now have it; what was found right before is forgotten. */
export const balancesAnew: readonly Statement[] = [
  {
    sql: `update journal_entry e set available_after = s.available, frozen_after = s.frozen from (${sums}) s
      where (s.journal_id, s.line) = (e.journal_id, e.line)`,
  },
  {
    sql: `update account a set available = s.available, frozen = s.frozen from (
        select owner, type, currency, sum(available) as available, sum(frozen) as frozen
          from journal_entry group by owner, type, currency) s
      where (s.owner, s.type, s.currency) = (a.owner, a.type, a.currency)`,
  },
  { sql: 'delete from account_sum' },
  { sql: 'update books_check set journal_id = 0' },
];
