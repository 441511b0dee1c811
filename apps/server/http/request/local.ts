import type { FastifyRequest } from 'fastify';
import { hostIn } from '../../running/exposure.ts';
import { isLoopbackHost } from '../../running/networks.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether the caller is on this machine, and asks for this machine. A proxy here makes every caller look so, hence a
 * forwarded
 * request doesn't count, nor one for another name: any page can make its own name lead to this machine.
 */
export const isLocal = ({ raw, headers }: FastifyRequest): boolean =>
  loopback.has(raw.socket.remoteAddress ?? '') &&
  isLoopbackHost(hostIn(headers.host ?? '')) &&
  forwarded.every((name) => headers[name] === undefined);
