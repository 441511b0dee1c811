import { evidenceOf } from '@candor/verifier/log/key-chain.ts';
import { namedIn, type Memory } from './look-at-log.ts';
import { compareHistories, isBy, shownIn, type Get } from './shown.ts';

/**
 * Held: the checkpoint of a proof is of the remembered history, before or behind what was seen. Contradicts: it is not,
 * which is evidence. Unsigned: the known key has not signed it. Unproven: it can't be told.
 */
export type Held = 'held' | 'contradicts' | 'unsigned' | 'unproven';

/** The checkpoint under which a proof is (c2sp.org/tlog-proof). */
export const noteOf = (proof: string): string => proof.slice(proof.indexOf('\n\n') + 2);

/**
 * Holds the checkpoint of a proof against what this device remembers, as what the log itself shows.
 * @param note see {@link noteOf} @param get the bytes behind `/log/<place>`
 * @throws where the log doesn't answer
 */
export async function holdProof(
  note: string,
  memory: Memory,
  get: Get,
): Promise<{ readonly held: Held; readonly evidence: string | null }> {
  const [known, shown] = [shownIn(memory.note), shownIn(note)];
  const of = (held: Held, evidence: string | null = null) => ({ held, evidence });
  if (known === null || shown === null || known.checkpoint.origin !== shown.checkpoint.origin) return of('unproven');
  const isSigned = await isBy(memory.keys, shown);
  if (isSigned !== true) return of(isSigned === null ? 'unproven' : 'unsigned');
  const { isOne, tiles } = await compareHistories([known, shown], memory.keys, get);
  if (isOne !== false) return of(isOne === null ? 'unproven' : 'held');
  return of('contradicts', evidenceOf([memory.note, shown.text], namedIn(memory), tiles));
}
