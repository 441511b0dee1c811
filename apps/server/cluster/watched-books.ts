import type { BookEvents } from '../stream/book-rooms.ts';
import type { Stream } from '../stream/stream.ts';
import type { Peer } from '../rpc/rpc-server.ts';

/** Symbols of which somebody at a process is to be told, by what. */
export type Watched = Readonly<Record<BookEvents, readonly string[]>>;
/** One telling, as it goes to the processes whose customers watch. */
export interface BookTelling {
  readonly event: BookEvents;
  readonly symbol: string;
  readonly payload: unknown;
}

export interface WatchedBooks {
  readonly books: Stream['books'];
  noted(peer: Peer, watched: Watched): void;
  gone(peer: Peer): void;
}

/** Who watches which books, at all processes together. */
export function openWatchedBooks(): WatchedBooks {
  const byPeer = new Map<Peer, Watched>();
  return {
    books: {
      watched: (event) => new Set([...byPeer.values()].flatMap((watched) => watched[event])),
      tell(event, symbol, payload) {
        for (const [peer, watched] of byPeer)
          if (watched[event].includes(symbol)) peer.push('book', { event, symbol, payload } satisfies BookTelling);
      },
    },
    noted: (peer, watched) => void byPeer.set(peer, watched),
    gone: (peer) => void byPeer.delete(peer),
  };
}
