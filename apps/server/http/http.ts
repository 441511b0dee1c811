import { callNames, type CallName } from '@candor/api-contract/index.ts';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { EngineUnavailable } from '../engine/engine.ts';
import { allowOrigins } from './cors.ts';
import { envelope } from './envelope.ts';
import { isJson } from './json-body.ts';
import { openLimit, sourceOf, type Limit } from './limits.ts';
import { openMetrics, type Metrics } from './metrics.ts';
import type { OperatorSessions } from './operators.ts';
import { refused, type Refused } from './refused.ts';
import { requestLanguage } from './request-headers.ts';
import type { Sessions } from './sessions.ts';

export interface HttpSettings {
  /** Origins beside the own one whose pages may call. */
  readonly corsOrigins: readonly string[];
  /** Addresses or networks of the reverse proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly string[];
  /** Calls a user, or an address, may make in a second; 0 for no limit. */
  readonly rateLimitPerSecond: number;
  /** One log line for every call. */
  readonly accessLog: boolean;
  /** Compares every answer with its declaration; a difference is a bug and answers 500. For tests. */
  readonly checkAnswers: boolean;
}

export interface HttpParts {
  readonly settings: HttpSettings;
  readonly log: Logger;
  readonly clock: { now(): number };
  readonly sessions: Sessions;
  /** Without them nobody is an operator. */
  readonly operators?: OperatorSessions;
}

/** The door of the server: calls are hung into it with {@link ./route.ts}. */
export interface Http extends HttpParts {
  readonly app: FastifyInstance;
  readonly metrics: Metrics;
  readonly perUser: Limit;
  readonly registered: Set<CallName>;
}

const bodyLimitBytes = 64 * 1024;

export function openHttp(parts: HttpParts): Http {
  const { settings, log } = parts;
  const app = fastify({
    bodyLimit: bodyLimitBytes,
    requestTimeout: 60_000,
    exposeHeadRoutes: false,
    trustProxy: settings.trustProxy.length === 0 ? false : [...settings.trustProxy],
    frameworkErrors: (_error, request, reply) => { void answer(request, reply, refused('unknown-path')); },
    clientErrorHandler(_error, socket) {
      if (socket.writable) socket.end(`HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\n\r\n${envelope(refused('body-malformed'), 'en').text}`);
    },
  });
  const http: Http = { ...parts, app, metrics: openMetrics(), perUser: openLimit(settings.rateLimitPerSecond, 1), registered: new Set() };
  readBodies(app);
  allowOrigins(app, settings.corsOrigins);
  limitAddresses(app, settings.rateLimitPerSecond);
  observe(http);
  app.setNotFoundHandler((request, reply) => answer(request, reply, unknownPath(request, reply)));
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.error === 'internal-error') log.error({ err: error, call: callOf(request) }, 'a call failed');
    return answer(request, reply, refusal);
  });
  return http;
}

/** Calls of the contract that nobody answers. */
export const missingHandlers = (http: Http): CallName[] => callNames.filter((name) => !http.registered.has(name));

/** Sends a refusal outside of a call's handler. */
export function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refused): FastifyReply {
  const { status, text } = envelope(refusal, requestLanguage(request.headers));
  return reply.code(status).headers(answerHeaders).send(text);
}

/** An answer is data for one caller: never kept, never shown as a page. */
export const answerHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** Bodies stay text: {@link ./json-body.ts} reads them when the call is known. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    if (request.is404 || body === '' || isJson(request.headers['content-type'])) done(null, body);
    else done(Object.assign(new Error('not JSON'), { statusCode: 415 }));
  });
}

/** A household or an office shares an address, so it may do more than one user. */
const usersPerAddress = 4;

function limitAddresses(app: FastifyInstance, rateLimitPerSecond: number): void {
  if (rateLimitPerSecond === 0) return;
  const perAddress = openLimit(rateLimitPerSecond * usersPerAddress, 1);
  app.addHook('onRequest', async (request, reply) => {
    const seconds = await perAddress.take(sourceOf(request.ip));
    if (seconds > 0) return answer(request, reply.header('retry-after', String(seconds)), refused('too-many-requests', { params: { seconds: String(seconds) } }));
  });
}

const callOf = (request: FastifyRequest): string => `${request.method} ${request.routeOptions.url ?? 'unknown'}`;

/** The path is logged as declared: queries and ids can carry codes and addresses. */
function observe(http: Http): void {
  http.app.addHook('onResponse', async (request, reply) => {
    const call = callOf(request);
    http.metrics.observeCall(call, reply.statusCode, reply.elapsedTime / 1000);
    if (http.settings.accessLog) http.log.info({ call, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10, requestId: request.id }, 'call');
  });
}

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
const declaredPaths = callNames.map((name) => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path: pattern(path) };
});

function unknownPath(request: FastifyRequest, reply: FastifyReply): Refused {
  const [path = ''] = request.url.split('?');
  const others = declaredPaths.filter((declared) => declared.path.test(path));
  if (others.length === 0) return refused('unknown-path');
  reply.header('allow', others.map((declared) => declared.method).join(', '));
  return refused('method-not-allowed');
}

function refusalOf(error: unknown): Refused {
  if (error instanceof EngineUnavailable) return refused('service-unavailable');
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return refused('body-too-large');
  if (status === 415) return refused('media-type');
  if (status === 404) return refused('unknown-path');
  if (status === 503) return refused('service-unavailable');
  return typeof status === 'number' && status >= 400 && status < 500 ? refused('body-malformed') : refused('internal-error');
}
