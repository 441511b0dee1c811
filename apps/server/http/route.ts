import {
  declarationOf,
  type CallAnswer,
  type CallName,
  type CallParsed,
  type Calls,
} from '@candor/api-contract/index.ts';
import type { CallDeclaration } from '@candor/api-contract/call.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { hash } from 'node:crypto';
import { identifyKey, noteOrders, refusalOfOrders } from './guard/by-key.ts';
import { answerHeaders, type Http } from './http.ts';
import { envelope } from './envelope.ts';
import { securityEventOf, securityKindOf } from '../security/event-of-call.ts';
import { sourceOf } from './limits.ts';
import { parseBody } from './request/json-body.ts';
import { letsIn, type OperatorUser } from './operators.ts';
import { isByKey, type KeyCaller } from './program-keys.ts';
import { pack, packingFor } from './packing/packing.ts';
import { deviceName } from '../proofs/devices/device-seen.ts';
import { refused, type Outcome, type Refused } from './refused.ts';
import { routeOf } from './repeats/repeats.ts';
import {
  deviceTokensOf,
  idempotencyKeyOf,
  organisationOf,
  isUnattended,
  operatorTokenOf,
  platformOf,
  tokenOf,
  type DevicePlatform,
} from './request/request-headers.ts';
import { requestLanguage } from '../i18n/request-language.ts';
import { sendFile, type FileAnswer } from './files/send-file.ts';
import { standingRefusal, type SessionUser } from './sessions.ts';
import { acceptUploads, readUpload } from './files/read-upload.ts';
import { validate } from './request/validate.ts';

/** What a handler may know of a request beside its parsed input. */
export interface CallContext {
  readonly language: Language;
  readonly ip: string;
  readonly devicePlatform: DevicePlatform;
  /** Browser and system in two words, null when unknown. */
  readonly device: string | null;
  /** By which the device shows that it has signed in before; empty for one that hasn't. */
  readonly deviceTokens: readonly string[];
  readonly organisation: string;
  /** Under which name the request came, with its port; '' where it says none. */
  readonly host: string;
  /** Only on calls that move money. Its scope is user and {@link call}. */
  readonly idempotencyKey: string | undefined;
  /** SHA-256 of the parsed input, hex; empty without an idempotency key. */
  readonly bodyHash: string;
  /** Method and path as sent, with its parameters filled in. */
  readonly call: string;
  readonly receivedAt: number;
}
/** Who calls, as the door has found out. */
interface Callers {
  readonly user?: SessionUser;
  /** By which the user's program has signed the call. */
  readonly key?: KeyCaller;
  readonly operator?: OperatorUser;
}
type Caller<Access> = Access extends 'session'
  ? { readonly user: SessionUser }
  : Access extends 'operator' | 'operator-setup'
    ? { readonly operator: OperatorUser }
    : unknown;
type Known<Call> = Call extends { readonly knowsCaller: true } ? { readonly user?: SessionUser } : unknown;
export type CallRequest<Name extends CallName> = CallContext & Caller<Calls[Name]['access']> & Known<Calls[Name]>;

export type Handler<Name extends CallName> = (
  input: CallParsed<Name>,
  request: CallRequest<Name>,
) => Promise<Outcome<CallAnswer<Name>>> | Outcome<CallAnswer<Name>>;

interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Method and path of a declared call as the router takes them. */
export function mountingOf(name: CallName): { readonly method: string; readonly url: string } {
  const [method = '', path = ''] = name.split(' ');
  return { method, url: path.replace(/\{([^}]+)\}/g, ':$1') };
}

/** Hangs the handler of a declared call into the door: organisation, session, limits and parsing come before it. */
export function route<Name extends CallName>(http: Http, name: Name, handler: Handler<Name>): void {
  if (http.registered.has(name)) throw new Error(`${name} has two handlers`);
  http.registered.add(name);
  const handle = handler as unknown as (input: Input, request: CallContext & Callers) => Promise<Outcome<unknown>>;
  const mount = (app: FastifyInstance): void => {
    app.route({
      ...mountingOf(name),
      handler: async (request, reply) => send(request, reply, name, await serve(http, name, request, handle)),
    });
  };
  if (declarationOf(name).takesFile !== true) mount(http.app);
  // A part of its own: the other calls go on refusing this media type.
  else
    void http.app.register(async (app) => {
      await acceptUploads(app);
      mount(app);
    });
}

async function serve(http: Http, name: CallName, request: FastifyRequest, handle: Handle): Promise<Outcome<unknown>> {
  const organisation = organisationOf(request.headers, http.settings.organisation);
  if (organisation === null) return refused('unknown-organisation', { field: 'org-code' });
  const caller = await identify(http, name, request);
  const outcome = caller.ok
    ? await serveCaller(http, name, request, { caller: caller.value, organisation, handle })
    : caller;
  noteSecurity(http, name, request, { caller: caller.ok ? caller.value : {}, outcome });
  return outcome;
}

interface Answered {
  readonly caller: Callers;
  readonly outcome: Outcome<unknown>;
}

function noteSecurity(http: Http, name: CallName, request: FastifyRequest, { caller, outcome }: Answered): void {
  const kind = securityKindOf(name, outcome);
  if (kind === undefined) return;
  // Who sends no token at all is a visitor, and no danger.
  const isVisitor = tokenOf(request.headers) + operatorTokenOf(request.headers) === '';
  if (!outcome.ok && outcome.error === 'unauthorized' && isVisitor) return;
  const seen = {
    name,
    customerId: caller.user?.userId,
    operatorId: caller.operator?.operatorId,
    source: sourceOf(request.ip),
    device: deviceName(request.headers['user-agent']),
  };
  http.securityEvents?.note(securityEventOf(kind, seen, outcome));
}

type Handle = (input: Input, request: CallContext & Callers) => Promise<Outcome<unknown>>;
interface Served {
  readonly caller: Callers;
  readonly organisation: string;
  readonly handle: Handle;
}

async function serveCaller(
  http: Http,
  name: CallName,
  request: FastifyRequest,
  { caller, organisation, handle }: Served,
): Promise<Outcome<unknown>> {
  const declaration = declarationOf(name);
  const { user, operator, key } = caller;
  const limited = request.isRepeat ? null : await overLimit(http, user?.userId ?? operator?.operatorId);
  if (limited !== null) return signedRefusal(http, name, request, { user, refusal: limited });
  const input = await parseInput(name, request);
  if (!input.ok) return input;
  const unopened = key === undefined ? null : refusalOfOrders(http, name, key, input.value.body);
  if (unopened !== null) return unopened;
  const alsoLimited = request.isRepeat
    ? null
    : await overLimitOfItems(http, request, user?.userId, itemsIn(declaration, input.value));
  if (alsoLimited !== null) return signedRefusal(http, name, request, { user, refusal: alsoLimited });
  const idempotencyKey = declaration.movesMoney === true ? idempotencyKeyOf(request.headers) : undefined;
  if (idempotencyKey === null) return refused('idempotency-key-invalid', { field: 'idempotency-key' });
  const context: CallContext = {
    language: requestLanguage(request.headers),
    ip: request.ip,
    devicePlatform: platformOf(request.headers),
    device: deviceName(request.headers['user-agent']),
    deviceTokens: deviceTokensOf(request.headers),
    organisation,
    host: request.headers.host ?? '',
    idempotencyKey,
    bodyHash: idempotencyKey === undefined ? '' : hashOf(input.value),
    call: routeOf(request),
    receivedAt: http.clock.now(),
  };
  const outcome = await handle(input.value, { ...context, ...caller });
  if (key !== undefined && outcome.ok) noteOrders(http, name, key, input.value.body);
  return http.settings.checkAnswers ? checked(name, outcome) : outcome;
}

/** A customer's token never opens an operator's call, nor the other way round: each is looked for among its own. */
async function identify(http: Http, name: CallName, request: FastifyRequest): Promise<Outcome<Callers>> {
  const { headers, ip } = request;
  const { access, knowsCaller } = declarationOf(name);
  if (access === 'public') {
    const user = knowsCaller === true ? await http.sessions.find(tokenOf(headers)) : null;
    return { ok: true, value: user === null ? {} : { user } };
  }
  if (access === 'session') {
    if (isByKey(headers)) return identifyKey(http, name, request);
    const user = await http.sessions.find(tokenOf(headers));
    if (user === null) return refused('unauthorized');
    const refusal = standingRefusal(name, user.standing);
    return refusal === null ? { ok: true, value: { user } } : { ...refused(refusal), about: user.userId };
  }
  const operator = (await http.operators?.find(operatorTokenOf(headers), !isUnattended(headers), ip)) ?? null;
  if (operator === null) return refused('unauthorized');
  if (access === 'operator' && operator.stage !== 'live')
    return { ...refused('operator-setup'), about: operator.operatorId };
  return letsIn(name, operator)
    ? { ok: true, value: { operator } }
    : { ...refused('operator-role'), about: operator.operatorId };
}

async function overLimit(http: Http, caller: string | undefined): Promise<Refused | null> {
  if (caller === undefined) return null;
  const seconds = await http.perUser.take(caller);
  return seconds === 0 ? null : refused('too-many-requests', { params: { seconds: String(seconds) } });
}

interface LimitedCall {
  readonly user: SessionUser | undefined;
  readonly refusal: Refused;
}

/** A refusal by the customer's own limit of calls, signed where the call moves money: the first one of a second. */
async function signedRefusal(
  { signRefusal, perSigned }: Http,
  name: CallName,
  { body }: FastifyRequest,
  { user, refusal }: LimitedCall,
): Promise<Refused> {
  const isSigned = declarationOf(name).movesMoney === true && user !== undefined && signRefusal !== undefined;
  if (!isSigned || (await perSigned.take(user.userId)) > 0) return refusal;
  const terms = `${name}|${hash('sha256', typeof body === 'string' ? body : '', 'hex')}`;
  const ack = await signRefusal({ userId: user.userId, reason: refusal.error, call: name, terms });
  return ack === null ? refusal : { ...refusal, ack };
}

/** How many calls a request stands for. */
function itemsIn({ countsEach }: CallDeclaration, { body }: Input): number {
  const list = countsEach === undefined ? [] : (body as Record<string, unknown>)[countsEach];
  return Array.isArray(list) ? Math.max(1, list.length) : 1;
}

/** The request itself is counted already. */
async function overLimitOfItems(
  http: Http,
  { ip }: FastifyRequest,
  caller: string | undefined,
  items: number,
): Promise<Refused | null> {
  if (items === 1 || caller === undefined) return null;
  const seconds = (await http.perUser.take(caller, items - 1)) || (await http.perAddress.take(sourceOf(ip), items - 1));
  return seconds === 0 ? null : refused('too-many-requests', { params: { seconds: String(seconds) } });
}

/** A query that isn't declared isn't read; a body is an object, and without one `{}`. */
async function parseInput(name: CallName, request: FastifyRequest): Promise<Outcome<Input>> {
  const { params, query, body, takesFile } = declarationOf(name);
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
  const sent =
    takesFile === true ? await readUpload(request) : parseBody(typeof request.body === 'string' ? request.body : '');
  if (!sent.ok) return sent;
  const parsed = validate(body, sent.value);
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

/** What fits into one packet comes no sooner when it is packed. */
const packFromCharacters = 1_024;

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  name: CallName,
  outcome: Outcome<unknown>,
): FastifyReply | Promise<FastifyReply> {
  const { access, knowsCaller, answersFile, answersCsv, answersLines } = declarationOf(name);
  if (outcome.ok && answersCsv === true) return sendCsv(reply, outcome.value as AsyncIterable<string>);
  if (outcome.ok && answersLines === true) return sendLines(reply, outcome.value as AsyncIterable<string>);
  if (outcome.ok && answersFile === true) return sendFile(reply, outcome.value as FileAnswer);
  const { status, text } = envelope(outcome, requestLanguage(request.headers));
  if (!outcome.ok && outcome.params?.['seconds'] !== undefined && status === 429)
    reply.header('retry-after', outcome.params['seconds']);
  reply.code(status).headers(answerHeaders);
  // Only where the answer holds nothing of anybody: its packed size tells something of it.
  const isPacked = access === 'public' && knowsCaller !== true && text.length >= packFromCharacters;
  const packing = isPacked ? packingFor(request.headers['accept-encoding']) : undefined;
  if (packing === undefined) return reply.send(text);
  reply.headers({ 'content-encoding': packing, vary: 'accept-encoding' });
  return pack(packing, text).then((bytes) => reply.send(bytes));
}

/** The same, packed: what is whole ends with the end of the gzip, so what broke off is seen. */
function sendLines(reply: FastifyReply, lines: AsyncIterable<string>): FastifyReply {
  const packed = createGzip();
  // Whoever reads sees it end too early; why it did stands in the log.
  pipeline(Readable.from(lines), packed, (error) => {
    if (error !== null && error !== undefined) reply.log.warn({ err: error }, 'a file of lines broke off');
  });
  return reply
    .code(200)
    .headers({ ...answerHeaders, 'content-type': 'application/gzip', 'content-disposition': 'attachment' })
    .send(packed);
}

/** Line by line as it is read: a long list never stands in memory whole. */
const sendCsv = (reply: FastifyReply, lines: AsyncIterable<string>): FastifyReply =>
  reply
    .code(200)
    .headers({ ...answerHeaders, 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment' })
    .send(Readable.from(lines));
