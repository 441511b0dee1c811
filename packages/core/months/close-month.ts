import { dueAtOf } from '../earn/order.ts';
import { expiryOf } from '../fast/order.ts';
import { hourMs } from '../platform-day.ts';
import { assert, ok, refuse, type Result } from '../result.ts';
import type { State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { monthAt, monthStartOf, type Month } from './month.ts';

/**
 * Closes a platform month. Whatever was received before comes before it and is booked at its own time; whatever comes
 * after is booked in the month that runs. So no movement of the month can follow.
 */
export interface CloseMonth {
  readonly kind: 'close-month';
  readonly month: Month;
}

/** So long after its end a month is not closed yet: who works late should not find it so. */
export const closeAfterMs = hourMs;

/** Whether something is still to be settled that has ended before a moment. */
function isDrained({ fast, earn }: State, end: number): boolean {
  for (const order of fast.orders.values()) if ((expiryOf(order) ?? order.receivedAt) < end) return false;
  for (const order of earn.orders.values()) if (dueAtOf(order) < end) return false;
  return true;
}

export function closeMonth(
  { state, now }: Turn,
  { month }: CloseMonth,
): Result<null, 'month-not-over' | 'month-not-drained'> {
  const end = monthStartOf(month + 1);
  assert(monthAt(end) === month + 1 && monthAt(end - 1) === month, 'a month ends where the next one begins');
  if (now < end + closeAfterMs) return refuse('month-not-over', 'month');
  return isDrained(state, end) ? ok(null) : refuse('month-not-drained', 'month');
}
