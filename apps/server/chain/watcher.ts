import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Every } from '../market/timing.ts';
import { confirmWithdrawals } from './confirm-withdrawals.ts';
import { ChainUnavailable } from './tron-grid.ts';
import { creditConfirmed, readHints, type WatchParts } from './watch-deposits.ts';

/** USDT moves some 25 times a second: a round reads seven pages of 200, some 50,000 requests a day. */
const roundEveryMs = 12_000;
const backoffMs = 6_000;
const backoffMaxMs = 300_000;

export interface Watcher {
  /** One look at the chain. Never throws: a failure is logged and makes the next rounds wait. */
  round(): Promise<void>;
  /** When the chain was last read to its end; null before. */
  readonly readAt: number | null;
  /** Ends after the round that is running. */
  stop(): Promise<void>;
}

/** Each step for itself: an index that fails holds up no confirmation. @throws the first fault */
async function each(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw faults[0];
}

/** Looks at the chain again and again: credits what came in, confirms what went out. */
export function openWatcher(parts: WatchParts, every: Every): Watcher {
  const confirm = confirmWithdrawals(parts);
  let running: Promise<void> | null = null;
  let failures = 0;
  let notBefore = 0;
  let readAt: number | null = null;

  async function look(): Promise<void> {
    const { clock, grid, log } = parts;
    if (clock.now() < notBefore) return;
    try {
      const head = await grid.head();
      await each([() => readHints(parts, head), () => creditConfirmed(parts, head), () => confirm(head)]);
      failures = 0;
      readAt = clock.now();
    } catch (error) {
      const asked = error instanceof ChainUnavailable ? error.waitMs : 0;
      notBefore = clock.now() + Math.max(asked, Math.min(backoffMaxMs, backoffMs * 2 ** Math.min(failures, 10)));
      failures += 1;
      log.warn({ err: error, failures }, 'the chain was not read');
    }
  }
  const round = (): Promise<void> => {
    running ??= look().finally(() => {
      running = null;
    });
    return running;
  };
  const cancel = every(roundEveryMs, () => void round());
  return {
    round,
    get readAt() {
      return readAt;
    },
    async stop() {
      cancel();
      await running;
    },
  };
}

/** For who watches the watcher: more than minutes is a fault. */
export function measureWatcher(registry: Registry, watcher: Watcher, clock: Clock): void {
  const startedAt = clock.now();
  registry.registerMetric(
    new Gauge({
      name: 'candor_chain_age_seconds',
      help: 'Since the chain was last read to its end',
      registers: [],
      collect() {
        this.set((clock.now() - (watcher.readAt ?? startedAt)) / 1000);
      },
    }),
  );
}
