import { base64 } from './merkle.ts';

/** A proof that an entry is in the log, as a file that any verifier of c2sp.org/tlog-proof reads. */
export interface LogProof {
  readonly index: number;
  /** From the leaf's sibling to the root's child. */
  readonly path: readonly Uint8Array[];
  /** The signed note as the log gave it. */
  readonly checkpoint: string;
  /** What whoever recomputes the leaf needs besides; absent for nothing. */
  readonly extra?: Uint8Array;
}

export const proofText = ({ index, path, checkpoint, extra }: LogProof): string =>
  [
    'c2sp.org/tlog-proof@v1',
    ...(extra === undefined ? [] : [`extra ${base64(extra)}`]),
    `index ${index}`,
    ...path.map(base64),
    '',
    checkpoint,
  ].join('\n');
