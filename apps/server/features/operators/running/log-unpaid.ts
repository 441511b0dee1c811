import type { Logger } from 'pino';
import type { Engine } from '../../../engine/engine.ts';
import type { Every } from '../../../market/timing.ts';
import { shownUnpaid } from './routes.ts';

interface UnpaidParts {
  readonly engine: Pick<Engine, 'ready' | 'answer'>;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

const lookEveryMs = 10_000;

/** Tells the log when the house can no longer pay what a position wins, and when it can again; once per change. */
export function logUnpaid({ engine, log }: UnpaidParts, every: Every): () => Promise<void> {
  let known = false;
  const cancel = every(lookEveryMs, () => {
    if (!engine.ready) return;
    const unpaid = engine.answer(shownUnpaid, null);
    if (unpaid !== null && !known) {
      log.error(
        { positions: unpaid.positions, missingUsdt: unpaid.missing },
        'the house can not pay all open positions: fund the house of futures',
      );
    }
    if (unpaid === null && known) log.info('the house can pay all open positions again');
    known = unpaid !== null;
  });
  return async () => cancel();
}
