import { Gauge, type Registry } from 'prom-client';
import { recentRestore } from '../../backup/restore-marks.ts';
import type { Database } from '../../db/database.ts';
import type { Lease } from '../../db/postgres/lease.ts';
import type { Readiness } from '../readiness.ts';

interface RunningParts {
  readonly db: Pick<Database, 'query'>;
  readonly clock: { now(): number };
  readonly version: string;
  readonly readiness: () => Readiness;
  readonly lease: Pick<Lease, 'epoch'>;
  readonly stream: { readonly sockets: number };
  readonly market: { readonly listings: readonly { symbol: string }[]; readonly halted: (symbol: string) => boolean };
}

const count = async (db: Pick<Database, 'query'>, sql: string, params: readonly unknown[] = []): Promise<number> =>
  Number((await db.query<{ n: string }>(sql, params))[0]?.n ?? 0);

/** Makes figures that are read when they are asked for; one that can't be read is left out. */
const gaugesIn =
  (registry: Registry) =>
  (name: string, help: string, read: () => number | Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await Promise.resolve(read()).catch(() => null);
        if (value === null) this.reset();
        else this.set(value);
      },
    });
  };

/**
 * Shows whether the program can work and what waits for people: what the alerts in `deploy/alerts.yml` ask for. What
 * the database is asked for is left out while it doesn't answer.
 */
export function measureRunning(registry: Registry, parts: RunningParts): void {
  const { db, clock, version, readiness, lease, stream, market } = parts;
  const gauge = gaugesIn(registry);
  gauge('candor_ready', 'Whether /ready says so: 1 or 0', () => Number(readiness().reasons.length === 0));
  gauge('candor_commit_age_seconds', 'Since marks were last stored', () => readiness().commitAgeMs / 1_000);
  gauge('candor_mark_age_seconds', 'Of the newest mark of any symbol; infinite before the first', () => {
    const { markAgeMs } = readiness();
    return markAgeMs === null ? Number.POSITIVE_INFINITY : markAgeMs / 1_000;
  });
  gauge('candor_commands_waiting', 'Commands that wait for the engine', () => readiness().waiting);
  gauge('candor_sockets', 'Connections of the stream', () => stream.sockets);
  gauge(
    'candor_symbols_halted',
    'Symbols in which nothing is traded now',
    () => market.listings.filter(({ symbol }) => market.halted(symbol)).length,
  );
  gauge('candor_writer_epoch', 'Raised when another process becomes the writer', () => lease.epoch ?? 0);
  gauge('candor_set_aside', 'Commands whose effects could not be stored', () =>
    count(db, 'select count(*) as n from set_aside'),
  );
  gauge('candor_withdrawals_overdue', 'Withdrawals that have not ended by the time that was promised', () =>
    count(db, 'select count(*) as n from withdrawal where finished_at is null and deadline < $1', [clock.now()]),
  );
  gauge('candor_restored', 'Whether older data were put back in the last 30 days: 1 or 0', async () =>
    Number((await recentRestore(db, clock.now())) !== null),
  );
  new Gauge({ name: 'candor_build', help: 'Always 1', labelNames: ['version'], registers: [registry] }).set(
    { version },
    1,
  );
}
