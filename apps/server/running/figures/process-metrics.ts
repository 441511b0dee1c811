import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import type { Readiness } from '../readiness.ts';
import { gaugesIn } from './gauges.ts';

interface ProcessParts {
  readonly role: string;
  readonly version: string;
  readonly db: Pick<Database, 'waiting'>;
  readonly readiness: () => Readiness;
  /** What processes tell each other by; absent where there is one alone. */
  readonly bus?: { readonly isUp: boolean } | undefined;
}

/** What every process shows of itself, whatever it does. */
export function measureProcess(registry: Registry, { role, version, db, readiness, bus }: ProcessParts): void {
  const gauge = gaugesIn(registry);
  gauge('candor_ready', 'Whether /ready says so: 1 or 0', () => Number(readiness().reasons.length === 0));
  gauge('candor_commit_age_seconds', 'Since marks were last stored', () => readiness().commitAgeMs / 1_000);
  gauge('candor_mark_age_seconds', 'Of the newest mark of any symbol; infinite before the first', () => {
    const { markAgeMs } = readiness();
    return markAgeMs === null ? Number.POSITIVE_INFINITY : markAgeMs / 1_000;
  });
  gauge('candor_commands_waiting', 'Commands that wait for the engine', () => readiness().waiting);
  gauge('candor_pool_waiting', 'Questions that wait for a connection to the database', () => db.waiting ?? 0);
  if (bus !== undefined) gauge('candor_bus_up', 'Whether Redis is reached: 1 or 0', () => Number(bus.isUp));
  new Gauge({
    name: 'candor_build',
    help: 'Always 1',
    labelNames: ['version', 'role'],
    registers: [registry],
  }).set({ version, role }, 1);
}

export const measureSockets = (registry: Registry, stream: { readonly sockets: number }): void =>
  gaugesIn(registry)('candor_sockets', 'Connections of the stream', () => stream.sockets);
