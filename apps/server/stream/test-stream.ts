import type { ClientEvents, ServerEvents, Ticker, TickerChange } from '@candor/api-contract/events.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import type { SessionUser, Sessions } from '../http/sessions.ts';
import { openStream, type Stream } from './stream.ts';

export type Client = Socket<ServerEvents, ClientEvents>;
const clients: Client[] = [];

/** Disconnects all that have been opened. */
export function leaveAll(): void {
  for (const client of clients.splice(0)) client.disconnect();
}

/** A client on its way to the stream. */
export function open(url: string, token?: string, options: Record<string, unknown> = {}): Client {
  const client: Client = io(url, {
    path: '/stream',
    transports: ['websocket'],
    forceNew: true,
    auth: token === undefined ? {} : { token },
    reconnectionDelay: 20,
    reconnectionDelayMax: 50,
    ...options,
  });
  clients.push(client);
  return client;
}

/** A client that is connected. */
export function connect(...options: Parameters<typeof open>): Promise<Client> {
  const client = open(...options);
  return new Promise((resolve, reject) => {
    client.once('connect', () => resolve(client));
    client.once('connect_error', reject);
  });
}

export const subscribe = (client: Client, symbols: string[] | 'all'): Promise<Ticker[]> =>
  new Promise((resolve) => {
    client.emit('ticker_add', { symbols }, resolve);
  });

/** Long enough for what was sent before to have arrived: an answer goes the same way. */
export async function settle(...listeners: Client[]): Promise<void> {
  for (const client of listeners) await subscribe(client, ['BTCUSDT']);
}

export interface BareStream {
  readonly server: Server;
  readonly stream: Stream;
  readonly end: (session: SessionUser) => void;
  readonly turn: (changes: ReadonlyMap<string, TickerChange>) => void;
  readonly asked: string[][];
  readonly url: string;
}
/** A stream of its own on a bare server, to be looked into and restarted. */
export function bareStream(port: number, clock = { now: () => 0 }): Promise<BareStream> {
  const server = createServer();
  let turn: BareStream['turn'] = () => undefined;
  let end: (session: SessionUser) => void = () => undefined;
  const asked: string[][] = [];
  const sessions: Sessions = {
    find: (token) => Promise.resolve(token === 'known' ? { userId: '1', sessionId: 's' } : null),
    end: () => Promise.resolve(),
    endAll: () => Promise.resolve(),
    onEnd: (listener) => {
      end = listener;
    },
  };
  const stream = openStream({
    logHead: () => null,
    sessions,
    clock,
    origins: [],
    quotations: {
      rows: (symbols) => {
        asked.push(symbols === 'all' ? ['all'] : [...symbols]);
        return [];
      },
      onTurn: (listener) => {
        turn = listener;
      },
    },
  });
  stream.attach(server);
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({
        server,
        stream,
        asked,
        end: (session) => end(session),
        turn: (changes) => turn(changes),
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      }),
    );
  });
}
