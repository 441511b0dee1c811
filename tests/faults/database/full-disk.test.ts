import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fundPeople, seedPeople, type Person } from '../../../bench/harness/people.ts';
import { postgresPlace } from '../../../bench/harness/place.ts';
import { startServer, type ServerProcess } from '../../../bench/harness/server-process.ts';
import { Flow, placedOf, resolve, unknownOf, untilPlaced } from '../intents.ts';
import { faultsAt } from '../place.ts';
import { faultsOfLists } from '../takeover/lists.ts';
import { canMakePostgres, openPostgresFolder, type OwnPostgres } from './own-postgres.ts';
import { openSmallDisk } from './small-disk.ts';

const sizeMib = 400;
test('a full disk loses nothing that was told: reads go on, and with room again all does', async ({ skip }) => {
  const disk = canMakePostgres ? await openSmallDisk(sizeMib) : null;
  if (disk === null) return skip('no disk and no PostgreSQL of its own can be made here');
  const folder = await openPostgresFolder(disk.folder);
  const postgres = await folder.make('data', '-c', 'max_wal_size=64MB');
  const place = await postgresPlace(postgres.url);
  const people = await seedPeople(place, 20);
  const server = await startServer({ ...place.settings, LOG_LEVEL: 'fatal' });
  try {
    await fundPeople(server.port, people);
    const flow = new Flow(people, 'disk', { asksAgain: true });
    const placed = (): number => placedOf(flow);
    const sending = flow.run(server.port, 100, 64);
    await untilPlaced(flow, 100);

    disk.fill();
    await untilStill(placed);
    const fullAt = placed();
    for (const name of reads) expect([name, await statusOf(server, name, people[0])]).toEqual([name, 200]);
    expect(placed() - fullAt).toBe(0);

    disk.empty();
    // Where it found no room for its log it has ended itself, and whoever runs it starts it again.
    startAgain(postgres);
    await expect.poll(() => placed() - fullAt, { timeout: 60_000 }).toBeGreaterThan(100);
    flow.stop();
    await sending;
    await resolve(server.port, unknownOf(flow));
    expect(await faultsAt(place, flow.intents)).toEqual([]);
    expect(await faultsOfLists(server.port, flow.intents)).toEqual([]);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  } finally {
    await server.end('SIGKILL');
    await folder.close();
    await disk.close();
  }
});

const reads = ['GET /portal/market/tickers', 'GET /health', 'POST /account/list'];

async function statusOf({ port }: ServerProcess, name: string, person: Person | undefined): Promise<number> {
  const [method = '', address = ''] = name.split(' ');
  const headers = { 'coin-auth': person?.token ?? '' };
  return (await fetch(`http://127.0.0.1:${port}${address}`, { method, headers })).status;
}

const stillMs = 2_000;
/** What was made room for before is still used up. */
async function untilStill(count: () => number): Promise<void> {
  for (let last = -1; last !== count(); await sleep(stillMs)) last = count();
}

function startAgain(postgres: OwnPostgres): void {
  try {
    postgres.start();
  } catch {
    // It runs.
  }
}
