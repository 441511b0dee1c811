import { nextKeys } from '@candor/verifier/log/key-chain.ts';
import { checkpointIn, isSignedBy, readKey, readNote, type Checkpoint, type Note } from '@candor/verifier/log/note.ts';

/** The bytes behind `/log/<place>`. */
export type Get = (place: string) => Promise<Uint8Array>;
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
export async function keysNow(known: readonly string[], shown: Shown, get: Get): Promise<readonly string[]> {
  if ((await isBy(known, shown)) !== false) return known;
  const next = await nextKeys(known[0] ?? '', shown.note, get).catch(() => null);
  return next === null ? known : [...next, ...known];
}
