import type { Step } from '../text.ts';
import { isInTiles, tileWidth, type ReadTile } from './merkle.ts';
import { checkpointIn, fromBase64, isSignedBy, readAnyKey, readKey } from './note.ts';
import type { Checkpoint, Note, NoteKey } from './note.ts';
import { readerOf, tilePath, tilesFor, type Fetch } from './one-history.ts';

/** The entry of a log that names its next key. */
interface Naming {
  readonly origin: string;
  readonly before: string;
  readonly keys: readonly string[];
  readonly signature: string;
}
/** What was found of such an entry. */
export interface NamedKey {
  readonly subject: string;
  readonly steps: readonly Step[];
}

/** @returns null for any other entry */
export function readNaming(entry: string): Naming | null {
  if (!entry.startsWith('{"v":1,"kind":"act"')) return null;
  const read = JSON.parse(entry) as Partial<Naming> & { readonly act?: string };
  const { act, origin, before, keys, signature } = read;
  const isNaming = act === 'key' && Array.isArray(keys) && [origin, before, signature, keys[0]].every(isText);
  return isNaming ? (read as Naming) : null;
}
const isText = (value: unknown): boolean => typeof value === 'string';

const sameKey = (a: NoteKey | null, b: NoteKey): boolean => a?.name === b.name && a.id.join() === b.id.join();

/** Whether a key that is trusted has signed that the others follow it; null where it is not at hand. */
async function isNamedBy({ origin, before, keys, signature }: Naming, trusted: readonly NoteKey[]) {
  const key = trusted.find((one) => sameKey(readKey(before), one));
  if (key === undefined) return null;
  const bytes = fromBase64(signature);
  if (key.name !== origin || bytes === null || bytes.length < 5) return false;
  const text = ['candor log key v1', origin, ...keys, ''].join('\n');
  return isSignedBy({ text, signatures: [{ name: origin, id: bytes.subarray(0, 4), bytes: bytes.subarray(4) }] }, key);
}

/**
 * Follows the keys of logs from those that are trusted: each is named by one that was named before.
 * @param entries of logs, in any order; those that name no key are passed over
 * @returns all keys that may be trusted, and what was found of each naming
 */
export async function followKeys(
  trusted: readonly NoteKey[],
  entries: readonly string[],
): Promise<{ readonly keys: readonly NoteKey[]; readonly named: readonly NamedKey[] }> {
  const keys = [...trusted];
  const found = new Map<Naming, boolean | null>(
    entries.flatMap((entry) => readNaming(entry) ?? []).map((one) => [one, null]),
  );
  // Each turn finds one more of a chain, in whatever order its entries came.
  for (let turn = 0; turn < found.size; turn += 1)
    for (const [naming, ok] of found) {
      if (ok !== null) continue;
      const isNamed = await isNamedBy(naming, keys);
      found.set(naming, isNamed);
      const next = isNamed === true ? naming.keys.flatMap((vkey) => readKey(vkey) ?? []) : [];
      keys.push(...next.filter(({ name }) => name === naming.origin));
    }
  const named = [...found].map(([{ origin, before, keys: next }, ok]): NamedKey => ({
    subject: `key ${origin}`,
    steps: [{ name: 'keyNamed', ok, stated: next[0] ?? '', found: ok === true ? before : '—' }],
  }));
  return { keys, named };
}

/** An entry of a log; empty where its tiles don't hold what is said to be it. */
async function entryAt(index: number, head: Checkpoint, get: Fetch): Promise<string> {
  const tile = Math.floor(index / tileWidth);
  const width = Math.min(tileWidth, head.size - tile * tileWidth);
  let rest = await get(`tile/entries/${tilePath(0, tile, width).slice(2)}`);
  const end = (): number => 2 + (rest[0] ?? 0) * 256 + (rest[1] ?? 0);
  for (let before = index % tileWidth; before > 0; before -= 1) rest = rest.subarray(end());
  const entry = rest.subarray(2, end());
  const isThere = (read: ReadTile): boolean => isInTiles(entry, index, head, read) === true;
  const tiles = await tilesFor(isThere, (path) => get(`tile/${path}`));
  return isThere(readerOf(tiles)) ? new TextDecoder().decode(entry) : '';
}

/**
 * The keys by which a log has signed a checkpoint, where entries below it lead there, each signed by the key before.
 * Whether the checkpoint goes on from what is known is for the caller to find.
 * @param vkey that the log had signed with @param get the bytes behind `/log/<place>`; `namings` has places of entries
 * @returns null where nothing leads there @throws where the log doesn't answer
 */
export async function nextKeys(vkey: string, note: Note, get: Fetch): Promise<string[] | null> {
  const head = checkpointIn(note);
  let vkeys = [vkey];
  const places = new TextDecoder().decode(await get('namings')).match(/\d+/g) ?? [];
  for (const index of places.map(Number)) {
    if (head === null || index >= head.size) continue;
    const [key, naming] = [readKey(vkeys[0] ?? ''), readNaming(await entryAt(index, head, get))];
    if (key === null || naming === null || !(await isNamedBy(naming, [key]))) continue;
    vkeys = naming.keys.filter((one) => readAnyKey(one)?.name === head.origin);
    const next = readKey(vkeys[0] ?? '');
    if (next !== null && (await isSignedBy(note, next))) return vkeys;
  }
  return null;
}
