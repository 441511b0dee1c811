import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openHttp, type Http } from '../http/http.ts';
import { openLog } from './log.ts';
import { bindPort, type BoundPort } from './bound-port.ts';

let port: BoundPort | undefined;
let http: Http | undefined;
afterEach(async () => {
  await http?.app.close();
  await port?.close();
});

/** One that hears no upgrades. */
async function openDoor(): Promise<BoundPort> {
  port = await bindPort('127.0.0.1', 0);
  http = openHttp({
    settings: { corsOrigins: [], trustProxy: [], rateLimitPerSecond: 0, accessLog: false, checkAnswers: true },
    log: openLog('silent'),
    clock: { now: () => 0 },
    sessions: { find: async () => null, end: async () => {}, endAll: async () => {}, onEnd: () => {} },
  });
  await http.app.ready();
  port.handOver(http.app.server);
  return port;
}

test('a client that is not understood and keeps its side open holds nothing', async () => {
  const bound = await openDoor();
  const client = connect({ port: Number(new URL(bound.url).port), allowHalfOpen: true });
  await once(client, 'connect');
  client.write('no such protocol\r\n\r\n');
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*"error":"body-malformed"/);
  await once(client, 'end');
  // Closing waits for every connection that is left.
  const closed = bound.close().then(() => 'closed');
  const late = new Promise((resolve) => {
    setTimeout(resolve, 3_000, 'a connection is left');
  });
  expect(await Promise.race([closed, late])).toBe('closed');
  client.destroy();
});

test('an upgrade that nobody hears is answered, and holds nothing', async () => {
  const bound = await openDoor();
  const client = connect({ port: Number(new URL(bound.url).port) });
  client.write('GET /binance/ws/x HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  client.setTimeout(3_000, () => client.destroy());
  let answer = '';
  client.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await once(client, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
});
