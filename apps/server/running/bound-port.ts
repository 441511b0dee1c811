import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { envelope } from '../http/envelope.ts';
import { answerHeaders } from '../http/http.ts';
import { refused } from '../http/refused.ts';
import { requestLanguage } from '../i18n/request-language.ts';
import { listenProblem } from './explain-fault.ts';

/** The port of the program: taken before anything else is done, and told whom to ask when there is somebody. */
export interface BoundPort {
  readonly url: string;
  /** From now on requests are answered by this server, which doesn't listen itself. */
  handOver(server: Server): void;
  /** How many are open. */
  connections(): Promise<number>;
  /** No new connections; resolves when the last one is gone, however often it is asked for. */
  close(): Promise<void>;
}

const requestMaxMs = 60_000;
/** Longer than proxies keep an idle connection, so that it is never closed while a request is on its way. */
const keepAliveMs = 72_000;
const retryAfterSeconds = '2';
const hangUpEveryMs = 20;

function tellToWait(request: IncomingMessage, response: ServerResponse): void {
  const { status, text } = envelope(refused('service-unavailable'), requestLanguage(request.headers));
  response.writeHead(status, { ...answerHeaders, 'retry-after': retryAfterSeconds, connection: 'close' }).end(text);
}

const closing = 'connection: close\r\ncontent-length: 0\r\n\r\n';
const waitLine = `HTTP/1.1 503 Service Unavailable\r\nretry-after: ${retryAfterSeconds}\r\n${closing}`;
const nothingHereLine = `HTTP/1.1 404 Not Found\r\n${closing}`;

/**
 * @param onRequest told of each request before it is answered @throws StartError that says why the port can't be had
 */
export async function bindPort(
  host: string,
  port: number,
  onRequest: (request: IncomingMessage) => void = () => undefined,
): Promise<BoundPort> {
  let answering: Server | null = null;
  let closed: Promise<void> | null = null;
  const server = createServer({ requestTimeout: requestMaxMs, keepAliveTimeout: keepAliveMs });
  server.on('request', (request, response) => {
    onRequest(request);
    if (answering === null) tellToWait(request, response);
    else answering.emit('request', request, response);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const hears = answering?.emit('upgrade', request, socket, head) ?? false;
    // One that nobody answers would stay open, and a stop would wait for it.
    if (!hears) socket.end(answering === null ? waitLine : nothingHereLine, () => socket.destroy());
  });
  server.on('clientError', (error, socket) => {
    if (answering === null) socket.destroy();
    else answering.emit('clientError', error, socket);
  });
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    throw listenProblem(error, { host, port });
  }
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    handOver: (to) => {
      answering = to;
    },
    connections: promisify(server.getConnections.bind(server)),
    close: () => (closed ??= hangUp(server)),
  };
}

async function hangUp(server: Server): Promise<void> {
  // A connection whose call was running falls idle only after its answer; it would then be kept for the next call.
  const idle = setInterval(() => server.closeIdleConnections(), hangUpEveryMs);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  clearInterval(idle);
}
