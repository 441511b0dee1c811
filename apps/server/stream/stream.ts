import { streamPath, type ServerEvents } from '@candor/api-contract/events.ts';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { UserEventName } from '../event-outbox/user-event.ts';
import { guardPath } from '../http/guard/guard-headers.ts';
import type { Sessions, SessionUser } from '../http/sessions.ts';
import { bookRooms, type BookRooms } from './book-rooms.ts';
import { keySockets, type KeyParts, type KeySockets } from './key-sockets.ts';
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
  /** Owners may not have been told of something: all who are connected come again, and learn by that to read anew. */
  interrupt(): void;
  /** From now on what happens to owners is told late, or in time again; said to all who have a session. */
  delay(isDelayed: boolean): void;
  readonly sockets: number;
  /**
   * From now on it is listened to at {@link streamPath} of this server.
   * @param headers of everything that it answers there
   */
  attach(server: HttpServer, headers?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

export interface StreamParts extends KeyParts {
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
  const keys = keySockets(parts);
  const delay = delays(io, lastChanges);
  letIn(io, parts, { books, lastChanges, keys, delay });
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
    interrupt() {
      lastChanges.noteAll();
      for (const { conn } of owned(io)) conn.close();
    },
    delay: delay.set,
    get sockets() {
      return io.engine.clientsCount;
    },
    attach(server, headers = {}) {
      io.attach(server);
      guardPath(server, streamPath, headers);
    },
    close() {
      keys.stop();
      return io.close();
    },
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
  readonly keys: KeySockets;
  readonly delay: { readonly isDelayed: boolean };
}

/** Answers what connects. */
function letIn(io: CandorSockets, parts: StreamParts, { books, lastChanges, keys, delay }: Known): void {
  const { sessions, quotations, logHead } = parts;
  const tickers = tickerRooms(io, quotations, logHead);
  io.use((socket, next) => {
    identify(socket, sessions, keys).then(next, next);
  });
  io.on('connection', (socket) => {
    const { userId } = socket.data;
    socket.data.subscriptions = 0;
    keys.follow(socket);
    // From here on all is sent to it: what has changed before is what it may have missed.
    if (userId !== undefined) socket.emit('greeting', { quietMs: lastChanges.quietMs(userId) });
    if (userId !== undefined && delay.isDelayed) socket.emit('delayed', { isDelayed: true });
    socket.on('depth_add', (request) => {
      if (isTooMany(socket) || !books.watch(socket, request)) socket.disconnect(true);
    });
    socket.on('ticker_add', (request, answer) => {
      if (isTooMany(socket) || !tickers.subscribe(socket, request, answer)) socket.disconnect(true);
    });
  });
}

/** Whether owners are told late, and who has to know it. */
function delays(io: CandorSockets, lastChanges: LastChanges) {
  let isDelayed = false;
  return {
    get isDelayed() {
      return isDelayed;
    },
    set(now: boolean): void {
      if (isDelayed === now) return;
      isDelayed = now;
      // What processes say to each other beside what is kept was lost meanwhile.
      lastChanges.noteAll();
      for (const socket of owned(io)) socket.emit('delayed', { isDelayed });
    },
  };
}

/** The sockets of who has a session. */
const owned = (io: CandorSockets): CandorSocket[] =>
  [...io.of('/').sockets.values()].filter(({ data }) => data.userId !== undefined);

const userRoom = (userId: string): string => `user ${userId}`;
const sessionRoom = (sessionId: string): string => `session ${sessionId}`;

/** Browsers name the page's origin; a page of somebody else must not listen. Programs that name none may. */
function isOwnOrigin(origin: string | undefined, host: string | undefined, origins: readonly string[]): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * A token that is no longer alive connects as a visitor: public data needs none. A program whose key opens nothing is
 * told so.
 * @returns why it may not connect
 */
async function identify(socket: CandorSocket, sessions: Sessions, keys: KeySockets): Promise<Error | undefined> {
  const signed = await keys.find(socket);
  if (signed?.ok === false) return new Error(signed.error);
  if (signed !== undefined) {
    socket.data.keyId = signed.value.keyId;
    return join(socket, signed.value.user);
  }
  const { token } = socket.handshake.auth as { token?: unknown };
  if (typeof token !== 'string' || token === '') return undefined;
  const user = await sessions.find(token);
  return user === null ? undefined : join(socket, user);
}

async function join(socket: CandorSocket, { userId, sessionId }: SessionUser): Promise<undefined> {
  socket.data.userId = userId;
  await socket.join([userRoom(userId), sessionRoom(sessionId)]);
}

/** Counts what a connection subscribes to. */
const isTooMany = ({ data }: CandorSocket): boolean => (data.subscriptions += 1) > subscriptionsMax;
