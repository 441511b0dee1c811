import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPrivateFolder } from '../../db/private-folder.ts';
import { readSettings } from '../../settings.ts';
import { openDistributor } from './distribute.ts';
import { openMember, type Member, type Part } from './members.ts';
import { killKeys, statusPage, victimAmong, type Victim } from './status.ts';

const parts: readonly (readonly [name: string, part: Part])[] = [
  ['engine-1', 'engine'],
  ['engine-2', 'engine'],
  ['api-1', 'api'],
  ['api-2', 'api'],
  ['stream-1', 'stream'],
  ['stream-2', 'stream'],
];
const redisHere = 'redis://127.0.0.1:6379';
const stateFile = 'topology.json';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A key for all of them, made once. */
function sharedKey(folder: string): string {
  const file = path.join(folder, 'topology.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Tells a topology that runs to lose one of its processes: `--kill engine`. */
function killInRunning(folder: string, victim: string): void {
  const pids = JSON.parse(readFileSync(path.join(folder, stateFile), 'utf8')) as Record<string, number>;
  const pid = pids[victim];
  if (pid === undefined) throw new Error(`there is no ${victim}: ${Object.keys(pids).join(', ')}`);
  process.kill(pid, 'SIGKILL');
  console.log(`killed ${victim} (${pid})`);
}

/** Who would be killed by which word now, for {@link killInRunning}. */
function noteState(folder: string, members: readonly Member[]): void {
  const victims = Object.values(killKeys).flatMap((victim) => {
    const pid = victimAmong(members, victim)?.pid;
    return typeof pid === 'number' ? [[victim, pid] as const] : [];
  });
  writeFileSync(path.join(folder, stateFile), JSON.stringify(Object.fromEntries(victims)));
}

function onKeys(act: (key: string) => void): void {
  if (!process.stdin.isTTY) return;
  process.stdin.setRawMode(true).resume().setEncoding('utf8').on('data', act);
}

async function run(): Promise<void> {
  const { DATABASE_URL, REDIS_URL = redisHere, SECRETS_KEY, HOST, PORT, DATA_DIR } = readSettings(process.env);
  openPrivateFolder(DATA_DIR);
  const [word, victim] = process.argv.slice(2);
  if (word === '--kill') {
    killInRunning(DATA_DIR, victim ?? 'engine');
    return;
  }
  if (DATABASE_URL === undefined) throw new Error('DATABASE_URL: several processes need a PostgreSQL that they share');
  const key = SECRETS_KEY ?? sharedKey(DATA_DIR);
  const settings = {
    ...process.env,
    DATABASE_URL,
    REDIS_URL,
    SECRETS_KEY: key,
    HOST: '127.0.0.1',
    DATA_DIR,
    TRUST_PROXY: '127.0.0.1',
  };
  const opened = [];
  for (const [name, part] of parts) opened.push(openMember({ name, part, port: await freePort(), settings }));
  const members = opened.map(({ member }) => member);
  const portsOf = (part: Part) => () =>
    members.flatMap((member) => (member.part === part && member.isReady ? [member.port] : []));
  const door = openDistributor({ api: portsOf('api'), stream: portsOf('stream') }).listen(PORT, HOST);
  await once(door, 'listening');
  let isRunning = true;
  const end = (): void => void (isRunning = false);
  process.once('SIGTERM', end).once('SIGINT', end);
  onKeys((pressed) => {
    if (pressed === 'q' || pressed === '\u0003') end();
    else if (Object.hasOwn(killKeys, pressed))
      victimAmong(members, (killKeys as Record<string, Victim>)[pressed] as Victim)?.kill();
  });
  await show(`http://${HOST}:${PORT}`, DATA_DIR, members, () => isRunning);
  door.close();
  door.closeAllConnections();
  await Promise.all(opened.map(({ stop }) => stop()));
  process.exit(0);
}

const showEveryMs = 500;

/** The page over and over in a terminal, else each time that it has changed. */
async function show(url: string, folder: string, members: readonly Member[], isRunning: () => boolean): Promise<void> {
  for (let last = ''; isRunning(); await sleep(showEveryMs)) {
    const page = statusPage(url, members);
    noteState(folder, members);
    if (page === last) continue;
    last = page;
    console.log(process.stdout.isTTY ? `\u001b[2J\u001b[H${page}` : page);
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
