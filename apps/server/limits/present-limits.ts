import type { CallAnswer } from '@candor/api-contract/index.ts';
import {
  limitAt,
  lostToday,
  waitingAt,
  type DayResult,
  type Limit,
  type OwnLimits,
} from '@candor/core/limits/limits.ts';
import type { Amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';

export type ShownLimits = CallAnswer<'POST /player/updateLimits'>;

const usdt = (units: Amount | null): string | null => (units === null ? null : formatAmount(units, 'USDT'));
function nextOf(limit: Limit | undefined, now: number): ShownLimits['stakeNext'] {
  const waiting = limit === undefined ? null : waitingAt(limit, now);
  return waiting === null ? null : { usdt: usdt(waiting.value), from: waiting.from };
}

const stillTo = (until: number, now: number): number | null => (until > now ? until : null);

/** The own limits as their owner sees them: what holds, what waits, and what the day has cost. */
export const presentLimits = (
  limits: OwnLimits | undefined,
  result: DayResult | undefined,
  now: number,
): ShownLimits => ({
  dailyLossUsdt: limits === undefined ? null : usdt(limitAt(limits.dailyLoss, now)),
  dailyLossNext: nextOf(limits?.dailyLoss, now),
  stakeUsdt: limits === undefined ? null : usdt(limitAt(limits.stake, now)),
  stakeNext: nextOf(limits?.stake, now),
  timeOutUntil: stillTo(Math.max(limits?.timeOutUntil ?? 0, limits?.excludedUntil ?? 0), now),
  excludedUntil: stillTo(limits?.excludedUntil ?? 0, now),
  lostTodayUsdt: formatAmount(lostToday(result, now), 'USDT'),
});
