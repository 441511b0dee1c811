import type { Server } from 'node:http';
import type { Engine } from '../engine/engine.ts';
import type { KlineQuery } from '../market/candles/candle-store.ts';
import { openRpcServer, type RpcServer } from '../rpc/rpc-server.ts';
import type { Services } from '../services.ts';
import { rpcKeyOf, type Cluster } from './open-cluster.ts';
import { tellMarket, type MarketTeller } from './tell-market.ts';
import type { Watched } from './watched-books.ts';

export interface EngineParts {
  readonly engine: Engine;
  readonly lastCommitAt: () => number;
}

/** Opens engine and market to the processes that customers reach. */
export function serveEngine(
  services: Services,
  { engine, lastCommitAt }: EngineParts,
  { bus, outbox, watched }: Cluster,
): Pick<RpcServer, 'close'> & { attach(server: Server): void } {
  const { market, sessions, ownerNotices, secrets } = services;
  let teller: MarketTeller | null = null;
  const rpc = openRpcServer({
    key: rpcKeyOf(secrets),
    onPush: (peer, _topic, payload) => watched.noted(peer, payload as Watched),
    onGone: watched.gone,
    methods: {
      submit: engine.submit.bind(engine),
      execute: engine.execute.bind(engine),
      decide: engine.decide.bind(engine),
      signRefusal: engine.signRefusal.bind(engine),
      ask: (name: string, args: unknown) => engine.ask({ name, answer: () => undefined }, args),
      snapshot: () => teller?.snapshot(),
      klines: (query: KlineQuery) => market.klines(query),
      trades: (symbol: string, limit: number) => market.trades(symbol, limit),
    },
  });
  teller = tellMarket(services, lastCommitAt, (turn) => rpc.push('turn', turn));
  bus.onSignal((signal) => {
    if (signal.kind === 'messages') ownerNotices.committed(signal.messages);
    else if (signal.kind !== 'settings-changed') sessions.hear(signal);
  });
  outbox.start();
  return rpc;
}
