import type { ServerEvents } from '@candor/api-contract/events.ts';
import { bookRequest } from '@candor/api-contract/stream/client-events.ts';
import { sendPacked } from './send-text.ts';
import type { CandorSocket, CandorSockets } from './ticker-rooms.ts';

/** What is told of a pair: its book whole or in brief, its deals. */
export type BookEvents = 'depth' | 'book' | 'trade';

export interface BookRooms {
  /** Puts a socket where what it asks for is told, one symbol at a time. @returns false where the request is none */
  watch(socket: CandorSocket, request: unknown): boolean;
  /** Symbols of which somebody is to be told this. */
  watched(event: BookEvents): Iterable<string>;
  tell<Event extends BookEvents>(event: Event, symbol: string, payload: Parameters<ServerEvents[Event]>[0]): void;
}

const roomOf = (event: BookEvents, symbol: string): string => `${event} ${symbol}`;

/** Who is told of which order books. */
export function bookRooms(io: CandorSockets): BookRooms {
  const watched = { depth: new Set<string>(), book: new Set<string>(), trade: new Set<string>() };
  const watchedIn = (room: string): [Set<string> | undefined, string] => {
    const [event = '', symbol = ''] = room.split(' ');
    return [Object.hasOwn(watched, event) ? watched[event as BookEvents] : undefined, symbol];
  };
  io.of('/').adapter.on('create-room', (room: string) => {
    const [symbols, symbol] = watchedIn(room);
    symbols?.add(symbol);
  });
  io.of('/').adapter.on('delete-room', (room: string) => {
    const [symbols, symbol] = watchedIn(room);
    symbols?.delete(symbol);
  });
  const membersOf = (room: string): CandorSocket[] =>
    [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);
  return {
    watch(socket, request) {
      const parsed = bookRequest.safeParse(request);
      if (!parsed.success) return false;
      const { symbol, parts = ['depth', 'trade'] } = parsed.data;
      for (const room of socket.rooms) if (watchedIn(room)[0] !== undefined) void socket.leave(room);
      if (symbol !== null) void socket.join(parts.map((event) => roomOf(event, symbol)));
      return true;
    },
    watched: (event) => watched[event],
    tell(event, symbol, payload) {
      sendPacked(membersOf(roomOf(event, symbol)), JSON.stringify([event, payload]));
    },
  };
}
