import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';

/** The streams of a local exchange. */
export interface TestStreams {
  /** Connections that were ever made. */
  readonly made: number;
  /** Connections stay open and nothing is said. */
  silent: boolean;
  attach(http: Server): void;
  /** To every connection that asked for the stream. */
  say(stream: string, data: unknown): void;
  /** To every connection. */
  raw(text: string): void;
  cut(): void;
}

export function openTestStreams(): TestStreams {
  const clients = new Map<WebSocket, Set<string>>();
  let made = 0;
  function join(client: WebSocket, request: IncomingMessage): void {
    made += 1;
    const streams = new URL(request.url ?? '', 'http://venue').searchParams.get('streams') ?? '';
    clients.set(client, new Set(streams.split('/')));
    for (const end of ['close', 'error']) client.on(end, () => clients.delete(client));
  }
  const streams: TestStreams = {
    silent: false,
    get made() {
      return made;
    },
    attach(http) {
      const sockets = new WebSocketServer({ noServer: true });
      http.on('upgrade', (request, socket: Duplex, head) =>
        sockets.handleUpgrade(request, socket, head, (client) => join(client, request)),
      );
    },
    say(stream, data) {
      if (streams.silent) return;
      for (const [client, wanted] of clients) if (wanted.has(stream)) client.send(JSON.stringify({ stream, data }));
    },
    raw(text) {
      for (const client of clients.keys()) client.send(text);
    },
    cut() {
      for (const client of clients.keys()) client.terminate();
      clients.clear();
    },
  };
  return streams;
}
