import type { UserId } from '../ledger/account.ts';
import type { Instant } from '../market/mark.ts';
import { plus, zero, type Amount } from '../money/amount.ts';
import { dayMs, forgetEarlier, platformDay } from '../platform-day.ts';
import { assert } from '../result.ts';
import type { Turn } from '../turn.ts';

/** What is loosened waits so long. */
export const looseningWaitMs = dayMs;

/** One limit and the looser one that will follow it; null is none. In USDT. */
export interface Limit {
  readonly value: Amount | null;
  readonly next: { readonly value: Amount | null; readonly from: Instant } | null;
}

/** What a customer has set for themselves; exists from the first change on. */
export interface OwnLimits {
  readonly userId: UserId;
  /** Of a platform day. */
  dailyLoss: Limit;
  /** Of one order. */
  stake: Limit;
  /** Nothing new is opened before. Like an exclusion it only ever becomes later, whoever asks. */
  timeOutUntil: Instant | null;
  /** Nothing new is opened, bought or paid in before. */
  excludedUntil: Instant | null;
}

/**
 * What fast orders and futures have brought a customer on a platform day, fees included; in USDT, negative for a loss.
 */
export interface DayResult {
  readonly userId: UserId;
  readonly platformDay: number;
  result: Amount;
}

export const noLimit: Limit = { value: null, next: null };

/** What holds now. */
export const limitAt = ({ value, next }: Limit, now: Instant): Amount | null =>
  next !== null && now >= next.from ? next.value : value;

/** What of the looser limit still waits. */
export const waitingAt = ({ next }: Limit, now: Instant): Limit['next'] =>
  next !== null && now < next.from ? next : null;

/** Tighter holds at once and ends whatever waited; looser waits. The same looser limit again doesn't wait longer. */
export function changedLimit(limit: Limit, wanted: Amount | null, now: Instant): Limit {
  const value = limitAt(limit, now);
  if (wanted === value || (wanted !== null && (value === null || wanted < value))) return { value: wanted, next: null };
  const waiting = waitingAt(limit, now);
  return {
    value,
    next: waiting !== null && waiting.value === wanted ? waiting : { value: wanted, from: now + looseningWaitMs },
  };
}

/** Longer holds at once; nothing makes it shorter: it lasts as long as was chosen. @param forMs 0 changes nothing */
export function laterEnd(until: Instant | null, forMs: number, now: Instant): Instant | null {
  assert(forMs >= 0, `nothing ends ${forMs} ms from now`);
  const end = forMs === 0 ? until : Math.max(until ?? 0, now + forMs);
  assert((end ?? 0) >= (until ?? 0), 'an end only ever becomes later');
  return end;
}

/** What exists of somebody who has set nothing yet. */
export const noLimits = (userId: UserId): OwnLimits => ({
  userId,
  dailyLoss: noLimit,
  stake: noLimit,
  timeOutUntil: null,
  excludedUntil: null,
});

/** Whether somebody has shut themselves out, and still is. */
export const isExcluded = (limits: Pick<OwnLimits, 'excludedUntil'> | undefined, now: Instant): boolean =>
  limits !== undefined && limits.excludedUntil !== null && now < limits.excludedUntil;

/** Adds what a settlement or a fee has brought to the customer's day. */
export function noteResult({ state, effects, now }: Turn, userId: UserId, change: bigint): void {
  if (change === 0n) return;
  const day = platformDay(now);
  forgetEarlier(state.dayResults, day, ({ platformDay: earlier }) => earlier);
  let result = state.dayResults.get(userId);
  if (result === undefined) state.dayResults.set(userId, (result = { userId, platformDay: day, result: zero }));
  assert(result.platformDay === day, 'results are kept of one day at a time');
  result.result = plus(result.result, change as Amount);
  effects.dayResults.add(result);
}

/** What the platform day has cost the customer so far; zero when it has brought something. */
export function lostToday(result: DayResult | undefined, now: Instant): Amount {
  return result === undefined || result.platformDay !== platformDay(now) || result.result >= 0n
    ? zero
    : (-result.result as Amount);
}
