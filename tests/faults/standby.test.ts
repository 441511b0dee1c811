import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callText, Connection } from '../../bench/harness/connection.ts';
import { fundPeople, seedPeople, type Person } from '../../bench/harness/people.ts';
import { postgresPlace, type Place } from '../../bench/harness/place.ts';
import { startServer, type ServerProcess } from '../../bench/harness/server-process.ts';
import { untilOneStandsBy } from './cluster.ts';
import { Flow, newIntent, placedOf, resolve, unknownOf, type Intent } from './intents.ts';
import { faultsAt, postgresUrl } from './place.ts';

describe.runIf(postgresUrl !== undefined)('on PostgreSQL', () => {
  let place: Place;
  let people: Person[];
  let leader: ServerProcess;
  let warm: Intent;
  const servers = new Set<ServerProcess>();
  const starting = async (settings: Record<string, string>): Promise<ServerProcess> => {
    const server = await startServer({ ...place.settings, LOG_LEVEL: 'fatal', ...settings });
    servers.add(server);
    return server;
  };
  beforeEach(async () => {
    place = await postgresPlace(postgresUrl ?? '');
    people = await seedPeople(place, 50);
    leader = await starting({});
    await fundPeople(leader.port, people);
    warm = newIntent(people[0] as Person, 'warm');
    await resolve(leader.port, [warm]);
  });
  afterEach(async () => {
    for (const server of servers) {
      await server.end('SIGKILL');
    }
    servers.clear();
    await place.drop();
  });
  const leaseRow = async () => {
    const db = await place.open();
    const [row] = await db.query<{ epoch: string; holder: string }>('select epoch, holder from writer_lease');
    await db.close();
    return row;
  };
  /** A flow to the leader of which some hundred orders are answered. */
  async function underLoad(): Promise<{ flow: Flow; sending: Promise<void> }> {
    const flow = new Flow(people, 'standby');
    const sending = flow.run(leader.port, 300);
    while (placedOf(flow) < 300) await sleep(5);
    return { flow, sending };
  }

  test('a leader killed under load is followed by the standby: nothing lost, nothing doubled', async () => {
    const standby = starting({ STANDBY: '1' });
    await untilOneStandsBy(place);
    const before = await leaseRow();
    const { flow, sending } = await underLoad();
    await leader.end('SIGKILL');
    servers.delete(leader);
    flow.stop();
    await sending;
    const next = await standby;
    await resolve(next.port, unknownOf(flow));
    expect(unknownOf(flow)).toEqual([]);
    expect(await faultsAt(place, [warm, ...flow.intents])).toEqual([]);
    const after = await leaseRow();
    expect(Number(after?.epoch)).toBeGreaterThan(Number(before?.epoch));
    expect(after?.holder).not.toBe(before?.holder);
    expect(await next.end('SIGTERM')).toEqual({ code: 0, signal: null });
    servers.delete(next);
  });

  test('a leader that is told to end hands over: what it had taken is answered, the rest is placed once', async () => {
    const standby = starting({ STANDBY: '1' });
    await untilOneStandsBy(place);
    const { flow, sending } = await underLoad();
    const ending = leader.end('SIGTERM');
    const next = await standby;
    expect(await ending).toEqual({ code: 0, signal: null });
    servers.delete(leader);
    flow.stop();
    await sending;
    await resolve(next.port, unknownOf(flow));
    expect(await faultsAt(place, [warm, ...flow.intents])).toEqual([]);
    expect(await next.end('SIGTERM')).toEqual({ code: 0, signal: null });
    servers.delete(next);
  });

  test('a leader that was frozen while the standby took over writes nothing any more, and ends', async () => {
    const standby = starting({ STANDBY: '1' });
    await untilOneStandsBy(place);
    const { flow, sending } = await underLoad();
    const visitor = await Connection.open(leader.port);
    process.kill(leader.pid, 'SIGSTOP');
    flow.stop();
    const next = await standby;
    // The frozen one finds these on its doorstep when it wakes: what moves money, and what moves none.
    const late = newIntent(people[1] as Person, 'late');
    const body = JSON.stringify({
      type: 'account',
      account: 'latecomer1',
      password: 'secret-123',
      confirmPassword: 'secret-123',
      agree: true,
    });
    const registering = visitor.request(callText('POST /register', { token: '', body })).then(
      ({ status }) => status,
      () => 0,
    );
    process.kill(leader.pid, 'SIGCONT');
    expect(await leader.ended).toEqual({ code: 1, signal: null });
    servers.delete(leader);
    await sending;
    expect(await registering).not.toBe(200);
    await resolve(next.port, [...unknownOf(flow), late]);
    expect(await faultsAt(place, [warm, ...flow.intents, late])).toEqual([]);
    const db = await place.open();
    expect(await db.query("select 1 from customer where account_key = 'latecomer1'")).toEqual([]);
    await db.close();
    expect(await next.end('SIGTERM')).toEqual({ code: 0, signal: null });
    servers.delete(next);
  });
});
