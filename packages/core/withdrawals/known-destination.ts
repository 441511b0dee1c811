import type { Instant } from '../market/mark.ts';
import { dayMs } from '../platform-day.ts';
import { assert } from '../result.ts';
import type { Rules } from '../state.ts';

/** For how long a destination has to be known before real money goes there: time for its owner to notice. */
export const destinationWaitMs = dayMs;

/** What is known of where money is to go. */
export interface Knowledge {
  /** When it was saved or first paid to, whichever was earlier; null for what is neither. */
  readonly since: Instant | null;
  /** From when its owner's own rule lets money go there; 0 where that says nothing. */
  readonly usableAt: Instant;
}

/**
 * From when on a known destination may be paid to: with test money by its owner's own rule alone, with real money no
 * sooner than a day after it became known, whatever its owner has set.
 */
export function payableFrom(mode: Rules['mode'], { since, usableAt }: Knowledge & { since: Instant }): Instant {
  if (mode === 'paper') return usableAt;
  const from = Math.max(usableAt, since + destinationWaitMs);
  assert(from >= usableAt && from - since >= destinationWaitMs, 'neither wait is cut short');
  return from;
}

export type DestinationIssue =
  | { readonly refusal: 'destination-unsaved' }
  | { readonly refusal: 'destination-waits'; readonly from: Instant };

/** Why nothing may be asked to go somewhere at `now`. */
export function destinationIssue(
  mode: Rules['mode'],
  { since, usableAt }: Knowledge,
  now: Instant,
): DestinationIssue | null {
  if (since === null) return mode === 'paper' ? null : { refusal: 'destination-unsaved' };
  const from = payableFrom(mode, { since, usableAt });
  return now < from ? { refusal: 'destination-waits', from } : null;
}
