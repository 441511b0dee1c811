import type { Every } from '../../market/timing.ts';

/** Turns that begin only when they are let go. */
export interface HeldBack {
  readonly every: Every;
  letGo(): void;
}

/** Whoever stands by opens what works by itself, and works at nothing. */
export function heldBack(every: Every): HeldBack {
  let isHeld = true;
  const held = new Set<() => void>();
  return {
    every(periodMs, run) {
      if (!isHeld) return every(periodMs, run);
      let stop = (): void => void held.delete(begin);
      const begin = (): void => {
        stop = every(periodMs, run);
      };
      held.add(begin);
      return () => stop();
    },
    letGo() {
      isHeld = false;
      for (const begin of held) begin();
      held.clear();
    },
  };
}
