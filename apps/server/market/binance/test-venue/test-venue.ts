import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestStreams } from './test-streams.ts';
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
  const markets = new Map<string, TestSymbol>(
    Object.entries(symbols).map(([symbol, price]) => [symbol, bookOf(symbol, price)]),
  );
  const streams = openTestStreams();
  const door = { port: 0, refusal: null as Refusal | null, requests: [] as string[] };
  let http = createServer();
  let beat: NodeJS.Timeout | undefined;
  const venue: TestVenue = {
    requests: door.requests,
    get restUrl() {
      return `http://127.0.0.1:${door.port}`;
    },
    get wsUrl() {
      return `ws://127.0.0.1:${door.port}`;
    },
    get connections() {
      return streams.made;
    },
    ...voiceOf(markets, streams.say, now),
    raw: streams.raw,
    silence() {
      streams.silent = true;
    },
    speak() {
      streams.silent = false;
    },
    cut: streams.cut,
    refuse(status, retryAfter = 0) {
      door.refusal = status === null ? null : { status, retryAfter };
    },
    async down() {
      clearInterval(beat);
      streams.cut();
      http.closeAllConnections();
      await new Promise((resolve) => {
        http.close(resolve);
      });
    },
    async start(fresh = false) {
      if (fresh) for (const market of markets.values()) market.restart();
      http = createServer((request, response) => answer(request, response, door, markets, now()));
      streams.attach(http);
      await new Promise<void>((resolve) => {
        http.listen(door.port, '127.0.0.1', resolve);
      });
      ({ port: door.port } = http.address() as AddressInfo);
      if (beatMs > 0) beat = setInterval(() => sayBeat(venue, markets, streams.say, now()), beatMs);
    },
    close: () => venue.down(),
  };
  await venue.start();
  return venue;
}

interface Refusal {
  readonly status: number;
  readonly retryAfter: number;
}
type Say = (stream: string, data: unknown) => void;

function answer(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  { requests, refusal }: { requests: string[]; refusal: Refusal | null },
  markets: ReadonlyMap<string, TestSymbol>,
  now: number,
): void {
  requests.push(url);
  const found = refusal === null ? answerOf(new URL(url, 'http://venue'), markets, now) : null;
  const retryAfter = refusal !== null && refusal.retryAfter > 0 ? { 'retry-after': String(refusal.retryAfter) } : {};
  response.writeHead(refusal?.status ?? (found === null ? 400 : 200), {
    'content-type': 'application/json',
    'x-mbx-used-weight-1m': '1',
    ...retryAfter,
  });
  response.end(JSON.stringify(found ?? { code: -1121, msg: 'Invalid symbol.' }));
}

/** What the venue does in its markets, and says of it. */
function voiceOf(
  markets: ReadonlyMap<string, TestSymbol>,
  say: Say,
  now: () => number,
): Pick<TestVenue, 'trade' | 'level' | 'repeat'> {
  const marketOf = (symbol: string): TestSymbol =>
    markets.get(symbol) ??
    (() => {
      throw new Error(`${symbol} is not traded here`);
    })();
  function repeat(symbol: string, back = 0): void {
    const row = marketOf(symbol).trades.at(-1 - back);
    if (row !== undefined) say(`${symbol.toLowerCase()}@aggTrade`, { e: 'aggTrade', E: now(), s: symbol, ...row });
  }
  return {
    repeat,
    trade(symbol, price, { quantity = '1', said = true, soldByTaker = false } = {}) {
      const { trades, nextId } = marketOf(symbol);
      trades.push({ a: nextId(), p: price, q: quantity, T: now(), m: soldByTaker, M: true });
      if (said) repeat(symbol);
    },
    level(symbol, side, price, quantity, said = true) {
      const market = marketOf(symbol);
      market.updateId += 1;
      if (Number(quantity) === 0) market[side].delete(price);
      else market[side].set(price, quantity);
      const [b, a] = side === 'bids' ? [[[price, quantity]], []] : [[], [[price, quantity]]];
      if (said)
        say(`${symbol.toLowerCase()}@depth@100ms`, {
          e: 'depthUpdate',
          E: now(),
          s: symbol,
          U: market.updateId,
          u: market.updateId,
          b,
          a,
        });
    },
  };
}

/** Signs of life: the last price once more, and a change far down in the book. */
function sayBeat(
  venue: Pick<TestVenue, 'level'>,
  markets: ReadonlyMap<string, TestSymbol>,
  say: Say,
  now: number,
): void {
  for (const [symbol, market] of markets) {
    say(`${symbol.toLowerCase()}@ticker`, {
      e: '24hrTicker',
      E: now,
      s: symbol,
      c: market.trades.at(-1)?.p ?? market.first,
    });
    venue.level(symbol, 'bids', market.deepBid, String(1 + (market.updateId % 9)));
  }
}
