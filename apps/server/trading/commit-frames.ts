import type { Logger } from 'pino';
import type { SetOff } from '../alerts/open-alerts.ts';
import type { Clock } from '../clock.ts';
import type { Statement } from '../db/database.ts';
import type { Engine } from '../engine/engine.ts';
import type { MarketFrame } from '../market/market.ts';
import { frameStatements } from '../market/tape-store.ts';
import { openFaultLog } from '../running/fault-log.ts';

/** Hands a frame to the engine with all rows that belong into its transaction. */
export async function commitFrame(
  engine: Engine,
  frame: MarketFrame,
  faults: readonly Statement[],
  setOff?: SetOff,
): Promise<void> {
  try {
    await engine.tick(frame.marks, [...frameStatements(frame), ...faults, ...(setOff?.statements ?? [])]);
  } catch (error) {
    setOff?.failed();
    throw error;
  }
  setOff?.committed();
}

export interface Commits {
  lastAt: number;
  failed(error: unknown): void;
  watch(commit: Promise<void>): Promise<void>;
}

/** When frames were stored last, and what keeps them from it. */
export function watchCommits({ log, clock }: { log: Logger; clock: Clock }): Commits {
  const faults = openFaultLog(log, clock, 'a commit has failed, the state is loaded anew');
  return {
    lastAt: clock.now(),
    failed: (error) => faults.failed(error),
    async watch(commit) {
      await commit;
      this.lastAt = clock.now();
      faults.succeeded();
    },
  };
}
