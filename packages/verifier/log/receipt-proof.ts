import { untold, type Step } from '../text.ts';
import { isIncluded, joined } from './merkle.ts';
import { digest, fromHex, utf8 } from '../sha256.ts';
import { fromBase64, originStep, type NoteKey } from './note.ts';
import { provesEntry, readProof } from './proof.ts';

/** What the `extra` line of a receipt's proof holds: its place in the batch, and the entry with the batch's root. */
interface Batched {
  readonly salt: string;
  readonly index: number;
  readonly leaves: number;
  readonly path: readonly string[];
  readonly entry: string;
}

function inBatch({ salt, index, leaves, path, entry }: Batched, content: string): Step {
  const batch = JSON.parse(entry) as { readonly kind: string; readonly leaves: number; readonly root: string };
  const leaf = digest(joined([0], fromHex(salt), utf8(content)));
  const hashes = path.map((hash) => fromBase64(hash) ?? new Uint8Array());
  const isBatch = batch.kind === 'batch' && batch.leaves === leaves && salt.length === 32;
  const place = `#${index} / ${leaves}`;
  const ok = isBatch && isIncluded(hashes, index, leaf, { size: leaves, root: fromHex(batch.root) });
  return { name: 'inBatch', ok, stated: place, found: ok ? place : '—' };
}

/** The log of a proof, and when its entry says that it was made, epoch milliseconds; null for what says neither. */
export function batchAt(proof: string): { readonly origin: string; readonly time: number } | null {
  const read = readProof(proof);
  try {
    const { entry } = JSON.parse(new TextDecoder().decode(read?.extra)) as Batched;
    const { time } = JSON.parse(entry) as { readonly time?: unknown };
    return read === null || typeof time !== 'number' ? null : { origin: read.checkpoint.origin, time };
  } catch {
    return null;
  }
}

/**
 * That a receipt stands in the log: in its batch, the batch's entry under the checkpoint, and this signed by the key of
 * the log.
 */
export async function logSteps(content: string, proof: string, keys: readonly NoteKey[]): Promise<Step[]> {
  const read = readProof(proof);
  if (read === null) return [{ name: 'logged', ok: false, stated: '?', found: '—' }];
  try {
    const batched = JSON.parse(new TextDecoder().decode(read.extra)) as Batched;
    const { origin, size } = read.checkpoint;
    const logged = provesEntry(read, utf8(batched.entry));
    const place = `${origin} #${read.index} / ${size}`;
    return [
      inBatch(batched, content),
      { name: 'logged', ok: logged, stated: place, found: logged ? place : '—' },
      await originStep(read.note, keys),
    ];
  } catch {
    return [untold('logged', '?')];
  }
}
