import { declarationOf, type CallAnswer, type CallName, type CallParsed, type Calls } from '@candor/api-contract/index.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { hash } from 'node:crypto';
import { answerHeaders, type Http } from './http.ts';
import { envelope } from './envelope.ts';
import { parseBody } from './json-body.ts';
import { refused, type Outcome, type Refused } from './refused.ts';
import { idempotencyKeyOf, organisationOf, platformOf, requestLanguage, tokenOf, type DevicePlatform } from './request-headers.ts';
import type { SessionUser } from './sessions.ts';
import { validate } from './validate.ts';

/** What a handler may know of a request beside its parsed input. */
export interface CallContext {
  readonly language: Language;
  readonly ip: string;
  readonly devicePlatform: DevicePlatform;
  readonly organisation: string;
  /** Only on calls that move money. Its scope is user and {@link call}. */
  readonly idempotencyKey: string | undefined;
  /** SHA-256 of the parsed input, hex; empty without an idempotency key. */
  readonly bodyHash: string;
  /** Method and path as sent, with its parameters filled in. */
  readonly call: string;
  readonly receivedAt: number;
}
export type CallRequest<Name extends CallName> = CallContext & (Calls[Name]['access'] extends 'session' ? { readonly user: SessionUser } : unknown);

export type Handler<Name extends CallName> = (input: CallParsed<Name>, request: CallRequest<Name>) => Promise<Outcome<CallAnswer<Name>>> | Outcome<CallAnswer<Name>>;

interface Input { params: unknown; query: unknown; body: unknown }

/** Hangs the handler of a declared call into the door: organisation, session, limits and parsing come before it. */
export function route<Name extends CallName>(http: Http, name: Name, handler: Handler<Name>): void {
  if (http.registered.has(name)) throw new Error(`${name} has two handlers`);
  http.registered.add(name);
  const [method = '', path = ''] = name.split(' ');
  const handle = handler as unknown as (input: Input, request: CallContext & { user?: SessionUser }) => Promise<Outcome<unknown>>;
  http.app.route({
    method,
    url: path.replace(/\{([^}]+)\}/g, ':$1'),
    async handler(request, reply) {
      return send(request, reply, await serve(http, name, request, handle), declarationOf(name).access === 'public');
    },
  });
}

async function serve(http: Http, name: CallName, request: FastifyRequest, handle: (input: Input, request: CallContext & { user?: SessionUser }) => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
  const declaration = declarationOf(name);
  const organisation = organisationOf(request.headers);
  if (organisation === null) return refused('unknown-organisation', { field: 'org-code' });
  const user = declaration.access === 'session' ? await http.sessions.find(tokenOf(request.headers)) : undefined;
  if (user === null) return refused('unauthorized');
  const limited = user === undefined ? null : await overLimit(http, user);
  if (limited !== null) return limited;
  const input = parseInput(name, request);
  if (!input.ok) return input;
  const idempotencyKey = declaration.movesMoney === true ? idempotencyKeyOf(request.headers) : undefined;
  if (idempotencyKey === null) return refused('idempotency-key-invalid', { field: 'idempotency-key' });
  const context: CallContext & { user?: SessionUser } = {
    language: requestLanguage(request.headers), ip: request.ip, devicePlatform: platformOf(request.headers), organisation, idempotencyKey,
    bodyHash: idempotencyKey === undefined ? '' : hashOf(input.value), call: `${request.method} ${request.url.split('?')[0]}`, receivedAt: http.clock.now(),
  };
  const outcome = await handle(input.value, user === undefined ? context : { ...context, user });
  return http.settings.checkAnswers ? checked(name, outcome) : outcome;
}

async function overLimit(http: Http, user: SessionUser): Promise<Refused | null> {
  const seconds = await http.perUser.take(user.userId);
  return seconds === 0 ? null : refused('too-many-requests', { params: { seconds: String(seconds) } });
}

/** A query that isn't declared isn't read; a body is an object, and without one `{}`. */
function parseInput(name: CallName, request: FastifyRequest): Outcome<Input> {
  const { params, query, body } = declarationOf(name);
  if (request.url.includes('%00')) return refused('body-malformed');
  const input: Input = { params: undefined, query: undefined, body: undefined };
  if (params !== undefined) {
    const parsed = validate(params, request.params);
    if (!parsed.ok) return parsed;
    input.params = parsed.value;
  }
  if (query !== undefined) {
    const parsed = validate(query, request.query);
    if (!parsed.ok) return parsed;
    input.query = parsed.value;
  }
  if (body === undefined) return { ok: true, value: input };
  const json = parseBody(typeof request.body === 'string' ? request.body : '');
  if (!json.ok) return json;
  const parsed = validate(body, json.value);
  if (!parsed.ok) return parsed;
  input.body = parsed.value;
  return { ok: true, value: input };
}

/** The parsed input has its keys in the order of the declaration, so the same request has the same hash. */
const hashOf = (input: Input): string => hash('sha256', JSON.stringify(input), 'hex');

function checked(name: CallName, outcome: Outcome<unknown>): Outcome<unknown> {
  if (!outcome.ok) return outcome;
  const parsed = declarationOf(name).answer.safeParse(outcome.value);
  if (parsed.success) return outcome;
  throw new Error(`${name} answers something else than it declares: ${parsed.error.message}`);
}

const compressFromBytes = 4_096;
const compress = promisify(gzip);

/** @param isPublic the answer holds nothing of anybody, so that its compressed size tells nothing */
function send(request: FastifyRequest, reply: FastifyReply, outcome: Outcome<unknown>, isPublic: boolean): FastifyReply | Promise<FastifyReply> {
  const { status, text } = envelope(outcome, requestLanguage(request.headers));
  if (!outcome.ok && outcome.params?.['seconds'] !== undefined && status === 429) reply.header('retry-after', outcome.params['seconds']);
  reply.code(status).headers(answerHeaders);
  if (!isPublic || text.length < compressFromBytes || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text);
  return compress(text).then((bytes) => reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(bytes));
}
