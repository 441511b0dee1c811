/** A call as a key signs it. */
export interface SignedCall {
  /** Epoch milliseconds, as in the header `api-time`. */
  readonly time: string;
  /** As in the header `api-window`; empty without it. */
  readonly window: string;
  readonly method: string;
  readonly path: string;
  /** Without its question mark; empty without one. */
  readonly query: string;
  /** As in the header `idempotency-key`; empty without it. */
  readonly intent: string;
  /** SHA-256 of the body, hex; that of nothing without one. */
  readonly bodyHash: string;
}

/**
 * What is signed: one line for each part. The key of the intent is among them, for whoever could change it could have
 * one intent carried out twice.
 */
export const signedText = ({ time, window, method, path, query, intent, bodyHash }: SignedCall): string =>
  [time, window, method, path, query, intent, bodyHash].join('\n');
