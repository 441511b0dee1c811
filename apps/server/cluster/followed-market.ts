import type { LogHead, Ticker, TickerChange } from '@candor/api-contract/events.ts';
import { assert } from '@candor/core/result.ts';
import type { TurnListener } from '../market/market.ts';
import { sparkPoints, type MarketView } from '../market/market-view.ts';
import type { RecordedMark } from '../market/tape/tape.ts';
import type { MarketSnapshot, MarketStand, MarketTurn } from './market-turn.ts';

type Asked = Pick<MarketView, 'klines' | 'trades'>;

/** What is older says nothing of whether an order would be taken. */
const turnAgeMaxMs = 5_000;

/** The market as another process tells of it: prices in memory, histories by asking. */
export class FollowedMarket implements MarketView {
  readonly listings: MarketSnapshot['listings'];
  readonly klines: MarketView['klines'];
  readonly trades: MarketView['trades'];
  private readonly byOrder: readonly string[];
  private readonly tickers = new Map<string, Ticker>();
  private readonly marks = new Map<string, RecordedMark>();
  private readonly listeners: TurnListener[] = [];
  private stand: MarketStand;
  private whole: MarketSnapshot;
  private receivedAt = 0;

  constructor(first: MarketSnapshot, { klines, trades }: Asked) {
    this.listings = first.listings;
    this.byOrder = first.rows.map(({ symbol }) => symbol);
    this.klines = klines;
    this.trades = trades;
    this.stand = first;
    this.whole = first;
    this.begin(first);
  }

  /** Begins anew from how everything stands. */
  begin(snapshot: MarketSnapshot): void {
    this.whole = snapshot;
    const changes = snapshot.rows.filter((row) => this.tickers.get(row.symbol)?.time !== row.time);
    this.take(snapshot);
    this.tell(changes);
  }

  /** @returns false when an earlier turn is missing: then the whole is to be asked for */
  hear(turn: MarketTurn): boolean {
    if (turn.turn !== this.stand.turn + 1) return false;
    this.take(turn);
    this.tell(turn.changes);
    return true;
  }

  /** Since the last turn, as this process has received it. */
  get ageMs(): number {
    return performance.now() - this.receivedAt;
  }

  get logHead(): LogHead | null {
    return this.stand.logHead;
  }

  get logInfo(): MarketSnapshot['logInfo'] {
    return this.whole.logInfo;
  }

  /** How it stands with what customers are to be told. */
  get telling(): MarketStand['telling'] {
    return this.stand.telling;
  }

  get lastCommitAt(): number {
    return this.stand.lastCommitAt;
  }

  /** Whether the engine takes commands, as far as is known. */
  get isReady(): boolean {
    return this.stand.ready && this.ageMs < turnAgeMaxMs;
  }

  rows(symbols: readonly string[] | 'all'): Ticker[] {
    const wanted = symbols === 'all' ? this.byOrder : this.byOrder.filter((symbol) => symbols.includes(symbol));
    return wanted.flatMap((symbol) => this.tickers.get(symbol) ?? []);
  }

  ticker(symbol: string): Ticker | undefined {
    return this.tickers.get(symbol);
  }

  readonly latest = (symbol: string): RecordedMark | undefined => this.marks.get(symbol);

  readonly halted = (symbol: string): boolean =>
    this.ageMs >= turnAgeMaxMs || this.stand.halted.includes(symbol) || !this.marks.has(symbol);

  readonly paused = (symbol: string): boolean => this.stand.paused.includes(symbol);

  spark(symbol: string, points: number): ReturnType<MarketView['spark']> {
    assert(points === sparkPoints, `a day has ${sparkPoints} points`);
    return this.whole.sparks.get(symbol) ?? [];
  }

  onTurn(listener: TurnListener): void {
    this.listeners.push(listener);
  }

  private take(stand: MarketStand): void {
    this.stand = stand;
    this.receivedAt = performance.now();
    for (const row of stand.rows) this.tickers.set(row.symbol, row);
    for (const mark of stand.marks) this.marks.set(mark.symbol, mark);
  }

  private tell(changes: readonly TickerChange[]): void {
    const bySymbol = new Map(changes.map((change) => [change.symbol, change]));
    for (const listener of this.listeners) listener(bySymbol);
  }
}
