import type { CallAnswer, CallName, CallSent } from '@candor/api-contract/index.ts';
import { locales } from '@candor/api-contract/languages.ts';
import { CallError, envelopeOf } from '@candor/client/envelope.ts';
import { headersWith, send } from '@candor/client/send.ts';
import type { Arguments, Parts } from '@candor/client/sent.ts';
import { language } from '../locales/language.ts';
import { words } from '../locales/words.ts';
import { isAttended } from './attended.ts';
import { deviceToken } from './device-token.ts';
import { end, session } from './session.ts';

export { CallError };

/** The last part of the name of the field that is objected to: forms here are of one body, proposals too. */
export const fieldOf = ({ data }: CallError): string | null => data.field?.split('.').at(-1) ?? null;

/** What went wrong, in words. */
export const wordsOf = (fault: unknown): string => (fault instanceof Error ? fault.message : words.app.failed);

/** Whatever keeps an answer from arriving, in words; what `signal` has ended stays what it is. */
const lost =
  (signal?: AbortSignal) =>
  (fault: unknown): never => {
    throw signal?.aborted ? fault : new CallError(-1, words.app.unreachable);
  };

/** A file goes alone, as a form of one field. */
function formOf(body: unknown): FormData | undefined {
  const { file } = (body ?? {}) as { readonly file?: unknown };
  if (!(file instanceof File)) return undefined;
  const form = new FormData();
  form.append('file', file);
  return form;
}

/** @throws CallError; 401 also ends the session that was asked with */
async function answerOf(name: CallName, sent: Parts, signal?: AbortSignal): Promise<Response> {
  const { token } = session();
  const headers = headersWith({
    lang: locales[language],
    'device-token': name === 'POST /operator/login' ? deviceToken() : null,
    'operator-auth': token,
    'operator-unattended': isAttended(Date.now()) ? null : '1',
  });
  const response = await send(name, sent, { headers, signal, form: formOf(sent.body) }).catch(lost(signal));
  if (response.ok) return response;
  const { code, message, data } = await envelopeOf(response).catch(lost(signal));
  if (code === 401 && token !== null && token === session().token) end(words.signIn.ended);
  throw new CallError(code, message, data);
}

/** Calls the API and gives the `data` of the answer. @throws CallError */
export async function call<Name extends CallName>(
  name: Name,
  ...[sent, signal]: Arguments<Name, AbortSignal>
): Promise<CallAnswer<Name>> {
  const response = await answerOf(name, sent ?? {}, signal);
  const { data } = await envelopeOf(response).catch(lost(signal));
  return data as CallAnswer<Name>;
}

/** The bytes of a picture that the operator may see; each look is recorded by the server. @throws CallError */
export async function picture(id: string, signal?: AbortSignal): Promise<Blob> {
  return (await answerOf('GET /operator/papers/{id}', { params: { id } }, signal)).blob();
}

/** The bytes of a picture of a text. @throws CallError */
export async function contentPicture(id: string, signal?: AbortSignal): Promise<Blob> {
  return (await answerOf('GET /operator/content/picture/{id}', { params: { id } }, signal)).blob();
}

export type CsvName = CallSent<'GET /operator/csv/{list}'>['params']['list'];

export type CsvQuery = Readonly<Record<string, string | number | undefined>>;

/**
 * Fetches a list as a table and hands it to the browser to keep.
 * @param query as the list is narrowed
 * @param onBytes told how much has come so far
 * @throws CallError
 */
export async function downloadCsv(list: CsvName, query: CsvQuery, onBytes: (bytes: number) => void): Promise<void> {
  const response = await answerOf('GET /operator/csv/{list}', { params: { list }, query });
  const parts: BlobPart[] = [];
  const reader = response.body?.getReader();
  let bytes = 0;
  for (let next = await reader?.read(); next !== undefined && !next.done; next = await reader?.read()) {
    parts.push(next.value);
    bytes += next.value.length;
    onBytes(bytes);
  }
  keep(new Blob(parts, { type: 'text/csv' }), `candor-${list}-${new Date().toISOString().slice(0, 10)}.csv`);
}

/** A period of the ledger as a file for the browser to keep; each is recorded by the server. @throws CallError */
export async function downloadReport(query: CallSent<'GET /operator/report/file'>['query']): Promise<void> {
  const response = await answerOf('GET /operator/report/file', { query });
  const { userId = 'all', from, to, format } = query;
  keep(await response.blob(), `candor-${userId}-${from}-${to}.${format}`);
}

/** Hands a file to the browser to keep. */
function keep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
