import { errorStatus } from '@candor/api-contract/errors.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import { messageOf } from '../i18n/messages.ts';
import type { Outcome } from './refused.ts';

/** One answer, ready to be sent. */
export interface Envelope {
  readonly status: number;
  readonly text: string;
}

/** Writes an outcome as `{ code, message, data }`; the HTTP status is the code. */
export function envelope(outcome: Outcome<unknown>, language: Language): Envelope {
  if (outcome.ok)
    return { status: 200, text: JSON.stringify({ code: 200, message: 'OK', data: outcome.value ?? null }) };
  const { error, field, params } = outcome;
  const status = errorStatus[error];
  const message = messageOf(error, language, { field: field ?? '', ...params });
  return { status, text: JSON.stringify({ code: status, message, data: { error, field, params } }) };
}
