import type { FastifyRequest } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether the caller is on this machine. A proxy here makes every caller look so, hence a forwarded request doesn't count. */
export const isLocal = ({ raw, headers }: FastifyRequest): boolean =>
  loopback.has(raw.socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && headers.via === undefined;
