import { streamPath, type ServerEvents } from '@candor/api-contract/events.ts';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { UserEventName } from '../event-outbox/user-event.ts';
import type { Sessions } from '../http/sessions.ts';
import { bookRooms, type BookRooms } from './book-rooms.ts';
import { LastChanges } from './last-changes.ts';
import { PackingServer } from './packing-server.ts';
import {
  tickerRooms,
  type CandorSocket,
  type CandorSockets,
  type Quotations,
  type ReadLogHead,
} from './ticker-rooms.ts';

export interface Stream {
  /**
   * Whether any of the user's devices listens: nothing needs to be presented for nobody. To be asked for each change of
   * a user's, also when nobody listens: who connects next learns that there was one.
   */
  hears(userId: string): boolean;
  /** Who watches which order book and which deals. */
  readonly books: Pick<BookRooms, 'watched' | 'tell'>;
  toUser<Event extends UserEventName>(userId: string, event: Event, ...payload: Parameters<ServerEvents[Event]>): void;
  readonly sockets: number;
  /** From now on it is listened to at {@link streamPath} of this server. */
  attach(server: HttpServer): void;
  close(): Promise<void>;
}

export interface StreamParts {
  readonly sessions: Sessions;
  readonly quotations: Quotations;
  readonly clock: { now(): number };
  /** How far the public log has come, told with quotations. */
  readonly logHead: ReadLogHead;
  /** Origins beside the own one that may connect. */
  readonly origins: readonly string[];
  /** Whether a connection may come under this `Host` header. */
  readonly isOwnHost?: (host: string | undefined) => boolean;
}

const messageMaxBytes = 16 * 1024;
/** A client subscribes when its screen changes; more than this on one connection is not a person. */
const subscriptionsMax = 2_000;

/** The socket at `/stream`: quotations for everybody, own orders and balances for the owner of a session. */
export function openStream(parts: StreamParts): Stream {
  const io = newSockets(parts);
  const books = bookRooms(io);
  const lastChanges = new LastChanges(() => parts.clock.now());
  letIn(io, parts, { books, lastChanges });
  parts.sessions.onEnd(({ sessionId }) => io.in(sessionRoom(sessionId)).disconnectSockets(true));
  return {
    books,
    hears(userId) {
      lastChanges.note(userId);
      return io.of('/').adapter.rooms.has(userRoom(userId));
    },
    toUser(userId, event, ...payload) {
      lastChanges.note(userId);
      io.to(userRoom(userId)).emit(event, ...(payload as never));
    },
    get sockets() {
      return io.engine.clientsCount;
    },
    attach(server) {
      io.attach(server);
    },
    close: () => io.close(),
  };
}

const newSockets = ({ origins, isOwnHost = () => true }: StreamParts): CandorSockets =>
  new Server({
    path: streamPath,
    serveClient: false,
    maxHttpBufferSize: messageMaxBytes,
    wsEngine: PackingServer,
    cors: origins.length === 0 ? undefined : { origin: [...origins] },
    allowRequest: ({ headers }, allow) =>
      allow(null, isOwnHost(headers.host) && isOwnOrigin(headers.origin, headers.host, origins)),
  });

interface Known {
  readonly books: BookRooms;
  readonly lastChanges: LastChanges;
}

/** Answers what connects. */
function letIn(io: CandorSockets, { sessions, quotations, logHead }: StreamParts, { books, lastChanges }: Known): void {
  const tickers = tickerRooms(io, quotations, logHead);
  io.use((socket, next) => {
    identify(socket, sessions).then(() => next(), next);
  });
  io.on('connection', (socket) => {
    const { userId } = socket.data;
    socket.data.subscriptions = 0;
    // From here on all is sent to it: what has changed before is what it may have missed.
    if (userId !== undefined) socket.emit('greeting', { quietMs: lastChanges.quietMs(userId) });
    socket.on('depth_add', (request) => {
      if (isTooMany(socket) || !books.watch(socket, request)) socket.disconnect(true);
    });
    socket.on('ticker_add', (request, answer) => {
      if (isTooMany(socket) || !tickers.subscribe(socket, request, answer)) socket.disconnect(true);
    });
  });
}

const userRoom = (userId: string): string => `user ${userId}`;
const sessionRoom = (sessionId: string): string => `session ${sessionId}`;

/** Browsers name the page's origin; a page of somebody else must not listen. Programs that name none may. */
function isOwnOrigin(origin: string | undefined, host: string | undefined, origins: readonly string[]): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** A token that is no longer alive connects as a visitor: public data needs none. */
async function identify(socket: CandorSocket, sessions: Sessions): Promise<void> {
  const { token } = socket.handshake.auth as { token?: unknown };
  if (typeof token !== 'string' || token === '') return;
  const user = await sessions.find(token);
  if (user === null) return;
  socket.data.userId = user.userId;
  await socket.join([userRoom(user.userId), sessionRoom(user.sessionId)]);
}

/** Counts what a connection subscribes to. */
const isTooMany = ({ data }: CandorSocket): boolean => (data.subscriptions += 1) > subscriptionsMax;
