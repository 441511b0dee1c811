import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { streamPath } from '@candor/api-contract/events.ts';
import { passOn, passUpgradeOn, type Target } from '../../http/shards/pass-on.ts';

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
  const targetOf = ({ url, socket }: IncomingMessage): Target | null => {
    const port = portFor(url);
    return port === undefined ? null : { address: `http://127.0.0.1:${port}`, from: socket.remoteAddress ?? '' };
  };
  const server = createServer((incoming, outgoing) => {
    const target = targetOf(incoming);
    if (target === null) refuse(outgoing);
    else passOn(incoming, outgoing, target, () => refuse(outgoing));
  });
  server.on('upgrade', (incoming, socket, head) => {
    const target = targetOf(incoming);
    if (target === null) socket.destroy();
    else passUpgradeOn(incoming, { socket, head }, target);
  });
  return server;
}

const refuse = (outgoing: ServerResponse): unknown => outgoing.writeHead(503, { 'retry-after': '1' }).end();
