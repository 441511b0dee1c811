import { asyncApi } from '@candor/api-contract/document/asyncapi.ts';
import { openApi } from '@candor/api-contract/openapi.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { FastifyRequest } from 'fastify';
import { createHash, hash, timingSafeEqual } from 'node:crypto';
import { ok } from '@candor/core/result.ts';
import { errorWords } from '../words/errors/index.ts';
import { answer, type Http } from './http.ts';
import { pack, packingFor, type Packing } from './packing/packing.ts';
import { isLocal } from './request/local.ts';
import { refused } from './refused.ts';
import { defaultOrganisation } from './request/request-headers.ts';
import { route } from './route.ts';

export interface SystemParts {
  health(): CallAnswer<'GET /health'>;
  readiness(): CallAnswer<'GET /ready'> & { readonly reasons: readonly string[] };
  readonly version: string;
  /** Where programs open sockets, as http or https: the address that customers know, else this process. */
  readonly address: string;
  /** Lets others than this machine read `/metrics`, as `Authorization: Bearer …`; '' for nobody. */
  readonly metricsToken: string;
  /**
   * Others are meant to reach the program: a proxy may stand before it, so nobody is known by coming from this machine.
   */
  readonly isExposed: boolean;
}

/** What watches and describes the program: `/health`, `/ready`, `/metrics`, `/openapi.json`, `/asyncapi.json`. */
export function registerSystem(http: Http, parts: SystemParts): void {
  route(http, 'GET /health', () => ok(parts.health()));
  route(http, 'GET /ready', () => {
    const { reasons, ...report } = parts.readiness();
    return reasons.length === 0
      ? ok(report)
      : refused('service-unavailable', { params: { reasons: reasons.join(' ') } });
  });
  publish(http, '/openapi.json', () =>
    openApi({
      version: parts.version,
      organisation: http.settings.organisation ?? defaultOrganisation,
      address: parts.address,
      messageOf: (error) => errorWords.en[error],
    }),
  );
  const { host, protocol } = new URL(parts.address);
  publish(http, '/asyncapi.json', () => asyncApi(parts.version, { host, isEncrypted: protocol === 'https:' }));
  http.app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, parts)) return answer(request, reply, refused('unknown-path'));
    return reply.type(http.metrics.registry.contentType).send(await http.metrics.registry.metrics());
  });
}

const bestQuality = 11;

/**
 * A document that stays as it is while the program runs: made when somebody first asks, as a start has no time for it,
 * packed once, and sent only to who hasn't got it.
 */
function publish(http: Http, url: string, make: () => unknown): void {
  const packed = new Map<Packing, Promise<Buffer>>();
  let made: { readonly text: string; readonly etag: string } | undefined;
  const written = (text: string) => ({ text, etag: `"${hash('sha256', text, 'base64url')}"` });
  http.app.get(url, async ({ headers }, reply) => {
    const { text, etag } = (made ??= written(JSON.stringify(make())));
    reply
      .headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
      .type('application/json; charset=utf-8');
    // A proxy that packs an answer itself marks its tag as weak.
    if (headers['if-none-match']?.replaceAll('W/', '').split(/,\s*/).includes(etag) === true)
      return reply.code(304).send();
    const packing = packingFor(headers['accept-encoding']);
    if (packing === undefined) return reply.send(text);
    const bytes = packed.get(packing) ?? pack(packing, text, bestQuality);
    packed.set(packing, bytes);
    return reply.header('content-encoding', packing).send(await bytes);
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function mayReadMetrics(request: FastifyRequest, { metricsToken: token, isExposed }: SystemParts): boolean {
  const sent = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  return sent === undefined
    ? !isExposed && isLocal(request)
    : token !== '' && timingSafeEqual(digest(sent), digest(token));
}
