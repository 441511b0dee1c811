import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../apps/server/db/database.ts';
import { openTestCluster, untilOneStandsBy } from '../../tests/faults/cluster.ts';
import { watchedOf } from '../harness/compare.ts';
import { findPostgres, postgresPlace, type Place } from '../harness/place.ts';
import { less, processorTime, proportionalMib, sessionsOf } from '../harness/processor-time.ts';
import { residentMib, type ServerProcess } from '../harness/server-process.ts';
import type { Finding } from '../report.ts';

const settleMs = 120_000;
/** One that stands by is taken for one that does not start after a minute and a half. */
const settleBesideMs = 10_000;
const measureMs = 60_000;

/** What an organisation takes while nobody trades: engine, one that stands by, an api, a stream, and the database. */
export async function idleShard(): Promise<Finding[]> {
  const url = await findPostgres();
  if (url === null) return [];
  const place = await postgresPlace(url);
  const cluster = await openTestCluster(place);
  const db = await place.open();
  try {
    const engine = await cluster.start('engine');
    const others = { api: await cluster.start('api'), stream: await cluster.start('stream') };
    await sleep(settleMs);
    // It never comes up here: it ends with the others.
    cluster.start('engine').catch(() => undefined);
    await untilOneStandsBy(place);
    await sleep(settleBesideMs);
    return [await processesAtRest({ engine, ...others }), await databaseAtRest(db, { engine, place })];
  } finally {
    await db.close();
    await cluster.close();
    await place.drop();
  }
}

async function processesAtRest(servers: Readonly<Record<string, ServerProcess>>): Promise<Finding> {
  const timeOf = ({ pid }: ServerProcess) => processorTime({ pid, database: null });
  const before = Object.values(servers).map(timeOf);
  await sleep(measureMs);
  const parts = Object.entries(servers).map(([role, server], at) => {
    const taken = less(timeOf(server), before[at] ?? timeOf(server));
    return `${role} ${percentOfCore(taken.main + taken.rest)} and ${Math.round(residentMib(server.pid))} MiB`;
  });
  return { what: 'an organisation in which nobody trades, each process', value: parts.join(', ') };
}

interface Counters {
  readonly commits: number;
  readonly walBytes: number;
  readonly sessions: number;
}
const countersSql = `select (select xact_commit from pg_stat_database where datname = current_database()) as commits,
  pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal_bytes,
  (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as sessions`;

async function countersOf(db: Database): Promise<Counters> {
  const [row] = await db.query<{ commits: string; wal_bytes: string; sessions: string }>(countersSql);
  return { commits: Number(row?.commits), walBytes: Number(row?.wal_bytes), sessions: Number(row?.sessions) };
}

async function databaseAtRest(db: Database, shard: { readonly engine: ServerProcess; readonly place: Place }) {
  const watched = watchedOf({ server: shard.engine, place: shard.place });
  const [before, began] = [await countersOf(db), processorTime(watched)];
  await sleep(measureMs);
  const { postgres } = less(processorTime(watched), began);
  const after = await countersOf(db);
  const perSecond = (amount: number): number => amount / (measureMs / 1_000);
  const memory = proportionalMib(sessionsOf(watched.database ?? ''));
  return {
    what: 'the same, its sessions of PostgreSQL',
    value:
      `${percentOfCore(postgres)}, ${perSecond(after.commits - before.commits).toFixed(1)} transactions/s, ` +
      `${Math.round(perSecond(after.walBytes - before.walBytes) / 1_024)} KiB/s of its log, ` +
      `${after.sessions} connections with ${Math.round(memory)} MiB`,
    note: 'the connection of the bench is in the memory; what PostgreSQL writes for all is in none of it',
  };
}

const percentOfCore = (us: number): string => `${((us / 1_000 / measureMs) * 100).toFixed(1)} % of a core`;
