import type { FastifyInstance } from 'fastify';

const allowedHeaders =
  'content-type, coin-auth, lang, org-code, device-platform, device-token, idempotency-key, ' +
  'api-key, api-time, api-window, api-signature';

/**
 * Lets web builds of other origins call. The token travels in a header that no browser adds by itself,
 * so credentials are never allowed.
 * @param origins exact origins such as `https://app.example`; none by default
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS') return;
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', '600');
    return reply.code(204).send();
  });
}
