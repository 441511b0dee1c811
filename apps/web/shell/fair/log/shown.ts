import { nextKeys, type Named } from '@candor/verifier/log/key-chain.ts';
import { checkpointIn, isSignedBy, readAnyKey, readKey, readNote } from '@candor/verifier/log/note.ts';
import type { Checkpoint, Note } from '@candor/verifier/log/note.ts';
import { isOneHistory, saidAt, tilesBetween } from '@candor/verifier/log/one-history.ts';

/** The bytes behind `/log/<place>`. @param isFresh past everything that this device has kept of it */
export type Get = (place: string, isFresh?: boolean) => Promise<Uint8Array>;
/** A checkpoint as it came. */
export interface Shown {
  readonly text: string;
  readonly note: Note;
  readonly checkpoint: Checkpoint;
}

/** @returns null for what is no checkpoint */
export const shownIn = (text: string): Shown | null => {
  const note = readNote(text);
  const checkpoint = note === null ? null : checkpointIn(note);
  return note === null || checkpoint === null ? null : { text, note, checkpoint };
};

/** Whether the first of some keys has signed; null where this device can't check it. */
export async function isBy([first = '']: readonly string[], { note, checkpoint }: Shown): Promise<boolean | null> {
  const key = readKey(first);
  return key?.name === checkpoint.origin && isSignedBy(note, key);
}

/** The known keys, behind those to which entries of the log lead from them, where it has signed by these. */
export async function keysNow(known: Named, shown: Shown, get: Get): Promise<Named> {
  if ((await isBy(known.keys, shown)) !== false) return known;
  const next = await nextKeys(known.keys[0] ?? '', shown.text, get).catch(() => null);
  if (next === null) return known;
  return { keys: [...next.keys, ...known.keys], named: [...known.named, ...next.named] };
}

/**
 * Whether two checkpoints, in any order, are of one history, null where that can't be told; and by which tiles. Tiles
 * are kept for good by a browser: those of another history, seen before, hide that this one is other than it was.
 */
export async function compareHistories(both: readonly [Shown, Shown], keys: readonly string[], get: Get) {
  const [older = 0, newer = 0] = both.map(({ checkpoint }) => checkpoint.size).toSorted((a, b) => a - b);
  const all = keys.flatMap((vkey) => readAnyKey(vkey) ?? []);
  const seen = async ({ note, checkpoint }: Shown) => ({
    ...checkpoint,
    at: await saidAt(note, checkpoint.origin, all),
  });
  const compare = async (isFresh: boolean) => {
    const tiles = await tilesBetween(older, newer, (path) => get(`tile/${path}`, isFresh));
    return { isOne: isOneHistory(await seen(both[0]), await seen(both[1]), { tiles }), tiles };
  };
  const found = await compare(false);
  return found.isOne === null ? compare(true) : found;
}

/** When the newest checkpoint was time-stamped that the server shows, epoch milliseconds; null for none. */
export const stampedIn = (lines: string): number | null => Number(/(\d+) \d+\n$/.exec(lines)?.[1] ?? 0) || null;
