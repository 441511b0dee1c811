import { dayMs, platformDayStartOf } from '@candor/core/platform-day.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../http/refused.ts';

/** From its first moment on, until the one before `until`; epoch milliseconds. */
export interface Period {
  readonly from: number;
  readonly until: number;
}
const daysMax = 366;

/** The number of a platform day that is written as a date; null for one that no calendar has. */
function dayOf(text: string): number | null {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? null : at / dayMs;
}

/** Whole platform days, both of them included, as far as they have come. */
export function periodOf({ from, to }: { readonly from: string; readonly to: string }, now: number): Outcome<Period> {
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first === null || platformDayStartOf(first) > now) return refused('field-invalid', { field: 'from' });
  if (last === null || last < first || last - first >= daysMax) return refused('field-invalid', { field: 'to' });
  return ok({ from: platformDayStartOf(first), until: Math.min(platformDayStartOf(last + 1), now) });
}
