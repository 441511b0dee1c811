import type { ClientEvents, ServerEvents, Ticker, TickerChange, TickerRequest } from '@candor/api-contract/events.ts';
import { createHash } from 'node:crypto';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';

/** What the stream needs to know of the market. */
export interface Quotations {
  /** Whole rows, of all symbols or of those named that are listed. */
  rows(symbols: readonly string[] | 'all'): Ticker[];
  /** Tells of every turn what has changed. */
  onTurn(listener: (changes: ReadonlyMap<string, TickerChange>) => void): void;
}

export interface SocketData {
  tickerRoom?: string;
  subscriptions: number;
}
export type CandorSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
export type CandorSockets = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

/** Equal subscriptions: what they get is encoded once. */
interface Room {
  readonly symbols: readonly string[] | 'all';
  readonly calm: boolean;
}

export interface TickerRooms {
  /** Puts a socket where its symbols are told. @returns false where the request is none */
  subscribe(socket: CandorSocket, request: unknown, answer: unknown): boolean;
  /** Nobody is in a room any more. */
  forget(room: string): void;
}

const symbolsMax = 200;
const subscription: z.ZodType<TickerRequest> = z.strictObject({
  symbols: z.union([z.literal('all'), z.array(z.string().max(20)).max(symbolsMax)]),
  pace: z.literal('calm').optional(),
  rest: z.boolean().optional(),
});
const calmTurns = 4;
const restTurns = 16;
const restRoom = 'prices';

const isCallback = (value: unknown): value is (rows: unknown) => void => typeof value === 'function';
const nameOf = ({ symbols, calm }: Room): string => {
  const list = symbols === 'all' ? 'all' : createHash('sha1').update(symbols.join()).digest('base64url');
  return `ticker ${calm ? 'calm ' : ''}${list}`;
};

/** Who is told of which quotations, and how often. */
export function tickerRooms(io: CandorSockets, quotations: Quotations): TickerRooms {
  const rooms = new Map<string, Room>();
  quotations.onTurn(publisher(io, rooms, quotations));
  return {
    forget: (room) => void rooms.delete(room),
    subscribe(socket, request, answer) {
      const parsed = subscription.safeParse(request);
      if (!parsed.success) return false;
      const { symbols, pace, rest } = parsed.data;
      const wanted: Room = { symbols: symbols === 'all' ? 'all' : [...new Set(symbols)].sort(), calm: pace === 'calm' };
      const room = nameOf(wanted);
      if (socket.data.tickerRoom !== undefined && socket.data.tickerRoom !== room)
        void socket.leave(socket.data.tickerRoom);
      socket.data.tickerRoom = room;
      rooms.set(room, wanted);
      void socket.join(room);
      if (rest === true) void socket.join(restRoom);
      else void socket.leave(restRoom);
      if (isCallback(answer)) answer(quotations.rows(wanted.symbols));
      return true;
    },
  };
}

/** Sends every subscriber what has changed of their symbols, as one event. */
function publisher(io: CandorSockets, rooms: ReadonlyMap<string, Room>, quotations: Quotations) {
  let turn = 0;
  const sinceCalm = new Map<string, TickerChange>();
  return (changes: ReadonlyMap<string, TickerChange>): void => {
    turn += 1;
    for (const change of changes.values()) sinceCalm.set(change.symbol, { ...sinceCalm.get(change.symbol), ...change });
    const isCalmTurn = turn % calmTurns === 0;
    for (const [room, { symbols, calm }] of rooms) {
      if (calm && !isCalmTurn) continue;
      const source = calm ? sinceCalm : changes;
      const wanted = symbols === 'all' ? [...source.values()] : symbols.flatMap((symbol) => source.get(symbol) ?? []);
      if (wanted.length > 0) io.to(room).emit('ticker', wanted);
    }
    if (isCalmTurn) sinceCalm.clear();
    if (turn % restTurns === 0 && io.of('/').adapter.rooms.has(restRoom))
      io.to(restRoom).emit('prices', pricesOf(quotations.rows('all')));
  };
}

/** A halted symbol has no price of now: its last one is in the list. */
function pricesOf(rows: readonly Ticker[]): Parameters<ServerEvents['prices']>[0] {
  const live = rows.filter(({ halted }) => !halted);
  return {
    time: live.reduce((newest, { time }) => Math.max(newest, time), 0),
    prices: live.flatMap(({ symbol, price, open }) => (price === null ? [] : [[symbol, price, open] as const])),
  };
}
