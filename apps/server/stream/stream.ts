import {
  streamPath,
  type ClientEvents,
  type ServerEvents,
  type Ticker,
  type TickerChange,
} from '@candor/api-contract/events.ts';
import { createHash } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { Sessions } from '../http/sessions.ts';

/** What the stream needs to know of the market. */
export interface Quotations {
  /** Whole rows, of all symbols or of those named that are listed. */
  rows(symbols: readonly string[] | 'all'): Ticker[];
  /** Tells of every turn what has changed. */
  onTurn(listener: (changes: ReadonlyMap<string, TickerChange>) => void): void;
}

export interface Stream {
  /** Whether any of the user's devices listens: nothing needs to be presented for nobody. */
  hears(userId: string): boolean;
  /** Symbols whose order book somebody watches. */
  watchedSymbols(): Iterable<string>;
  publishDepth(depth: Parameters<ServerEvents['depth']>[0]): void;
  publishTrades(symbol: string, trades: Parameters<ServerEvents['trade']>[0]): void;
  toUser<Event extends Exclude<keyof ServerEvents, 'ticker' | 'depth' | 'trade'>>(
    userId: string,
    event: Event,
    ...payload: Parameters<ServerEvents[Event]>
  ): void;
  readonly sockets: number;
  /** From now on it is listened to at {@link streamPath} of this server. */
  attach(server: HttpServer): void;
  close(): Promise<void>;
}

export interface StreamParts {
  readonly sessions: Sessions;
  readonly quotations: Quotations;
  /** Origins beside the own one that may connect. */
  readonly origins: readonly string[];
  /** Whether a connection may come under this `Host` header. */
  readonly isOwnHost?: (host: string | undefined) => boolean;
}

interface SocketData {
  tickerRoom?: string;
  subscriptions: number;
}
type CandorSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
type CandorSockets = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
/** Rooms of equal subscriptions: what they get is encoded once. */
type TickerRooms = Map<string, readonly string[] | 'all'>;

const messageMaxBytes = 16 * 1024;
const symbolsMax = 200;
/** A client subscribes when its screen changes; more than this on one connection is not a person. */
const subscriptionsMax = 2_000;
const subscription = z.strictObject({
  symbols: z.union([z.literal('all'), z.array(z.string().max(20)).max(symbolsMax)]),
});

/** The socket at `/stream`: quotations for everybody, own orders and balances for the owner of a session. */
export function openStream(parts: StreamParts): Stream {
  const io = newSockets(parts);
  const rooms: TickerRooms = new Map();
  const watched = letIn(io, rooms, parts);
  parts.quotations.onTurn((changes) => publishTickers(io, rooms, changes));
  parts.sessions.onEnd(({ sessionId }) => io.in(sessionRoom(sessionId)).disconnectSockets(true));
  return {
    watchedSymbols: () => watched,
    publishDepth(depth) {
      io.to(depthRoom(depth.symbol)).emit('depth', depth);
    },
    publishTrades(symbol, trades) {
      io.to(depthRoom(symbol)).emit('trade', trades);
    },
    hears: (userId) => io.of('/').adapter.rooms.has(userRoom(userId)),
    toUser(userId, event, ...payload) {
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
    cors: origins.length === 0 ? undefined : { origin: [...origins] },
    allowRequest: ({ headers }, allow) =>
      allow(null, isOwnHost(headers.host) && isOwnOrigin(headers.origin, headers.host, origins)),
  });

/** Answers what connects. @returns the symbols whose order book is watched, as they are now */
function letIn(io: CandorSockets, rooms: TickerRooms, { sessions, quotations }: StreamParts): ReadonlySet<string> {
  io.use((socket, next) => {
    identify(socket, sessions).then(() => next(), next);
  });
  io.on('connection', (socket) => {
    socket.data.subscriptions = 0;
    socket.on('depth_add', (request) => watch(socket, request));
    socket.on('ticker_add', (request, answer) => subscribe(socket, { rooms, quotations }, request, answer));
  });
  const watched = new Set<string>();
  io.of('/').adapter.on('create-room', (room: string) => {
    if (room.startsWith(depthPrefix)) watched.add(room.slice(depthPrefix.length));
  });
  io.of('/').adapter.on('delete-room', (room: string) => {
    rooms.delete(room);
    if (room.startsWith(depthPrefix)) watched.delete(room.slice(depthPrefix.length));
  });
  return watched;
}

/** Sends every subscriber what has changed of their symbols, as one event. */
function publishTickers(io: CandorSockets, rooms: TickerRooms, changes: ReadonlyMap<string, TickerChange>): void {
  for (const [room, symbols] of rooms) {
    const wanted = symbols === 'all' ? [...changes.values()] : symbols.flatMap((symbol) => changes.get(symbol) ?? []);
    if (wanted.length > 0) io.to(room).emit('ticker', wanted);
  }
}

const depthPrefix = 'depth ';
const depthRoom = (symbol: string): string => `${depthPrefix}${symbol}`;
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
  if (user !== null) await socket.join([userRoom(user.userId), sessionRoom(user.sessionId)]);
}

const isCallback = (value: unknown): value is (rows: unknown) => void => typeof value === 'function';

const watchRequest = z.strictObject({
  symbol: z
    .string()
    .regex(/^[A-Z0-9]{2,20}$/)
    .nullable(),
});

/** One order book at a time per connection. */
function watch(socket: CandorSocket, request: unknown): void {
  const parsed = watchRequest.safeParse(request);
  socket.data.subscriptions += 1;
  if (!parsed.success || socket.data.subscriptions > subscriptionsMax) {
    socket.disconnect(true);
    return;
  }
  for (const room of socket.rooms) if (room.startsWith(depthPrefix)) void socket.leave(room);
  if (parsed.data.symbol !== null) void socket.join(depthRoom(parsed.data.symbol));
}

function subscribe(
  socket: CandorSocket,
  { rooms, quotations }: { rooms: TickerRooms; quotations: Quotations },
  request: unknown,
  answer: unknown,
): void {
  const parsed = subscription.safeParse(request);
  socket.data.subscriptions += 1;
  if (!parsed.success || socket.data.subscriptions > subscriptionsMax) {
    socket.disconnect(true);
    return;
  }
  const { symbols } = parsed.data;
  const wanted = symbols === 'all' ? 'all' : [...new Set(symbols)].sort();
  const room = `ticker ${wanted === 'all' ? 'all' : createHash('sha1').update(wanted.join()).digest('base64url')}`;
  if (socket.data.tickerRoom !== undefined && socket.data.tickerRoom !== room)
    void socket.leave(socket.data.tickerRoom);
  socket.data.tickerRoom = room;
  rooms.set(room, wanted);
  void socket.join(room);
  if (isCallback(answer)) answer(quotations.rows(wanted));
}
