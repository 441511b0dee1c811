/** How long somebody has traded without a longer rest. Times in epoch milliseconds. */
export interface TradingTime {
  readonly userId: string;
  /** The newest journal when it began: what came later is its result. */
  readonly journalId: string;
  readonly startedAt: number;
  /** When a page of trading was on screen last. */
  readonly seenAt: number;
  readonly tradedMs: number;
  /** Of `tradedMs`, when it was told last. */
  readonly toldMs: number;
  /** After how many minutes it is told; 0 for never. */
  readonly minutes: number;
}

/** Who rests so long begins anew. */
export const restMs = 15 * 60_000;
/** How often it is looked. */
export const lookMs = 5_000;

const numbers = ['startedAt', 'seenAt', 'tradedMs', 'toldMs', 'minutes'] as const;

/** What this device has kept, if it is this customer's and goes on; null where a new one begins. */
export function goingOn(kept: unknown, userId: string, now: number): TradingTime | null {
  if (kept === null || typeof kept !== 'object') return null;
  const time = kept as TradingTime;
  const isWhole = typeof time.journalId === 'string' && numbers.every((name) => Number.isFinite(time[name]));
  const rested = now - time.seenAt;
  return isWhole && time.userId === userId && rested >= 0 && rested <= restMs ? time : null;
}

/** One more look: the time since the last one counts, but for a gap in which nothing was on screen. */
export const counted = (time: TradingTime, now: number): TradingTime => ({
  ...time,
  seenAt: now,
  tradedMs: time.tradedMs + Math.min(now - time.seenAt, 2 * lookMs),
});

export const isDue = ({ minutes, tradedMs, toldMs }: TradingTime): boolean =>
  minutes > 0 && tradedMs - toldMs >= minutes * 60_000;
