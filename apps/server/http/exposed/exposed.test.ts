import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let bench: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-exposed-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Candor</title>');
  await writeFile(join(folder, 'assets/app-Ab12Cd34.js'), 'export {}');
  bench = await openTestServer({ webFolder: folder, settings: { PUBLIC_URL: 'https://candor.example' } });
});
afterAll(async () => {
  await bench.close();
  await rm(folder, { recursive: true });
});

/** What comes back for bytes as they are, until the server has said all. */
async function sendRaw(lines: readonly string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(bench.server.url);
  const socket = connect(Number(port), hostname);
  const said: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => said.push(chunk));
  socket.write(`${[...lines, 'host: localhost', 'connection: close'].join('\r\n')}\r\n\r\n${body}`);
  await once(socket, 'close');
  return Buffer.concat(said).toString();
}
const statusOf = (answer: string): number => Number(answer.slice(9, 12));

test.each(['TRACE', 'TRACK', 'CONNECT'])('nothing is answered to %s with what was sent', async (method) => {
  const answer = await sendRaw([`${method} /health HTTP/1.1`, 'coin-auth: canary-of-a-token']);
  expect([0, 400, 404]).toContain(statusOf(answer));
  expect(answer).not.toContain('canary-of-a-token');
});

test.each([
  ['both of the lengths that HTTP knows', ['content-length: 4', 'transfer-encoding: chunked']],
  ['two lengths that differ', ['content-length: 4', 'content-length: 5']],
  ['an encoding that is none', ['transfer-encoding: chunked, identity']],
  ['a blank before the colon', ['transfer-encoding : chunked', 'content-length: 4']],
  ['a line that goes on', ['content-length: 4', ' transfer-encoding: chunked']],
])('a request with %s is refused, and nothing behind it is read as another one', async (_name, headers) => {
  const hidden = 'GET /common/getConfig HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const answer = await sendRaw(['POST /account/list HTTP/1.1', ...headers], `0\r\n\r\n${hidden}`);
  expect(statusOf(answer)).toBe(400);
  expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
});

test.each(['/assets/', '/assets', '/console/assets/', '/.git/HEAD', '/.git/', '/src/', '/data/'])(
  'no folder is listed, and none beside the build is reached: %s',
  async (path) => {
    const reply = await fetch(bench.server.url + path);
    expect([reply.status, (await reply.json()) as object]).toEqual([404, expect.objectContaining({ code: 404 })]);
  },
);

test('every kind of answer says what it is, in which letters, and no answer says what made it', async () => {
  const { token } = await bench.signUp({ funded: false });
  const expected = {
    '/': 'text/html; charset=utf-8',
    '/player/getInfo': 'application/json; charset=utf-8',
    '/nowhere': 'application/json; charset=utf-8',
    '/openapi.json': 'application/json; charset=utf-8',
    '/assets/app-Ab12Cd34.js': 'application/javascript; charset=utf-8',
    '/log/keys': 'text/plain; charset=utf-8',
    '/stream/?EIO=4&transport=polling': 'text/plain; charset=UTF-8',
  };
  for (const [path, type] of Object.entries(expected)) {
    const { headers } = await fetch(bench.server.url + path, { headers: { 'coin-auth': token } });
    expect([path, headers.get('content-type')]).toEqual([path, type]);
    expect([headers.get('server'), headers.get('x-powered-by'), headers.get('via')]).toEqual([null, null, null]);
  }
});

test('a page may run and load its own alone, embed no program and stand in no frame', async () => {
  const policy = (await fetch(bench.server.url)).headers.get('content-security-policy') ?? '';
  const parts = policy.split(';').map((part) => part.trim());
  for (const part of [
    "default-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(parts).toContain(part);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|\*/);
});

test('what belongs to somebody is kept by nobody on the way', async () => {
  const { token } = await bench.signUp({ funded: false });
  const get = (path: string) => fetch(bench.server.url + path, { headers: { 'coin-auth': token } });
  for (const path of ['/player/getInfo', '/player/sessions', '/account/page', '/common/getConfig', '/nowhere'])
    expect([path, (await get(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
});

test.each(['?EIO=4&transport=polling', '?EIO=4&transport=none', '?EIO=3&transport=polling', ''])(
  'what answers at the stream is guarded as every answer: %s',
  async (query) => {
    const { headers } = await fetch(`${bench.server.url}/stream/${query}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  },
);
