import type { Instant } from '@candor/core/market/mark.ts';
import type { Clock } from '../clock.ts';

/** Calls at every multiple of a period on the clock, callbacks of one period in the order they came; returns a stop. */
export type Every = (periodMs: number, run: () => void) => () => void;

/** The real timer. A late turn is not made up for: the next call comes at the next multiple. */
export function alignedTimer(clock: Clock): Every {
  const rounds = new Map<number, Set<() => void>>();
  const arm = (periodMs: number, round: Set<() => void>, due: Instant): void => {
    setTimeout(
      () => {
        if (round.size === 0) {
          rounds.delete(periodMs);
          return;
        }
        const now = clock.now();
        // A timer may fire a fraction of a millisecond early: then the turn is not due yet.
        arm(periodMs, round, now < due ? due : nextMultiple(periodMs, now));
        if (now >= due) for (const run of round) run();
      },
      Math.max(1, due - clock.now()),
    ).unref();
  };
  return (periodMs, run) => {
    const round = rounds.get(periodMs) ?? new Set();
    const turn = (): void => run();
    round.add(turn);
    if (!rounds.has(periodMs)) {
      rounds.set(periodMs, round);
      arm(periodMs, round, nextMultiple(periodMs, clock.now()));
    }
    return () => {
      round.delete(turn);
    };
  };
}

/** Work that is done again and again, one at a time. */
export interface Kept {
  /** Does it now, unless it is being done. */
  now(): void;
  /** Ends after the work that is under way. */
  stop(): Promise<void>;
}

/**
 * Does a work at every multiple of a period; a turn that comes while it is being done is left out. @param onFault gets
 * what it throws; the next turn tries again
 */
export function keepDoing(
  every: Every,
  periodMs: number,
  work: () => Promise<unknown>,
  onFault: (error: unknown) => void,
): Kept {
  let running: Promise<void> | null = null;
  const now = (): void => {
    running ??= work()
      .then(() => undefined, onFault)
      .finally(() => {
        running = null;
      });
  };
  const cancel = every(periodMs, now);
  return {
    now,
    async stop() {
      cancel();
      await running;
    },
  };
}

const nextMultiple = (periodMs: number, now: Instant): Instant => (Math.floor(now / periodMs) + 1) * periodMs;

/** Time that a test moves by hand. */
export interface ManualTime {
  readonly clock: Clock;
  readonly every: Every;
  /** Moves the clock and runs, in order of time, what became due. */
  advance(ms: number): void;
  /** Moves the clock as if nothing had run meanwhile: what became due in between is passed over. */
  leap(ms: number): void;
}

export function manualTime(start: Instant): ManualTime {
  let now = start;
  const timers = new Set<{ periodMs: number; due: Instant; run: () => void }>();
  return {
    clock: { now: () => now },
    every(periodMs, run) {
      const timer = { periodMs, due: nextMultiple(periodMs, now), run };
      timers.add(timer);
      return () => {
        timers.delete(timer);
      };
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = [...timers].filter((timer) => timer.due <= end).sort((a, b) => a.due - b.due)[0];
        if (next === undefined) break;
        now = next.due;
        next.due += next.periodMs;
        next.run();
      }
      now = end;
    },
    leap(ms) {
      now += ms;
      for (const timer of timers) timer.due = Math.max(timer.due, nextMultiple(timer.periodMs, now));
    },
  };
}
