import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDistributor } from '../../../apps/server/opening/topology/distribute.ts';
import { fundPeople, seedPeople, type Person } from '../../../bench/harness/people.ts';
import type { Place } from '../../../bench/harness/place.ts';
import type { ServerProcess } from '../../../bench/harness/server-process.ts';
import { openTestCluster, untilOneStandsBy, type TestCluster } from '../cluster.ts';

/** A proxy asks so often who is ready. */
const lookEveryMs = 100;
const readyWithinMs = 60_000;

export type Front = 'api' | 'stream';

/** An engine, two processes for calls and two for sockets, behind a proxy that asks who is ready. */
export interface Fleet {
  /** Where customers reach it. */
  readonly port: number;
  readonly people: readonly Person[];
  readonly fronts: Readonly<Record<Front, readonly ServerProcess[]>>;
  /**
   * Puts a newer process in the place of each, the engine first, as an upgrade does.
   * @returns how those that were told to end have ended, by their role
   */
  replaceAll(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(1_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + readyWithinMs; !holds(); await sleep(lookEveryMs / 2))
    if (Date.now() > end) throw new Error('the proxy has waited for a process for too long');
}

/** Ready ports as a proxy knows them. */
function watchReady(fronts: Readonly<Record<Front, readonly ServerProcess[]>>) {
  const ready: Record<Front, readonly number[]> = { api: [], stream: [] };
  async function look(role: Front): Promise<void> {
    const ports = fronts[role].map(({ port }) => port);
    const answers = await Promise.all(ports.map(isReady));
    ready[role] = ports.filter((_port, i) => answers[i]);
  }
  const looking = setInterval(() => void Promise.all([look('api'), look('stream')]), lookEveryMs);
  return { ready, stop: () => clearInterval(looking) };
}

async function replaceFronts(role: Front, { fronts, ready, start }: FleetParts): Promise<string[]> {
  const ended: string[] = [];
  for (const old of fronts[role].slice()) {
    await start(role);
    // A proxy takes it out first; who is told to end finishes what it has begun.
    fronts[role].splice(fronts[role].indexOf(old), 1);
    await until(() => !ready[role].includes(old.port));
    const { code } = await old.end('SIGTERM');
    ended.push(`${role} ${code}`);
  }
  return ended;
}

interface FleetParts {
  readonly fronts: Readonly<Record<Front, ServerProcess[]>>;
  readonly ready: Readonly<Record<Front, readonly number[]>>;
  start(role: Front): Promise<void>;
}

/** The next engine stands by before the one that works is told to end. */
async function replaceEngine(place: Place, cluster: TestCluster, engine: ServerProcess) {
  const next = cluster.start('engine');
  await untilOneStandsBy(place);
  const { code } = await engine.end('SIGTERM');
  return { next: await next, ended: `engine ${code}` };
}

export async function openFleet(place: Place, customers: number): Promise<Fleet> {
  const people = await seedPeople(place, customers);
  const cluster = await openTestCluster(place);
  const fronts: Record<Front, ServerProcess[]> = { api: [], stream: [] };
  const { ready, stop } = watchReady(fronts);
  const door = openDistributor({ api: () => ready.api, stream: () => ready.stream });
  async function start(role: Front): Promise<void> {
    const started = await cluster.start(role);
    fronts[role].push(started);
    await until(() => ready[role].includes(started.port));
  }
  let engine = await cluster.start('engine');
  for (const role of ['api', 'api', 'stream', 'stream'] as const) await start(role);
  await once(door.listen(0, '127.0.0.1'), 'listening');
  await fundPeople(fronts.api[0]?.port ?? 0, people);
  return {
    port: (door.address() as AddressInfo).port,
    people,
    fronts,
    async replaceAll() {
      const { next, ended } = await replaceEngine(place, cluster, engine);
      engine = next;
      const parts = { fronts, ready, start };
      return [ended, ...(await replaceFronts('api', parts)), ...(await replaceFronts('stream', parts))];
    },
    async close() {
      stop();
      door.close();
      door.closeAllConnections();
      await cluster.close();
    },
  };
}
