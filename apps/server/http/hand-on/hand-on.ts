import { fastifyReplyFrom } from '@fastify/reply-from';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { markHeaders } from '../marks/mark-calls.ts';
import { answer, missingHandlers, type Http } from '../http.ts';
import { refused } from '../refused.ts';
import { mountingOf } from '../route.ts';

/** Where calls are answered that this process doesn't; null while there is nobody. */
export type FindAnswerer = () => Promise<string | null>;

/** Of the public log, which is no call: its files are answered where it is written. */
const logPath = '/log/*';
/** What programs of the field's dialect ask: what they sign is taken once, which one process alone can say. */
const dialectPath = '/binance/*';

/**
 * Hands on what nobody here answers. Behind it the caller is known by `X-Forwarded-For`, so that process has to trust
 * this one as a proxy.
 */
export function handOnTheRest(http: Http, find: FindAnswerer): void {
  const { app } = http;
  void app.register(fastifyReplyFrom, { disableRequestLogging: true });
  const handOn = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = await find();
    if (address === null) return answer(request, reply, refused('service-unavailable'));
    return sendOn(request, reply, address);
  };
  for (const name of missingHandlers(http)) {
    http.registered.add(name);
    app.route({ ...mountingOf(name), handler: handOn });
  }
  app.get(logPath, handOn);
  void app.register(async (dialect) => {
    // Programs write their bodies as forms.
    dialect.removeAllContentTypeParsers();
    dialect.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    dialect.all(dialectPath, handOn);
  });
}

function sendOn(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
  const { body } = request;
  const hasBody = typeof body === 'string' && body !== '';
  return reply.from(new URL(request.url, address).href, {
    ...(hasBody ? { body, contentType: request.headers['content-type'] ?? 'application/json' } : {}),
    rewriteRequestHeaders: (_request, headers) => ({
      ...headers,
      host: request.headers.host,
      'x-forwarded-for': request.ip,
      ...markHeaders(),
    }),
    onError: (failed) => void answer(request, failed as FastifyReply, refused('service-unavailable')),
  });
}
