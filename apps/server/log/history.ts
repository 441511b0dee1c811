import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { entryOf } from './intake.ts';
import { keysOf, logKeys, newLogSeeds, sealLogSeeds, vkeysOf, type LogKeys } from './keys.ts';
import { base64 } from './format/merkle.ts';
import type { SignedOnce } from './last-signed.ts';
import { grownRows, readEntries, readLogs, readTree, type StoredLog } from './log-table.ts';
import { readRoot } from './read-nodes.ts';
import { emptyTree, treeHead, withEntries, type Tree } from './format/tree.ts';

/** The log that is gone on with: there is one history under each origin. */
export interface OpenLog {
  readonly id: number;
  readonly keys: LogKeys;
  readonly tree: Tree;
  /** What it says of the log before; null where it says nothing, or is gone on with. */
  readonly previous: Previous | null;
}

/**
 * Why the log that these data hold can't be gone on with: older data were put back; they end before what was signed; or
 * what was signed is not what they hold.
 */
export type Broken = 'restored' | 'behind' | 'differs';

interface Parts {
  readonly db: Database;
  readonly secrets: Secrets;
  /** Of the address that customers know; without it nobody else has this log's origin either. */
  readonly host: string | null;
  readonly now: number;
}

/** @param signed the last checkpoint that was signed from here */
export async function openHistory(parts: Parts, signed: SignedOnce | null): Promise<OpenLog> {
  const { db, secrets } = parts;
  const logs = await readLogs(db);
  const restore = await lastRestore(db);
  const [newest] = logs;
  if (newest === undefined) return beginLog(parts, 1, restore, signed === null ? null : before(signed, 'behind'));
  const tree = await readTree(db, newest.id);
  const broken = await whyBroken(db, { newest, tree, restore, origins: logs.map(({ origin }) => origin) }, signed);
  if (broken === null) return { id: newest.id, keys: keysOf(secrets, newest), tree, previous: null };
  return beginLog(
    parts,
    newest.id + 1,
    restore,
    signed === null ? stored(newest, tree, broken) : before(signed, broken),
  );
}

async function lastRestore(db: Database): Promise<number> {
  const [row] = await db.query<{ last: string | null }>('select max(id) as last from restore_mark');
  return Number(row?.last ?? 0);
}

interface Found {
  readonly newest: StoredLog;
  readonly tree: Tree;
  readonly restore: number;
  readonly origins: readonly string[];
}

async function whyBroken(
  db: Database,
  { newest, tree, restore, origins }: Found,
  signed: SignedOnce | null,
): Promise<Broken | null> {
  if (restore > Number(newest.last_restore)) return 'restored';
  if (signed === null) return null;
  const { origin, size, root } = signed.checkpoint;
  if (origin !== newest.origin) return origins.includes(origin) ? null : 'behind';
  if (size > tree.frontier.size) return 'behind';
  const now = await readRoot({ db, log: newest.id, size });
  return Buffer.compare(now, root) === 0 ? null : 'differs';
}

/** What the first entry of a log says of the one before. */
export interface Previous {
  readonly origin: string;
  readonly size: number;
  /** As in a checkpoint. */
  readonly root: string;
  readonly checkpoint: string | null;
  readonly reason: Broken;
}

/** What a log's first entry says of the one before, and when; null where it was the first, or there is no such log. */
export async function readPrevious(
  db: Pick<Database, 'query'>,
  log: number,
): Promise<(Previous & { readonly time: number }) | null> {
  const [first] = await readEntries(db, log, 0, 1);
  if (first === undefined) return null;
  const { previous, time } = JSON.parse(Buffer.from(first).toString()) as { previous: Previous | null; time: number };
  return previous === null ? null : { ...previous, time };
}

const before = ({ checkpoint: { origin, size, root }, note }: SignedOnce, reason: Broken): Previous => ({
  origin,
  size,
  root: base64(root),
  checkpoint: note,
  reason,
});
function stored({ origin }: StoredLog, tree: Tree, reason: Broken): Previous {
  const { size, root } = treeHead(tree);
  return { origin, size, root: base64(root), checkpoint: null, reason };
}

async function beginLog(
  { db, secrets, host, now }: Parts,
  id: number,
  restore: number,
  previous: Previous | null,
): Promise<OpenLog> {
  const origin = `${host ?? 'candor.invalid'}/log/${randomBytes(4).toString('hex')}`;
  const seeds = newLogSeeds();
  const keys = logKeys(origin, seeds);
  const { vkey, cosignerVkey } = keys;
  const facts = { act: 'began', origin, keys: vkeysOf(keys), previous };
  const entries = [entryOf('act', now, JSON.stringify(facts))];
  const grown = withEntries(emptyTree, entries);
  await db.batch([
    {
      sql: `insert into public_log (id, origin, began_at, last_restore, vkey, cosigner_vkey, seeds_sealed)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      params: [id, origin, now, restore, vkey, cosignerVkey, sealLogSeeds(secrets, id, seeds)],
    },
    ...grownRows(id, entries, grown),
  ]);
  return { id, keys, tree: grown.tree, previous };
}
