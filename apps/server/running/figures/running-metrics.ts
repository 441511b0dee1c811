import type { Registry } from 'prom-client';
import { recentRestore } from '../../backup/restore-marks.ts';
import type { Database } from '../../db/database.ts';
import type { Lease } from '../../db/postgres/lease.ts';
import { gaugesIn } from './gauges.ts';

interface RunningParts {
  readonly db: Pick<Database, 'query'>;
  readonly clock: { now(): number };
  readonly lease: Pick<Lease, 'epoch'>;
  /** Where other processes tell customers. */
  readonly cluster: { readonly outbox: { readonly waitedMs: number } } | null;
  readonly market: { readonly listings: readonly { symbol: string }[]; readonly halted: (symbol: string) => boolean };
}

const count = async (db: Pick<Database, 'query'>, sql: string, params: readonly unknown[] = []): Promise<number> =>
  Number((await db.query<{ n: string }>(sql, params))[0]?.n ?? 0);

/**
 * Shows what waits for people and how the engine's process stands. What the database is asked for is left out while it
 * doesn't answer.
 */
export function measureRunning(registry: Registry, parts: RunningParts): void {
  const { db, clock, lease, market, cluster } = parts;
  const gauge = gaugesIn(registry);
  gauge(
    'candor_symbols_halted',
    'Symbols in which nothing is traded now',
    () => market.listings.filter(({ symbol }) => market.halted(symbol)).length,
  );
  gauge('candor_writer_epoch', 'Raised when another process becomes the writer', () => lease.epoch ?? 0);
  if (cluster !== null)
    gauge(
      'candor_outbox_waiting_seconds',
      'Since when what customers are to be told waits for Redis',
      () => cluster.outbox.waitedMs / 1_000,
    );
  gauge('candor_set_aside', 'Commands whose effects could not be stored', () =>
    count(db, 'select count(*) as n from set_aside'),
  );
  gauge('candor_withdrawals_overdue', 'Withdrawals that have not ended by the time that was promised', () =>
    count(db, 'select count(*) as n from withdrawal where finished_at is null and deadline < $1', [clock.now()]),
  );
  gauge('candor_restored', 'Whether older data were put back in the last 30 days: 1 or 0', async () =>
    Number((await recentRestore(db, clock.now())) !== null),
  );
}
