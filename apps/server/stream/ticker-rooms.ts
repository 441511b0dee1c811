import type { ClientEvents, ServerEvents, Ticker, TickerChange, TickerRequest } from '@candor/api-contract/events.ts';
import { createHash } from 'node:crypto';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { changeTexts, type Changes } from './change-texts.ts';
import { sendText } from './send-text.ts';

/** What the stream needs to know of the market. */
export interface Quotations {
  /** Whole rows, of all symbols or of those named that are listed. */
  rows(symbols: readonly string[] | 'all'): Ticker[];
  /** Tells of every turn what has changed. */
  onTurn(listener: (changes: ReadonlyMap<string, TickerChange>) => void): void;
}

export interface SocketData {
  subscriptions: number;
}
export type CandorSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
export type CandorSockets = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

/** Equal subscriptions: what they get is joined once. */
interface Room {
  readonly symbols: readonly string[] | 'all';
  readonly members: Set<CandorSocket>;
}

/** Rooms that are told at the same turns. */
class Pace {
  readonly rooms = new Map<string, Room>();
  private readonly every: number;
  private readonly at: number;
  private changes = new Map<string, TickerChange>();

  /** @param every so many turns @param at which of them */
  constructor(every: number, at: number) {
    this.every = every;
    this.at = at;
  }

  /** @returns what has changed since the rooms were told, of each symbol the newest; null while it is not their turn */
  take(changes: Changes, turn: number): Changes | null {
    if (this.every === 1) return changes;
    for (const change of changes.values())
      this.changes.set(change.symbol, { ...this.changes.get(change.symbol), ...change });
    if (turn % this.every !== this.at) return null;
    const taken = this.changes;
    this.changes = new Map();
    return taken;
  }
}

export interface TickerRooms {
  /** Puts a socket where its symbols are told. @returns false where the request is none */
  subscribe(socket: CandorSocket, request: unknown, answer: unknown): boolean;
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
const keyOf = (symbols: Room['symbols']): string =>
  symbols === 'all' ? symbols : createHash('sha1').update(symbols.join()).digest('base64url');

/** Who is told of which quotations, and how often. */
export function tickerRooms(io: CandorSockets, quotations: Quotations): TickerRooms {
  const paces = openPaces();
  quotations.onTurn(publisher(io, paces, quotations));
  const leaves = new WeakMap<CandorSocket, () => void>();
  return {
    subscribe(socket, request, answer) {
      const parsed = subscription.safeParse(request);
      if (!parsed.success) return false;
      const { pace, rest } = parsed.data;
      const symbols = parsed.data.symbols === 'all' ? 'all' : [...new Set(parsed.data.symbols)].sort();
      if (!leaves.has(socket)) socket.once('disconnect', () => leaves.get(socket)?.());
      leaves.get(socket)?.();
      leaves.set(socket, join(socket, symbols, pace === 'calm' ? paces.calm : [paces.live]));
      if (rest === true) void socket.join(restRoom);
      else void socket.leave(restRoom);
      if (isCallback(answer)) answer(quotations.rows(symbols));
      return true;
    },
  };
}

interface Paces {
  readonly live: Pace;
  /** Once a second, not all at the same moment. */
  readonly calm: readonly Pace[];
}
const openPaces = (): Paces => ({
  live: new Pace(1, 0),
  calm: Array.from({ length: calmTurns }, (_, at) => new Pace(calmTurns, at)),
});

/** Puts a socket into the room of its list: the one there is, else a new one of the emptiest pace. @returns how to leave */
function join(socket: CandorSocket, symbols: Room['symbols'], among: readonly Pace[]): () => void {
  const key = keyOf(symbols);
  const emptiest = among.reduce((least, pace) => (pace.rooms.size < least.rooms.size ? pace : least));
  const { rooms } = among.find((pace) => pace.rooms.has(key)) ?? emptiest;
  const room = rooms.get(key) ?? { symbols, members: new Set() };
  rooms.set(key, room);
  room.members.add(socket);
  return () => {
    room.members.delete(socket);
    if (room.members.size === 0) rooms.delete(key);
  };
}

/** Sends every subscriber what has changed of their symbols, as one event. */
function publisher(io: CandorSockets, { live, calm }: Paces, quotations: Quotations) {
  let turn = 0;
  return (changes: Changes): void => {
    turn += 1;
    for (const pace of [live, ...calm]) {
      const taken = pace.take(changes, turn);
      if (taken !== null) tell(pace, taken);
    }
    if (turn % restTurns === 0 && io.of('/').adapter.rooms.has(restRoom))
      io.to(restRoom).emit('prices', pricesOf(quotations.rows('all')));
  };
}

function tell({ rooms }: Pace, changes: Changes): void {
  const textOf = changeTexts(changes);
  for (const { symbols, members } of rooms.values()) {
    const text = textOf(symbols);
    if (text !== null) sendText(members, text);
  }
}

/** A halted symbol has no price of now: its last one is in the list. */
function pricesOf(rows: readonly Ticker[]): Parameters<ServerEvents['prices']>[0] {
  const live = rows.filter(({ halted }) => !halted);
  return {
    time: live.reduce((newest, { time }) => Math.max(newest, time), 0),
    prices: live.flatMap(({ symbol, price, open }) => (price === null ? [] : [[symbol, price, open] as const])),
  };
}
