import type { CallName } from '@candor/api-contract/index.ts';
import { addressOf } from './address.ts';
import type { Parts } from './sent.ts';

export const timeoutMs = 60_000;

/** Headers by their names; what has no value is left out. */
export const headersWith = (values: Readonly<Record<string, string | null | undefined>>): Headers =>
  new Headers(Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));

interface Conditions {
  headers: Headers;
  base?: string | undefined;
  signal?: AbortSignal | undefined;
  /** A file instead of JSON; the browser writes its type and boundary. */
  form?: FormData | undefined;
}

/** Makes a call. @throws what `fetch` does when nothing has come back within {@link timeoutMs}, or `signal` ends it */
export function send(name: CallName, sent: Parts, { headers, base, signal, form }: Conditions): Promise<Response> {
  const isPost = name.startsWith('POST');
  if (isPost && form === undefined) headers.set('content-type', 'application/json');
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(addressOf(name, sent, base), {
    method: isPost ? 'POST' : 'GET',
    headers,
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    credentials: 'omit',
    ...(isPost ? { body: form ?? JSON.stringify(sent.body ?? {}) } : {}),
  });
}
