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
}

/** A file goes alone, as a form of one field, whose type and boundary the browser writes; all else is JSON. */
function bodyOf(body: unknown, headers: Headers): string | FormData {
  if (typeof body === 'object' && body !== null && 'file' in body && body.file instanceof File) {
    const form = new FormData();
    form.append('file', body.file);
    return form;
  }
  headers.set('content-type', 'application/json');
  return JSON.stringify(body ?? {});
}

/** Makes a call. @throws what `fetch` does when nothing has come back within {@link timeoutMs}, or `signal` ends it */
export function send(name: CallName, sent: Parts, { headers, base, signal }: Conditions): Promise<Response> {
  const isPost = name.startsWith('POST');
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(addressOf(name, sent, base), {
    method: isPost ? 'POST' : 'GET',
    headers,
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    credentials: 'omit',
    ...(isPost ? { body: bodyOf(sent.body, headers) } : {}),
  });
}
