import type { Instant } from '../market/mark.ts';
import { dayMs, hourMs, platformDayStart } from '../platform-day.ts';
import { assert } from '../result.ts';
import type { WithdrawalRules } from './withdrawal.ts';

type Hours = Pick<WithdrawalRules, 'fromHour' | 'untilHour'>;

/** Whether a withdrawal may be asked for at a moment. */
export function isWithinHours({ fromHour, untilHour }: Hours, now: Instant): boolean {
  const sinceStart = now - platformDayStart(now);
  assert(sinceStart >= 0 && sinceStart < dayMs, 'a moment lies in its platform day');
  return sinceStart >= fromHour * hourMs && sinceStart < untilHour * hourMs;
}

/** The first moment from now on at which one may be asked for; now itself where it may be. */
export function nextWithinHours(hours: Hours, now: Instant): Instant {
  if (isWithinHours(hours, now)) return now;
  const opens = platformDayStart(now) + hours.fromHour * hourMs;
  const next = opens > now ? opens : opens + dayMs;
  assert(isWithinHours(hours, next), 'the hours begin when they begin');
  return next;
}
