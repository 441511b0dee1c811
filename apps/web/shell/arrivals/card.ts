import type { Proof } from '../fair/recompute.ts';
import type { Query } from '../routing/hash.ts';
import type { ArrivalKind } from './arrivals.ts';

export interface Way {
  readonly path: string;
  readonly query: Query;
}

/** How a trade ended, or several that are told together. */
export interface Outcome {
  /** What each has brought, newest first; signed USDT. */
  readonly nets: readonly string[];
  /** Receipts of all of them; none where one has no receipt. */
  readonly proofs: readonly Proof[];
  /** Where the same is traded once more. */
  readonly again: Way | null;
}

/** One event in words, and where it is found later. */
export interface Card {
  readonly key: string;
  readonly kind: ArrivalKind | 'many';
  /** So many events. */
  readonly count: number;
  readonly title: string;
  /** What it has brought, with sign and currency; empty where nothing was gained or lost. */
  readonly result: string;
  readonly detail: string;
  readonly to: Way;
  /** What has come of itself, exact: several for the same reason are told as one. */
  readonly came?: { readonly currencyCode: string; readonly units: bigint };
  /** Of what ended without an own act: it is told large. */
  readonly outcome?: Outcome;
}
