import type { Pair } from '@candor/core/spot/rules.ts';
import type { Rooms } from '../rooms.ts';
import { BookTeller, type BookServices, type Snapshot } from './book-teller.ts';

/** Books of all pairs, each looked at when it may have changed and somebody hears it. */
export interface Books {
  /** The book as it stands. */
  snapshot(pair: Pair): Promise<Snapshot>;
  /** The book of a symbol may have changed. */
  touched(symbol: string): void;
  stop(): void;
}

/** @param rooms where changes, best prices and the first levels are told */
export function openBooks(services: BookServices, rooms: Rooms): Books {
  const tellers = new Map<string, BookTeller>();
  const tellerOf = (pair: Pair): BookTeller => {
    const known = tellers.get(pair.symbol);
    if (known !== undefined) return known;
    // Numbers of changes begin above all that an earlier process gave: none makes a thousand a second.
    const made = new BookTeller(pair, services, { rooms, startAt: services.clock.now() });
    tellers.set(pair.symbol, made);
    return made;
  };
  rooms.onFirst((stream) => {
    const pair = services.rules.spot.pairs.get(stream.split('@')[0]?.toUpperCase() ?? '');
    if (pair !== undefined) tellerOf(pair).begin(stream);
  });
  return {
    snapshot: (pair) => tellerOf(pair).snapshot(),
    touched: (symbol) => tellers.get(symbol)?.touched(),
    stop: () => {
      for (const teller of tellers.values()) teller.stop();
    },
  };
}
