import type { Instant } from '../market/mark.ts';
import type { Amount } from '../money/amount.ts';

export type OwnLimitRefusal = 'own-time-out' | 'own-stake-limit' | 'own-loss-limit';

/** What a new order would take, in USDT. */
export interface Opening {
  /** What is put in. */
  readonly stake: Amount;
  /** What of it can be lost within the day at worst; what buys a coin counts as nothing. */
  readonly atRisk: Amount;
}

/** What holds for a customer now; null where nothing is set. In USDT. */
export interface OwnLimitsNow {
  readonly timeOutUntil: Instant | null;
  readonly stake: Amount | null;
  readonly dailyLoss: Amount | null;
  /** What the platform day has cost so far. */
  readonly lost: Amount;
  /** What is open and could still be lost. */
  readonly open: Amount;
}

/** The first of the own limits that an order would break; null when none. Server and ticket ask alike. */
export function brokenLimit(own: OwnLimitsNow, { stake, atRisk }: Opening, now: Instant): OwnLimitRefusal | null {
  if (own.timeOutUntil !== null && now < own.timeOutUntil) return 'own-time-out';
  if (own.stake !== null && stake > own.stake) return 'own-stake-limit';
  if (own.dailyLoss === null) return null;
  const isOver = own.lost >= own.dailyLoss || (atRisk > 0n && own.lost + own.open + atRisk > own.dailyLoss);
  return isOver ? 'own-loss-limit' : null;
}
