import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { settingsOf } from '../settings.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { isExposed, isOutboxOpen, openHostCheck } from './exposure.ts';

let bench: TestServer | undefined;
afterEach(async () => {
  await bench?.close();
  bench = undefined;
});

/** The status of a call under another name. */
const under = (url: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });

test('the product is asked by its own names; a bare address can not be made to lead here, a name can', () => {
  const isOwn = openHostCheck(
    settingsOf({
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://candor.example',
      NETWORK_LINES: 'Asia=https://asia.example:8443,https://eu.example',
      ALLOWED_HOSTS: 'inside.example',
    }),
    () => ['https://later.example'],
  );
  for (const host of [
    undefined,
    'localhost',
    'localhost:8080',
    'app.localhost',
    '127.0.0.1:8080',
    '[::1]:8080',
    '192.168.1.5:8080',
    '[2a00::1]',
    'candor.example',
    'CANDOR.example:443',
    'asia.example:8443',
    'eu.example',
    'inside.example',
    'later.example',
  ])
    expect(isOwn(host), host).toBe(true);
  for (const host of [
    'evil.example',
    'candor.example.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '',
    'a b',
    'evil@',
  ])
    expect(isOwn(host), host).toBe(false);
});

test('what others can reach has no outbox unless it is opened, and real money never has one', () => {
  const open = (changes: Record<string, string>) => [isExposed(settingsOf(changes)), isOutboxOpen(settingsOf(changes))];
  expect(open({})).toEqual([false, true]);
  expect(open({ HOST: '::1', PUBLIC_URL: 'http://localhost:8080' })).toEqual([false, true]);
  expect(open({ HOST: '0.0.0.0' })).toEqual([true, false]);
  expect(open({ PUBLIC_URL: 'https://candor.example' })).toEqual([true, false]);
  expect(open({ HOST: '0.0.0.0', DEVELOPMENT_OUTBOX: 'true' })).toEqual([true, true]);
  for (const DEVELOPMENT_OUTBOX of [false, true])
    expect(isOutboxOpen({ ...settingsOf({}), MODE: 'real', DEVELOPMENT_OUTBOX })).toBe(false);
});

test('a page whose name leads to this machine reads neither messages nor figures, and calls nothing', async () => {
  bench = await openTestServer();
  const { url, outboxUrl } = bench.server;
  expect(outboxUrl).toMatch(/\/outbox\?token=[0-9a-f]{64}$/);
  expect((await fetch(outboxUrl ?? '')).status).toBe(200);
  expect((await fetch(`${url}/outbox`)).status).toBe(403);
  const paths = [
    '/metrics',
    '/common/getConfig',
    '/openapi.json',
    '/stream/?EIO=4&transport=polling',
    new URL(outboxUrl ?? '').pathname + new URL(outboxUrl ?? '').search,
  ];
  const here = new URL(url).host;
  for (const path of paths) expect(await under(`${url}${path}`, here), path).toBe(200);
  for (const path of paths)
    expect(await under(`${url}${path}`, 'evil.example'), path).toBe(path.startsWith('/stream') ? 403 : 400);
});

test('behind a proxy on this machine that tells nothing, messages and figures are for nobody', async () => {
  bench = await openTestServer({ settings: { PUBLIC_URL: 'https://candor.example' } });
  const { url, outboxUrl } = bench.server;
  expect(outboxUrl).toBeNull();
  expect([(await fetch(`${url}/outbox`)).status, (await fetch(`${url}/metrics`)).status]).toEqual([404, 404]);
  expect((await bench.call('GET /common/getConfig')).data.developmentOutbox).toBe(false);
  expect((await fetch(`${url}/health`)).headers.get('strict-transport-security')).toMatch(/^max-age=/);
});

test('limits are the numbers of the settings', async () => {
  bench = await openTestServer({
    settings: {
      RATE_LIMITS: '1',
      CALLS_PER_USER: '2',
      CALLS_PER_ADDRESS: '9',
      SIGN_UPS_PER_ADDRESS: '3',
      UPLOADS_PER_USER: '1',
    },
  });
  const { url } = bench.server;
  const statuses = async (times: number, path: string, init: RequestInit = {}) =>
    (await Promise.all(Array.from({ length: times }, () => fetch(`${url}${path}`, init))))
      .map(({ status }) => status)
      .sort((a, b) => a - b);
  const { token } = await bench.signUp({ funded: false });
  await bench.signUp({ funded: false });
  await bench.signUp({ funded: false });
  await expect(bench.signUp({ funded: false })).rejects.toThrow();
  const pass = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 1_100);
    });
  await pass();
  expect(await statuses(3, '/player/getInfo', { headers: { 'coin-auth': token } })).toEqual([200, 200, 429]);
  await pass();
  expect(await statuses(11, '/health')).toEqual([...Array<number>(9).fill(200), 429, 429]);
});
