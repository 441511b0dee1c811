import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { withinAddresses } from '../../running/networks.ts';

export interface ConsoleDoor {
  /** Whether a request came by the console's own port; null where it has none. */
  readonly isAtConsole: ((request: IncomingMessage) => boolean) | null;
  /** Addresses and networks that the console answers; none for any. */
  readonly addresses: readonly string[];
}

const isOfConsole = (path: string): boolean => path === '/console' || /^\/(console|operator)\//.test(path);
/** What its pages ask beside operators' calls, and what whoever watches a port asks. */
const isBeside = (path: string): boolean => path.startsWith('/fair/') || path === '/health' || path === '/ready';

/**
 * Keeps the console from who is not to reach it: elsewhere than at its own port, or from another address, its pages and
 * the calls of operators are not there; and at its own port nothing of customers is.
 */
export function partConsole(
  app: FastifyInstance,
  { isAtConsole, addresses }: ConsoleDoor,
  turnAway: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  if (isAtConsole === null && addresses.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const paths = pathsOf(request);
    const own = paths.some(isOfConsole);
    const atConsole = isAtConsole?.(request.raw) ?? own;
    const isMisplaced = atConsole ? !own && !paths.some(isBeside) : own;
    const isStranger = own && !withinAddresses(addresses, request.ip);
    return isMisplaced || isStranger ? turnAway(request, reply) : undefined;
  });
}

/** What was asked for: by the route that was found, and by the path as another process will read it. */
function pathsOf({ url, routeOptions }: FastifyRequest): readonly string[] {
  const [path = ''] = url.split('?');
  try {
    return [routeOptions.url ?? '', decodeURIComponent(path)];
  } catch {
    return [routeOptions.url ?? '', path];
  }
}
