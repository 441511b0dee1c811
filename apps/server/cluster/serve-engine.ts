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

export interface EngineServer extends Pick<RpcServer, 'close' | 'attach'> {
  /** From now on this process is the one that the others tell, and that tells them. */
  begin(): void;
}

/** Opens engine and market to the processes that customers reach. */
export function serveEngine(
  services: Services,
  { engine, lastCommitAt }: EngineParts,
  { bus, outbox, watched }: Cluster,
): EngineServer {
  const { market, sessions, ownerNotices, push, secrets, spans } = services;
  let teller: MarketTeller | null = null;
  const rpc = openRpcServer({
    key: rpcKeyOf(secrets),
    spans,
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
  teller = tellMarket(services, { outbox, lastCommitAt }, (turn) => rpc.push('turn', turn));
  return {
    close: () => rpc.close(),
    attach: (server) => rpc.attach(server),
    begin() {
      bus.onSignal((signal) => {
        if (signal.kind === 'messages') ownerNotices.committed(signal.messages);
        else if (signal.kind === 'device-added') push.note(signal.userId);
        else if (signal.kind === 'session-ended' || signal.kind === 'standing-changed') sessions.hear(signal);
      });
      outbox.start();
    },
  };
}
