import type { FastTerms } from './order.ts';
import { settleFromTape } from './settle-order.ts';
import type { FastRules } from './terms.ts';
import type { Mark } from '../market/mark.ts';

/** So much later than an order waits the missing mark may come, in ms; what comes later says nothing any more. */
export const fateWaitMs = 60_000;
/** What a void order would have been. */
export type VoidFate = 'win' | 'lose' | 'tie' | 'unknown';

/**
 * What a void order would have been by the tape, had it had no bound and had it waited {@link fateWaitMs} for each of
 * its marks: by the first mark after receipt and the first one at or after expiry.
 * @param tape marks of its symbol from its receipt on, in their order
 */
export function fateOf(terms: FastTerms, tape: readonly Mark[], rules: FastRules): VoidFate {
  const patient = { ...rules, entryWaitMs: fateWaitMs, exitWaitMs: fateWaitMs };
  const settled = settleFromTape({ ...terms, bound: null }, tape, Number.POSITIVE_INFINITY, patient);
  return settled === null || settled.result === 'void' ? 'unknown' : settled.result;
}
