import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { EngineAccess } from '../engine/seams/commands.ts';
import type { MarketView } from '../market/market-view.ts';
import { RpcClient } from '../rpc/rpc-client.ts';
import { FollowedMarket } from './followed-market.ts';
import type { MarketSnapshot, MarketTurn } from './market-turn.ts';
import { mayPass, openRemoteEngine, wasNotBegun } from './remote-engine.ts';
import type { BookTelling, Watched } from './watched-books.ts';

export interface ConnectedEngine {
  readonly engine: EngineAccess;
  readonly market: FollowedMarket;
  /** How everything stood when it was connected first. */
  readonly first: MarketSnapshot;
  /** Where the engine answers; waits while one follows another, null when nobody does in time. */
  readonly find: () => Promise<string | null>;
  watch(watched: Watched): void;
  onBook(listener: (telling: BookTelling) => void): void;
  stop(): void;
}

interface ConnectParts {
  readonly db: Pick<Database, 'query'>;
  readonly log: Logger;
  readonly key: string;
  readonly shard: string;
}

/** Histories heal gaps, and the lines of a day move on. */
const wholeEveryMs = 60_000;
const firstAgainMs = 200;
/** As long as calls of the engine itself wait. */
const findMaxMs = 10_000;
const findAgainMs = 50;

/** Engine and market of another process, whichever is the writer. @returns once it is known how everything stands */
export async function connectEngine({ db, log, key, shard }: ConnectParts): Promise<ConnectedEngine> {
  const bookListeners: ((telling: BookTelling) => void)[] = [];
  let market: FollowedMarket | null = null;
  let watched: Watched | null = null;
  const askWhole = (): void => {
    if (market !== null) snapshot().then((whole) => market?.begin(whole), log.debug.bind(log));
  };
  const rpc = new RpcClient({
    key,
    findServer: () => findEngine(db, shard),
    mayPass,
    wasNotBegun,
    onUp() {
      if (watched !== null) rpc.push('watch', watched);
      askWhole();
    },
    onDown: () => log.warn('the engine is lost'),
    onPush(topic, payload) {
      if (topic === 'turn' && market?.hear(payload as MarketTurn) === false) askWhole();
      if (topic === 'book') for (const listener of bookListeners) listener(payload as BookTelling);
    },
  });
  const snapshot = async (): Promise<MarketSnapshot> => (await rpc.call('snapshot', [], true)) as MarketSnapshot;
  const first = await firstOf(snapshot, log);
  const followed = new FollowedMarket(first, historiesOf(rpc));
  market = followed;
  const healing = setInterval(askWhole, wholeEveryMs);
  return {
    engine: openRemoteEngine({ rpc, isReady: () => followed.isReady }),
    market: followed,
    first,
    find: async () => ((await isFound(rpc)) ? findEngine(db, shard) : null),
    watch: (now) => rpc.push('watch', (watched = now)),
    onBook: (listener) => void bookListeners.push(listener),
    stop() {
      clearInterval(healing);
      rpc.stop();
    },
  };
}

async function findEngine(db: Pick<Database, 'query'>, shard: string): Promise<string | null> {
  const [row] = await db.query<{ address: string }>('select address from writer_lease where shard = $1', [shard]);
  return row?.address ?? null;
}

/** Whoever is connected to the engine knows that it is there. */
async function isFound(rpc: Pick<RpcClient, 'isUp'>): Promise<boolean> {
  for (let waited = 0; !rpc.isUp && waited < findMaxMs; waited += findAgainMs) await sleep(findAgainMs);
  return rpc.isUp;
}

/** Waits for an engine, however long there is none. */
async function firstOf(snapshot: () => Promise<MarketSnapshot>, log: Logger): Promise<MarketSnapshot> {
  for (;;) {
    try {
      return await snapshot();
    } catch (error) {
      log.info({ err: error }, 'waits for the engine');
      await sleep(firstAgainMs);
    }
  }
}

const historiesOf = (rpc: RpcClient): Pick<MarketView, 'klines' | 'trades'> => ({
  klines: async (query) => (await rpc.call('klines', [query], true)) as Awaited<ReturnType<MarketView['klines']>>,
  trades: async (symbol, limit) =>
    (await rpc.call('trades', [symbol, limit], true)) as Awaited<ReturnType<MarketView['trades']>>,
});
