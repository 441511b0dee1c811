import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { fundPeople, seedPeople } from '../../bench/harness/people.ts';
import { postgresPlace } from '../../bench/harness/place.ts';
import { startServer } from '../../bench/harness/server-process.ts';
import { Flow, newIntent, resolve } from './intents.ts';
import { faultsAt, postgresUrl } from './place.ts';

/** Ends every connection to a database, as a restart of PostgreSQL would. */
async function terminateAll(server: string, database: string): Promise<number> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rowCount } = await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [database],
  );
  await client.end();
  return rowCount ?? 0;
}

describe.runIf(postgresUrl !== undefined)('on PostgreSQL', () => {
  test('a lost database connection is mended without a human, and nothing acknowledged is lost', async () => {
    const url = postgresUrl ?? '';
    const place = await postgresPlace(url);
    const people = await seedPeople(place, 50);
    const server = await startServer({ ...place.settings, LOG_LEVEL: 'fatal' });
    await fundPeople(server.port, people);
    const warm = newIntent(people[0] as (typeof people)[number], 'warm');
    await resolve(server.port, [warm]);
    const flow = new Flow(people, 'loss');
    const sending = flow.run(server.port, 500);
    const database = new URL(place.settings.DATABASE_URL ?? '').pathname.slice(1);
    for (let loss = 0; loss < 3; loss += 1) {
      await sleep(1_000);
      expect(await terminateAll(url, database)).toBeGreaterThan(0);
      const lostAt = performance.now();
      await sleep(300);
      while (flow.lastPlacedAt < lostAt + 300 && performance.now() - lostAt < 10_000) await sleep(10);
      expect(flow.lastPlacedAt - lostAt).toBeLessThan(5_000);
    }
    flow.stop();
    await sending;
    const { intents } = flow;
    await resolve(
      server.port,
      intents.filter(({ outcome }) => outcome === 'unknown'),
    );
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(await faultsAt(place, [warm, ...intents])).toEqual([]);
    await place.drop();
  });
});
