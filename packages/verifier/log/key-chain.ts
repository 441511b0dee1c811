import type { Step } from '../text.ts';
import { isIncluded, leafHash, pathFromTiles, tileWidth } from './merkle.ts';
import { checkpointIn, fromBase64, isSignedBy, readAnyKey, readKey, readNote } from './note.ts';
import type { Checkpoint, NoteKey } from './note.ts';
import { readerOf, tilePath, tilesFor, type Fetch, type Shown } from './one-history.ts';
import { proofText } from './proof.ts';

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

/** Nobody has to write JSON into a log of their own: what is none says nothing. */
function objectIn(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}

/** @returns null for any other entry */
export function readNaming(entry: string): Naming | null {
  if (!entry.startsWith('{"v":1,"kind":"act"')) return null;
  const read = objectIn(entry) as Partial<Naming> & { readonly act?: string };
  const { act, origin, before, keys, signature } = read;
  const texts = Array.isArray(keys) ? [origin, before, signature, keys[0]] : [null];
  return act === 'key' && texts.every((one) => typeof one === 'string') ? (read as Naming) : null;
}

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
      const next = isNamed === true ? naming.keys.flatMap((vkey) => readAnyKey(vkey) ?? []) : [];
      keys.push(...next.filter(({ name }) => name === naming.origin));
    }
  const named = [...found].map(([{ origin, before, keys: next }, ok]): NamedKey => ({
    subject: `key ${origin}`,
    steps: [{ name: 'keyNamed', ok, stated: next[0] ?? '', found: ok === true ? before : '—' }],
  }));
  return { keys, named };
}

/** An entry of a log and the proof that it stands there; null where its tiles don't hold what is said to be it. */
async function entryAt(index: number, text: string, { size, root }: Checkpoint, get: Fetch) {
  const tile = Math.floor(index / tileWidth);
  let rest = await get(`tile/entries/${tilePath(0, tile, Math.min(tileWidth, size - tile * tileWidth)).slice(2)}`);
  const end = (): number => 2 + (rest[0] ?? 0) * 256 + (rest[1] ?? 0);
  for (let before = index % tileWidth; before > 0; before -= 1) rest = rest.subarray(end());
  const entry = rest.subarray(2, end());
  const tiles = await tilesFor(
    (read) => void pathFromTiles(index, size, read),
    (path) => get(`tile/${path}`),
  );
  const path = pathFromTiles(index, size, readerOf(tiles));
  if (path === null || !isIncluded(path, index, leafHash(entry), { size, root })) return null;
  return { entry: new TextDecoder().decode(entry), proof: proofText(index, path, text) };
}

/** Keys by which a log signs, and how they came to be: each entry that named some, behind its proof. */
export interface Named {
  readonly keys: readonly string[];
  readonly named: readonly string[];
}

/**
 * The keys by which a log has signed a checkpoint, where entries below it lead there, each signed by the key before.
 * Whether the checkpoint goes on from what is known is for the caller to find.
 * @param vkey that the log had signed with @param text of the checkpoint with its signatures
 * @param get the bytes behind `/log/<place>`; `namings` has places of entries
 * @returns null where nothing leads there @throws where the log doesn't answer
 */
export async function nextKeys(vkey: string, text: string, get: Fetch): Promise<Named | null> {
  const note = readNote(text);
  const head = note === null ? null : checkpointIn(note);
  const named: string[] = [];
  let keys = [vkey];
  const places = new TextDecoder().decode(await get('namings')).match(/\d+/g) ?? [];
  for (const index of places.map(Number)) {
    if (note === null || head === null || index >= head.size) continue;
    const found = await entryAt(index, text, head, get);
    const [key, naming] = [readKey(keys[0] ?? ''), readNaming(found?.entry ?? '')];
    if (key === null || found === null || naming === null || !(await isNamedBy(naming, [key]))) continue;
    keys = naming.keys.filter((one) => readAnyKey(one)?.name === head.origin);
    named.push(found.proof, found.entry);
    const next = readKey(keys[0] ?? '');
    if (next !== null && (await isSignedBy(note, next))) return { keys, named };
  }
  return null;
}

/** Two checkpoints that contradict each other as a file: of the keys those that no entry in it names. */
export function evidenceOf(notes: readonly string[], { keys, named }: Named, tiles: Shown['tiles']): string {
  const given = named.flatMap((text) => readNaming(text)?.keys ?? []);
  return JSON.stringify({ notes, keys: keys.filter((one) => !given.includes(one)), named, tiles });
}
