import { randomBytes } from 'node:crypto';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as plain } from 'node:http';
import { request as sealed } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { streamPath } from '../../packages/api-contract/events.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Place } from '../../bench/harness/place.ts';
import { startServer, type ServerProcess } from '../../bench/harness/server-process.ts';
import { testPlace } from '../faults/place.ts';

const read = (file: string): string => readFileSync(path.resolve(import.meta.dirname, '../../deploy', file), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'candor-proxy-'));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

let place: Place;
let candor: ServerProcess;
/** Both proxies lead to this port, whoever listens there. */
let port: number;
const behindProxy = { TRUST_PROXY: '127.0.0.1', RATE_LIMITS: '1', SIGN_UPS_PER_ADDRESS: '2' };
const startCandor = async (): Promise<void> => {
  candor = await startServer({ ...place.settings, PORT: String(port), ...behindProxy });
};
beforeAll(async () => {
  [place, port] = [await testPlace(), await freePort()];
  await startCandor();
});
afterAll(async () => {
  await candor.end('SIGTERM');
  await place.drop();
  rmSync(folder, { recursive: true });
});

interface Proxy {
  readonly program: string;
  /** Writes its configuration for these ports. @returns the arguments that start it */
  prepare(listen: number, other: number): string[];
  readonly origin: (listen: number) => string;
  readonly settings?: (listen: number) => Record<string, string>;
}

const nginx: Proxy = {
  program: '/usr/sbin/nginx',
  origin: (listen) => `https://127.0.0.1:${listen}`,
  prepare(listen, other) {
    const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=candor.example', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
    execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
    const site = read('nginx.conf')
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`)
      .replace('listen 443', `listen 127.0.0.1:${listen}`)
      .replace('listen 80', `listen 127.0.0.1:${other}`)
      .replace('/etc/ssl/candor/fullchain.pem', certificate)
      .replace('/etc/ssl/candor/privkey.pem', key);
    const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    const file = path.join(folder, 'nginx.conf');
    const own = `daemon off; master_process off; pid ${folder}/pid; error_log stderr;`;
    writeFileSync(file, `${own} events {} http { access_log off; ${bodies}\n${site}\n}`);
    return ['-c', file];
  },
};

const caddy: Proxy = {
  program: '/usr/bin/caddy',
  origin: (listen) => `http://127.0.0.1:${listen}`,
  settings: (listen) => ({
    DOMAIN: `http://127.0.0.1:${listen}`,
    UPSTREAMS: `127.0.0.1:${port}`,
    STREAM_UPSTREAMS: `127.0.0.1:${port}`,
    HOME: folder,
  }),
  prepare() {
    const file = path.join(folder, 'Caddyfile');
    // A start among other tests takes several times what it takes a machine of its own.
    const site = read('Caddyfile').replace('lb_try_duration 10s', 'lb_try_duration 90s');
    writeFileSync(file, site);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
};

/** What a connection has, not an answer. */
const own = new Set(['date', 'connection', 'keep-alive', 'x-request-id', 'content-length', 'transfer-encoding']);

interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  /** Posted as JSON. */
  readonly body?: object;
  /** Which address of this machine asks. */
  readonly from?: string;
}

/** Asks, whoever has signed the certificate. */
function answerOf(url: string, { headers = {}, body, from = '127.0.0.1' }: Asked = {}) {
  const request = url.startsWith('https:') ? sealed : plain;
  const method = body === undefined ? 'GET' : 'POST';
  const options = { method, headers, localAddress: from, agent: false, rejectUnauthorized: false } as const;
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const asking = request(url, options, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !own.has(name));
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(kept) }));
    });
    asking.once('error', reject);
    if (body !== undefined) asking.setHeader('content-type', 'application/json').write(JSON.stringify(body));
    asking.end();
  });
}

/** Signs up three people from one address, each of whom says to come from elsewhere. @returns the statuses */
async function signUps(origin: string, from: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const number of [1, 2, 3]) {
    const account = `nguoi${randomBytes(5).toString('hex')}`;
    const password = 'mat-khau-2026';
    const body = { type: 'account', account, password, confirmPassword: password, agree: true };
    const headers = { 'x-forwarded-for': `203.0.113.${number}` };
    statuses.push((await answerOf(`${origin}/register`, { headers, body, from })).status);
  }
  return statuses;
}

describe.each([
  ['nginx', nginx, '127.0.0.2'],
  ['Caddy', caddy, '127.0.0.3'],
] as const)('%s, set up as its example says', (name, proxy, from) => {
  let child: ChildProcess;
  let origin: string;
  const there = existsSync(proxy.program);
  beforeAll(async () => {
    if (!there) return;
    mkdirSync(folder, { recursive: true });
    const [listen, other] = [await freePort(), await freePort()];
    const args = proxy.prepare(listen, other);
    child = spawn(proxy.program, args, {
      env: { PATH: process.env['PATH'], ...proxy.settings?.(listen) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    origin = proxy.origin(listen);
    const isUp = async () => expect((await answerOf(`${origin}/health`)).status, said).toBe(200);
    await vi.waitFor(isUp, { timeout: 30_000 });
  });
  afterAll(() => child?.kill('SIGKILL'));
  const direct = () => `http://127.0.0.1:${port}`;

  test.runIf(there)('adds no header to an answer and takes none away', async () => {
    for (const page of ['/', '/console/', '/nothing.js', '/common/getConfig', '/verify', '/log/checkpoint'])
      expect(await answerOf(origin + page), page).toEqual(await answerOf(direct() + page));
  });

  test.runIf(there)('passes the stream on as a WebSocket', async () => {
    const socket = io(origin, { path: streamPath, transports: ['websocket'], rejectUnauthorized: false });
    socket.once('connect', () => socket.emit('ticker_add', { symbols: ['BTCUSDT'] }, () => undefined));
    const heard = await new Promise<unknown>((resolve, reject) => {
      socket.once('ticker', resolve).once('connect_error', reject);
    });
    expect(heard).toEqual([expect.objectContaining({ symbol: 'BTCUSDT' })]);
    socket.close();
  });

  test.runIf(there)('says who calls, not who the caller says to be', async () => {
    // A trusted proxy is believed, so each of these comes from another address.
    expect(await signUps(direct(), '127.0.0.1')).toEqual([200, 200, 200]);
    expect(await signUps(origin, from)).toEqual([200, 200, 429]);
  });

  test.runIf(there && name === 'Caddy')('lets a call wait while the next server takes over', async () => {
    await candor.end('SIGTERM');
    const waiting = answerOf(`${origin}/common/getConfig`);
    // It waits for who takes over, however long that takes: nothing has answered it before.
    expect(await Promise.race([waiting, sleep(1_500, 'waits')])).toBe('waits');
    await startCandor();
    expect((await waiting).status).toBe(200);
  });
});
