import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Http } from '../../http/http.ts';
import { sourceOf } from '../../http/limits.ts';

/** How long one frame of a client may be, in bytes: a list of a thousand streams. */
const frameMostBytes = 64 * 1024;

const farewellMs = 500;

/** Connections that one address may hold at a time. */
export const connectionsAtMost = 300;

/** Plain sockets (RFC 6455) at paths of the door: what comes before every call comes before them too. */
export interface Upgrades {
  /** @param accept what to do with a socket; a fault in place of it refuses the connection */
  at(path: string, accept: (request: FastifyRequest) => Accepted): void;
}
type Accepted = { readonly status: number } | ((socket: WebSocket) => void);

export function openUpgrades({ app }: Http, isLimited: boolean): Upgrades {
  const held = new Map<string, number>();
  const waiting = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer }>();
  const server = new WebSocketServer({ noServer: true, maxPayload: frameMostBytes, perMessageDeflate: false });
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.startsWith('/binance/') !== true) return;
    waiting.set(request, { socket, head });
    // Nobody else listens while it is looked at: a reset would end the process.
    socket.on('error', () => socket.destroy());
    // Through the router, as any request: proxies, own names and limits are looked at there.
    const response = new ServerResponse(request);
    response.assignSocket(socket as never);
    response.shouldKeepAlive = false;
    response.once('finish', () => socket.end());
    app.routing(request, response);
  });
  app.addHook('preClose', (done) => {
    hangUp(server);
    done();
  });
  return {
    at(path, accept) {
      app.get(path, (request, reply) => {
        const upgrade = waiting.get(request.raw);
        if (upgrade === undefined) return refuse(reply, 426);
        const source = sourceOf(request.ip);
        const open = held.get(source) ?? 0;
        if (isLimited && open >= connectionsAtMost) return refuse(reply, 429);
        const accepted = accept(request);
        if (typeof accepted !== 'function') return refuse(reply, accepted.status);
        void reply.hijack();
        hold(held, source, upgrade.socket);
        server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, accepted);
        return reply;
      });
    },
  };
}

/** Whoever doesn't answer the farewell in time is cut off. */
function hangUp(server: WebSocketServer): void {
  for (const client of server.clients) client.close(1012, 'the server is started again');
  setTimeout(() => {
    for (const client of server.clients) client.terminate();
  }, farewellMs).unref();
  server.close(() => undefined);
}

/** Counts a connection of a source for as long as it is open. */
function hold(held: Map<string, number>, source: string, socket: Duplex): void {
  held.set(source, (held.get(source) ?? 0) + 1);
  socket.once('close', () => {
    const left = (held.get(source) ?? 1) - 1;
    if (left > 0) held.set(source, left);
    else held.delete(source);
  });
}

const refuse = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).header('connection', 'close').send('');
