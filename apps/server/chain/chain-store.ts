import type { Database } from '../db/database.ts';

/** Transactions that wait for their confirmation, and how far the index has been read. */
export async function readUntil(db: Database, contract: string): Promise<number | null> {
  const [row] = await db.query<{ read_until: string }>('select read_until from chain_cursor where contract = $1', [
    contract,
  ]);
  return row === undefined ? null : Number(row.read_until);
}

/**
 * What a page brought, and that it was read, in one: a restart goes on behind the last page. The cursor never goes
 * back.
 */
export const notePage = (
  db: Database,
  contract: string,
  { txids, until }: { txids: readonly string[]; until: number },
  now: number,
): Promise<unknown> =>
  db.batch([
    seen(txids, now),
    {
      sql: `insert into chain_cursor (contract, read_until) values ($1, $2)
      on conflict (contract) do update set read_until = greatest(chain_cursor.read_until, excluded.read_until)`,
      params: [contract, until],
    },
  ]);

/** One that was given up is looked for again when it is seen again. */
const seen = (txids: readonly string[], now: number) => ({
  sql: `insert into chain_transaction (txid, status, seen_at, check_at)
    select distinct txid, 'seen', $2::bigint, $2::bigint from unnest($1::text[]) as txid
    on conflict (txid) do update set status = 'seen', seen_at = excluded.seen_at, check_at = excluded.check_at
    where chain_transaction.status = 'gone'`,
  params: [txids, now],
});

/**
 * Those that customers name in their reports. One that is known stays as it is: a report can't bring up what was given
 * up.
 */
export const noteReported = (db: Database, txids: readonly string[], now: number): Promise<unknown> =>
  db.query(
    `insert into chain_transaction (txid, status, seen_at, check_at)
      select distinct txid, 'seen', $2::bigint, $2::bigint from unnest($1::text[]) as txid
    where txid ~ '^[0-9a-f]{64}$' on conflict do nothing`,
    [txids, now],
  );

export interface Seen {
  readonly txid: string;
  readonly seenAt: number;
}

export async function dueTransactions(db: Database, now: number, limit: number): Promise<Seen[]> {
  const rows = await db.query<{ txid: string; seen_at: string }>(
    "select txid, seen_at from chain_transaction where status = 'seen' and check_at <= $1 order by check_at limit $2",
    [now, limit],
  );
  return rows.map((row) => ({ txid: row.txid, seenAt: Number(row.seen_at) }));
}

export const checkAgainAt = (db: Database, txid: string, time: number): Promise<unknown> =>
  db.query('update chain_transaction set check_at = $2 where txid = $1', [txid, time]);

export const endTransaction = (db: Database, txid: string, status: 'credited' | 'foreign' | 'gone'): Promise<unknown> =>
  db.query('update chain_transaction set status = $2 where txid = $1', [txid, status]);

export interface CreditedTransfer {
  readonly txid: string;
  readonly logIndex: number;
  readonly address: string;
  readonly amount: bigint;
  readonly block: number;
  readonly orderNo: string | null;
}

export const noteTransfer = (db: Database, transfer: CreditedTransfer, now: number): Promise<unknown> =>
  db.query(
    `insert into chain_transfer (txid, log_index, address, amount, block, order_no, time)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      transfer.txid,
      transfer.logIndex,
      transfer.address,
      transfer.amount.toString(),
      transfer.block,
      transfer.orderNo,
      now,
    ],
  );
