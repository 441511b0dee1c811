import { partConsole, type ConsoleDoor } from './guard/console-door.ts';
import { callNames, type CallName } from '@candor/api-contract/index.ts';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { BooksBroken, EngineUnavailable } from '../engine/engine.ts';
import type { Commands } from '../engine/seams/commands.ts';
import { allowOrigins } from './cors.ts';
import { passOthersOn, type Shards } from './shards/shards.ts';
import { envelope } from './envelope.ts';
import { guardHeaders, guardHeadersOf } from './guard/guard-headers.ts';
import { isJson } from './request/json-body.ts';
import { openLimitHere, sourceOf, type Limit, type OpenLimit } from './limits.ts';
import { openMetrics, type Metrics } from './metrics.ts';
import type { OperatorSessions } from './operators.ts';
import type { ProgramKeys } from './program-keys.ts';
import { refused, type Refused } from './refused.ts';
import { openRepeats, type IsStored, type Repeats } from './repeats/repeats.ts';
import { markCalls, requestIdOf } from './marks/mark-calls.ts';
import { requestLanguage } from '../i18n/request-language.ts';
import { openProxyWatch } from '../running/proxy-watch.ts';
import type { SecurityEvents } from '../security/security-events.ts';
import { noSpans, type Spans } from '../tracing/spans.ts';
import type { Sessions } from './sessions.ts';

export interface HttpSettings {
  /** Origins beside the own one whose pages may call. */
  readonly corsOrigins: readonly string[];
  /** Addresses or networks of the reverse proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly string[];
  /** Calls a user may make in a second; 0 for no limit. */
  readonly rateLimitPerSecond: number;
  /** Calls that may come from one address in a second; 0 or absent for no limit. Files of the web don't count. */
  readonly addressLimitPerSecond?: number;
  /** Whether a request may come under this `Host` header; without it under every one. */
  readonly isOwnHost?: (host: string | undefined) => boolean;
  /** Tells browsers to come by https only from now on. */
  readonly httpsOnly?: boolean;
  /** Whose shard this is; {@link defaultOrganisation} without it. */
  readonly organisation?: string;
  /** Where other organisations are answered. */
  readonly shards?: Shards;
  /** Where the console is let in; without it everywhere. */
  readonly console?: ConsoleDoor;
  /** Only other processes of the installation ask, and say which of their calls it is. */
  readonly handedOn?: boolean;
  /** One log line for every call. */
  readonly accessLog: boolean;
  /** Compares every answer with its declaration; a difference is a bug and answers 500. For tests. */
  readonly checkAnswers: boolean;
}

export interface HttpParts {
  /** Without them it opens its own. */
  readonly metrics?: Metrics;
  readonly settings: HttpSettings;
  readonly log: Logger;
  readonly clock: { now(): number };
  readonly sessions: Sessions;
  /** Without them nobody is an operator. */
  readonly operators?: OperatorSessions;
  /** Without them no key opens anything. */
  readonly programKeys?: ProgramKeys;
  /** Whether the answer of a key is stored; without it every repeat counts. */
  readonly isStored?: IsStored;
  /** Signs a refusal by a limit of calls; without it none is signed. */
  readonly signRefusal?: Commands['signRefusal'];
  /** Without it nothing of the safety of accounts is kept. */
  readonly securityEvents?: Pick<SecurityEvents, 'note'>;
  /** Without them no call is traced. */
  readonly spans?: Spans;
  /** Without it each limit is this process's own. */
  readonly openLimit?: OpenLimit;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of an intent whose answer is stored. */
    isRepeat: boolean;
  }
}

/** The door of the server: calls are mounted on it with {@link ./route.ts}. */
export interface Http extends Omit<HttpParts, 'metrics' | 'openLimit' | 'spans'> {
  readonly app: FastifyInstance;
  readonly metrics: Metrics;
  readonly perUser: Limit;
  readonly perAddress: Limit;
  /** How often a customer's refusals by a limit are signed: whoever floods is told so once a second. */
  readonly perSigned: Limit;
  readonly repeats: Repeats;
  readonly registered: Set<CallName>;
}

const bodyLimitBytes = 64 * 1024;
/** Of the answer to what is no HTTP. */
const malformedHead = 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\n\r\n';

const newApp = ({ trustProxy, handedOn }: HttpSettings): FastifyInstance =>
  fastify({
    bodyLimit: bodyLimitBytes,
    requestTimeout: 60_000,
    exposeHeadRoutes: false,
    genReqId: requestIdOf(handedOn === true),
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    frameworkErrors: (_error, request, reply) => void answer(request, reply, refused('unknown-path')),
    clientErrorHandler(_error, socket) {
      if (socket.writable) socket.write(`${malformedHead}${envelope(refused('body-malformed'), 'en').text}`);
      // A client that never closes its side would keep the descriptor.
      socket.destroySoon();
    },
  });

export function openHttp(parts: HttpParts): Http {
  const { settings, log } = parts;
  const app = newApp(settings);
  const repeats = openRepeats(parts.sessions, parts.isStored ?? (() => Promise.resolve(false)));
  const http: Http = {
    ...parts,
    app,
    repeats,
    metrics: parts.metrics ?? openMetrics(),
    ...openLimits(settings, parts.openLimit),
    registered: new Set(),
  };
  app.decorateRequest('isRepeat', false);
  markCalls(app, { spans: parts.spans ?? noSpans, handedOn: settings.handedOn === true });
  readBodies(app);
  guardAnswers(app, settings);
  partConsole(app, settings.console ?? { isAtConsole: null, addresses: [] }, (request, reply) =>
    answer(request, reply, refused('unknown-path')),
  );
  allowOrigins(app, settings.corsOrigins);
  watchProxies(app, log);
  passOthersOn(app, settings.shards ?? new Map(), (language) => unavailableIn(language));
  const turnAway = limitAddresses(http);
  observe(http);
  sayWhenToRetry(app);
  app.setNotFoundHandler(async (request, reply) => {
    // The name of a file that isn't there was let through as a file.
    return (await turnAway(request, reply)) ?? answer(request, reply, unknownPath(request, reply));
  });
  answerErrors(app, log);
  return http;
}

const openLimits = (
  { rateLimitPerSecond, addressLimitPerSecond = 0 }: HttpSettings,
  openLimit: OpenLimit = openLimitHere,
): Pick<Http, 'perUser' | 'perAddress' | 'perSigned'> => ({
  perUser: openLimit('calls-of-user', rateLimitPerSecond, 1),
  perAddress: openLimit('calls-of-address', addressLimitPerSecond, 1),
  perSigned: openLimit('refusals-signed', 1, 1),
});

function answerErrors(app: FastifyInstance, log: HttpParts['log']): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.error === 'internal-error')
      log.error({ err: error, call: callOf(request), requestId: request.id }, 'a call failed');
    return answer(request, reply, refusal);
  });
}

/** Calls of the contract that nobody answers. */
export const missingHandlers = (http: Http): CallName[] => callNames.filter((name) => !http.registered.has(name));

/** Sends a refusal outside of a call's handler. */
export function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refused): FastifyReply {
  const { status, text } = envelope(refusal, requestLanguage(request.headers));
  return reply.code(status).headers(answerHeaders).send(text);
}

/** The words for a shard that does not answer. */
const unavailableIn = (lang: string): string =>
  envelope(refused('service-unavailable'), requestLanguage({ lang })).text;

/** An answer is data for one caller: never kept, never shown as a page. */
export const answerHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  ...guardHeaders,
};

function guardAnswers(app: FastifyInstance, settings: HttpSettings): void {
  const { isOwnHost } = settings;
  const headers = guardHeadersOf(settings);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isOwnHost?.(request.headers.host) === false) answer(request, reply, refused('unknown-host'));
    else done();
  });
}

function watchProxies(app: FastifyInstance, log: HttpParts['log']): void {
  const watch = openProxyWatch(log);
  app.addHook('onRequest', (request, _reply, done) => {
    watch(request);
    done();
  });
}

/** Bodies stay text: {@link ./request/json-body.ts} reads them when the call is known. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    if (request.is404 || body === '' || isJson(request.headers['content-type'])) done(null, body);
    else done(Object.assign(new Error('not JSON'), { statusCode: 415 }));
  });
}

/** Pages and their files: a page loads many at once, and they are sent without asking anybody. */
const isFile = ({ method, routeOptions }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /^\/$|\*$/.test(routeOptions.url ?? '');

type Turn = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** @returns counts a request that was not counted yet, and turns it away when its address has made too many */
function limitAddresses({ app, perAddress, securityEvents, repeats }: Http): Turn {
  const counted = new WeakSet<FastifyRequest>();
  const turnAway: Turn = async (request, reply) => {
    if (counted.has(request)) return undefined;
    counted.add(request);
    request.isRepeat = await repeats.isRepeat(request);
    if (request.isRepeat) return undefined;
    const source = sourceOf(request.ip);
    const seconds = await perAddress.take(source);
    if (seconds === 0) return undefined;
    securityEvents?.note({
      kind: 'limited',
      customerId: null,
      operatorId: null,
      call: callOf(request),
      reason: 'too-many-requests',
      source,
      device: null,
    });
    return answer(
      request,
      reply.header('retry-after', String(seconds)),
      refused('too-many-requests', { params: { seconds: String(seconds) } }),
    );
  };
  app.addHook('onRequest', async (request, reply) => (isFile(request) ? undefined : turnAway(request, reply)));
  return turnAway;
}

const callOf = (request: FastifyRequest): string => `${request.method} ${request.routeOptions.url ?? 'unknown'}`;

/** The path is logged as declared: queries and ids can carry codes and addresses. */
function observe(http: Http): void {
  http.app.addHook('onResponse', (request, reply, done) => {
    const call = callOf(request);
    http.metrics.observeCall(call, reply.statusCode, reply.elapsedTime / 1000);
    if (http.settings.accessLog)
      http.log.info(
        { call, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10, requestId: request.id },
        'call',
      );
    done();
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

const retryAfterSeconds = '2';

/** Whatever can't be answered now may be asked again in a moment. */
const sayWhenToRetry = (app: FastifyInstance): unknown =>
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
    done();
  });

function refusalOf(error: unknown): Refused {
  if (error instanceof BooksBroken) return refused('books-broken');
  if (error instanceof EngineUnavailable) return refused('service-unavailable');
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return refused('body-too-large');
  if (status === 415) return refused('media-type');
  if (status === 404) return refused('unknown-path');
  if (status === 503) return refused('service-unavailable');
  return typeof status === 'number' && status >= 400 && status < 500
    ? refused('body-malformed')
    : refused('internal-error');
}
