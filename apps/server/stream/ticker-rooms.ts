import type {
  ClientEvents,
  LogHead,
  ServerEvents,
  Ticker,
  TickerChange,
  TickerRequest,
} from '@candor/api-contract/events.ts';
import { tickerRequest } from '@candor/api-contract/stream/client-events.ts';
import { createHash } from 'node:crypto';
import type { Server, Socket } from 'socket.io';
import { briefTexts, changeTexts, type Changes, type Symbols } from './change-texts.ts';
import { Pace } from './pace.ts';
import { restPrices } from './rest-prices.ts';
import { sendText } from './send-text.ts';

/** What the stream needs to know of the market. */
export interface Quotations {
  /** Whole rows, of all symbols or of those named that are listed. */
  rows(symbols: readonly string[] | 'all'): Ticker[];
  /** Tells of every turn what has changed. */
  onTurn(listener: (changes: ReadonlyMap<string, TickerChange>) => void): void;
}

/** Of the public log, what was signed last; null before the first time. */
export type ReadLogHead = () => LogHead | null;

export interface SocketData {
  subscriptions: number;
  /** Who has connected; a visitor has none. */
  userId?: string;
  /** Of a program that has connected by a key. */
  keyId?: string;
}
export type CandorSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
export type CandorSockets = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

/** Equal subscriptions: what they get is joined once. */
interface Room {
  readonly symbols: Symbols;
  readonly brief: boolean;
  readonly members: Set<CandorSocket>;
  /** The size of the log that it was told last. */
  logSize: number;
}
/** Rooms that are told at the same turns. */
interface Round {
  readonly pace: Pace;
  readonly rooms: Map<string, Room>;
}
interface Rounds {
  readonly live: Round;
  /** Once a second, not all at the same moment. */
  readonly calm: readonly Round[];
}

export interface TickerRooms {
  /** Puts a socket where its symbols are told. @returns false where the request is none */
  subscribe(socket: CandorSocket, request: unknown, answer: unknown): boolean;
}

const calmTurns = 4;
const volumeTurns = 32;

const isCallback = (value: unknown): value is (rows: unknown) => void => typeof value === 'function';
const keyOf = (symbols: Symbols, brief: boolean): string =>
  `${brief} ${symbols === 'all' ? symbols : createHash('sha256').update(symbols.join()).digest('base64url')}`;

/** Who is told of which quotations, and how often. */
export function tickerRooms(io: CandorSockets, quotations: Quotations, logHead: ReadLogHead): TickerRooms {
  const rounds = openRounds();
  const rest = restPrices(io, quotations);
  quotations.onTurn((changes) => {
    const head = logHead();
    for (const round of [rounds.live, ...rounds.calm]) tell(round, changes, { quotations, head });
    rest.turn(changes);
  });
  const leaves = new WeakMap<CandorSocket, () => void>();
  return {
    subscribe(socket, request, answer) {
      const parsed = tickerRequest.safeParse(request);
      if (!parsed.success) return false;
      const { pace, brief = false } = parsed.data;
      const symbols = parsed.data.symbols === 'all' ? 'all' : [...new Set(parsed.data.symbols)].sort();
      if (leaves.has(socket)) leaves.get(socket)?.();
      else
        socket.once('disconnect', () => {
          leaves.get(socket)?.();
          rest.subscribe(socket, null);
        });
      leaves.set(socket, join(socket, { symbols, brief }, pace === 'calm' ? rounds.calm : [rounds.live]));
      if (isCallback(answer)) answer(quotations.rows(symbols));
      rest.subscribe(socket, restForm(parsed.data));
      return true;
    },
  };
}

function restForm({ rest = false, brief = false }: TickerRequest): 'whole' | 'brief' | null {
  if (!rest) return null;
  return brief ? 'brief' : 'whole';
}

const openRounds = (): Rounds => ({
  live: { pace: new Pace(1, 0), rooms: new Map() },
  calm: Array.from({ length: calmTurns }, (_, at) => ({ pace: new Pace(calmTurns, at), rooms: new Map() })),
});

/** Puts a socket into the room of its list, a new one in the emptiest round if there is none. @returns how to leave */
function join(socket: CandorSocket, list: Pick<Room, 'symbols' | 'brief'>, among: readonly Round[]): () => void {
  const key = keyOf(list.symbols, list.brief);
  const emptiest = among.reduce((least, round) => (round.rooms.size < least.rooms.size ? round : least));
  const { rooms } = among.find((round) => round.rooms.has(key)) ?? emptiest;
  const room = rooms.get(key) ?? { ...list, members: new Set(), logSize: -1 };
  rooms.set(key, room);
  room.members.add(socket);
  return () => {
    room.members.delete(socket);
    if (room.members.size === 0) rooms.delete(key);
  };
}

/** Sends every subscriber of a round what has changed of their symbols, as one event. */
function tell(
  { pace, rooms }: Round,
  changes: Changes,
  { quotations, head }: { readonly quotations: Quotations; readonly head: LogHead | null },
): void {
  const taken = pace.take(changes);
  if (taken === null || rooms.size === 0) return;
  const rows = pace.isTurnOf(volumeTurns) ? quotations.rows('all') : [];
  const whole = changeTexts(taken);
  const brief = briefTexts(taken, { event: 'quotes', lagMs: pace.everyMs, rows });
  for (const room of rooms.values()) {
    const text = (room.brief ? brief : whole)(room.symbols);
    if (text !== null) sendText(room.members, withLog(text, room, head));
  }
}

/** Beside the changes how far the public log has come, where a room was not told of that yet. */
function withLog(text: string, room: Room, head: LogHead | null): string {
  if (head === null || head.size === room.logSize) return text;
  room.logSize = head.size;
  return `${text.slice(0, -1)},${JSON.stringify({ size: head.size, root: head.root } satisfies LogHead)}]`;
}
