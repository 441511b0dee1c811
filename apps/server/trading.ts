import { restoreState } from '@candor/core/restore.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { quantityScale } from '@candor/core/market/trade.ts';
import { currencyScale } from '@candor/core/money/currencies.ts';
import type { PriceLevel } from '@candor/core/spot/price-key.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database, Statement, Writer } from './db/database.ts';
import type { Books } from './books/open-books.ts';
import { BooksBroken, Engine } from './engine/engine.ts';
import { loadSnapshot } from './engine/load.ts';
import type { CandleTable } from './market/candles/candle-table.ts';
import type { Feed, FeedDepth } from './market/feed.ts';
import { watchFaults } from './market/tape/faults.ts';
import { openMarket, type Market, type MarketFrame } from './market/market.ts';
import { frameStatements, loadTape } from './market/tape-store.ts';
import type { Tape } from './market/tape/tape.ts';
import type { Every } from './market/timing.ts';
import { openFaultLog } from './running/fault-log.ts';

interface SetOff {
  readonly statements: readonly Statement[];
  readonly committed: () => void;
  readonly failed: () => void;
}

export interface TradingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly every: Every;
  readonly feed: Feed;
  readonly rules: Rules;
  readonly log: Logger;
  /** What the marks of a frame set off beside orders; told whether the frame was committed. */
  readonly onMarks?: (marks: readonly Mark[]) => SetOff;
  /** Where own candles survive; absent where none are to be kept. */
  readonly candles?: CandleTable;
  /** Without them nobody looks whether the books add up. */
  readonly books?: Pick<Books, 'fault' | 'onChange'>;
}

export interface Trading {
  readonly engine: Engine;
  readonly market: Market;
  /** When marks were last stored. */
  readonly lastCommitAt: () => number;
  /**
   * Fills the hole of the downtime and begins to sample. @throws when the tape can't be gone on with, also as it is
   * stored by then
   */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Hands a frame to the engine with all rows that belong into its transaction. */
async function commitFrame(
  engine: Engine,
  frame: MarketFrame,
  faults: readonly Statement[],
  setOff?: SetOff,
): Promise<void> {
  try {
    await engine.tick(frame.marks, [...frameStatements(frame), ...faults, ...(setOff?.statements ?? [])]);
  } catch (error) {
    setOff?.failed();
    throw error;
  }
  setOff?.committed();
}

const restartAgainMs = 1_000;
const startTries = 3;
const depthEveryTurns = 2;

/** Puts the reference depth behind the users' orders. A halted market has none. */
function followDepths(engine: Engine, market: Market, { spot }: Rules): void {
  for (const { symbol } of market.listings) {
    const pair = spot.pairs.get(symbol);
    if (pair === undefined) continue;
    const depth = market.halted(symbol) ? null : market.depth(symbol);
    engine.submit({ kind: 'follow-depth', symbol, ...countLevels(depth, pair) }).catch(() => undefined);
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
const stepQuantity = ({ base, stepUnits }: Pair): bigint =>
  stepUnits * 10n ** BigInt(quantityScale - currencyScale[base]);

/** When frames were stored last, and what keeps them from it. */
function watchCommits(log: Logger, clock: Clock) {
  const faults = openFaultLog(log, clock, 'a commit has failed, the state is loaded anew');
  return {
    lastAt: clock.now(),
    failed: (error: unknown): void => faults.failed(error),
    async watch(commit: Promise<void>): Promise<void> {
      await commit;
      this.lastAt = clock.now();
      faults.succeeded();
    },
  };
}

/** Engine and market together: every accepted mark is a command of the engine, recorded with what it causes. */
export async function openTrading(parts: TradingParts): Promise<Trading> {
  const { db, clock, every, feed, rules, log } = parts;
  const commits = watchCommits(log, clock);
  let tape: Tape | undefined;
  const load = async (writer: Writer, resting: ReadonlySet<string>): ReturnType<EngineLoad> => {
    const loaded = await loadTape(writer);
    tape = loaded;
    const marks = feed.listings.flatMap(({ symbol }) => loaded.last(symbol) ?? []);
    return restoreState(rules, { ...(await loadSnapshot(writer, resting)), marks });
  };
  const engine: Engine = new Engine({
    db,
    clock,
    load,
    onFault(error) {
      // No frame may be recorded on a tape whose last frames are not stored.
      market.stop();
      commits.failed(error);
    },
    onListenerFault: (error) => log.error({ err: error }, 'an event was not published'),
    onRebuilt: () => {
      if (!isStarting && engine.ready) restartMarket();
    },
  });
  let isStarting = false;
  const restartMarket = (): void => {
    if (tape === undefined) return;
    market.restart(tape).catch((error: unknown) => {
      log.error({ err: error }, 'the market did not come back, it is tried again');
      setTimeout(() => {
        if (engine.ready) restartMarket();
      }, restartAgainMs).unref();
    });
  };
  await engine.start();
  const advance = (): void => {
    if (engine.ready && (engine.state.fast.orders.size > 0 || engine.state.futures.orders.size > 0))
      engine.submit({ kind: 'clock' }).catch(() => undefined);
  };
  const faultStatements = watchFaults((symbol) => engine.state.marks.get(symbol)?.time);
  const market: Market = openMarket({
    feed,
    clock,
    every,
    ...(tape === undefined ? {} : { tape }),
    ...(parts.candles === undefined ? {} : { candles: parts.candles }),
    stopped: (symbol) => engine.ready && engine.state.halts.has(symbol),
    onFrame: (frame) => commits.watch(commitFrame(engine, frame, faultStatements(frame), parts.onMarks?.(frame.marks))),
    onFault: (error) => log.debug({ err: error }, 'a frame was not stored'),
  });
  let turns = 0;
  market.onTurn(() => {
    advance();
    turns += 1;
    if (engine.ready && turns % depthEveryTurns === 1) followDepths(engine, market, rules);
  });
  await followBooks(parts, engine, market);
  return {
    engine,
    market,
    lastCommitAt: () => commits.lastAt,
    async start() {
      if (!engine.ready) return;
      isStarting = true;
      await tryToStart(() => (tape === undefined ? market.start() : market.restart(tape)), engine, log);
      // Whoever comes with the first call finds a book, not only a mark.
      followDepths(engine, market, rules);
      isStarting = false;
    },
    stop: () => stopBoth(engine, market, log),
  };
}

/** No trading on broken books; where they are right the house is funded. */
async function followBooks({ books, log }: TradingParts, engine: Engine, market: Market): Promise<void> {
  const halt = (fault: string): void => {
    engine.halt(new BooksBroken(fault));
    market.stop();
  };
  books?.onChange((fault) => {
    if (fault === null)
      engine.resume().catch((error: unknown) => log.error({ err: error }, 'trading did not come back'));
    else halt(fault);
  });
  const fault = books?.fault() ?? null;
  if (fault === null) await engine.submit({ kind: 'fund-house' });
  else halt(fault);
}

/** Frames that collide with what another process has written are made again from what is stored by then. */
async function tryToStart(start: () => Promise<void>, engine: Engine, log: Logger): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await start();
      return;
    } catch (error) {
      if (tries === startTries) throw error;
      log.warn({ err: error }, 'the market did not start, it is tried again from what is stored');
      await engine.settled();
    }
  }
}

async function stopBoth(engine: Engine, market: Market, log: Logger): Promise<void> {
  market.stop();
  await market.saveCandles().catch((error: unknown) => log.warn({ err: error }, 'the last candles were not stored'));
  await engine.stop();
}

type EngineLoad = ConstructorParameters<typeof Engine>[0]['load'];
