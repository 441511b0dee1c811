import type { Listing } from '@candor/core/market/catalogue.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import type { Price } from '@candor/core/money/amount.ts';
import type { FeedMessage } from '../feed.ts';
import { createBook, type LocalBook } from './book.ts';
import { onTick, type WireDepth, type WireTicker, type WireTrade } from './wire.ts';

/**
 * The streams of a symbol may overtake each other by this much; what is later than that keeps its time, and is judged
 * by it.
 */
const overtakenMaxMs = 1_000;

export interface SymbolStreamParts {
  readonly listing: Listing;
  readonly source: string;
  /** Over which connection it comes. */
  readonly line: string;
  /** Whether this venue's deals count as volume. */
  readonly countsTrades: boolean;
  readonly emit: (message: FeedMessage) => void;
  readonly count: (what: string) => void;
  /** Deals with the ids from the one to the other were missed. */
  readonly onMissed: (firstId: number, lastId: number) => void;
}

/** What one venue has said of one symbol. */
export interface SymbolStream {
  readonly book: LocalBook;
  /** When the book last moved, by the venue's clock. */
  readonly bookAt: Instant;
  trade(trade: WireTrade): void;
  /** Restates the last price once a second: the first word on a new connection, later a sign of life. */
  ticker(ticker: WireTicker): void;
  depth(change: WireDepth): void;
  /** The connection was lost. */
  lost(): void;
}

class Stream implements SymbolStream {
  readonly book = createBook();
  readonly #parts: SymbolStreamParts;
  #lastTradeId: number | null = null;
  /** On a new connection the ids may begin anew, when the venue itself has. */
  #isNew = true;
  #isStated = false;
  #saidAt: Instant = 0;
  #bookAt: Instant = 0;

  constructor(parts: SymbolStreamParts) {
    this.#parts = parts;
  }

  get bookAt(): Instant {
    return this.#bookAt;
  }

  trade(trade: WireTrade): void {
    if (this.#follow(trade.id)) this.#state(trade.price, trade.time, trade);
  }

  ticker(ticker: WireTicker): void {
    if (this.#isStated && ticker.price !== null) this.#live(ticker.time);
    else this.#state(ticker.price, ticker.time);
  }

  depth(change: WireDepth): void {
    if (!this.book.apply(change)) this.#parts.count('depth-gap');
    this.#bookAt = Math.max(this.#bookAt, change.time);
    if (this.#isStated) this.#live(change.time);
  }

  lost(): void {
    const { emit, listing, source } = this.#parts;
    emit({ kind: 'lost', symbol: listing.symbol, source });
    this.#isNew = true;
    this.#isStated = false;
    this.book.reset();
  }

  #live(said: Instant): void {
    const { emit, listing, source, line } = this.#parts;
    emit({ kind: 'heartbeat', symbol: listing.symbol, source, line, time: this.#timeOf(said) });
  }

  #timeOf(time: Instant): Instant {
    if (this.#saidAt - time > overtakenMaxMs) return time;
    this.#saidAt = Math.max(this.#saidAt, time);
    return this.#saidAt;
  }

  #state(value: Price | null, said: Instant, trade?: WireTrade): void {
    const { emit, listing, source, line, countsTrades } = this.#parts;
    const { symbol } = listing;
    const time = this.#timeOf(said);
    if (value === null) {
      emit({ kind: 'price', symbol, source, line, time, price: null });
      return;
    }
    this.#isStated = true;
    const deal = trade === undefined || !countsTrades ? {} : { trade: { quantity: trade.quantity, side: trade.side } };
    emit({ kind: 'price', symbol, source, line, time, price: onTick(value, listing), ...deal });
  }

  /** @returns whether the deal is new */
  #follow(id: number): boolean {
    const { count, onMissed } = this.#parts;
    const expected = this.#lastTradeId === null ? id : this.#lastTradeId + 1;
    if (id < expected && !this.#isNew) {
      count('trade-repeated');
      return false;
    }
    if (id > expected) {
      count('trade-gap');
      onMissed(expected, id - 1);
    }
    this.#lastTradeId = id;
    this.#isNew = false;
    return true;
  }
}

export const openSymbolStream = (parts: SymbolStreamParts): SymbolStream => new Stream(parts);
