import { useCallback, useRef, useState } from 'react';
import { pressGuard } from './press-guard.ts';

interface Submit<Args extends unknown[]> {
  submit: (...args: Args) => void;
  busy: boolean;
  /** Call it when a person changes what would be sent: their next press is a new one, however soon it comes. */
  renew: () => void;
}

/**
 * Guards an action against double taps: while it runs, and for 500 ms after it began, further presses do nothing,
 * unless something was changed in between. A form that doesn't tell of its changes loses presses.
 * Faults are swallowed here; the call client has shown them.
 */
export function useSubmit<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>): Submit<Args> {
  const [busy, setBusy] = useState(false);
  const [guard] = useState(pressGuard);
  const latest = useRef(action);
  latest.current = action;
  const submit = useCallback(
    (...args: Args) => {
      if (!guard.begin(performance.now())) return;
      setBusy(true);
      void latest
        .current(...args)
        .catch(() => undefined)
        .finally(() => {
          guard.end();
          setBusy(false);
        });
    },
    [guard],
  );
  return { submit, busy, renew: guard.renew };
}
