import { openApi } from '@candor/api-contract/openapi.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { ok } from '@candor/core/result.ts';
import { answer, type Http } from './http.ts';
import { isLocal } from './local.ts';
import { refused } from './refused.ts';
import { defaultOrganisation } from './request-headers.ts';
import { route } from './route.ts';

export interface SystemParts {
  health(): Promise<CallAnswer<'GET /health'>>;
  readonly version: string;
  /** Lets others than this machine read `/metrics`, as `Authorization: Bearer …`; '' for nobody. */
  readonly metricsToken: string;
}

/** What watches and describes the program: `/health`, `/metrics`, `/openapi.json`. */
export function registerSystem(http: Http, parts: SystemParts): void {
  route(http, 'GET /health', async () => {
    const report = await parts.health();
    return report.ready ? ok(report) : refused('service-unavailable');
  });
  const document = JSON.stringify(openApi(parts.version, defaultOrganisation));
  http.app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
  http.app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, parts.metricsToken)) return answer(request, reply, refused('unknown-path'));
    return reply.type(http.metrics.registry.contentType).send(await http.metrics.registry.metrics());
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function mayReadMetrics(request: FastifyRequest, token: string): boolean {
  const sent = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  return sent === undefined ? isLocal(request) : token !== '' && timingSafeEqual(digest(sent), digest(token));
}
