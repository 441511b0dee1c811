import type { Listing } from '@candor/core/market/catalogue.ts';
import { markAgeMaxMs, type Instant } from '@candor/core/market/mark.ts';
import type { Clock } from '../../clock.ts';
import type { FeedDepth, FeedMessage } from '../feed.ts';
import { fetchMissed, snapshotsFor } from './fetch.ts';
import { openSymbolStream, type SymbolStream } from './symbol-stream.ts';
import { Link, linkTiming, type LinkTiming } from './link.ts';
import { openRest, type Rest } from './rest.ts';
import { readMessage } from './wire.ts';

export interface VenueAddress {
  /** The source of what it says. */
  readonly name: string;
  readonly restUrl: string;
  readonly wsUrl: string;
}

export interface VenueTiming extends LinkTiming {
  readonly requestMs: number;
  /** Wait before a snapshot is asked for again. */
  readonly snapshotRetryMs: number;
}
export const venueTiming: VenueTiming = { ...linkTiming, requestMs: 8_000, snapshotRetryMs: 2_000 };

export interface VenueParts {
  readonly address: VenueAddress;
  readonly clock: Clock;
  readonly timing: VenueTiming;
  readonly random: () => number;
  /** Whether its deals count as volume; one venue's do. */
  readonly countsTrades: boolean;
  readonly count: (what: string) => void;
}

/** One exchange: its REST interface, and its streams while started. */
export interface Venue {
  readonly name: string;
  readonly rest: Rest;
  start(listings: readonly Listing[], emit: (message: FeedMessage) => void): void;
  stop(): void;
  /** Null while the book isn't in step or hasn't moved for 2 s. */
  depth(listing: Listing): FeedDepth | null;
}

/** A lost connection takes no more than so many symbols with it; the venue allows 1,024 streams on one. */
const symbolsPerLink = 10;

export function openVenue(parts: VenueParts): Venue {
  const { address, clock, timing } = parts;
  const count = (what: string): void => parts.count(`${address.name}: ${what}`);
  const rest = openRest({ baseUrl: address.restUrl, clock, timeoutMs: timing.requestMs, count });
  let session: Session | null = null;
  return {
    name: address.name,
    rest,
    start(listings, emit) {
      session?.stop();
      session = new Session({ ...parts, count }, rest, listings, emit);
    },
    stop() {
      session?.stop();
      session = null;
    },
    depth: (listing) => session?.depth(listing, clock.now()) ?? null,
  };
}

/** What the streams say, until it is stopped. */
class Session {
  readonly #parts: VenueParts;
  readonly #rest: Rest;
  readonly #emit: (message: FeedMessage) => void;
  readonly #bySymbol: ReadonlyMap<string, SymbolStream>;
  readonly #askSnapshot: (symbol: string, stream: SymbolStream) => void;
  readonly #links: readonly Link[];
  #isOpen = true;

  constructor(parts: VenueParts, rest: Rest, listings: readonly Listing[], emit: (message: FeedMessage) => void) {
    const { timing, count } = parts;
    this.#parts = parts;
    this.#rest = rest;
    this.#emit = (message) => {
      if (this.#isOpen) emit(message);
    };
    const groups = groupsOf(listings, Math.ceil(listings.length / symbolsPerLink));
    this.#bySymbol = new Map(
      groups.flatMap((group, i) =>
        group.map((listing) => [listing.symbol, this.#streamOf(listing, String(i))] as const),
      ),
    );
    this.#askSnapshot = snapshotsFor({
      rest,
      retryMs: timing.snapshotRetryMs,
      count,
      isOpen: () => this.#isOpen,
    });
    this.#links = groups.map((group) => this.#linkOf(group.map(({ symbol }) => symbol)));
  }

  depth(listing: Listing, now: Instant): FeedDepth | null {
    const stream = this.#bySymbol.get(listing.symbol);
    const levels = stream === undefined || now - stream.bookAt > markAgeMaxMs ? null : stream.book.best(listing);
    return stream === undefined || levels === null ? null : { ...levels, time: stream.bookAt };
  }

  stop(): void {
    this.#isOpen = false;
    for (const link of this.#links) link.close();
  }

  #streamOf(listing: Listing, line: string): SymbolStream {
    const { address, countsTrades, count } = this.#parts;
    const [rest, emit] = [this.#rest, this.#emit];
    return openSymbolStream({
      listing,
      source: address.name,
      line,
      countsTrades,
      emit,
      count,
      onMissed(firstId, lastId) {
        if (countsTrades)
          fetchMissed({ rest, listing, source: address.name, emit }, firstId, lastId).catch(() =>
            count('missed-failed'),
          );
      },
    });
  }

  #linkOf(symbols: readonly string[]): Link {
    const { address, clock, timing, random, count } = this.#parts;
    const link: Link = new Link({
      url: streamsUrl(address.wsUrl, symbols),
      clock,
      timing,
      random,
      count,
      onText: (text) => this.#hear(text, () => link),
      onLost: () => {
        for (const symbol of symbols) this.#bySymbol.get(symbol)?.lost();
      },
    });
    return link;
  }

  #hear(text: string, link: () => Link | undefined): void {
    const { count } = this.#parts;
    const message = readMessage(text);
    if (message === null) {
      count('garbage');
      return;
    }
    if (message.kind === 'note') return;
    if (message.kind === 'shutdown') {
      link()?.renew();
      return;
    }
    const stream = this.#bySymbol.get(message.symbol);
    if (stream === undefined) {
      count('symbol-unknown');
      return;
    }
    if (message.kind === 'trade') stream.trade(message);
    else if (message.kind === 'ticker') stream.ticker(message);
    else {
      stream.depth(message);
      this.#askSnapshot(message.symbol, stream);
    }
  }
}

function streamsUrl(wsUrl: string, symbols: readonly string[]): string {
  const streams = symbols
    .map((symbol) => symbol.toLowerCase())
    .flatMap((symbol) => [`${symbol}@aggTrade`, `${symbol}@ticker`, `${symbol}@depth@100ms`]);
  return `${wsUrl.replace(/\/+$/, '')}/stream?streams=${streams.join('/')}`;
}

/** Dealt out in turn: each line has some of the busy ones, which come first, so none is long without a word. */
const groupsOf = <Item>(items: readonly Item[], count: number): Item[][] =>
  Array.from({ length: count }, (_, i) => items.filter((_item, place) => place % count === i));
