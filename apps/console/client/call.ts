import type { CallAnswer, CallName, CallSent } from '@candor/api-contract/index.ts';
import { words } from '../locales/en.ts';
import { deviceToken } from './device-token.ts';
import { end, session } from './session.ts';

type Needed<T> = { [K in keyof T as undefined extends T[K] ? never : {} extends T[K] ? never : K]: T[K] };
type Free<T> = { [K in keyof T as undefined extends T[K] ? never : {} extends T[K] ? K : never]?: T[K] };
/** What a call needs: `params`, `query` and `body`, each only where it has any. */
export type Sent<Name extends CallName> = Needed<CallSent<Name>> & Free<CallSent<Name>>;

const timeoutMs = 60_000;

/**
 * A call that was refused, in the server's words, or did not arrive. `field` is the last part of the one that is
 * objected to.
 */
export class CallError extends Error {
  readonly code: number;
  readonly field: string | null;
  readonly error: string | null;
  constructor(code: number, message: string, data: { error?: string; field?: string } | null) {
    super(message);
    this.code = code;
    this.error = data?.error ?? null;
    this.field = data?.field?.split('.').at(-1) ?? null;
  }
}

/** What went wrong, in words. */
export const wordsOf = (fault: unknown): string => (fault instanceof Error ? fault.message : words.app.failed);

type Values = Readonly<Record<string, string | number | undefined>>;
interface Parts {
  params?: Values;
  query?: Values;
  body?: unknown;
}
interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

function addressOf(name: CallName, { params = {}, query = {} }: Parts): string {
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

async function send(name: CallName, sent: Parts, signal?: AbortSignal): Promise<Response> {
  const isPost = name.startsWith('POST');
  const { token } = session();
  const device = name === 'POST /operator/login' ? deviceToken() : null;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(addressOf(name, sent), {
      method: isPost ? 'POST' : 'GET',
      credentials: 'omit',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      headers: {
        lang: 'en_US',
        ...(device === null ? {} : { 'device-token': device }),
        ...(token === null ? {} : { 'operator-auth': token }),
        ...(isPost ? { 'content-type': 'application/json' } : {}),
      },
      ...(isPost ? { body: JSON.stringify(sent.body ?? {}) } : {}),
    });
  } catch (fault) {
    if (signal?.aborted) throw fault;
    throw new CallError(-1, words.app.unreachable, null);
  }
}

/** @throws CallError; 401 also ends the session that was asked with */
async function refusalOf(response: Response, tokenSent: string | null): Promise<CallError> {
  const { code, message, data } = (await response
    .json()
    .catch(() => ({ code: response.status, message: words.app.failed, data: null }))) as Envelope;
  if (code === 401 && tokenSent !== null && tokenSent === session().token) end(words.signIn.ended);
  return new CallError(code, message, data as { error?: string; field?: string } | null);
}

/** Calls the API and gives the `data` of the answer. @throws CallError */
export async function call<Name extends CallName>(
  name: Name,
  ...[sent, signal]: {} extends Sent<Name> ? [Sent<Name>?, AbortSignal?] : [Sent<Name>, AbortSignal?]
): Promise<CallAnswer<Name>> {
  const { token } = session();
  const response = await send(name, sent ?? {}, signal);
  if (!response.ok) throw await refusalOf(response, token);
  return ((await response.json()) as Envelope).data as CallAnswer<Name>;
}

/** The bytes of a picture that the operator may see; each look is recorded by the server. @throws CallError */
export async function picture(id: string, signal?: AbortSignal): Promise<Blob> {
  const { token } = session();
  const response = await send('GET /operator/papers/{id}', { params: { id } }, signal);
  if (!response.ok) throw await refusalOf(response, token);
  return response.blob();
}

export type CsvName = CallSent<'GET /operator/csv/{list}'>['params']['list'];

/**
 * Fetches a whole list as a table and hands it to the browser to keep. @param onBytes told how much has come so far
 * @throws CallError
 */
export async function downloadCsv(list: CsvName, onBytes: (bytes: number) => void): Promise<void> {
  const { token } = session();
  const response = await send('GET /operator/csv/{list}', { params: { list } });
  if (!response.ok) throw await refusalOf(response, token);
  const parts: BlobPart[] = [];
  const reader = response.body?.getReader();
  let bytes = 0;
  for (let next = await reader?.read(); next !== undefined && !next.done; next = await reader?.read()) {
    parts.push(next.value);
    bytes += next.value.length;
    onBytes(bytes);
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }));
  link.download = `candor-${list}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
