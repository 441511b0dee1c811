import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@redis/client';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from '../../bench/harness/place.ts';
import { startServer, type ServerProcess } from '../../bench/harness/server-process.ts';

const redisProgram = ['redis-server', 'valkey-server'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);
/** Whether this machine has a Redis that a test can start, and end. */
export const hasRedis = redisProgram !== undefined;

/** A Redis of a test's own. */
export interface TestRedis {
  readonly url: string;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** As after a restart without its data. */
  start(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export async function openTestRedis(): Promise<TestRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const redis: TestRedis = {
    url,
    async start() {
      const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn(redisProgram ?? '', settings, { stdio: 'ignore', cwd: tmpdir() });
      for (let tries = 0; tries < 100 && !(await answers(url)); tries += 1) await sleep(50);
    },
    async kill(signal) {
      const ended = child === null || child.exitCode !== null ? null : once(child, 'close');
      child?.kill(signal);
      if (signal !== 'SIGSTOP' && signal !== 'SIGCONT') await ended;
    },
  };
  await redis.start();
  return redis;
}

async function answers(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    client.destroy();
    return true;
  } catch {
    return false;
  }
}

export type Role = 'engine' | 'api' | 'stream';

/** Several processes on one database. */
export interface TestCluster {
  readonly redis: TestRedis;
  /** @param settings beside those that all share */
  start(role: Role, settings?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  /** Ends all that still run. */
  close(): Promise<void>;
}

const waitsSql = `select 1 from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`;

/** Until an engine has opened all that it can, and only waits for the end of the one that works. */
export async function untilOneStandsBy(place: Place, withinMs = 60_000): Promise<void> {
  const db = await place.open();
  try {
    for (const end = Date.now() + withinMs; (await db.query(waitsSql)).length === 0; await sleep(50))
      if (Date.now() > end) throw new Error('no engine stands by');
  } finally {
    await db.close();
  }
}

export async function openTestCluster(place: Place): Promise<TestCluster> {
  const redis = await openTestRedis();
  const folder = await mkdtemp(path.join(tmpdir(), 'candor-cluster-'));
  const processes = new Set<ServerProcess>();
  return {
    redis,
    async start(role, settings = {}) {
      const server = await startServer({
        ...place.settings,
        ROLE: role,
        REDIS_URL: redis.url,
        SECRETS_KEY: '5'.repeat(64),
        DATA_DIR: path.join(folder, 'data'),
        FILES_DIR: path.join(folder, 'files'),
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'fatal',
        ...settings,
      });
      processes.add(server);
      return server;
    },
    async close() {
      for (const { end } of processes) await end('SIGKILL');
      await redis.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
