import type { FastifyInstance } from 'fastify';
import { organisationIn } from '../request/request-headers.ts';
import { passOn } from './pass-on.ts';

/** Other organisations, and where the calls of each are answered. */
export type Shards = ReadonlyMap<string, readonly string[]>;

/** @param entries `code=address`; a code that comes again has one more process */
export function shardsOf(entries: readonly string[]): Shards {
  const shards = new Map<string, string[]>();
  for (const entry of entries) {
    const at = entry.indexOf('=');
    const [code, address] = [entry.slice(0, at), entry.slice(at + 1)];
    shards.set(code, [...(shards.get(code) ?? []), address]);
  }
  return shards;
}

const unavailable = { 'content-type': 'application/json; charset=utf-8', 'retry-after': '2' };

/**
 * Passes calls of other organisations on to their processes, before anything is counted or looked up here: what one of
 * them suffers from is its own.
 */
export function passOthersOn(app: FastifyInstance, shards: Shards, refusal: (language: string) => string): void {
  if (shards.size === 0) return;
  let turn = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const addresses = shards.get(organisationIn(request.headers) ?? '');
    if (addresses === undefined) {
      done();
      return;
    }
    turn += 1;
    reply.hijack();
    const { raw: outgoing } = reply;
    const address = addresses[turn % addresses.length] ?? '';
    passOn(request.raw, outgoing, { address, from: request.ip }, () =>
      outgoing.writeHead(503, unavailable).end(refusal(String(request.headers['lang'] ?? ''))),
    );
  });
}
