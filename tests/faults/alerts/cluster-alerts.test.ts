import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figuresOf, firingOf, type Figures } from '../../../apps/server/running/figures/test-alerts.ts';
import { fundPeople, seedPeople, type Person } from '../../../bench/harness/people.ts';
import { postgresPlace, type Place } from '../../../bench/harness/place.ts';
import type { ServerProcess } from '../../../bench/harness/server-process.ts';
import { hasRedis, openTestCluster, type TestCluster } from '../cluster.ts';
import { Flow } from '../intents.ts';
import { postgresUrl } from '../place.ts';

describe.runIf(postgresUrl !== undefined && hasRedis)('alerts of several processes', () => {
  let place: Place;
  let cluster: TestCluster;
  let people: Person[];
  let engine: ServerProcess;
  let api: ServerProcess;
  let stream: ServerProcess;
  beforeAll(async () => {
    place = await postgresPlace(postgresUrl ?? '');
    people = await seedPeople(place, 1);
    cluster = await openTestCluster(place);
    engine = await cluster.start('engine');
    [api, stream] = await Promise.all([cluster.start('api'), cluster.start('stream')]);
    await fundPeople(api.port, people);
  });
  afterAll(async () => {
    await cluster?.close();
    await place?.drop();
  });

  const figures = async ({ port }: ServerProcess): Promise<Figures> =>
    figuresOf(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  const firing = async (server: ServerProcess): Promise<string[]> =>
    // How busy this machine is at the moment is no matter here.
    firingOf(await figures(server)).filter((name) => name !== 'CandorBusy');
  const valueOf = async (server: ServerProcess, wanted: string): Promise<number> =>
    (await figures(server)).find(({ name }) => name === wanted)?.value ?? Number.NaN;

  test('each process shows its own figures, and none fires while all is right', async () => {
    for (const server of [engine, api, stream])
      await expect.poll(() => firing(server), { timeout: 30_000 }).toEqual([]);
    expect(await valueOf(engine, 'candor_writer_epoch')).toBeGreaterThan(0);
    expect(await valueOf(engine, 'candor_outbox_waiting_seconds')).toBe(0);
    expect(await valueOf(stream, 'candor_sockets')).toBe(0);
    expect(await valueOf(api, 'candor_turn_age_seconds')).toBeLessThan(5);
    for (const server of [engine, api, stream]) expect(await valueOf(server, 'candor_bus_up')).toBe(1);
  });

  test('Redis lost raises its alert everywhere, and at the engine that customers wait', async () => {
    await cluster.redis.kill('SIGKILL');
    const flow = new Flow(people, 'alerts');
    const sending = flow.run(api.port, 20, 4);
    await expect.poll(() => valueOf(engine, 'candor_outbox_waiting_seconds'), { timeout: 20_000 }).toBeGreaterThan(0.5);
    flow.stop();
    await sending;
    for (const server of [engine, api, stream])
      await expect.poll(() => firing(server), { timeout: 20_000 }).toContain('CandorRedisLost');
    await expect.poll(() => firing(engine), { timeout: 60_000 }).toContain('CandorOutboxWaits');
    await cluster.redis.start();
    for (const server of [engine, api, stream])
      await expect.poll(() => firing(server), { timeout: 20_000 }).toEqual([]);
  });

  test('an engine that is gone is missed by who needs it', async () => {
    await engine.end('SIGKILL');
    for (const server of [api, stream])
      await expect.poll(() => firing(server), { timeout: 40_000 }).toContain('CandorEngineLost');
    await cluster.start('engine');
    for (const server of [api, stream]) await expect.poll(() => firing(server), { timeout: 30_000 }).toEqual([]);
  });
});
