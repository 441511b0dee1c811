import type { Ticker, TickerChange } from '@candor/api-contract/events.ts';
import type { Candle } from '@candor/core/market/candles.ts';
import type { Listing } from '@candor/core/market/catalogue.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import type { Trade } from '@candor/core/market/trade.ts';
import type { Price } from '@candor/core/money/amount.ts';
import type { Clock } from '../clock.ts';
import { backfill } from './backfill.ts';
import { createCandleStore, type CandleStore, type KlineQuery } from './candles/candle-store.ts';
import type { CandleTable } from './candles/candle-table.ts';
import { sampleMs, type Feed, type FeedDepth, type FeedMessage } from './feed.ts';
import type { MarketCounts } from './market-metrics.ts';
import { createSampler, type AcceptedMark, type Sampler } from './marks.ts';
import { encodeFrame, type FrameRow } from './tape/codec.ts';
import { quotesOf, type QuotedMark } from './tape/quotes.ts';
import { restoreTape, type ClosedMinute, type RecordedMark, type Tape } from './tape/tape.ts';
import { createTickerBoard, type TickerBoard } from './tickers.ts';
import type { Every } from './timing.ts';
import { createTradeLists, type NumberedTrade, type TradeLists } from './trade-lists.ts';

const minuteMs = 60_000;
/** So much volume of the running minute a killed process may lose; prices are in the tape. */
const saveEveryMs = 10_000;
/** Backfilled frames handed over before their commit is awaited: many share one. */
const framesAtOnce = 200;

/** What one sampling moment adds to the tape; its rows belong into the transaction of what the marks cause. */
export interface MarketFrame {
  readonly time: Instant;
  /** Not empty. */
  readonly marks: readonly RecordedMark[];
  readonly row: FrameRow;
  /** Minutes that ended before this frame. */
  readonly chunks: readonly ClosedMinute[];
  /**
   * Stored frames before this time are in chunks now and may be deleted in the same transaction; null when no minute
   * ended.
   */
  readonly framesBefore: Instant | null;
}

export interface MarketParts {
  readonly feed: Feed;
  readonly clock: Clock;
  readonly every: Every;
  /** The tape as the database holds it; absent for a new one. */
  readonly tape?: Tape;
  /** Where own candles survive; absent where none are to be kept. */
  readonly candles?: CandleTable;
  /** Symbols that operators have stopped. Their marks go on. */
  readonly stopped?: (symbol: string) => boolean;
  /**
   * Every frame in order, backfilled ones first. A frame that is never stored would leave a hole that no restart
   * accepts.
   */
  readonly onFrame: (frame: MarketFrame) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** Told four times a second, after the marks of that moment, what has changed in the quotation list. */
export type TurnListener = (changes: ReadonlyMap<string, TickerChange>) => void;

export const openMarket = (parts: MarketParts): Market => new Market(parts);

/** Feed, sampler, tape, candles and quotation list as one. */
export class Market {
  readonly listings: readonly Listing[];
  private readonly parts: MarketParts;
  private tape: Tape;
  private readonly sampler: Sampler;
  private readonly candles: CandleStore;
  private readonly tradeLists: TradeLists = createTradeLists();
  private readonly board: TickerBoard;
  private stopSampling = (): void => {};
  private stopKeeping = (): void => {};
  /** Counts starts and stops, so that a start that was stopped on its way doesn't come to life. */
  private turn = 0;
  private readonly turnListeners: TurnListener[] = [];
  private starting: Promise<void> = Promise.resolve();

  constructor(parts: MarketParts) {
    this.parts = parts;
    this.listings = parts.feed.listings;
    this.tape = parts.tape ?? restoreTape();
    this.sampler = createSampler(
      this.listings.map(({ symbol }) => symbol),
      {
        ...(parts.stopped === undefined ? {} : { stopped: parts.stopped }),
        ...(parts.feed.sourceRules === undefined ? {} : { rules: parts.feed.sourceRules }),
      },
    );
    this.candles = createCandleStore(parts.feed, parts.candles);
    this.board = createTickerBoard({
      listings: this.listings,
      markOf: (symbol) => this.tape.last(symbol),
      dayOf: this.candles.day,
      halted: (symbol, now) => this.sampler.halted(symbol, now),
      paused: this.paused,
    });
  }

  /** Reads history, fills the hole of the downtime, then begins to sample. */
  start(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    // One after the other: an earlier start that is still on its way must not judge prices for this one.
    this.starting = this.starting.catch(() => undefined).then(() => this.begin(turn));
    return this.starting;
  }

  private async begin(turn: number): Promise<void> {
    const { feed, clock, every } = this.parts;
    await Promise.all(this.listings.map(({ symbol }) => this.recall(symbol)));
    await this.candles.recall((symbol) => this.tape.open(symbol), clock.now());
    await this.fillHole(turn);
    await this.candles.load(clock.now());
    await Promise.all(
      this.listings.map(async ({ symbol }) =>
        this.tradeLists.load(symbol, await feed.recentTrades(symbol, this.tradeLists.kept)),
      ),
    );
    if (turn !== this.turn) return;
    this.board.update(clock.now());
    feed.start((message) => this.hear(message));
    this.stopSampling = every(sampleMs, () => this.sample());
    this.stopKeeping = this.keepCandles();
  }

  /** A history that could not be had is taken as soon as the feed has it; what was seen is stored beside the engine. */
  private keepCandles(): () => void {
    const { clock, every, onFault } = this.parts;
    const stopLoading = every(minuteMs, () => {
      this.candles.load(clock.now()).catch(onFault);
    });
    const stopSaving = every(saveEveryMs, () => {
      this.candles.save().catch(onFault);
    });
    return () => {
      stopLoading();
      stopSaving();
    };
  }

  stop(): void {
    this.turn += 1;
    this.stopSampling();
    this.stopKeeping();
    this.parts.feed.stop();
    this.sampler.lose();
  }

  /** Stores what was seen since candles were last stored. */
  readonly saveCandles = (): Promise<void> => this.candles.save();

  /** The same once it is stopped for good, and soon: another process may wait for this one. */
  readonly saveLastCandles = (): Promise<void> => this.candles.saveLast();

  /** Before it starts, while the tape is read: begins to read the candles. */
  readAhead(): void {
    this.candles.readAhead(this.parts.clock.now());
  }

  /** Before it starts: the tape as the database holds it. */
  goOnFrom(stored: Tape): void {
    this.tape = stored;
  }

  /** Goes on from the tape as the database holds it, after frames could not be stored. */
  async restart(stored: Tape): Promise<void> {
    this.stop();
    this.goOnFrom(stored);
    await this.start();
  }

  onTurn(listener: TurnListener): void {
    this.turnListeners.push(listener);
  }

  /** A deal of the own order book, beside those of the feed. */
  addTrade(trade: Trade): void {
    this.tradeLists.add(trade);
  }

  /** The reference depth; null when none is known that is fresh. */
  depth(symbol: string): FeedDepth | null {
    return this.parts.feed.depth(symbol);
  }

  /** How late prices of each source came since the start, and how often it counted. */
  get sources(): Sampler['sources'] {
    return this.sampler.sources;
  }

  /** Number of the last update of the quotation list. */
  get frame(): number {
    return this.board.frame;
  }

  /** What changed in the quotation list after an earlier {@link frame}. */
  changedSince(frame: number): ReadonlyMap<string, TickerChange> {
    return this.board.changedSince(frame);
  }

  /** Whole rows, of all symbols or of those named that are listed. */
  rows(symbols: readonly string[] | 'all'): Ticker[] {
    return this.board.rows(symbols);
  }

  ticker(symbol: string): Ticker | undefined {
    return this.board.rows([symbol])[0];
  }

  klines(query: KlineQuery): Promise<Candle[]> {
    return this.candles.klines(query, this.parts.clock.now());
  }

  /** Evenly spaced closes of the last 24 hours, oldest first. */
  spark(symbol: string, points: number): Price[] {
    return this.candles.spark(symbol, points);
  }

  /** Newest first. */
  trades(symbol: string, limit: number): readonly NumberedTrade[] {
    return this.tradeLists.newest(symbol, limit);
  }

  /** The last accepted mark, however old. Handed around as a function. */
  readonly latest = (symbol: string): RecordedMark | undefined => this.tape.last(symbol);

  /** The marks of the minutes that are not closed yet, with what each source said where that is kept. */
  openMarks(symbol: string): readonly QuotedMark[] {
    return this.tape.open(symbol);
  }

  /** The head of the chain before the first of {@link openMarks}. */
  openPrevHash(symbol: string): string {
    return this.tape.openHash(symbol);
  }

  /** Whether operators have stopped a symbol; prices go on. */
  readonly paused = (symbol: string): boolean => this.parts.stopped?.(symbol) === true;

  /** Takes no new orders: no mark is fresh enough to trade on, or operators have stopped it. */
  readonly halted = (symbol: string): boolean => this.sampler.halted(symbol, this.parts.clock.now());

  /** Milliseconds since the last mark; infinite before the first. */
  readonly age = (symbol: string): number => this.sampler.age(symbol, this.parts.clock.now());

  /** Accepted marks, refused samples and messages by reason, events of the feed's lines; since the start. */
  get counts(): MarketCounts {
    return {
      accepted: this.sampler.accepted,
      refused: this.sampler.refused,
      lines: this.parts.feed.counts ?? new Map(),
    };
  }

  /** So that even the first price that comes is judged. */
  private async recall(symbol: string): Promise<void> {
    const mark = this.tape.last(symbol);
    const to = this.parts.clock.now();
    const [bar] =
      mark === undefined
        ? await this.parts.feed.history({ symbol, timeframe: '1m', to, limit: 1 }).catch(() => [])
        : [];
    const price = mark?.price ?? bar?.close;
    if (price !== undefined) this.sampler.startFrom(symbol, price, mark?.time);
  }

  private async fillHole(turn: number): Promise<void> {
    const { feed, clock, onFrame } = this.parts;
    let stored: Promise<void>[] = [];
    for await (const { time, marks } of backfill(feed, this.sampler, this.tape, clock)) {
      if (turn !== this.turn) return;
      for (const mark of marks) this.candles.addMark(mark);
      const done = onFrame(this.record(time, marks));
      // Awaited below; until then a failure must not count as unhandled.
      done.catch(() => undefined);
      stored.push(done);
      if (stored.length < framesAtOnce) continue;
      await Promise.all(stored);
      stored = [];
    }
    await Promise.all(stored);
  }

  private hear(message: FeedMessage): void {
    if (message.kind !== 'missed' && !this.sampler.hear(message, this.parts.clock.now())) return;
    const trade = tradeIn(message);
    if (trade === null) return;
    this.candles.addTrade(trade);
    this.tradeLists.add(trade);
  }

  private sample(): void {
    const { clock, onFrame, onFault } = this.parts;
    const now = clock.now();
    const accepted = this.sampler.sample(now);
    for (const mark of accepted) this.candles.addMark(mark);
    if (accepted.length > 0) onFrame(this.record(now, accepted)).catch(onFault);
    const changes = this.board.update(now);
    for (const listener of this.turnListeners) listener(changes);
  }

  private record(time: Instant, accepted: readonly AcceptedMark[]): MarketFrame {
    const chunks = this.tape.closeBefore(time);
    const marks = accepted.map((mark) => this.tape.append(mark));
    return {
      time,
      marks,
      row: encodeFrame(
        time,
        marks.map((mark, i) => ({ ...mark, ...quotesOf(accepted[i]) })),
      ),
      chunks,
      framesBefore: chunks.length === 0 ? null : Math.floor(time / minuteMs) * minuteMs,
    };
  }
}

const tradeIn = (message: FeedMessage): Trade | null =>
  'price' in message && message.price !== null && message.trade !== undefined
    ? { symbol: message.symbol, time: message.time, price: message.price, ...message.trade }
    : null;
