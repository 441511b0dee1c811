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
      session = openSession({ ...parts, count }, rest, listings, emit);
    },
    stop() {
      session?.stop();
      session = null;
    },
    depth: (listing) => session?.depth(listing, clock.now()) ?? null,
  };
}

interface Session {
  depth(listing: Listing, now: Instant): FeedDepth | null;
  stop(): void;
}

function openSession(
  parts: VenueParts,
  rest: Rest,
  listings: readonly Listing[],
  emit: (message: FeedMessage) => void,
): Session {
  const { address, clock, timing, count } = parts;
  const bySymbol = new Map<string, SymbolStream>();
  let isOpen = true;
  const say = (message: FeedMessage): void => {
    if (isOpen) emit(message);
  };

  for (const listing of listings) {
    bySymbol.set(
      listing.symbol,
      openSymbolStream({
        listing,
        source: address.name,
        countsTrades: parts.countsTrades,
        emit: say,
        count,
        onMissed(firstId, lastId) {
          if (parts.countsTrades)
            fetchMissed(rest, listing, firstId, lastId, address.name, say).catch(() => count('missed-failed'));
        },
      }),
    );
  }
  const askSnapshot = snapshotsFor({ rest, retryMs: timing.snapshotRetryMs, count, isOpen: () => isOpen });
  function hear(text: string, link: () => Link | undefined): void {
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
    const stream = bySymbol.get(message.symbol);
    if (stream === undefined) {
      count('symbol-unknown');
      return;
    }
    if (message.kind === 'trade') stream.trade(message);
    else if (message.kind === 'ticker') stream.ticker(message);
    else {
      stream.depth(message);
      askSnapshot(message.symbol, stream);
    }
  }
  const links = groupsOf(
    listings.map(({ symbol }) => symbol),
    symbolsPerLink,
  ).map((symbols) => {
    const link: Link = new Link({
      url: streamsUrl(address.wsUrl, symbols),
      clock,
      timing,
      random: parts.random,
      count,
      onText: (text) => hear(text, () => link),
      onLost: () => {
        for (const symbol of symbols) bySymbol.get(symbol)?.lost();
      },
    });
    return link;
  });
  return {
    depth(listing, now) {
      const stream = bySymbol.get(listing.symbol);
      const levels = stream === undefined || now - stream.bookAt > markAgeMaxMs ? null : stream.book.best(listing);
      return stream === undefined || levels === null ? null : { ...levels, time: stream.bookAt };
    },
    stop() {
      isOpen = false;
      for (const link of links) link.close();
    },
  };
}

function streamsUrl(wsUrl: string, symbols: readonly string[]): string {
  const streams = symbols
    .map((symbol) => symbol.toLowerCase())
    .flatMap((symbol) => [`${symbol}@aggTrade`, `${symbol}@ticker`, `${symbol}@depth@100ms`]);
  return `${wsUrl.replace(/\/+$/, '')}/stream?streams=${streams.join('/')}`;
}

function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
