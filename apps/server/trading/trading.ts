import type { RulesVersion } from '@candor/core/rule-versions/version.ts';
import { restoreState } from '@candor/core/restore/restore.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Logger } from 'pino';
import type { SetOff } from '../alerts/open-alerts.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Lease } from '../db/postgres/lease.ts';
import type { Books } from '../books/open-books.ts';
import type { EngineParts } from '../engine/seams/engine-parts.ts';
import { BooksBroken, Engine } from '../engine/engine.ts';
import { loadSnapshot } from '../engine/load.ts';
import type { CandleTable } from '../market/candles/candle-table.ts';
import type { Feed } from '../market/feed.ts';
import { watchFaults } from '../market/tape/faults.ts';
import { openMarket, type Market } from '../market/market.ts';
import { loadTape } from '../market/tape-store.ts';
import type { Tape } from '../market/tape/tape.ts';
import type { Every } from '../market/timing.ts';
import { commitFrame, watchCommits, type Commits } from './commit-frames.ts';
import { dueCountdowns, isStopped, lastMark, waitsForTime } from './questions.ts';
import { followDepths } from './follow-depths.ts';

export interface TradingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly every: Every;
  readonly feed: Feed;
  /** The release's. */
  readonly rules: Rules;
  /** The state was loaded with these versions of them. */
  readonly onRules?: (versions: readonly RulesVersion[]) => void;
  readonly log: Logger;
  /** What the marks of a frame set off beside orders; told whether the frame was committed. */
  readonly onMarks?: (marks: readonly Mark[]) => SetOff;
  /** Where own candles survive; absent where none are to be kept. */
  readonly candles?: CandleTable;
  readonly lease?: Lease;
  /** What may be named to the engine, what is around it, and who signs what it promises. */
  readonly seams?: Pick<EngineParts, 'named' | 'surroundings' | 'ackSigner' | 'measures' | 'outbox' | 'spans'>;
  /** Without them nobody looks whether the books add up. */
  readonly books?: Pick<Books, 'fault' | 'onChange'>;
}

export interface Trading {
  readonly engine: Engine;
  readonly market: Market;
  /** When marks were last stored. */
  readonly lastCommitAt: () => number;
  /** As the writer: reads state and tape. @throws what keeps it from that; the data are free again by then */
  load(): Promise<void>;
  /**
   * Fills the hole of the downtime and begins to sample. @throws when the tape can't be gone on with, also as it is
   * stored by then
   */
  start(): Promise<void>;
  /** @param lock whether this process stays the writer after it */
  stop(lock?: 'free' | 'kept'): Promise<void>;
}

const restartAgainMs = 1_000;
const startTries = 3;
const depthEveryTurns = 2;

/** {@link prepareTrading}, loaded. */
export async function openTrading(parts: TradingParts): Promise<Trading> {
  const trading = prepareTrading(parts);
  await trading.load();
  return trading;
}

/**
 * Engine and market together: every accepted mark is a command of the engine, recorded with what it causes. Nothing is
 * read before it is loaded.
 */
export function prepareTrading(parts: TradingParts): Trading {
  const { log, rules } = parts;
  const commits = watchCommits(parts);
  let tape: Tape | undefined;
  let isStarting = false;
  const engine: Engine = openEngine(parts, {
    onTape(loaded) {
      tape = loaded;
    },
    onFault(error) {
      // No frame may be recorded on a tape whose last frames are not stored.
      market.stop();
      commits.failed(error);
    },
    onRebuilt() {
      if (!isStarting && engine.ready) restartMarket({ engine, market, log }, () => tape);
    },
  });
  const market = openMarketOn(engine, parts, commits);
  actOnTurns(engine, market, rules);
  return {
    engine,
    market,
    lastCommitAt: () => commits.lastAt,
    load: () => loadBoth(parts, engine, market, () => tape),
    async start() {
      isStarting = true;
      await begin(parts, engine, market, () => tape);
      isStarting = false;
    },
    stop: (lock) => stopBoth({ engine, market, log }, lock),
  };
}

async function loadBoth(
  parts: TradingParts,
  engine: Engine,
  market: Market,
  tapeNow: () => Tape | undefined,
): Promise<void> {
  try {
    market.readAhead();
    await engine.start();
    const tape = tapeNow();
    if (tape !== undefined) market.goOnFrom(tape);
    await followBooks(parts, engine, market);
  } catch (error) {
    // Nobody gets what could stop it.
    await engine.stop();
    throw error;
  }
}

interface Both {
  readonly engine: Engine;
  readonly market: Market;
  readonly log: Logger;
}

interface EngineEvents {
  /** With the tape as it was read together with the state. */
  readonly onTape: (tape: Tape) => void;
  readonly onFault: (error: unknown) => void;
  readonly onRebuilt: () => void;
}

function openEngine(
  { db, clock, feed, rules, onRules, log, seams, lease }: TradingParts,
  { onTape, onFault, onRebuilt }: EngineEvents,
): Engine {
  return new Engine({
    db,
    clock,
    onFault,
    onRebuilt,
    ...seams,
    ...(lease === undefined ? {} : { lease }),
    async load(writer, resting) {
      const tape = await loadTape(writer);
      onTape(tape);
      const marks = feed.listings.flatMap(({ symbol }) => tape.last(symbol) ?? []);
      const state = restoreState(rules, { ...(await loadSnapshot(writer, resting)), marks });
      onRules?.(state.ruleVersions);
      return state;
    },
    onListenerFault: (error) => log.error({ err: error }, 'an event was not published'),
  });
}

function openMarketOn(
  engine: Engine,
  { feed, clock, every, candles, log, onMarks }: TradingParts,
  commits: Commits,
): Market {
  const faultStatements = watchFaults((symbol) => engine.answer(lastMark, symbol)?.time);
  return openMarket({
    feed,
    clock,
    every,
    ...(candles === undefined ? {} : { candles }),
    stopped: (symbol) => engine.ready && engine.answer(isStopped, symbol),
    onFrame: (frame) => commits.watch(commitFrame(engine, frame, faultStatements(frame), onMarks?.(frame.marks))),
    onFault: (error) => log.debug({ err: error }, 'a frame was not stored'),
  });
}

/** Goes on after the state was loaded anew, on the tape that was read with it. */
function restartMarket(both: Both, tapeNow: () => Tape | undefined): void {
  const { engine, market, log } = both;
  const tape = tapeNow();
  if (tape === undefined) return;
  market.restart(tape).catch((error: unknown) => {
    log.error({ err: error }, 'the market did not come back, it is tried again');
    setTimeout(() => {
      if (engine.ready) restartMarket(both, tapeNow);
    }, restartAgainMs).unref();
  });
}

/** With every turn what is open is looked at, and every second time the depth is followed. */
function actOnTurns(engine: Engine, market: Market, rules: Rules): void {
  let turns = 0;
  market.onTurn(() => {
    turns += 1;
    if (!engine.ready) return;
    if (engine.answer(waitsForTime, null)) engine.submit({ kind: 'clock' }).catch(() => undefined);
    for (const due of engine.answer(dueCountdowns, null))
      engine.submit({ kind: 'end-silent-orders', ...due }).catch(() => undefined);
    if (turns % depthEveryTurns === 1) followDepths(engine, market, rules);
  });
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

/** The first frames, on the tape as it is stored by then; not while trading is halted. */
async function begin(
  { rules, log }: TradingParts,
  engine: Engine,
  market: Market,
  tapeNow: () => Tape | undefined,
): Promise<void> {
  if (!engine.ready) return;
  const start = (): Promise<void> => {
    const tape = tapeNow();
    return tape === undefined ? market.start() : market.restart(tape);
  };
  await tryToStart(start, engine, log);
  // Whoever comes with the first call finds a book, not only a mark.
  followDepths(engine, market, rules);
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

async function stopBoth({ engine, market, log }: Both, lock?: 'free' | 'kept'): Promise<void> {
  market.stop();
  await market
    .saveLastCandles()
    .catch((error: unknown) => log.warn({ err: error }, 'the last candles were not stored'));
  await engine.stop(lock);
}
