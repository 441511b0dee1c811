import { errorStatus } from '@candor/api-contract/errors.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import { messageOf } from '../i18n/messages.ts';
import type { Outcome, Refused } from './refused.ts';

/** One answer, ready to be sent. */
export interface Envelope {
  readonly status: number;
  readonly text: string;
}

type Answer<Data> =
  | { readonly code: 200; readonly message: string; readonly data: Data }
  | { readonly code: number; readonly message: string; readonly data: Omit<Refused, 'ok' | 'about'> };

/** What is said of an outcome, in a language. */
export function answerOf<Data>(outcome: Outcome<Data>, language: Language): Answer<Data> {
  if (outcome.ok) return { code: 200, message: 'OK', data: outcome.value };
  const { error, field, params, ack } = outcome;
  const message = messageOf(error, language, { field: field ?? '', ...params });
  return { code: errorStatus[error], message, data: { error, field, params, ...(ack === undefined ? {} : { ack }) } };
}

/** Writes an outcome as `{ code, message, data }`; the HTTP status is the code. */
export function envelope(outcome: Outcome<unknown>, language: Language): Envelope {
  const answer = answerOf(outcome, language);
  return { status: answer.code, text: JSON.stringify({ ...answer, data: answer.data ?? null }) };
}
