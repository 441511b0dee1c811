import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callText, Connection } from '../../../bench/harness/connection.ts';
import { fundPeople, seedPeople, type Person } from '../../../bench/harness/people.ts';
import { postgresPlace, type Place } from '../../../bench/harness/place.ts';
import type { ServerProcess } from '../../../bench/harness/server-process.ts';
import { hasRedis, openTestCluster, untilOneStandsBy, type TestCluster } from '../cluster.ts';
import { Flow, newIntent } from '../intents.ts';
import { faultsAt, postgresUrl } from '../place.ts';
import { proxied } from '../tcp-proxy.ts';
import { faultsOfLists } from './lists.ts';

const frozenMs = 20_000;

describe.runIf(postgresUrl !== undefined && hasRedis)('an engine that lives and is no writer any more', () => {
  let place: Place;
  let cluster: TestCluster;
  let people: Person[];
  beforeEach(async () => {
    place = await postgresPlace(postgresUrl ?? '');
    people = await seedPeople(place, 20);
    cluster = await openTestCluster(place);
  });
  afterEach(async () => {
    await cluster.close();
    await place.drop();
  });
  const lease = async () => {
    const db = await place.open();
    const [row] = await db.query<{ epoch: string; holder: string }>('select epoch, holder from writer_lease');
    await db.close();
    return { epoch: Number(row?.epoch), holder: row?.holder ?? '' };
  };
  const sessionsOf = async (holder: string): Promise<number> => {
    const db = await place.open();
    const rows = await db.query(`select 1 from pg_stat_activity where application_name like 'candor ' || $1 || ' %'`, [
      holder,
    ]);
    await db.close();
    return rows.length;
  };
  const underWay = async (api: ServerProcess, name: string): Promise<{ flow: Flow; sending: Promise<void> }> => {
    const flow = new Flow(people, name, { asksAgain: true });
    const sending = flow.run(api.port, 100, 64);
    while (flow.intents.filter(({ outcome }) => outcome === 'placed').length < 100) await sleep(5);
    return { flow, sending };
  };

  test('frozen for 20 s it is deposed; woken, it writes nothing, answers nothing and ends', async () => {
    const old = await cluster.start('engine');
    const api = await cluster.start('api');
    await fundPeople(api.port, people);
    const before = await lease();
    const next = cluster.start('engine');
    await untilOneStandsBy(place);
    const { flow, sending } = await underWay(api, 'frozen');
    // It finds this order on its doorstep when it wakes.
    const visitor = await Connection.open(old.port);
    process.kill(old.pid, 'SIGSTOP');
    const late = newIntent(people[0] as Person, 'late');
    const form = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '1' };
    const text = callText('POST /portal/order/contractOrder', {
      token: late.person.token,
      key: late.key,
      body: JSON.stringify(form),
    });
    const asked = visitor.request(text).then(
      ({ status }) => status,
      () => 0,
    );
    const since = performance.now();
    await next;
    await sleep(Math.max(0, frozenMs - (performance.now() - since)));
    expect((await lease()).epoch).toBeGreaterThan(before.epoch);
    expect(await sessionsOf(before.holder)).toBe(0);
    process.kill(old.pid, 'SIGCONT');
    expect(await old.ended).toEqual({ code: 1, signal: null });
    expect(await asked).not.toBe(200);
    expect(await sessionsOf(before.holder)).toBe(0);
    flow.stop();
    await sending;
    expect(flow.intents.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    const placed = flow.intents.filter(({ outcome }) => outcome === 'placed');
    expect(await faultsAt(place, [...flow.intents, late])).toEqual([]);
    expect(await faultsOfLists(api.port, placed)).toEqual([]);
  });

  test('cut off from the database without a word it is deposed, and ends', async () => {
    const { url, proxy } = await proxied(place.settings['DATABASE_URL'] ?? '');
    const old = await cluster.start('engine', { DATABASE_URL: url });
    const api = await cluster.start('api');
    await fundPeople(api.port, people);
    const { holder } = await lease();
    const next = cluster.start('engine');
    await untilOneStandsBy(place);
    const { flow, sending } = await underWay(api, 'cut');
    proxy.hang();
    const since = performance.now();
    const { pid } = await next;
    expect(performance.now() - since).toBeLessThan(30_000);
    expect(pid).not.toBe(old.pid);
    // The network comes back: what it finds is that another one is the writer.
    proxy.reset();
    proxy.heal();
    expect(await old.ended).toEqual({ code: 1, signal: null });
    expect((await lease()).holder).not.toBe(holder);
    await sleep(500);
    flow.stop();
    await sending;
    expect(flow.intents.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    expect(await faultsAt(place, flow.intents)).toEqual([]);
    await proxy.close();
  });
});
