import { useSyncExternalStore } from 'react';

/** What lies no further from now than this may as well be now. */
export const tickMs = 5_000;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** From where nothing has looked at the time for as long as it was. */
function begin(): ReturnType<typeof setInterval> {
  now = Date.now();
  return setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, tickMs);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= begin();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time, to a few seconds, for what says how long ago or how soon. */
export const useNow = (): number => useSyncExternalStore(listen, () => now);
