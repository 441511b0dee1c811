import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fundPeople, seedPeople, type Person } from '../../../bench/harness/people.ts';
import { postgresAt, postgresPlace, type Place } from '../../../bench/harness/place.ts';
import { hasRedis, openTestCluster, untilOneStandsBy, type TestCluster } from '../cluster.ts';
import { Flow } from '../intents.ts';
import { faultsAt } from '../place.ts';
import { proxied, type TcpProxy } from '../tcp-proxy.ts';
import { faultsOfLists } from '../takeover/lists.ts';
import { canMakePostgres } from './own-postgres.ts';
import { openPostgresPair, type PostgresPair } from './postgres-pair.ts';

/** Skipped where the programs of PostgreSQL or Redis are missing: the test makes clusters of its own. */
describe.runIf(canMakePostgres && hasRedis)('PostgreSQL with a synchronous replica', () => {
  let pair: PostgresPair;
  let place: Place;
  let cluster: TestCluster;
  let line: TcpProxy;
  let people: Person[];
  beforeEach(async () => {
    pair = await openPostgresPair();
    place = await postgresPlace(pair.primary.url);
    people = await seedPeople(place, 20);
    const { url, proxy } = await proxied(place.settings['DATABASE_URL'] ?? '');
    line = proxy;
    cluster = await openTestCluster(postgresAt(url));
  });
  afterEach(async () => {
    await cluster.close();
    await line.close();
    await pair.close();
  });

  test('its primary is lost: what was answered is on the replica, once, and orders go on there', async () => {
    await cluster.start('engine');
    const api = await cluster.start('api');
    await fundPeople(api.port, people);
    // The next engine may be this one again, or the other: whoever gets the lock there first.
    void cluster.start('engine').catch(() => undefined);
    await untilOneStandsBy(place);
    const flow = new Flow(people, 'failover', { asksAgain: true });
    const sending = flow.run(api.port, 100, 64);
    const placed = (): number => flow.intents.filter(({ outcome }) => outcome === 'placed').length;
    while (placed() < 200) await sleep(5);
    await pair.primary.kill();
    const before = placed();
    line.reset();
    pair.replica.promote();
    line.leadTo({ host: '127.0.0.1', port: pair.replica.port });
    await expect.poll(placed, { timeout: 60_000 }).toBeGreaterThan(before + 200);
    flow.stop();
    await sending;
    const there = new URL(place.settings['DATABASE_URL'] ?? '');
    there.port = String(pair.replica.port);
    const moved = postgresAt(there.href);
    // Without its database an engine stores no prices: orders are refused until one is fresh again, for nothing else.
    const reasons = new Set(flow.intents.flatMap(({ refusedFor = [] }) => refusedFor));
    expect([...reasons].filter((reason) => reason !== 'market-halted')).toEqual([]);
    expect(await faultsAt(moved, flow.intents)).toEqual([]);
    const told = flow.intents.filter(({ outcome }) => outcome === 'placed');
    expect(await faultsOfLists(api.port, told)).toEqual([]);
  });
});
