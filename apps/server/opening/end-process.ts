import type { Logger } from 'pino';

/** Ends at once and writes nothing more, not even what waits: to be started again by whoever watches. */
export function endProcess(log: Pick<Logger, 'fatal' | 'flush'>, reason: string): void {
  log.fatal(reason);
  log.flush();
  process.exit(1);
}
