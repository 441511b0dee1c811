import { createClient } from '@redis/client';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fundPeople, seedPeople, type Person } from '../../../bench/harness/people.ts';
import { postgresPlace, type Place } from '../../../bench/harness/place.ts';
import type { ServerProcess } from '../../../bench/harness/server-process.ts';
import { hasRedis, openTestCluster, untilOneStandsBy, type TestCluster } from '../cluster.ts';
import { Flow } from '../intents.ts';
import { faultsAt, postgresUrl } from '../place.ts';
import { connectDevice, type Device } from './device.ts';

describe.runIf(postgresUrl !== undefined && hasRedis)('Redis', () => {
  let place: Place;
  let cluster: TestCluster;
  let person: Person;
  let leader: ServerProcess;
  let api: ServerProcess;
  let device: Device;
  beforeEach(async () => {
    place = await postgresPlace(postgresUrl ?? '');
    [person] = (await seedPeople(place, 1)) as [Person];
    cluster = await openTestCluster(place);
    leader = await cluster.start('engine');
    api = await cluster.start('api');
    const stream = await cluster.start('stream');
    await fundPeople(api.port, [person]);
    device = await connectDevice(person, stream.port);
    all.length = 0;
  });
  afterEach(async () => {
    device.disconnect();
    await cluster.close();
    await place.drop();
  });
  const ask = async (...command: string[]): Promise<void> => {
    const client = createClient({ url: cluster.redis.url });
    await client.connect();
    await client.sendCommand(command);
    client.destroy();
  };
  const all: Flow['intents'] = [];
  /** Orders of some seconds, all of which have to be taken. @returns their numbers */
  const ordered = async (name: string, amid: () => Promise<void> = async () => undefined): Promise<string[]> => {
    const flow = new Flow([person], name);
    const sending = flow.run(api.port, 50, 8);
    await sleep(1_000);
    await amid();
    await sleep(1_000);
    flow.stop();
    await sending;
    expect(flow.intents.filter(({ outcome }) => outcome !== 'placed')).toEqual([]);
    all.push(...flow.intents);
    return flow.intents.flatMap(({ orderNos }) => orderNos);
  };
  const untold = (wanted: readonly string[]): string[] => wanted.filter((orderNo) => !device.orders.has(orderNo));

  test('flushed amid orders loses no order, and what is placed then is told', async () => {
    await ordered('flushed', () => ask('flushall'));
    const after = await ordered('after');
    await expect.poll(() => untold(after), { timeout: 20_000 }).toEqual([]);
    expect(await faultsAt(place, all)).toEqual([]);
  });

  test('full takes nothing, orders go on, and all is told when there is room again', async () => {
    const before = await ordered('before');
    await expect.poll(() => untold(before), { timeout: 20_000 }).toEqual([]);
    const full = await ordered('full', async () => {
      await ask('config', 'set', 'maxmemory-policy', 'noeviction');
      await ask('config', 'set', 'maxmemory', '1');
    });
    expect(untold(full).length).toBeGreaterThan(0);
    expect(device.delayed).toEqual([true]);
    const db = await place.open();
    expect((await db.query('select 1 from event_outbox limit 1')).length).toBe(1);
    await ask('config', 'set', 'maxmemory', '0');
    await expect.poll(() => untold(full), { timeout: 20_000 }).toEqual([]);
    await expect.poll(() => device.delayed).toEqual([true, false]);
    await expect.poll(() => db.query('select * from event_outbox')).toEqual([]);
    await db.close();
    expect(await faultsAt(place, all)).toEqual([]);
  });

  test('lost before the leader is: the next one tells what that had left', async () => {
    const next = cluster.start('engine');
    await untilOneStandsBy(place);
    await cluster.redis.kill('SIGKILL');
    const left = await ordered('left');
    expect(untold(left)).toEqual(left);
    await leader.end('SIGKILL');
    await next;
    const later = await ordered('later');
    await cluster.redis.start();
    await expect.poll(() => untold([...left, ...later]), { timeout: 20_000 }).toEqual([]);
    expect(await faultsAt(place, all)).toEqual([]);
  });
});
