import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { streamPath } from '@candor/api-contract/events.ts';

export interface Targets {
  /** Ports on this machine that can work now. */
  api(): readonly number[];
  stream(): readonly number[];
}

/**
 * What a proxy does before several processes, for a try on one machine: sockets go where sockets are held, everything
 * else to the processes of calls in turn.
 */
export function openDistributor(targets: Targets): Server {
  let turn = 0;
  const portFor = (url = ''): number | undefined => {
    const ports = url.startsWith(streamPath) ? targets.stream() : targets.api();
    turn += 1;
    return ports[turn % ports.length];
  };
  const server = createServer((incoming, outgoing) => pass(incoming, outgoing, portFor(incoming.url)));
  server.on('upgrade', (incoming, socket, head) => upgrade(incoming, { socket, head }, portFor(incoming.url)));
  return server;
}

const optionsOf = ({ method, url, headers, socket }: IncomingMessage, port: number) => ({
  host: '127.0.0.1',
  port,
  method,
  path: url,
  headers: { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' },
});

function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number | undefined): void {
  const fail = (): void => {
    if (!outgoing.headersSent) outgoing.writeHead(503, { 'retry-after': '1' });
    outgoing.end();
  };
  if (port === undefined) {
    fail();
    return;
  }
  const asked = request(optionsOf(incoming, port), (answered) => {
    outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(outgoing);
  });
  asked.on('error', fail);
  incoming.pipe(asked);
}

interface Upgrading {
  readonly socket: Duplex;
  readonly head: Buffer;
}

function upgrade(incoming: IncomingMessage, { socket, head }: Upgrading, port: number | undefined): void {
  socket.on('error', () => socket.destroy());
  if (port === undefined) {
    socket.destroy();
    return;
  }
  const asked = request(optionsOf(incoming, port));
  asked.on('error', () => socket.destroy());
  asked.on('response', () => socket.destroy());
  asked.on('upgrade', (answered, behind, first) => {
    const lines = Object.entries(answered.headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    behind.on('error', () => behind.destroy());
    behind.on('close', () => socket.destroy());
    socket.on('close', () => behind.destroy());
    if (first.length > 0) socket.write(first);
    if (head.length > 0) behind.write(head);
    behind.pipe(socket).pipe(behind);
  });
  asked.end();
}
