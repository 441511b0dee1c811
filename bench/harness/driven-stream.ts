import type { BriefBook, ClientEvents, ServerEvents, Ticker } from '@candor/api-contract/events.ts';
import { streamPath } from '@candor/api-contract/events.ts';
import { createServer, request as ask, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

type Depth = Parameters<ServerEvents['depth']>[0];
type Level = Depth['bids'][number];
type Trade = Parameters<ServerEvents['trade']>[0][number];

/** The product behind a stream of its own that moves as often as a measurement wants. */
export interface DrivenStream {
  readonly url: string;
  /** Books sent so far. */
  sent(): number;
  close(): void;
}

const tickersEveryMs = 250;
const tradesPerUpdate = 3;
const stepDecimals = 5;

async function read<Data>(port: number, path: string): Promise<Data> {
  const { data } = (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as { data: Data };
  return data;
}

/** A book in which no level is what it was: the whole book has moved by some ticks, and every quantity has changed. */
function moved(depth: Depth, decimals: number): Depth {
  const shift = Math.round((Math.random() - 0.5) * 20) / 10 ** decimals;
  const side = (levels: Depth['bids']): Depth['bids'] =>
    levels.map(([price, quantity]) => [
      (Number(price) + shift).toFixed(decimals),
      (Number(quantity) * (0.5 + Math.random())).toFixed(stepDecimals),
    ]);
  return { ...depth, bids: side(depth.bids), asks: side(depth.asks), time: Date.now() };
}

/** The same as the product tells it. */
function inBrief({ symbol, time, bids, asks }: Depth, decimals: number): BriefBook {
  const ticks = ([price]: Level): number => Math.round(Number(price) * 10 ** decimals);
  const side = (levels: readonly Level[]): string =>
    levels
      .map((level, at) => {
        const before = levels[at - 1];
        const behind = before === undefined ? ticks(level) : Math.abs(ticks(level) - ticks(before));
        return `${behind} ${Math.round(Number(level[1]) * 10 ** stepDecimals)}`;
      })
      .join(' ');
  const one = (places: number): string => (1 / 10 ** places).toFixed(places);
  return { symbol, time, tick: one(decimals), step: one(stepDecimals), bids: side(bids), asks: side(asks) };
}

function deals({ symbol, asks, bids, time }: Depth, round: number): Trade[] {
  return Array.from({ length: tradesPerUpdate }, (_, at) => {
    const side = Math.random() < 0.5 ? ('buy' as const) : ('sell' as const);
    const [price = '1', quantity = '1'] = (side === 'buy' ? asks : bids)[at] ?? [];
    return { id: `driven-${round}-${at}`, symbol, price, quantity, side, time };
  });
}

const quoted = (tickers: readonly Ticker[]) =>
  tickers.map(({ symbol, price, priceDecimals }) => ({
    symbol,
    price: (Number(price) * (0.999 + Math.random() / 500)).toFixed(priceDecimals),
    time: Date.now(),
  }));

/** Asks that server whatever it is asked. */
const passOn = (port: number): HttpServer =>
  createServer((request, response) => {
    const onward = ask(
      { host: '127.0.0.1', port, path: request.url, method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });

/**
 * Passes calls and files on to a server, and sends the book and the deals of one symbol `perSecond` times a second,
 * the quotations of all symbols at the product's own pace.
 */
export async function driveStream(port: number, symbol: string, perSecond: number): Promise<DrivenStream> {
  const tickers = await read<Ticker[]>(port, '/portal/market/tickers');
  const depth = await read<Depth>(port, `/portal/market/depth?symbol=${symbol}`);
  const decimals = depth.bids[0]?.[0].split('.')[1]?.length ?? 0;
  const http = passOn(port);
  const io = new Server<ClientEvents, ServerEvents>(http, { path: streamPath, serveClient: false });
  io.on('connection', (socket) => socket.on('ticker_add', (_, answer) => answer?.(tickers)));
  let round = 0;
  const startedAt = performance.now();
  const timers = [
    setInterval(() => {
      // Looks more often than it sends: timers that come late would add up to fewer than `perSecond`.
      if (round >= ((performance.now() - startedAt) * perSecond) / 1_000) return;
      const book = moved(depth, decimals);
      round += 1;
      io.emit('book', inBrief(book, decimals));
      io.emit('trade', deals(book, round));
    }, 250 / perSecond),
    setInterval(() => io.emit('ticker', quoted(tickers)), tickersEveryMs),
  ];
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    sent: () => round,
    close() {
      for (const timer of timers) clearInterval(timer);
      void io.close();
    },
  };
}
