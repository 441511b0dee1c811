import { hash } from 'node:crypto';
import { parseCheckpoint, type Checkpoint } from '../format/checkpoint.ts';
import { cosignedAt } from '../format/cosignature.ts';
import { base64 } from '../format/merkle.ts';
import { isSignedBy, parseNote, signatureLine, signaturesOf, type NoteKey } from '../format/note.ts';
import type { SignedOnce } from '../last-signed.ts';
import type { PolicyWitness } from './policy.ts';

/** What a witness says to a checkpoint that is handed in (c2sp.org/tlog-witness). */
export type Said =
  | { readonly kind: 'cosigned'; readonly line: string; readonly at: number }
  /** It knows the log at another size. */
  | { readonly kind: 'conflict'; readonly size: number }
  /** It knows another history, or takes the proof for wrong. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly why: string };

export interface Handed {
  readonly old: number;
  /** From the old size; empty where that is 0 or the same. */
  readonly proof: readonly Uint8Array[];
  readonly checkpoint: Checkpoint;
  /** The signed note. */
  readonly note: string;
}

const timeoutMs = 3_000;
const answerMaxBytes = 65_536;

async function textOf(answer: Response): Promise<string> {
  const bytes = await answer.bytes();
  return bytes.length > answerMaxBytes ? '' : Buffer.from(bytes).toString();
}

/** Its own line under the checkpoint; others' are left out. */
function readCosignature({ key }: PolicyWitness, { checkpoint, note }: Handed, lines: string): Said {
  const cosigned = parseNote(`${note}${lines}`);
  const at = cosigned.ok ? cosignedAt(cosigned.value, key, checkpoint) : null;
  const [own] = cosigned.ok ? signaturesOf(cosigned.value, key) : [];
  if (at === null || own === undefined) return { kind: 'failed', why: 'its cosignature is wrong' };
  return { kind: 'cosigned', line: signatureLine(key, own.signature), at: at * 1_000 };
}

/** Hands a checkpoint in. */
export async function addCheckpoint(witness: PolicyWitness, handed: Handed): Promise<Said> {
  const { old, proof, note } = handed;
  const body = [`old ${old}`, ...proof.map(base64), '', note].join('\n');
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(`${witness.url}/add-checkpoint`, { method: 'POST', body, signal, redirect: 'error' });
    const text = await textOf(answer);
    if (answer.status === 200) return readCosignature(witness, handed, text);
    const [, size] = /^(0|[1-9]\d{0,15})\n$/.exec(text) ?? [];
    if (answer.status === 409 && size !== undefined) return { kind: 'conflict', size: Number(size) };
    return answer.status === 422 ? { kind: 'refused' } : { kind: 'failed', why: `it answers ${answer.status}` };
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The last checkpoint of a log that a witness has cosigned.
 * @param keys of the log: what none of them has signed was never said
 * @returns null where there is none, or it isn't told
 */
export async function lastKnown({ url }: PolicyWitness, keys: readonly NoteKey[]): Promise<SignedOnce | null> {
  try {
    const name = keys[0]?.name ?? '';
    const place = `${url}/${hash('sha256', name)}/checkpoint`;
    const answer = await fetch(place, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const text = answer.ok ? await textOf(answer) : '';
    const note = parseNote(text);
    const checkpoint = note.ok ? parseCheckpoint(note.value.text) : null;
    if (!note.ok || checkpoint?.ok !== true || checkpoint.value.origin !== name) return null;
    return keys.some((key) => isSignedBy(note.value, key)) ? { checkpoint: checkpoint.value, note: text } : null;
  } catch {
    return null;
  }
}
