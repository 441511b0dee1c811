import type { TickerChange } from '@candor/api-contract/events.ts';
import { restoreState } from '@candor/core/restore.ts';
import { quantityScale } from '@candor/core/market/trade.ts';
import { currencyScale } from '@candor/core/money/currencies.ts';
import type { PriceLevel } from '@candor/core/spot/price-key.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database, Writer } from './db/database.ts';
import { Engine } from './engine/engine.ts';
import { loadSnapshot } from './engine/load.ts';
import type { Feed, FeedDepth } from './market/feed.ts';
import { openMarket, type Market } from './market/market.ts';
import { frameStatements, loadTape } from './market/tape-store.ts';
import type { Tape } from './market/tape/tape.ts';
import type { Every } from './market/timing.ts';

export interface TradingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly every: Every;
  readonly feed: Feed;
  readonly rules: Rules;
  readonly log: Logger;
  readonly onTickers: (changes: ReadonlyMap<string, TickerChange>) => void;
}

export interface Trading {
  readonly engine: Engine;
  readonly market: Market;
  stop(): Promise<void>;
}

const restartAgainMs = 1_000;
const depthEveryTurns = 2;

/** Puts the reference depth behind the users' orders. A halted market has none. */
function followDepths(engine: Engine, market: Market, { spot }: Rules): void {
  for (const { symbol } of market.listings) {
    const pair = spot.pairs.get(symbol);
    if (pair === undefined) continue;
    const depth = market.halted(symbol) ? null : market.depth(symbol);
    engine.submit({ kind: 'depth', symbol, ...countLevels(depth, pair) }).catch(() => undefined);
  }
}

/** Levels in whole ticks and steps: rounded away from the mark, and what is less than a step is left out. */
export function countLevels(depth: FeedDepth | null, pair: Pair): { bids: PriceLevel[]; asks: PriceLevel[] } {
  const side = (levels: FeedDepth['bids'], up: boolean): PriceLevel[] => {
    const counted = new Map<number, number>();
    for (const { price, quantity } of levels) {
      const tick = Number(up ? (price + pair.tick - 1n) / pair.tick : price / pair.tick);
      const steps = Number(quantity / stepQuantity(pair));
      if (tick > 0 && steps > 0) counted.set(tick, (counted.get(tick) ?? 0) + steps);
    }
    return [...counted].map(([tick, steps]) => ({ tick, steps }));
  };
  return depth === null ? { bids: [], asks: [] } : { bids: side(depth.bids, false), asks: side(depth.asks, true) };
}

/** Quantities of the market have 8 decimals, those of the ledger the currency's. */
const stepQuantity = ({ base, stepUnits }: Pair): bigint => stepUnits * 10n ** BigInt(quantityScale - currencyScale[base]);

/** Engine and market together: every accepted mark is a command of the engine, recorded with what it causes. */
export async function openTrading(parts: TradingParts): Promise<Trading> {
  const { db, clock, every, feed, rules, log } = parts;
  let tape: Tape | undefined;
  const load = async (writer: Writer): ReturnType<EngineLoad> => {
    const loaded = await loadTape(writer);
    tape = loaded;
    const marks = feed.listings.flatMap(({ symbol }) => loaded.last(symbol) ?? []);
    return restoreState(rules, { ...await loadSnapshot(writer), marks });
  };
  const engine: Engine = new Engine({
    db, clock, load,
    onFault(error) {
      // No frame may be recorded on a tape whose last frames are not stored.
      market.stop();
      log.error({ err: error }, 'a commit has failed, the state is loaded anew');
    },
    onListenerFault: (error) => log.error({ err: error }, 'an event was not published'),
    onRebuilt: () => restartMarket(),
  });
  const restartMarket = (): void => {
    if (tape === undefined) return;
    market.restart(tape).catch((error: unknown) => {
      log.error({ err: error }, 'the market did not come back, it is tried again');
      setTimeout(() => { if (engine.ready) restartMarket(); }, restartAgainMs).unref();
    });
  };
  await engine.start();
  const advance = (): void => {
    if (engine.ready && (engine.state.fast.orders.size > 0 || engine.state.futures.orders.size > 0)) engine.submit({ kind: 'clock' }).catch(() => undefined);
  };
  const market: Market = openMarket({
    feed, clock, every, ...(tape === undefined ? {} : { tape }),
    onFrame: (frame) => engine.tick(frame.marks, frameStatements(frame)),
    onTickers(changes) {
      advance();
      parts.onTickers(changes);
    },
    onFault: (error) => log.debug({ err: error }, 'a frame was not stored'),
  });
  let turns = 0;
  market.onTurn(() => {
    turns += 1;
    if (engine.ready && turns % depthEveryTurns === 0) followDepths(engine, market, rules);
  });
  if (engine.state.nextJournal === 1) await engine.submit({ kind: 'fund-house' });
  return {
    engine, market,
    async stop() {
      market.stop();
      await engine.stop();
    },
  };
}

type EngineLoad = ConstructorParameters<typeof Engine>[0]['load'];
