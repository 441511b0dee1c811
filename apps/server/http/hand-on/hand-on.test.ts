import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { callNames } from '@candor/api-contract/index.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '../../running/log.ts';
import { handOnTheRest } from './hand-on.ts';
import { missingHandlers, openHttp, type Http } from '../http.ts';
import { route } from '../route.ts';
import { ok } from '@candor/core/result.ts';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly host: string;
  readonly forwarded: string;
  readonly language: string;
  readonly body: string;
}
const asked: Asked[] = [];
let behind: Server;
let http: Http;
let address: string | null;

async function note(request: IncomingMessage): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const { method = '', url = '', headers } = request;
  asked.push({
    method,
    url,
    host: headers.host ?? '',
    forwarded: String(headers['x-forwarded-for']),
    language: String(headers['lang']),
    body: Buffer.concat(pieces).toString(),
  });
}

beforeEach(async () => {
  asked.length = 0;
  behind = createServer((request, response) => {
    void note(request).then(() => {
      response.writeHead(409, { 'content-type': 'application/json', 'retry-after': '7' });
      response.end('{"code":409}');
    });
  }).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  address = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
  http = openHttp({
    settings: { corsOrigins: [], trustProxy: [], rateLimitPerSecond: 0, accessLog: false, checkAnswers: false },
    log: openLog('silent'),
    clock: { now: () => 5_000 },
    sessions: { find: async () => null, end: async () => {}, endAll: async () => {}, onEnd: () => {} },
  });
  route(http, 'GET /health', () => ok({ ready: true, database: 'pglite', feed: 'here', mode: 'paper' }));
  handOnTheRest(http, async () => address);
});
afterEach(async () => {
  await http.app.close();
  behind.close();
});

const headers = { host: 'candor.example', lang: 'vi', 'content-type': 'application/json' };

test('what is answered here is not handed on, everything else of the contract is', async () => {
  expect((await http.app.inject({ url: '/health' })).json()).toMatchObject({ data: { feed: 'here' } });
  expect(asked).toEqual([]);
  expect(missingHandlers(http)).toEqual([]);
  expect(callNames.length).toBeGreaterThan(150);
});

test('a call comes behind as it came here, and its answer comes back whole', async () => {
  const body = '{"symbol":"BTCUSDT","price":"1.0"}';
  const answered = await http.app.inject({ method: 'POST', url: '/player/alerts/add?a=b', headers, body });
  expect([answered.statusCode, answered.body, answered.headers['retry-after']]).toEqual([409, '{"code":409}', '7']);
  expect(asked).toEqual([
    {
      method: 'POST',
      url: '/player/alerts/add?a=b',
      host: 'candor.example',
      forwarded: '127.0.0.1',
      language: 'vi',
      body,
    },
  ]);
});

test('who calls can not pass as somebody else', async () => {
  await http.app.inject({ url: '/log/tile/0/000', headers: { ...headers, 'x-forwarded-for': '9.9.9.9' } });
  expect(asked).toMatchObject([{ method: 'GET', url: '/log/tile/0/000', forwarded: '127.0.0.1' }]);
});

test('where nobody answers it is said in words, and may be asked again', async () => {
  address = null;
  const nobody = await http.app.inject({ url: '/player/alerts', headers });
  address = 'http://127.0.0.1:9';
  const dead = await http.app.inject({ url: '/player/alerts', headers });
  for (const { statusCode, json, headers: given } of [nobody, dead]) {
    expect([statusCode, given['retry-after']]).toEqual([503, '2']);
    expect(json<{ data: unknown }>().data).toEqual({ error: 'service-unavailable' });
  }
});

test('what nobody knows is unknown here already', async () => {
  expect((await http.app.inject({ url: '/nothing/here', headers })).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

test('what programs of the dialect ask comes behind as they have signed it, form and key with it', async () => {
  const body = 'symbol=BTCUSDT&side=BUY&signature=ab';
  await http.app.inject({
    method: 'POST',
    url: '/binance/api/v3/order?a=%20b',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'x-mbx-apikey': 'K' },
    body,
  });
  await http.app.inject({ method: 'DELETE', url: '/binance/api/v3/order?orderId=1', headers });
  expect(asked).toMatchObject([
    { method: 'POST', url: '/binance/api/v3/order?a=%20b', forwarded: '127.0.0.1', body },
    { method: 'DELETE', url: '/binance/api/v3/order?orderId=1', body: '' },
  ]);
});
