import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Where what came in is answered. */
export interface Target {
  /** Of the process, as http://host:port. */
  readonly address: string;
  /** Whom it is passed on for. */
  readonly from: string;
}

/** Whoever says nothing for so long is not waited for. */
const silentMaxMs = 30_000;

const optionsOf = ({ method, headers }: IncomingMessage, { from }: Target) => ({
  method,
  headers: { ...headers, 'x-forwarded-for': from },
  timeout: silentMaxMs,
});

/** Passes a request on as it comes, and its answer back. @param fail answers where nobody does */
export function passOn(incoming: IncomingMessage, outgoing: ServerResponse, target: Target, fail: () => void): void {
  const asked = request(new URL(incoming.url ?? '/', target.address), optionsOf(incoming, target), (answered) => {
    outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.on('error', () => outgoing.destroy());
    answered.pipe(outgoing);
  });
  asked.on('timeout', () => asked.destroy(new Error('no answer')));
  asked.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else fail();
  });
  outgoing.on('close', () => asked.destroy());
  incoming.pipe(asked);
}

interface Upgrading {
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** The same for a connection that becomes another protocol's. */
export function passUpgradeOn(incoming: IncomingMessage, { socket, head }: Upgrading, target: Target): void {
  socket.on('error', () => socket.destroy());
  const asked = request(new URL(incoming.url ?? '/', target.address), optionsOf(incoming, target));
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
    behind.setTimeout(0);
    behind.pipe(socket).pipe(behind);
  });
  asked.end();
}
