import { streamPath } from '@candor/api-contract/events.ts';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Http } from '../http.ts';
import { organisationIn } from '../request/request-headers.ts';
import { passOn, passUpgradeOn, type Target } from './pass-on.ts';
import type { Shards } from './shards.ts';

/** A browser can't add headers to a connection that it opens. */
const organisationAt = ({ url = '', headers }: IncomingMessage): string =>
  organisationIn(headers) ?? URL.parse(url, 'http://stream')?.searchParams.get('org-code') ?? '';

/** One client's calls all reach one process: without a socket, the stream is several calls of one connection. */
function targetOf(incoming: IncomingMessage, shards: Shards): Target | null {
  const addresses = shards.get(organisationAt(incoming));
  if (addresses === undefined) return null;
  const { remoteAddress = '' } = incoming.socket;
  const turn = Buffer.from(remoteAddress).reduce((sum, byte) => sum + byte, 0);
  const from = [incoming.headers['x-forwarded-for'], remoteAddress].filter(Boolean).join(', ');
  return { address: addresses[turn % addresses.length] ?? '', from };
}

/** What has come is asked first; what it doesn't take goes to whoever listens until now. */
function askFirst<Args extends unknown[]>(server: Server, event: string, takes: (...args: Args) => boolean): void {
  const listeners = server.listeners(event);
  server.removeAllListeners(event);
  server.on(event, (...args) => {
    if (!takes(...(args as Args))) for (const listener of listeners) Reflect.apply(listener, server, args);
  });
}

/**
 * Passes streams and plain sockets of other organisations on to their processes, which the calls of theirs reach too.
 * To be called when everything listens that is to come after it.
 * @returns cuts off those that are open
 */
export function passSocketsOn({ app: { server }, settings: { shards = new Map() } }: Http): () => void {
  const open = new Set<Duplex>();
  if (shards.size > 0) {
    askFirst(server, 'request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      const target = incoming.url?.startsWith(streamPath) === true ? targetOf(incoming, shards) : null;
      if (target !== null)
        passOn(incoming, outgoing, target, () => outgoing.writeHead(503, { 'retry-after': '2' }).end());
      return target !== null;
    });
    askFirst(server, 'upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
      const target = targetOf(incoming, shards);
      if (target === null) return false;
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      passUpgradeOn(incoming, { socket, head }, target);
      return true;
    });
  }
  return () => {
    for (const socket of open) socket.destroy();
  };
}
