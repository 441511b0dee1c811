import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../apps/server/test-server.ts';
import { liveOptions } from '@candor/client/live-options.ts';

let candor: TestServer;
let proxy: Server;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(500);
  proxy = await withoutWebsockets(candor.server.url);
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await candor.close();
});

/** A network that passes ordinary requests on and ends every connection that asks to become a websocket. */
async function withoutWebsockets(target: string): Promise<Server> {
  const server = createServer((asked, answer) => {
    const passed = request(
      `${target}${asked.url ?? ''}`,
      { method: asked.method ?? 'GET', headers: asked.headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.on('upgrade', (_asked, socket) => socket.destroy());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

/** @returns by what the app's connection stands, and how many quotations come over it */
async function connected(url: string): Promise<{ transport: string | undefined; tickers: number }> {
  const socket = io(url, { ...liveOptions, reconnection: false });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const tickers = await new Promise<unknown[]>((resolve) => {
      socket.emit('ticker_add', { symbols: 'all' }, resolve);
    });
    return { transport: socket.io.engine.transport?.name, tickers: tickers.length };
  } finally {
    socket.disconnect();
  }
}

test('the app connects by websocket, and by polling where no websocket gets through', async () => {
  expect(await connected(candor.server.url)).toEqual({ transport: 'websocket', tickers: 3 });
  const { port } = proxy.address() as AddressInfo;
  expect(await connected(`http://127.0.0.1:${port}`)).toEqual({ transport: 'polling', tickers: 3 });
});
