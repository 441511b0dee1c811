import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../cluster.ts';
import { postgresUrl } from '../place.ts';

/** Where Debian and others put what starts a PostgreSQL; the newest. */
function binaries(): string | null {
  const installed = '/usr/lib/postgresql';
  const folders = existsSync(installed)
    ? readdirSync(installed).map((version) => path.join(installed, version, 'bin'))
    : [];
  const inPath = (process.env['PATH'] ?? '').split(path.delimiter);
  return (
    [...folders.sort().reverse(), ...inPath].find((folder) => existsSync(path.join(folder, 'pg_basebackup'))) ?? null
  );
}

const bin = binaries();
/** PostgreSQL refuses to run as root: then it runs as who Debian makes for it. */
const owner = process.getuid?.() === 0 ? idsOf('postgres') : null;
/** Whether tests use PostgreSQL, and this machine can make one of a test's own. */
export const canMakePostgres =
  postgresUrl !== undefined &&
  process.platform === 'linux' &&
  bin !== null &&
  (process.getuid?.() !== 0 || owner !== null);

function idsOf(user: string): { uid: number; gid: number } | null {
  const [uid, gid] = ['-u', '-g'].map((what) =>
    Number(spawnSync('id', [what, user]).stdout.toString().trim() || Number.NaN),
  );
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid: uid ?? 0, gid: gid ?? 0 } : null;
}

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(path.join(bin ?? '', program), args, {
    ...owner,
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.toString()}`);
}

/** A PostgreSQL of a test's own, which runs when it is made. */
export interface OwnPostgres {
  readonly port: number;
  readonly url: string;
  start(): void;
  /** As when its host loses power: every process of it at once. @returns when they are gone */
  kill(): Promise<void>;
  /** Ends without writing anything more; nothing when it has ended already. */
  stop(): void;
  promote(): void;
}

const always = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=100'];

/** The process and all that it has started. */
const processesOf = (parent: string): number[] => [
  Number(parent),
  ...readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) && parentOf(pid) === parent ? [Number(pid)] : [])),
];
function parentOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ')[1];
  } catch {
    return undefined;
  }
}

async function openAt(data: string, settings: readonly string[]): Promise<OwnPostgres> {
  const port = await freePort();
  const options = [...always, '-p', String(port), ...settings].join(' ');
  const start = (): void => run('pg_ctl', '-D', data, '-l', `${data}.log`, '-o', options, '-w', 'start');
  start();
  return {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    async kill() {
      const [postmaster = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'latin1').split('\n');
      const pids = processesOf(postmaster);
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      while (pids.some((pid) => existsSync(`/proc/${pid}`))) await sleep(5);
    },
    stop() {
      spawnSync(path.join(bin ?? '', 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...owner, stdio: 'ignore' });
    },
    promote: () => run('pg_ctl', '-D', data, '-w', 'promote'),
  };
}

/** A folder with as many PostgreSQLs as are made in it. */
export interface OwnPostgresFolder {
  /** @param settings as they stand in a command line */
  make(name: string, ...settings: string[]): Promise<OwnPostgres>;
  /** One that streams from another one, known there as `replica`. */
  follow(name: string, primary: OwnPostgres): Promise<OwnPostgres>;
  close(): Promise<void>;
}

/** @param within a folder that exists; that of temporary files without it */
export async function openPostgresFolder(within = tmpdir()): Promise<OwnPostgresFolder> {
  const folder = await mkdtemp(path.join(within, 'candor-postgres-'));
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
  const all: OwnPostgres[] = [];
  async function open(data: string, ...settings: string[]): Promise<OwnPostgres> {
    const opened = await openAt(data, settings);
    all.push(opened);
    return opened;
  }
  return {
    make(name, ...settings) {
      const data = path.join(folder, name);
      run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync');
      return open(data, ...settings);
    },
    follow(name, { url }) {
      const data = path.join(folder, name);
      const how = ['-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
      run('pg_basebackup', '-d', `${url}?application_name=replica`, '-D', data, ...how);
      return open(data, '-c', 'hot_standby=on');
    },
    async close() {
      for (const one of all.toReversed()) one.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Asks once, on a connection of its own. */
export async function ask(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const sql of statements) ({ rows } = await client.query<Record<string, unknown>>(sql));
    return rows;
  } finally {
    await client.end();
  }
}
