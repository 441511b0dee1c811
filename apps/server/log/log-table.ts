import type { Database, Statement } from '../db/database.ts';
import { parseVkey, type NoteKey } from './format/note.ts';
import { tileWidth, widthIn } from './format/tiles.ts';
import { treeOf, type Grown, type Tree } from './format/tree.ts';

/** A log as the database names it. */
export interface StoredLog {
  readonly id: number;
  readonly origin: string;
  readonly began_at: string;
  readonly last_restore: string;
  readonly vkey: string;
  readonly cosigner_vkey: string | null;
  readonly seeds_sealed: string;
  /** Of the key that it is signed with: 0 for its first. */
  readonly key_number: number;
}

type Reads = Pick<Database, 'query'>;

/** The newest is the one that is written to. */
export const readLogs = (db: Reads): Promise<StoredLog[]> =>
  db.query<StoredLog>(
    `select l.id, l.origin, l.began_at, l.last_restore, coalesce(k.number, 0) as key_number,
      case when k.number is null then l.vkey else k.vkey end as vkey,
      case when k.number is null then l.cosigner_vkey else k.cosigner_vkey end as cosigner_vkey,
      coalesce(k.seeds_sealed, l.seeds_sealed) as seeds_sealed
      from public_log l
      left join lateral (select * from log_key where log = l.id order by number desc limit 1) k on true
      order by l.id desc`,
  );

/** All keys that a log was ever signed with: what an earlier one has signed was said as well. */
export async function readKeys(db: Reads, log: number): Promise<NoteKey[]> {
  const rows = await db.query<{ vkey: string }>(
    'select vkey from public_log where id = $1 union all select vkey from log_key where log = $1',
    [log],
  );
  return rows.flatMap(({ vkey }) => {
    const key = parseVkey(vkey);
    return key.ok ? [key.value] : [];
  });
}

/** Places of the entries of a log that name a key of it, in their order. */
export async function readNamings(db: Reads, log: number): Promise<string[]> {
  const rows = await db.query<{ index: string }>('select index from log_key where log = $1 order by number', [log]);
  return rows.map(({ index }) => index);
}

/** The tree as it is stored: O(log n) rows, however many entries there are. */
export async function readTree(db: Reads, log: number): Promise<Tree> {
  const [last] = await db.query<{ index: string }>(
    'select index from log_entry where log = $1 order by index desc limit 1',
    [log],
  );
  const size = last === undefined ? 0 : Number(last.index) + 1;
  const edges: Uint8Array[][] = [];
  for (let [level, hashes] = [0, size]; hashes > 0; level += 1, hashes = Math.floor(hashes / tileWidth)) {
    const first = Math.floor(hashes / tileWidth) * tileWidth;
    edges.push(await readHashes(db, log, level, { first, count: hashes - first }));
  }
  return treeOf(size, edges);
}

/** Hashes of a level of tiles, which lie with the entries or with the tiles below. */
async function readHashes(
  db: Reads,
  log: number,
  level: number,
  { first, count }: { readonly first: number; readonly count: number },
): Promise<Uint8Array[]> {
  const rows = await db.query<{ hash: Uint8Array }>(
    level === 0
      ? 'select hash from log_entry where log = $1 and index >= $2 and index < $3 order by index'
      : 'select hash from log_tile where log = $1 and index >= $2 and index < $3 and level = $4 order by index',
    [log, first, first + count, ...(level === 0 ? [] : [level - 1])],
  );
  return rows.map(({ hash }) => hash);
}

/** The hashes of a tile as it is in a tree of a size; empty where it has none. */
export async function readTile(
  db: Reads,
  log: number,
  size: number,
  { level, index }: { readonly level: number; readonly index: number },
): Promise<Buffer> {
  const count = widthIn(size, level, index);
  if (count < tileWidth) return Buffer.concat(await readHashes(db, log, level, { first: index * tileWidth, count }));
  const [whole] = await db.query<{ hashes: Uint8Array }>(
    'select hashes from log_tile where log = $1 and level = $2 and index = $3',
    [log, level, index],
  );
  return Buffer.from(whole?.hashes ?? []);
}

export async function readEntries(db: Reads, log: number, first: number, count: number): Promise<Uint8Array[]> {
  const rows = await db.query<{ data: Uint8Array }>(
    'select data from log_entry where log = $1 and index >= $2 and index < $3 order by index',
    [log, first, first + count],
  );
  return rows.map(({ data }) => data);
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The rows of entries that a tree has grown by. */
export function grownRows(log: number, entries: readonly Uint8Array[], { tree, hashes, tiles }: Grown): Statement[] {
  const first = tree.frontier.size - entries.length;
  return [
    {
      sql: `insert into log_entry (log, index, data, hash)
        select $1, $2::bigint + n - 1, decode(data, 'hex'), decode(hash, 'hex')
        from unnest($3::text[], $4::text[]) with ordinality as entry (data, hash, n)`,
      params: [log, first, entries.map(hex), hashes.map(hex)],
    },
    ...tiles.map(({ level, index, hashes: all, hash }) => ({
      sql: 'insert into log_tile (log, level, index, hashes, hash) values ($1, $2, $3, $4, $5)',
      params: [log, level, index, all, hash],
    })),
  ];
}
