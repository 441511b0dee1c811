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
  /**
   * The connection was lost: until a price is stated anew, what the venue says is no sign that the old one still holds.
   */
  lost(): void;
}

export function openSymbolStream({
  listing,
  source,
  countsTrades,
  emit,
  count,
  onMissed,
}: SymbolStreamParts): SymbolStream {
  const { symbol } = listing;
  const book = createBook();
  let lastTradeId: number | null = null;
  /** On a new connection the ids may begin anew, when the venue itself has. */
  let isNew = true;
  let isStated = false;
  let saidAt: Instant = 0;
  let bookAt: Instant = 0;

  function timeOf(time: Instant): Instant {
    if (saidAt - time > overtakenMaxMs) return time;
    saidAt = Math.max(saidAt, time);
    return saidAt;
  }
  function state(value: Price | null, said: Instant, trade?: WireTrade): void {
    const time = timeOf(said);
    if (value === null) {
      emit({ kind: 'price', symbol, source, time, price: null });
      return;
    }
    isStated = true;
    const deal = trade === undefined || !countsTrades ? {} : { trade: { quantity: trade.quantity, side: trade.side } };
    emit({ kind: 'price', symbol, source, time, price: onTick(value, listing), ...deal });
  }
  /** @returns whether the deal is new */
  function follow(id: number): boolean {
    const expected = lastTradeId === null ? id : lastTradeId + 1;
    if (id < expected && !isNew) {
      count('trade-repeated');
      return false;
    }
    if (id > expected) {
      count('trade-gap');
      onMissed(expected, id - 1);
    }
    lastTradeId = id;
    isNew = false;
    return true;
  }
  return {
    book,
    get bookAt() {
      return bookAt;
    },
    trade(trade) {
      if (follow(trade.id)) state(trade.price, trade.time, trade);
    },
    ticker(ticker) {
      if (isStated && ticker.price !== null) emit({ kind: 'heartbeat', symbol, source, time: timeOf(ticker.time) });
      else state(ticker.price, ticker.time);
    },
    depth(change) {
      if (!book.apply(change)) count('depth-gap');
      bookAt = Math.max(bookAt, change.time);
      if (isStated) emit({ kind: 'heartbeat', symbol, source, time: timeOf(change.time) });
    },
    lost() {
      isNew = true;
      isStated = false;
      book.reset();
    },
  };
}
