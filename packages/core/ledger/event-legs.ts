import type { JournalKind } from './journal.ts';

/**
 * Journals that are parts of an event and none of their own: they hold money, give it back, or take the fee of what was
 * paid out with it.
 */
export const eventLegs = [
  'fast-stake',
  'futures-hold',
  'futures-release',
  'spot-hold',
  'spot-release',
  'withdrawal-hold',
  'withdrawal-release',
  'withdrawal-fee',
] as const satisfies readonly JournalKind[];
