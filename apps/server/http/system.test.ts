import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { openLog } from '../running/log.ts';
import { openHttp, type Http, type HttpSettings } from './http.ts';
import { serveConsole, serveWeb } from './static.ts';
import { registerSystem } from './system.ts';

let http: Http | undefined;
afterEach(() => http?.app.close());

function door(reasons: readonly string[] = [], metricsToken = '', changes: Partial<HttpSettings> = {}): Http {
  http = openHttp({
    settings: {
      corsOrigins: [],
      trustProxy: [],
      rateLimitPerSecond: 0,
      accessLog: false,
      checkAnswers: true,
      ...changes,
    },
    log: openLog('silent'),
    clock: { now: () => 0 },
    sessions: { find: async () => null, end: async () => {}, endAll: async () => {}, onEnd: () => {} },
  });
  registerSystem(http, {
    health: () => ({ ready: reasons.length === 0, database: 'pglite', feed: 'simulated', mode: 'paper' }),
    readiness: () => ({ commitAgeMs: 250, markAgeMs: 250, waiting: 0, reasons }),
    version: '1.0.1',
    address: 'https://candor.example',
    metricsToken,
    isExposed: false,
  });
  return http;
}

test('health says that the program lives, ready that it can work, and why not', async () => {
  const { app } = door(['commit', 'feed']);
  expect((await app.inject({ url: '/health' })).json()).toMatchObject({ code: 200, data: { ready: false } });
  expect((await app.inject({ url: '/ready' })).json()).toMatchObject({
    code: 503,
    data: { error: 'service-unavailable', params: { reasons: 'commit feed' } },
  });
  await http?.app.close();
  const { app: well } = door();
  expect((await well.inject({ url: '/health' })).json()).toMatchObject({ code: 200, data: { ready: true } });
  expect((await well.inject({ url: '/ready' })).json()).toEqual({
    code: 200,
    message: 'OK',
    data: { commitAgeMs: 250, markAgeMs: 250, waiting: 0 },
  });
});

test('figures are for this machine, or for who has the token', async () => {
  const { app } = door([], 'a token of sixteen');
  const ask = async (headers: Record<string, string>, remoteAddress: string) =>
    (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
  expect(await ask({}, '10.1.2.3')).toBe(404);
  expect(await ask({ authorization: 'Bearer wrong' }, '10.1.2.3')).toBe(404);
  expect(await ask({ authorization: 'Bearer wrong' }, '127.0.0.1')).toBe(404);
  expect(await ask({ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1')).toBe(404);
  expect(await ask({ host: 'evil.example' }, '127.0.0.1')).toBe(404);
  expect(await ask({ 'x-real-ip': '10.1.2.3' }, '127.0.0.1')).toBe(404);
  expect(await ask({}, '127.0.0.1')).toBe(200);
  await http?.app.close();
  const open = door([], 'sixteen-letters!');
  expect(
    (
      await open.app.inject({
        url: '/metrics',
        headers: { authorization: 'Bearer sixteen-letters!' },
        remoteAddress: '10.1.2.3',
      })
    ).statusCode,
  ).toBe(200);
  await open.app.inject({ url: '/health' });
  expect((await open.app.inject({ url: '/metrics' })).body).toContain(
    'candor_call_seconds_count{call="GET /health",status="200"} 1',
  );
});

test('tells its contract', async () => {
  const document = (await door().app.inject({ url: '/openapi.json' })).json();
  expect(document).toMatchObject({ openapi: '3.1.0', 'x-org-code': 'candor' });
});

test('the contract is sent packed, and only to who has not got it', async () => {
  const { app } = door();
  const whole = await app.inject({ url: '/openapi.json' });
  const packed = await app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'gzip' } });
  const smaller = await app.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'br, gzip' } });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(whole.body);
  expect(packed.rawPayload.length * 5).toBeLessThan(whole.rawPayload.length);
  expect([smaller.headers['content-encoding'], brotliDecompressSync(smaller.rawPayload).toString()]).toEqual([
    'br',
    whole.body,
  ]);
  expect(smaller.rawPayload.length).toBeLessThan(packed.rawPayload.length);
  const { etag = '' } = whole.headers;
  for (const known of [etag, `"other", W/${etag}`]) {
    const again = await app.inject({ url: '/openapi.json', headers: { 'if-none-match': known } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await app.inject({ url: '/openapi.json', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
});

test.each(['/openapi.json', '/metrics', '/health', '/nothing', '/'])('every answer is guarded: %s', async (url) => {
  const folder = await mkdtemp(join(tmpdir(), 'web-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Candor</title>');
  const { app } = door([], '', { httpsOnly: true });
  serveWeb(app, folder);
  const { headers } = await app.inject({ url });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  await rm(folder, { recursive: true });
});

test('loading pages uses up no limit of calls; what is not there does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Candor</title>');
  await writeFile(join(folder, 'assets/app-Ab12Cd34.js'), 'export {}');
  const { app } = door([], '', { addressLimitPerSecond: 5 });
  serveWeb(app, folder);
  const statuses = async (url: string, times: number) =>
    new Set(
      (await Promise.all(Array.from({ length: times }, () => app.inject({ url })))).map(({ statusCode }) => statusCode),
    );
  expect(await statuses('/', 100)).toEqual(new Set([200]));
  expect(await statuses('/assets/app-Ab12Cd34.js', 100)).toEqual(new Set([200]));
  expect(await statuses('/health', 5)).toEqual(new Set([200]));
  expect(await statuses('/health', 3)).toEqual(new Set([429]));
  expect(await statuses('/assets/gone-Ab12Cd34.js', 3)).toEqual(new Set([429]));
  expect(await statuses('/', 3)).toEqual(new Set([200]));
  await rm(folder, { recursive: true });
});

test('another name that leads here is answered by nobody', async () => {
  const { app } = door([], '', { isOwnHost: (host) => host === 'candor.example' });
  expect((await app.inject({ url: '/health', headers: { host: 'candor.example' } })).statusCode).toBe(200);
  for (const url of ['/health', '/openapi.json', '/nothing']) {
    expect((await app.inject({ url, headers: { host: 'evil.example' } })).json()).toEqual({
      code: 400,
      message: 'This server does not answer at this address',
      data: { error: 'unknown-host' },
    });
  }
});

test('of scripts in a page itself those of the build may run, each by its hash, and no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'web-'));
  const script = 'globalThis.early = 1;';
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>Candor</title><script>${script}</script><script type="module" src="/assets/a.js"></script>`,
  );
  const { app } = door();
  serveWeb(app, folder);
  const policy = String((await app.inject({ url: '/' })).headers['content-security-policy']);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy.split(';').find((part) => part.startsWith('script-src'))).toBe(`script-src 'self' 'sha256-${hash}'`);
  await rm(folder, { recursive: true });
});

test('serves the web, the page never from memory, and calls as before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Candor</title>');
  await writeFile(join(folder, 'assets/app-Ab12Cd34.js'), 'export {}');
  const { app } = door();
  serveWeb(app, folder, () => ['https://asia.example/', 'http://10.0.0.7:8080']);
  const page = await app.inject({ url: '/' });
  expect(page.body).toContain('Candor');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(page.headers['content-security-policy']).toMatch(
    /default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline'/,
  );
  expect(page.headers['content-security-policy']).toContain(
    "connect-src 'self' https://asia.example wss://asia.example http://10.0.0.7:8080 ws://10.0.0.7:8080;",
  );
  expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(page.headers['content-security-policy']).toContain('frame-src https:;');
  for (const path of ['/nothing', '/../package.json', '/assets/%2e%2e/%2e%2e/etc/passwd', '/.env'])
    expect((await app.inject({ url: path })).json()).toMatchObject({ code: 404 });
  expect((await app.inject({ url: '/login' })).json()).toMatchObject({
    code: 404,
    data: { error: 'method-not-allowed' },
  });
  expect(await app.inject({ method: 'HEAD', url: '/' })).toMatchObject({ statusCode: 200, body: '' });
  await rm(folder, { recursive: true });
});

test('hashed files are sent for good, packed, with no header that they have no use for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Candor</title>');
  const packed = brotliCompressSync('export {}');
  await writeFile(join(folder, 'assets/app-Ab12Cd34.js'), 'export {}');
  await writeFile(join(folder, 'assets/app-Ab12Cd34.js.br'), packed);
  await writeFile(join(folder, 'assets/app.js'), 'export {}');
  const { app } = door([], '', { httpsOnly: true });
  serveWeb(app, folder);
  serveConsole(app, folder);
  for (const prefix of ['/', '/console/']) {
    const asset = await app.inject({ url: `${prefix}assets/app-Ab12Cd34.js`, headers: { 'accept-encoding': 'br' } });
    const { connection: _connection, date: _date, ...headers } = asset.headers;
    expect([asset.rawPayload, headers]).toEqual([
      packed,
      {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-length': String(packed.length),
        'content-type': 'application/javascript; charset=utf-8',
        'cross-origin-resource-policy': 'same-origin',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
      },
    ]);
    expect((await app.inject({ url: `${prefix}assets/app.js` })).headers['cache-control']).toBe('no-cache');
    const none = await app.inject({ url: `${prefix}assets/none-Ab12Cd34.js` });
    expect(none.json()).toMatchObject({ code: 404 });
    expect(none.headers['content-security-policy']).toContain("default-src 'none'");
  }
  await rm(folder, { recursive: true });
});

test('the address of a shared proof is the page, kept by no search engine; one that is gone is not found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'web-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Candor</title>');
  const { app } = door([], '', { addressLimitPerSecond: 7 });
  serveWeb(app, folder, () => [], { prices: () => [], now: Date.now, isProof: async (id) => id === 'known' });
  for (const [id, status] of [
    ['known', 200],
    ['gone', 404],
  ] as const) {
    const page = await app.inject({ url: `/proof/${id}`, headers: { 'if-none-match': '*' } });
    expect([page.statusCode, page.body]).toEqual([status, '<!doctype html><title>Candor</title>']);
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const packed = await app.inject({ url: `/proof/${id}`, headers: { 'accept-encoding': 'br' } });
    expect([packed.statusCode, brotliDecompressSync(packed.rawPayload).toString()]).toEqual([status, page.body]);
  }
  // It asks the database, so it counts as a call does.
  const many = await Promise.all(Array.from({ length: 9 }, () => app.inject({ url: '/proof/known' })));
  expect(many.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(3);
  expect((await app.inject({ url: '/proof/' })).statusCode).not.toBe(200);
  await rm(folder, { recursive: true });
});
