import type { Database, Statement } from '../db/database.ts';
import { hashBytes, treeOver } from './format/merkle.ts';
import { entryOf } from './intake.ts';

/** What became one entry: the root over the leaves of receipts and promises, each salted so that nobody guesses. */
export interface LeafBatch {
  readonly first: number;
  readonly last: number;
  readonly leaves: number;
  readonly entry: Buffer;
}

/** So few that making an entry, or the proof of one receipt, never keeps others waiting for more than some ms. */
export const leavesMax = 4_096;

/** The leaf of a receipt: SHA-256(0, salt, content), as an entry of a tree of RFC 6962. */
const leafSql = String.raw`sha256('\x00'::bytea || salt || convert_to(content, 'UTF8'))`;
/**
 * What a leaf is: a receipt of what was traded with how it ended or what closed it, a promise of an order that was
 * placed, a refusal with its reason. What else was promised or settled is told by its number alone: few do it at a
 * time, and it would be seen who.
 */
const kindSql = String.raw`case when content like 'terms %'
  then coalesce(substring(content from '^terms (fast|futures(?:-[a-z]+)?|spot|exchange)\|'), 'other')
    || coalesce('-' || substring(content from E'\n(?:result|trigger) ([a-zA-Z]+)'), '')
  else replace(coalesce(substring(content from '^(ack place-[a-z-]+|ack|refusal [a-z-]+)'), 'other'), ' ', '-') end`;
/** Receipts and promises, numbered together. */
const leavesSql = `(select leaf, salt, content from receipt
  union all select leaf, salt, content from acknowledgement) as told`;

/** What has been settled since a leaf; null for nothing. @param after the last leaf that stands in an entry */
export async function readBatch(db: Pick<Database, 'query'>, after: number, time: number): Promise<LeafBatch | null> {
  const [found] = await db.query<{ first: string | null; last: string; hashes: Uint8Array }>(
    `select min(leaf) as first, max(leaf) as last, string_agg(${leafSql}, ''::bytea order by leaf) as hashes
      from (select leaf, salt, content from ${leavesSql} where leaf > $1 order by leaf limit ${leavesMax}) as fresh`,
    [after],
  );
  if (found === undefined || found.first === null) return null;
  const [first, last] = [Number(found.first), Number(found.last)];
  const kinds = await db.query<{ kind: string; n: string }>(
    `select ${kindSql} as kind, count(*) as n from ${leavesSql} where leaf between $1 and $2 group by 1 order by 1`,
    [first, last],
  );
  const counts = Object.fromEntries(kinds.map(({ kind, n }) => [kind, Number(n)]));
  const leaves = leavesIn(found.hashes);
  const root = Buffer.from(treeOver(leaves).root).toString('hex');
  const facts = { leaves: leaves.length, root, kinds: kindsOf(counts), counts };
  return { first, last, leaves: leaves.length, entry: entryOf('batch', time, JSON.stringify(facts)) };
}

/** How many acknowledgements, refusals and receipts. */
function kindsOf(counts: Readonly<Record<string, number>>): { ack: number; refusal: number; receipt: number } {
  const kinds = { ack: 0, refusal: 0, receipt: 0 };
  for (const [kind, n] of Object.entries(counts)) {
    const [first] = kind.split('-');
    kinds[first === 'ack' || first === 'refusal' ? first : 'receipt'] += n;
  }
  return kinds;
}

const leavesIn = (hashes: Uint8Array): Uint8Array[] =>
  Array.from({ length: hashes.length / hashBytes }, (_, i) => hashes.subarray(i * hashBytes, (i + 1) * hashBytes));

export const batchRow = (log: number, index: number, { first, last }: LeafBatch): Statement => ({
  sql: 'insert into log_batch (log, index, first_leaf, last_leaf) values ($1, $2, $3, $4)',
  params: [log, index, first, last],
});

/** The last leaf that stands in an entry of a log; 0 for none. */
export async function lastLeafOf(db: Pick<Database, 'query'>, log: number): Promise<number> {
  const [row] = await db.query<{ last: string | null }>('select max(last_leaf) as last from log_batch where log = $1', [
    log,
  ]);
  return Number(row?.last ?? 0);
}

/** Where a receipt stands: the entry of its batch, its place in it, and the way to the batch's root. */
export interface PlaceInBatch {
  readonly entryIndex: number;
  readonly index: number;
  readonly leaves: number;
  readonly path: readonly Uint8Array[];
}

interface Leaves {
  readonly entryIndex: number;
  /** Ascending. */
  readonly numbers: readonly number[];
  readonly pathOf: (index: number) => readonly Uint8Array[];
}

async function readLeaves(db: Pick<Database, 'query'>, log: number, leaf: number): Promise<Leaves | null> {
  const [batch] = await db.query<{ index: string; first_leaf: string; last_leaf: string }>(
    'select * from log_batch where log = $1 and last_leaf >= $2 order by last_leaf limit 1',
    [log, leaf],
  );
  if (batch === undefined) return null;
  const rows = await db.query<{ leaf: string; hash: Uint8Array }>(
    `select leaf, ${leafSql} as hash from ${leavesSql} where leaf between $1 and $2 order by leaf`,
    [batch.first_leaf, batch.last_leaf],
  );
  const numbers = rows.map((row) => Number(row.leaf));
  const { pathOf } = treeOver(rows.map(({ hash }) => hash));
  return { entryIndex: Number(batch.index), numbers, pathOf };
}

/**
 * Where receipts stand, by their leaf; null for one that stands in no entry yet. It remembers the batch of the one
 * before: receipts that are asked for in their order share it.
 */
export function placeFinder(db: Pick<Database, 'query'>, log: number): (leaf: number) => Promise<PlaceInBatch | null> {
  let last: Leaves | null = null;
  return async (leaf) => {
    if (last === null || !last.numbers.includes(leaf)) last = await readLeaves(db, log, leaf);
    if (last === null) return null;
    const { entryIndex, numbers, pathOf } = last;
    const index = numbers.indexOf(leaf);
    return { entryIndex, index, leaves: numbers.length, path: pathOf(index) };
  };
}
