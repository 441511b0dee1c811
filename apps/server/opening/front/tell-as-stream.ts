import { openHttp, type Http } from '../../http/http.ts';
import { openStream, type Stream } from '../../stream/stream.ts';
import type { BookEvents } from '../../stream/book-rooms.ts';
import { httpSettings } from '../open-door.ts';
import type { Start } from '../start.ts';
import type { FrontGround } from './front-ground.ts';
import { registerFrontSystem } from './front-system.ts';

/** Holds the sockets of customers. */
export async function tellAsStream(start: Start, ground: FrontGround): Promise<Http> {
  const { settings, log, clock, metrics, sessions, bus, connected, isOwnHost } = ground;
  const { market } = connected;
  const http = openHttp({ settings: httpSettings(start, ground), log, clock, metrics, sessions });
  registerFrontSystem(http, ground);
  const stream = openStream({
    sessions,
    clock,
    quotations: market,
    logHead: () => market.logHead,
    origins: settings.CORS_ORIGINS,
    isOwnHost,
  });
  start.stops.add(() => stream.close());
  stream.attach(http.app.server);
  connected.onBook(({ event, symbol, payload }) => stream.books.tell(event, symbol, payload as never));
  market.onTurn(watcher(stream, connected));
  await bus.follow(({ events }) => {
    for (const { userId, event, payload } of events) stream.toUser(userId, event, ...payload);
  });
  return http;
}

const bookEvents: readonly BookEvents[] = ['depth', 'book', 'trade'];

/** Tells the engine's process whose books are watched here, when it is something else. */
function watcher({ books }: Stream, { watch }: FrontGround['connected']): () => void {
  let last = '';
  return () => {
    const [depth, book, trade] = bookEvents.map((event) => [...books.watched(event)].sort());
    const watched = { depth: depth ?? [], book: book ?? [], trade: trade ?? [] };
    const text = JSON.stringify(watched);
    if (text !== last) watch(watched);
    last = text;
  };
}
