const throttleMs = 500;

/** Tells a press from the second half of a double tap. Times in milliseconds of a clock that never goes back. */
export interface PressGuard {
  /** Whether the press counts; it then runs until `end`. */
  begin: (now: number) => boolean;
  end: () => void;
  /** A person has changed what the press would send: the next one is no double tap. */
  renew: () => void;
}

/**
 * A press is ignored while the one before it runs, and for 500 ms after that began unless something was changed in
 * between.
 */
export function pressGuard(): PressGuard {
  let running = false;
  let beganAt = -throttleMs;
  return {
    begin(now) {
      if (running || now - beganAt < throttleMs) return false;
      running = true;
      beganAt = now;
      return true;
    },
    end() {
      running = false;
    },
    renew() {
      beganAt = -throttleMs;
    },
  };
}
