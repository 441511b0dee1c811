import { fromBase64, readNote, checkpointIn, toBase64, type Checkpoint, type Note } from './note.ts';
import { hashBytes, isIncluded, leafHash } from './merkle.ts';

/** A proof that an entry is in a log, as c2sp.org/tlog-proof@v1 writes it. */
export interface LogProof {
  readonly index: number;
  readonly path: readonly Uint8Array[];
  /** What whoever recomputes the leaf needs besides; empty for nothing. */
  readonly extra: Uint8Array;
  readonly note: Note;
  readonly checkpoint: Checkpoint;
}

const first = 'c2sp.org/tlog-proof@v1';

/** @returns null for what is no such proof */
export function readProof(text: string): LogProof | null {
  const split = text.indexOf('\n\n');
  const [name, ...lines] = text.slice(0, Math.max(0, split)).split('\n');
  const note = readNote(text.slice(split + 2));
  const checkpoint = note === null ? null : checkpointIn(note);
  const extra = lines[0]?.startsWith('extra ') === true ? fromBase64(lines.shift()?.slice(6) ?? '') : new Uint8Array();
  const index = /^index (0|[1-9]\d{0,15})$/.exec(lines.shift() ?? '')?.[1];
  const path = lines.flatMap((line) => fromBase64(line) ?? []);
  const isPath = path.length === lines.length && path.every(({ length }) => length === hashBytes);
  if (name !== first || note === null || checkpoint === null || extra === null || index === undefined || !isPath)
    return null;
  return { index: Number(index), path, extra, note, checkpoint };
}

/** Whether a proof leads from the bytes of an entry to the root of its checkpoint. */
export const provesEntry = ({ path, index, checkpoint }: LogProof, entry: Uint8Array): boolean =>
  isIncluded(path, index, leafHash(entry), checkpoint);

/** The proof of an entry as a file. @param note of the checkpoint, with its signatures */
export const proofText = (index: number, path: readonly Uint8Array[], note: string): string =>
  [first, `index ${index}`, ...path.map(toBase64), '', note].join('\n');
