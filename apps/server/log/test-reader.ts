import type { Database } from '../db/database.ts';
import { parseCheckpoint, type Checkpoint } from './format/checkpoint.ts';
import { emptyFrontier, headOf, withLeaf } from './format/frontier.ts';
import { hashBytes, leafHash, nodeHash, type ReadNode } from './format/merkle.ts';
import { parseNote, parseVkey, type Note, type NoteKey } from './format/note.ts';
import { entriesPath, tileWidth } from './format/tiles.ts';
import type { PublicLog } from './public-log.ts';

/** What somebody reads of a log who has its address only. */
export interface ReadLog {
  readonly note: Note;
  readonly checkpoint: Checkpoint;
  readonly entries: readonly Buffer[];
  readonly told: readonly Record<string, unknown>[];
  readonly keys: readonly NoteKey[];
}

export function noteIn(text: string): Pick<ReadLog, 'note' | 'checkpoint'> {
  const note = parseNote(text);
  if (!note.ok) throw new Error(note.refusal);
  const checkpoint = parseCheckpoint(note.value.text);
  if (!checkpoint.ok) throw new Error(checkpoint.refusal);
  return { note: note.value, checkpoint: checkpoint.value };
}

export function keyIn(vkey: string): NoteKey {
  const key = parseVkey(vkey);
  if (!key.ok) throw new Error(key.refusal);
  return key.value;
}

export const rootOf = (entries: readonly Uint8Array[]): Uint8Array =>
  headOf(entries.reduce((tree, entry) => withLeaf(tree, leafHash(entry)).frontier, emptyFrontier)).root;

function entriesIn(bundle: Buffer): Buffer[] {
  const entries: Buffer[] = [];
  for (let at = 0; at < bundle.length; at += 2 + bundle.readUInt16BE(at))
    entries.push(bundle.subarray(at + 2, at + 2 + bundle.readUInt16BE(at)));
  return entries;
}

/** Everything that has been signed. @param url of the server */
export async function readLog(url: string): Promise<ReadLog> {
  const get = (path: string): Promise<Response> => fetch(`${url}/log/${path}`);
  const signed = noteIn(await (await get('checkpoint')).text());
  const { size } = signed.checkpoint;
  const entries: Buffer[] = [];
  for (let first = 0; first < size; first += tileWidth) {
    const path = entriesPath(first / tileWidth, Math.min(tileWidth, size - first));
    entries.push(...entriesIn(Buffer.from(await (await get(`tile/${path}`)).arrayBuffer())));
  }
  return {
    ...signed,
    entries,
    told: entries.map((entry) => JSON.parse(entry.toString()) as Record<string, unknown>),
    keys: (await (await get('keys')).text()).trim().split('\n').map(keyIn),
  };
}

/** Lets a log say so many things that nobody did. */
export async function addActs(db: Pick<Database, 'query'>, log: PublicLog, count: number): Promise<void> {
  await db.query(
    `insert into log_intake (kind, facts)
      select 'act', '{"act": "test", "n": ' || n || '}' from generate_series(1, $1) n`,
    [count],
  );
  await log.settle();
}

/** Nodes of a tree whose leaves are all there. */
export function nodesOver(leaves: readonly Uint8Array[]): ReadNode {
  const read: ReadNode = (level, index) =>
    level === 0
      ? (leaves[index] ?? Buffer.alloc(hashBytes))
      : nodeHash(read(level - 1, 2 * index), read(level - 1, 2 * index + 1));
  return read;
}
