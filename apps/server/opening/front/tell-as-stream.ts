import { guardHeadersOf } from '../../http/guard/guard-headers.ts';
import { openHttp, type Http } from '../../http/http.ts';
import { openStream, type Stream } from '../../stream/stream.ts';
import type { BookEvents } from '../../stream/book-rooms.ts';
import { forwardedFor } from '../../running/networks.ts';
import { measureSockets } from '../../running/figures/process-metrics.ts';
import { httpSettings } from '../open-door.ts';
import type { Start } from '../start.ts';
import type { FrontGround } from './front-ground.ts';
import { registerFrontSystem } from './front-system.ts';

/** Holds the sockets of customers. */
export async function tellAsStream(start: Start, ground: FrontGround): Promise<Http> {
  const { settings, log, clock, metrics, sessions, programKeys, bus, connected, isOwnHost, spans } = ground;
  const { market } = connected;
  const http = openHttp({ settings: httpSettings(start, ground, null), log, clock, metrics, sessions });
  registerFrontSystem(http, ground);
  const stream = openStream({
    sessions,
    programKeys,
    addressOf: ({ headers, socket }) => forwardedFor(headers, socket.remoteAddress, settings.TRUST_PROXY),
    clock,
    quotations: market,
    logHead: () => market.logHead,
    origins: settings.CORS_ORIGINS,
    isOwnHost,
  });
  measureSockets(metrics.registry, stream);
  start.stops.add(() => stream.close());
  stream.attach(http.app.server, guardHeadersOf(http.settings));
  connected.onBook(({ event, symbol, payload }) => stream.books.tell(event, symbol, payload as never));
  market.onTurn(watcher(stream, connected));
  bus.onSignal(({ kind }) => kind === 'telling-in-doubt' && stream.interrupt());
  await bus.follow(({ events, spans: parents = [] }) => {
    const open = parents.map((parent) => spans.begin({ name: 'tell', kind: 'consumer', parent }));
    for (const { userId, event, payload } of events) stream.toUser(userId, event, ...payload);
    for (const span of open) span.end({ attributes: { 'candor.events': events.length } });
  });
  market.onTurn(keepHonest(stream, ground));
  return http;
}

/**
 * Tells owners that what they are told comes late, while it does, and has them read anew what a writer that was lost
 * may not have told: only what is kept with its transaction is told by the next one.
 */
function keepHonest(stream: Stream, { connected: { market }, bus }: Pick<FrontGround, 'connected' | 'bus'>) {
  let epoch = market.telling?.epoch;
  return (): void => {
    const { telling } = market;
    if (telling?.epoch !== epoch) stream.delay(true);
    epoch = telling?.epoch;
    stream.delay(telling?.waits === true || bus.isBehind);
  };
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
