import { useCallback, useRef, useState } from 'react';

const throttleMs = 500;

/**
 * Guards an action against double taps: while it runs, and for 500 ms after it began, further presses do nothing.
 * Faults are swallowed here; the call client has shown them.
 */
export function useSubmit<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>): { submit: (...args: Args) => void; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const beganAt = useRef(-throttleMs);
  const latest = useRef(action);
  latest.current = action;
  const submit = useCallback((...args: Args) => {
    const now = performance.now();
    if (running.current || now - beganAt.current < throttleMs) return;
    running.current = true;
    beganAt.current = now;
    setBusy(true);
    void latest.current(...args).catch(() => undefined).finally(() => {
      running.current = false;
      setBusy(false);
    });
  }, []);
  return { submit, busy };
}
