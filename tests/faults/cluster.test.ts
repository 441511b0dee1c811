import { io, type Socket } from 'socket.io-client';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fundPeople, seedPeople, type Person } from '../../bench/harness/people.ts';
import { postgresPlace, type Place } from '../../bench/harness/place.ts';
import type { ServerProcess } from '../../bench/harness/server-process.ts';
import { hasRedis, openTestCluster, untilOneStandsBy, type TestCluster } from './cluster.ts';
import { Flow, placedOf, unknownOf, type Intent } from './intents.ts';
import { faultsAt, postgresUrl } from './place.ts';

const orderNosOf = (intents: readonly Intent[]): string[] => intents.flatMap(({ orderNos }) => orderNos).sort();

describe.runIf(postgresUrl !== undefined && hasRedis)('several processes', () => {
  let place: Place;
  let cluster: TestCluster;
  let people: Person[];
  let leader: ServerProcess;
  let api: ServerProcess;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    place = await postgresPlace(postgresUrl ?? '');
    people = await seedPeople(place, 20);
    cluster = await openTestCluster(place);
    leader = await cluster.start('engine');
    api = await cluster.start('api');
    await fundPeople(api.port, people);
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect();
    await cluster.close();
    await place.drop();
  });

  /** What a customer's device is told of orders, once it is connected. */
  async function deviceOf({ token }: Person, { port }: ServerProcess) {
    const told = { orders: new Set<string>(), delayed: [] as boolean[], ended: false, greetings: 0, tickers: 0 };
    const socket = io(`http://127.0.0.1:${port}`, { path: '/stream', transports: ['websocket'], auth: { token } });
    sockets.push(socket);
    socket.on('order', (...rows: { orderNo: string }[]) => rows.forEach(({ orderNo }) => told.orders.add(orderNo)));
    socket.on('greeting', () => (told.greetings += 1));
    socket.on('delayed', ({ isDelayed }: { isDelayed: boolean }) => told.delayed.push(isDelayed));
    socket.on('ticker', () => (told.tickers += 1));
    socket.on('disconnect', (reason) => (told.ended ||= reason === 'io server disconnect'));
    await expect.poll(() => told.greetings, { timeout: 20_000 }).toBe(1);
    socket.emit('ticker_add', { symbols: 'all' });
    return told;
  }
  const ask = async ({ port }: ServerProcess, name: string, { token }: Person, body?: object) => {
    const [method = '', url = ''] = name.split(' ');
    const response = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: { 'coin-auth': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.text() };
  };

  test('orders of an api are told by the stream, over the end of a leader: nothing lost, nothing doubled', async () => {
    const [person] = people as [Person];
    const stream = await cluster.start('stream');
    const device = await deviceOf(person, stream);
    const standby = cluster.start('engine');
    await untilOneStandsBy(place);
    const flow = new Flow([person], 'cluster');
    const sending = flow.run(api.port, 100, 32);
    while (placedOf(flow) < 100) await sleep(5);
    await leader.end('SIGKILL');
    const placedBefore = placedOf(flow);
    await sleep(1_200);
    // A proxy keeps it: what is asked now is answered, later.
    expect((await ask(api, 'GET /ready', person)).status).toBe(200);
    await standby;
    while (placedOf(flow) < placedBefore + 100) await sleep(5);
    flow.stop();
    await sending;
    // Whoever asked waited, and was answered by the next one.
    expect(unknownOf(flow).length).toBe(0);
    expect(await faultsAt(place, flow.intents)).toEqual([]);
    const wanted = orderNosOf(flow.intents);
    await expect.poll(() => wanted.filter((orderNo) => !device.orders.has(orderNo)), { timeout: 20_000 }).toEqual([]);
    // What the one that was lost had yet to tell and was not kept is read anew, by who stays connected.
    await expect.poll(() => [device.delayed, device.greetings]).toEqual([[true, false], 1]);
    const { tickers } = device;
    await expect.poll(() => device.tickers, { timeout: 10_000 }).toBeGreaterThan(tickers + 1);
  });

  test('a session that ends at one process is ended at all, and its devices are cut off', async () => {
    const [person, other] = people as [Person, Person];
    const second = await cluster.start('api');
    const stream = await cluster.start('stream');
    const [own, others] = [await deviceOf(person, stream), await deviceOf(other, stream)];
    for (const process of [api, second]) expect((await ask(process, 'GET /player/getInfo', person)).status).toBe(200);
    expect((await ask(api, 'GET /logout', person)).status).toBe(200);
    const ended = async (): Promise<number> => (await ask(second, 'GET /player/getInfo', person)).status;
    await expect.poll(ended, { timeout: 1_000 }).toBe(401);
    await expect.poll(() => own.ended, { timeout: 1_000 }).toBe(true);
    expect((await ask(second, 'GET /player/getInfo', other)).status).toBe(200);
    expect(others.ended).toBe(false);
  });

  test('without Redis orders go on, and customers are told when it is back', async () => {
    const [person] = people as [Person];
    const stream = await cluster.start('stream');
    const device = await deviceOf(person, stream);
    await cluster.redis.kill('SIGKILL');
    // Nothing waits to be told yet: that it would come late is known by the line alone.
    await expect.poll(() => device.delayed).toEqual([true]);
    const flow = new Flow([person], 'redis');
    const sending = flow.run(api.port, 50, 8);
    while (placedOf(flow) < 100) await sleep(5);
    flow.stop();
    await sending;
    expect(flow.intents.filter(({ outcome }) => outcome !== 'placed')).toEqual([]);
    const wanted = orderNosOf(flow.intents);
    expect(wanted.some((orderNo) => device.orders.has(orderNo))).toBe(false);
    expect(device.delayed).toEqual([true]);
    const late = await deviceOf(person, stream);
    await expect.poll(() => late.delayed).toEqual([true]);
    await cluster.redis.start();
    await expect.poll(() => wanted.filter((orderNo) => !device.orders.has(orderNo)), { timeout: 20_000 }).toEqual([]);
    for (const { delayed } of [device, late])
      await expect.poll(() => delayed, { timeout: 5_000 }).toEqual([true, false]);
    expect(await faultsAt(place, flow.intents)).toEqual([]);
    const db = await place.open();
    await expect.poll(() => db.query('select * from event_outbox')).toEqual([]);
    await db.close();
  });

  test('a leader that is told to end hands over, and nobody is refused', async () => {
    const standby = cluster.start('engine');
    await untilOneStandsBy(place);
    const flow = new Flow(people, 'handover');
    const sending = flow.run(api.port, 100, 32);
    while (placedOf(flow) < 100) await sleep(5);
    const ending = leader.end('SIGTERM');
    await standby;
    const placedBefore = placedOf(flow);
    while (placedOf(flow) < placedBefore + 100) await sleep(5);
    flow.stop();
    await sending;
    expect(await ending).toEqual({ code: 0, signal: null });
    expect(flow.intents.filter(({ outcome }) => outcome !== 'placed')).toEqual([]);
    expect(await faultsAt(place, flow.intents)).toEqual([]);
  });

  test('what nobody here answers is answered beside the engine: the log, the tape, operators', async () => {
    const [person] = people as [Person];
    const checkpoint = await fetch(`http://127.0.0.1:${api.port}/log/checkpoint`);
    expect([checkpoint.status, (await checkpoint.text()).split('\n').length > 3]).toEqual([200, true]);
    expect(JSON.parse((await ask(api, 'GET /player/alerts', person)).body)).toMatchObject({ code: 200, data: [] });
    const wanted = { symbol: 'BTCUSDT', direction: 'above', price: '9000000' };
    const added = await ask(api, 'POST /player/alerts/add', person, wanted);
    expect(JSON.parse(added.body)).toMatchObject({ code: 200, data: { symbol: 'BTCUSDT', price: '9000000' } });
    const refused = await ask(api, 'POST /player/alerts/add', person, { ...wanted, symbol: 'NOTHING' });
    expect(JSON.parse(refused.body)).toMatchObject({ data: { error: 'symbol-unknown', field: 'symbol' } });
    const byNobody = await ask(api, 'GET /operator/me', person);
    expect(byNobody).toEqual(await ask(leader, 'GET /operator/me', person));
    expect(byNobody.status).toBe(401);
  });
});
