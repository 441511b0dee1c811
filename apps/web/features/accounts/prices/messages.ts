import type { PricesOfDay } from '@candor/verifier/prices/recompute-day.ts';
import type { Step, Tape } from '@candor/verifier/text.ts';

/** What the worker is given: its task first, then each stretch of the tape that it asks for. */
export type Given =
  | ({ readonly kind: 'task' } & Pick<PricesOfDay, 'seeds' | 'symbol' | 'day'>)
  | { readonly kind: 'tape'; readonly tape: Tape };

/** What the worker says. */
export type Asked =
  | { readonly kind: 'tape'; readonly from: number; readonly to: number }
  /** Of the day, 0–1. */
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'steps'; readonly steps: readonly Step[] };
