import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { answerOf, bookOf, type TestSymbol } from './test-venue-data.ts';

/** A local exchange that speaks the venue's protocol and fails in the ways that a test asks for. */
export interface TestVenue {
  readonly restUrl: string;
  readonly wsUrl: string;
  /** Paths and queries of the requests so far. */
  readonly requests: string[];
  /** Connections that were ever made to the streams. */
  readonly connections: number;
  /** Makes a deal and says so. @param said false: it happens, but nobody is told */
  trade(symbol: string, price: string, options?: { quantity?: string; said?: boolean; soldByTaker?: boolean }): void;
  /** Changes one level of the book. @param said as above */
  level(symbol: string, side: 'bids' | 'asks', price: string, quantity: string, said?: boolean): void;
  /** Says the last deal once more, or the one so many before it. */
  repeat(symbol: string, back?: number): void;
  /** Sends anything to every connection. */
  raw(text: string): void;
  /** Connections stay open and nothing is said any more. */
  silence(): void;
  speak(): void;
  /** Cuts every connection. */
  cut(): void;
  /** Requests are refused with this status from now on; null ends it. */
  refuse(status: number | null, retryAfterSeconds?: number): void;
  /** Goes down; {@link start} brings it back on the same port, its ids beginning anew when asked so. */
  down(): Promise<void>;
  start(fresh?: boolean): Promise<void>;
  close(): Promise<void>;
}

export interface TestVenueOptions {
  /** Symbol and first price. */
  readonly symbols: Readonly<Record<string, string>>;
  /** A sign of life every so often; none at all with 0. */
  readonly beatMs?: number;
  /** How far its clock is from ours. */
  readonly skewMs?: number;
}

export async function openTestVenue({ symbols, beatMs = 100, skewMs = 0 }: TestVenueOptions): Promise<TestVenue> {
  const now = (): number => Date.now() + skewMs;
  const markets = new Map<string, TestSymbol>(Object.entries(symbols).map(([symbol, price]) => [symbol, bookOf(symbol, price)]));
  const requests: string[] = [];
  const clients = new Map<WebSocket, Set<string>>();
  let [port, connections, silent] = [0, 0, false];
  let refusal: { status: number; retryAfter: number } | null = null;
  let http = createServer();
  let beat: NodeJS.Timeout | undefined;

  const marketOf = (symbol: string): TestSymbol => markets.get(symbol) ?? (() => { throw new Error(`${symbol} is not traded here`); })();
  function say(stream: string, data: unknown): void {
    if (silent) return;
    for (const [client, streams] of clients) if (streams.has(stream)) client.send(JSON.stringify({ stream, data }));
  }
  function sayTrade(symbol: string, back: number): void {
    const row = marketOf(symbol).trades.at(-1 - back);
    if (row !== undefined) say(`${symbol.toLowerCase()}@aggTrade`, { e: 'aggTrade', E: now(), s: symbol, ...row });
  }
  function sayBeat(): void {
    for (const [symbol, market] of markets) {
      const lower = symbol.toLowerCase();
      say(`${lower}@ticker`, { e: '24hrTicker', E: now(), s: symbol, c: market.trades.at(-1)?.p ?? market.first });
      venue.level(symbol, 'bids', market.deepBid, String(1 + (market.updateId % 9)));
    }
  }
  function answer(request: IncomingMessage, response: ServerResponse): void {
    requests.push(request.url ?? '');
    const url = new URL(request.url ?? '', 'http://venue');
    const found = refusal === null ? answerOf(url, markets, now()) : null;
    const status = refusal?.status ?? (found === null ? 400 : 200);
    response.writeHead(status, {
      'content-type': 'application/json', 'x-mbx-used-weight-1m': '1', ...(refusal !== null && refusal.retryAfter > 0 ? { 'retry-after': String(refusal.retryAfter) } : {}),
    });
    response.end(JSON.stringify(found ?? { code: -1121, msg: 'Invalid symbol.' }));
  }
  function upgrade(sockets: WebSocketServer, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    sockets.handleUpgrade(request, socket, head, (client) => {
      connections += 1;
      const streams = new URL(request.url ?? '', 'http://venue').searchParams.get('streams') ?? '';
      clients.set(client, new Set(streams.split('/')));
      client.on('close', () => clients.delete(client));
      client.on('error', () => clients.delete(client));
    });
  }
  const venue: TestVenue = {
    requests,
    get restUrl() { return `http://127.0.0.1:${port}`; },
    get wsUrl() { return `ws://127.0.0.1:${port}`; },
    get connections() { return connections; },
    trade(symbol, price, { quantity = '1', said = true, soldByTaker = false } = {}) {
      const { trades, nextId } = marketOf(symbol);
      trades.push({ a: nextId(), p: price, q: quantity, T: now(), m: soldByTaker, M: true });
      if (said) sayTrade(symbol, 0);
    },
    level(symbol, side, price, quantity, said = true) {
      const market = marketOf(symbol);
      market.updateId += 1;
      if (Number(quantity) === 0) market[side].delete(price);
      else market[side].set(price, quantity);
      const [b, a] = side === 'bids' ? [[[price, quantity]], []] : [[], [[price, quantity]]];
      if (said) say(`${symbol.toLowerCase()}@depth@100ms`, { e: 'depthUpdate', E: now(), s: symbol, U: market.updateId, u: market.updateId, b, a });
    },
    repeat: (symbol, back = 0) => sayTrade(symbol, back),
    raw(text) { for (const client of clients.keys()) client.send(text); },
    silence() { silent = true; },
    speak() { silent = false; },
    cut() { for (const client of clients.keys()) client.terminate(); clients.clear(); },
    refuse(status, retryAfter = 0) { refusal = status === null ? null : { status, retryAfter }; },
    async down() {
      clearInterval(beat);
      venue.cut();
      http.closeAllConnections();
      await new Promise((resolve) => { http.close(resolve); });
    },
    async start(fresh = false) {
      if (fresh) for (const market of markets.values()) market.restart();
      http = createServer(answer);
      const sockets = new WebSocketServer({ noServer: true });
      http.on('upgrade', (request, socket, head) => upgrade(sockets, request, socket, head));
      await new Promise<void>((resolve) => { http.listen(port, '127.0.0.1', resolve); });
      ({ port } = http.address() as AddressInfo);
      if (beatMs > 0) beat = setInterval(sayBeat, beatMs);
    },
    close: () => venue.down(),
  };
  await venue.start();
  return venue;
}
