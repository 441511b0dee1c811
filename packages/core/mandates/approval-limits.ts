import type { Instant } from '../market/mark.ts';
import { plus, smaller, zero, type Amount } from '../money/amount.ts';
import { dayMs } from '../platform-day.ts';

/** What an approval moves, in USDT; `unknown` where no price says it now, null where it moves no money. */
export type Worth = Amount | 'unknown' | null;

/** How much an operator may approve, in USDT; null for any amount. */
export interface ApprovalLimits {
  /** By one approval. */
  readonly approveMax: Amount | null;
  /** By all approvals within twenty-four hours. */
  readonly dayMax: Amount | null;
}

/** What an operator has approved, in USDT. */
export interface Approved {
  readonly worth: Amount;
  readonly at: Instant;
}

/** So long an approval counts towards the sum of a day, in milliseconds. */
export const sumWindowMs = dayMs;

/** What was approved within the last twenty-four hours; what is exactly that old counts no more. */
export const sumOfDay = (approved: readonly Approved[], now: Instant): Amount =>
  approved.reduce((sum, { worth, at }) => (at > now - sumWindowMs ? plus(sum, worth) : sum), zero);

export type LimitRefusal = 'operator-limit' | 'operator-day-limit';

/**
 * Which limit keeps an operator from an approval; null where none does. What nobody can value is above every limit.
 * @param approvedBefore the sum of their last twenty-four hours
 */
export function limitRefusal(
  { approveMax, dayMax }: ApprovalLimits,
  worth: Worth,
  approvedBefore: Amount,
): LimitRefusal | null {
  if (worth === null) return null;
  if (approveMax !== null && (worth === 'unknown' || worth > approveMax)) return 'operator-limit';
  if (dayMax !== null && (worth === 'unknown' || plus(approvedBefore, worth) > dayMax)) return 'operator-day-limit';
  return null;
}

/** The tighter of two limits; null is none. */
export function tighter(one: Amount | null, other: Amount | null): Amount | null {
  if (one === null || other === null) return one ?? other;
  return smaller(one, other);
}

/** Whether a limit lets through what the one before didn't. */
export const isLooser = (before: Amount | null, after: Amount | null): boolean =>
  before !== null && (after === null || after > before);
