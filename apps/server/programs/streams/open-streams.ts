import type { FastifyRequest } from 'fastify';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { WebSocket } from 'ws';
import { sourceOf } from '../../http/limits.ts';
import type { Http } from '../../http/http.ts';
import type { Services } from '../../services.ts';
import { listedPairs } from '../binance/public/exchange-info.ts';
import type { Tickers } from '../binance/public/tickers.ts';
import type { Weights } from '../binance/weights.ts';
import type { Books } from './books/tell-books.ts';
import { frameText, guardConnection, sendText, streamsAtMost, Subscriptions } from './connection.ts';
import { answerFrame } from './methods.ts';
import type { Rooms } from './rooms.ts';
import { readStreamName } from './stream-name.ts';
import { openCandlesTeller } from './tell-candles.ts';
import { openTickersTeller } from './tell-tickers.ts';
import { openTradesTeller } from './tell-trades.ts';
import type { Upgrades } from './upgrades.ts';

type StreamServices = Pick<Services, 'rules' | 'market' | 'clock' | 'engine' | 'log' | 'settings'>;
interface StreamParts {
  readonly rooms: Rooms;
  readonly books: Books;
  readonly tickers: Tickers;
  readonly weights: Weights;
  readonly upgrades: Upgrades;
}

/** A connection counts so much against the limit of its address. */
const connectionWeight = 2;
/** Prices of the day and candles are told once in so many turns of the market: once a second. */
const turnsBetween = 4;

/** The streams of the dialect: `/binance/ws` and, with names around the events, `/binance/stream`. */
export function openStreams(http: Http, services: StreamServices, parts: StreamParts): void {
  const { rooms, weights, upgrades } = parts;
  const { clock, settings } = services;
  tellMarket(services, parts);
  const isListed = (symbol: string): boolean => listedPairs(services).some((pair) => pair.symbol === symbol);
  const isStream = (name: string): boolean => readStreamName(name, isListed) !== null;

  const accept = (request: FastifyRequest, isCombined: boolean) => {
    const { waitSeconds, status } = weights.take(sourceOf(request.ip), connectionWeight, clock.now());
    if (waitSeconds > 0) return { status };
    return (socket: WebSocket): void => {
      const { mayGoOn } = guardConnection(socket, settings.RATE_LIMITS);
      const subscriptions = new Subscriptions(socket, rooms, isCombined);
      // Clients number their connections in the path, so what is no stream in it is left out.
      subscriptions.add(namesOf(request).filter(isStream).slice(0, streamsAtMost));
      socket.on('message', (data) => {
        if (!mayGoOn()) return;
        sendText(socket, JSON.stringify(answerFrame(frameText(data), subscriptions, isStream)));
      });
    };
  };
  for (const path of ['/binance/ws', '/binance/ws/*']) upgrades.at(path, (request) => accept(request, false));
  for (const path of ['/binance/stream', '/binance/stream/*']) upgrades.at(path, (request) => accept(request, true));
  http.app.addHook('onClose', async () => parts.books.stop());
}

/** Streams that the address of a connection names. */
function namesOf({ params, query }: FastifyRequest): string[] {
  const { streams } = query as { streams?: string | string[] };
  const { '*': path = '' } = params as { '*'?: string };
  return [path, ...(streams === undefined ? [] : [streams].flat())].flatMap((list) => list.split('/'));
}

/** Tells what the market and the engine do. */
function tellMarket(
  { rules, market, clock, engine, log }: StreamServices,
  { rooms, books, tickers }: StreamParts,
): void {
  const now = (): number => clock.now();
  const tellTrades = openTradesTeller(market, rooms, now);
  const tellTickers = openTickersTeller(tickers, rooms, now);
  const tellCandles = openCandlesTeller(market, rooms, now);
  const failed = (error: unknown): void => log.debug({ err: error }, 'a stream was not told');
  let [turn, changed] = [0, new Map<string, Pair>()];
  market.onTurn((changes) => {
    for (const symbol of changes.keys()) {
      const pair = rules.spot.pairs.get(symbol);
      if (pair !== undefined) changed.set(symbol, pair);
    }
    for (const symbol of rules.spot.pairs.keys()) {
      books.touched(symbol);
      tellTrades(symbol);
    }
    turn += 1;
    if (turn % turnsBetween !== 0) return;
    const pairs = [...changed.values()];
    changed = new Map();
    tellTickers(pairs).catch(failed);
    tellCandles().catch(failed);
  });
  engine.onCommitted(({ spotOrders, deals }) => {
    for (const symbol of new Set([...spotOrders].map((order) => order.symbol))) books.touched(symbol);
    for (const symbol of new Set(deals.map(({ order }) => order.symbol))) tellTrades(symbol);
  });
}
