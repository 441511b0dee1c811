import type { Logger } from 'pino';

/** Faults that come again and again, said once for each change and counted. */
export interface FaultLog {
  failed(error: unknown): void;
  succeeded(): void;
}

const reminderMs = 60_000;
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Logs the first fault, each one that is another than the last, the count once a minute while it lasts, and its end.
 * @param what "a commit has failed"
 */
export function openFaultLog(log: Logger, clock: { now(): number }, what: string): FaultLog {
  let open: { words: string; since: number; saidAt: number; count: number } | null = null;
  return {
    failed(error) {
      const words = wordsOf(error);
      const now = clock.now();
      const isKnown = open?.words === words;
      open = open === null ? { words, since: now, saidAt: now, count: 1 } : { ...open, words, count: open.count + 1 };
      if (!isKnown) log.error({ err: error, times: open.count }, what);
      else if (now - open.saidAt >= reminderMs)
        log.error({ fault: words, times: open.count, since: open.since }, `${what}, still`);
      else return;
      open.saidAt = now;
    },
    succeeded() {
      if (open === null) return;
      log.warn({ times: open.count, since: open.since, lastedMs: clock.now() - open.since }, `${what}: it is over`);
      open = null;
    },
  };
}
