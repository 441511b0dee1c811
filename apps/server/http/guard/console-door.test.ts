import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer({ settings: { CONSOLE_PORT: '0' } });
});
afterAll(() => bench.close());

const login = ['/operator/login', { method: 'POST', body: '{"name":"nobody","password":"x"}' }] as const;
const json = { 'content-type': 'application/json' };
const statusOf = async (base: string | null, path: string, sent: object = {}) =>
  (await fetch(`${base}${path}`, { headers: json, ...sent })).status;

test.each([
  '/operator/me',
  '/%6fperator/me',
  '/operator/me?x=/fair/',
  '/console/',
  '/%63onsole/',
  '/console/../operator/me',
])('beside its own port the console is not there: %s', async (path) => {
  expect(await statusOf(bench.server.url, path)).toBe(404);
});

test('a call of operators is known at the port of the console alone', async () => {
  const [path, sent] = login;
  expect([await statusOf(bench.server.url, path, sent), await statusOf(bench.server.consoleUrl, path, sent)]).toEqual([
    404, 400,
  ]);
  expect(await statusOf(bench.server.consoleUrl, '/operator/me')).toBe(401);
});

test('nothing of customers is at the port of the console, but what its pages show beside', async () => {
  const { consoleUrl, url } = bench.server;
  for (const path of ['/common/getConfig', '/player/getInfo', '/%63ommon/getConfig', '/'])
    expect([path, await statusOf(consoleUrl, path)]).toEqual([path, 404]);
  expect([await statusOf(consoleUrl, '/fair/invariants'), await statusOf(consoleUrl, '/health')]).toEqual([200, 200]);
  expect(await statusOf(url, '/common/getConfig')).toBe(200);
});

test.each([
  ['203.0.113.0/24', 404],
  ['127.0.0.1', 401],
])('from elsewhere than %s it is not there', async (addresses, status) => {
  const other = await openTestServer({ settings: { CONSOLE_ADDRESSES: addresses } });
  try {
    expect(await statusOf(other.server.url, '/operator/me')).toBe(status);
    expect(await statusOf(other.server.url, '/common/getConfig')).toBe(200);
  } finally {
    await other.close();
  }
});
