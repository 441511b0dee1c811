import { platformDay } from '@candor/core/platform-day.ts';
import type { Clock } from '../clock.ts';

/** What was received before midnight is written by then. */
const writtenAfterMs = 600_000;

/** The last platform day that can be counted whole at a moment, once what was received by then is written. */
export const lastWholeDay = (now: number): number => platformDay(now - writtenAfterMs) - 1;

/** The moment of now, once what was received before it is written: a process may have been frozen over midnight. */
export async function nowWritten({
  clock,
  engine,
}: {
  readonly clock: Pick<Clock, 'now'>;
  readonly engine: { settled(): Promise<void> };
}): Promise<number> {
  const now = clock.now();
  await engine.settled();
  return now;
}
