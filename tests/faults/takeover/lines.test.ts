import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fundPeople, seedPeople, type Person } from '../../../bench/harness/people.ts';
import { postgresPlace, type Place } from '../../../bench/harness/place.ts';
import { freePort, hasRedis, openTestCluster, type TestCluster } from '../cluster.ts';
import { Flow, resolve } from '../intents.ts';
import { faultsAt, postgresUrl } from '../place.ts';
import { openTcpProxy, proxied, type TcpProxy } from '../tcp-proxy.ts';
import { connectDevice, type Device } from './device.ts';
import { faultsOfLists } from './lists.ts';

/** Longer than anybody waits for a heartbeat, shorter than an engine is left its lease. */
const disturbedMs = 3_000;
const delayMs = 100;

const all = [
  'says nothing any more',
  'hears, and is not heard',
  'is heard, and hears nothing',
  'is slow',
  'is broken off',
];
/** From whom to whom, and what happens to it. */
const pairs = {
  'api-engine': all,
  'engine-postgres': all,
  'api-postgres': all,
  'stream-postgres': [all[0], all[3]],
  'engine-redis': [all[0], all[3]],
  'api-redis': [all[0], all[3]],
  'stream-redis': [all[0], all[3]],
} as const;
type Pair = keyof typeof pairs;

const disturbances: Readonly<Record<string, (line: TcpProxy) => void>> = {
  'says nothing any more': (line) => line.hang(),
  'hears, and is not heard': (line) => line.hang('there'),
  'is heard, and hears nothing': (line) => line.hang('back'),
  'is slow': (line) => line.delay(delayMs),
  'is broken off': (line) => line.reset(),
};

describe.runIf(postgresUrl !== undefined && hasRedis)('a line between two parts', () => {
  let place: Place;
  let cluster: TestCluster;
  let people: Person[];
  let device: Device;
  let apiPort = 0;
  const lines = new Map<Pair, TcpProxy>();
  const flows: Flow[] = [];

  async function lineTo(pair: Pair, url: string): Promise<string> {
    const { url: address, proxy } = await proxied(url);
    lines.set(pair, proxy);
    return address;
  }
  beforeAll(async () => {
    place = await postgresPlace(postgresUrl ?? '');
    people = await seedPeople(place, 20);
    cluster = await openTestCluster(place);
    const [database, redis] = [place.settings['DATABASE_URL'] ?? '', cluster.redis.url];
    const start = async (role: 'engine' | 'api' | 'stream', more: Record<string, string> = {}) =>
      cluster.start(role, {
        DATABASE_URL: await lineTo(`${role}-postgres`, database),
        REDIS_URL: await lineTo(`${role}-redis`, redis),
        ...more,
      });
    const port = await freePort();
    const toEngine = await openTcpProxy({ host: '127.0.0.1', port });
    lines.set('api-engine', toEngine);
    await start('engine', { PORT: String(port), ENGINE_ADDRESS: `http://127.0.0.1:${toEngine.port}` });
    const api = await start('api');
    await fundPeople(api.port, people);
    const stream = await start('stream');
    apiPort = api.port;
    device = await connectDevice(people[0] as Person, stream.port);
  });
  afterAll(async () => {
    device.disconnect();
    await cluster.close();
    for (const line of lines.values()) await line.close();
    await place.drop();
  });

  const cases = Object.entries(pairs).flatMap(([pair, names]) =>
    names.map((name) => [pair as Pair, name ?? ''] as const),
  );
  test.each(cases)('%s %s: nothing is lost or doubled, and all goes on', async (pair, name) => {
    const line = lines.get(pair) as TcpProxy;
    const flow = new Flow(people, `line-${flows.length}`, { asksAgain: true });
    flows.push(flow);
    const sending = flow.run(apiPort, 40, 32);
    await sleep(500);
    disturbances[name]?.(line);
    await sleep(disturbedMs);
    line.heal();
    await sleep(500);
    // What hung stays dead, as after a lost host, until that host is back and knows it no more.
    line.reset();
    const placed = (): number => flow.intents.filter(({ outcome }) => outcome === 'placed').length;
    const before = flow.intents.length;
    try {
      await expect.poll(placed, { timeout: 30_000 }).toBeGreaterThan(before);
    } finally {
      flow.stop();
    }
    await sending;
    await resolve(
      apiPort,
      flow.intents.filter(({ outcome }) => outcome === 'unknown'),
    );
    const refused = flow.intents.flatMap(({ outcome, key }) => (outcome === 'refused' ? [key] : []));
    // Without its database an engine stores no prices: then orders are refused, as with any price that is not fresh.
    if (pair !== 'engine-postgres') expect(refused).toEqual([]);
    const intents = flows.flatMap((each) => each.intents);
    expect(await faultsAt(place, intents)).toEqual([]);
  });

  test('afterwards lists show all of it once, and the device was told of all its orders', async () => {
    const intents = flows.flatMap((flow) => flow.intents).filter(({ outcome }) => outcome === 'placed');
    expect(intents.length).toBeGreaterThan(1_000);
    expect(await faultsOfLists(apiPort, intents)).toEqual([]);
    const own = intents.filter(({ person }) => person === people[0]).flatMap(({ orderNos }) => orderNos);
    await expect.poll(() => own.filter((orderNo) => !device.orders.has(orderNo)), { timeout: 20_000 }).toEqual([]);
  });
});
