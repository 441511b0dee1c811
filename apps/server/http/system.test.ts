import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { openLog } from '../log.ts';
import { openHttp, type Http } from './http.ts';
import { serveWeb } from './static.ts';
import { registerSystem } from './system.ts';

let http: Http | undefined;
afterEach(() => http?.app.close());

function door(ready: boolean, metricsToken = ''): Http {
  http = openHttp({
    settings: { corsOrigins: [], trustProxy: [], rateLimitPerSecond: 0, accessLog: false, checkAnswers: true },
    log: openLog('silent'), clock: { now: () => 0 },
    sessions: { find: async () => null, end: async () => {}, endAll: async () => {}, onEnd: () => {} },
  });
  registerSystem(http, { health: async () => ({ ready, database: 'pglite', feed: 'simulated', mode: 'paper' }), version: '1.0.1', metricsToken });
  return http;
}

test('health is 503 while the program can not serve', async () => {
  expect((await door(false).app.inject({ url: '/health' })).json()).toMatchObject({ code: 503 });
  await http?.app.close();
  expect((await door(true).app.inject({ url: '/health' })).json()).toMatchObject({ code: 200, data: { ready: true } });
});

test('figures are for this machine, or for who has the token', async () => {
  const { app } = door(true, 'a token of sixteen');
  const ask = async (headers: Record<string, string>, remoteAddress: string) => (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
  expect(await ask({}, '10.1.2.3')).toBe(404);
  expect(await ask({ authorization: 'Bearer wrong' }, '10.1.2.3')).toBe(404);
  expect(await ask({ authorization: 'Bearer wrong' }, '127.0.0.1')).toBe(404);
  expect(await ask({ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1')).toBe(404);
  expect(await ask({}, '127.0.0.1')).toBe(200);
  await http?.app.close();
  const open = door(true, 'sixteen-letters!');
  expect((await open.app.inject({ url: '/metrics', headers: { authorization: 'Bearer sixteen-letters!' }, remoteAddress: '10.1.2.3' })).statusCode).toBe(200);
  await open.app.inject({ url: '/health' });
  expect((await open.app.inject({ url: '/metrics' })).body).toContain('candor_call_seconds_count{call="GET /health",status="200"} 1');
});

test('tells its contract', async () => {
  const document = (await door(true).app.inject({ url: '/openapi.json' })).json();
  expect(document).toMatchObject({ openapi: '3.1.0', 'x-org-code': 'candor' });
});

test('serves the web, hashed files for good and the page never from memory, and calls as before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Candor</title>');
  await writeFile(join(folder, 'assets/app-Ab12Cd34.js'), 'export {}');
  await writeFile(join(folder, 'assets/app-Ab12Cd34.js.br'), brotliCompressSync('export {}'));
  const { app } = door(true);
  serveWeb(app, folder, () => ['https://asia.example/', 'http://10.0.0.7:8080']);
  const page = await app.inject({ url: '/' });
  expect(page.body).toContain('Candor');
  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  expect(page.headers['content-security-policy']).toMatch(/default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline'/);
  expect(page.headers['content-security-policy']).toContain("connect-src 'self' https://asia.example wss://asia.example http://10.0.0.7:8080 ws://10.0.0.7:8080;");
  expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(page.headers['content-security-policy']).toContain('frame-src https:;');
  const asset = await app.inject({ url: '/assets/app-Ab12Cd34.js', headers: { 'accept-encoding': 'br' } });
  expect(asset.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(asset.headers['content-type']).toContain('javascript');
  for (const path of ['/nothing', '/../package.json', '/assets/%2e%2e/%2e%2e/etc/passwd', '/.env']) expect((await app.inject({ url: path })).json()).toMatchObject({ code: 404 });
  expect((await app.inject({ url: '/login' })).json()).toMatchObject({ code: 404, data: { error: 'method-not-allowed' } });
  expect((await app.inject({ method: 'HEAD', url: '/' }))).toMatchObject({ statusCode: 200, body: '' });
  await rm(folder, { recursive: true });
});
