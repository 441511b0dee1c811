import type { CallAnswer, CallName } from '@candor/api-contract/index.ts';
import { CallError, envelopeOf, type Envelope } from '@candor/client/envelope.ts';
import { headersWith, send } from '@candor/client/send.ts';
import type { Arguments, Parts } from '@candor/client/sent.ts';
import { t } from '../../locales/i18n.ts';
import { toast } from '../feedback/toast.ts';
import { apiBase, preferences } from '../session/preferences.ts';
import { deviceTokensFor } from '../session/device-tokens.ts';
import { endSession, session } from '../session/session.ts';
import { headersOf, takeEarly } from '../early/early.ts';

export { CallError };

interface CallOptions {
  /** Shows no toast when the call fails: the caller says it elsewhere, or swallows it. */
  quiet?: boolean;
  signal?: AbortSignal;
  /** One key per intent of the user, the same for every retry of it. */
  idempotencyKey?: string;
  /** Called each time that it is sent. */
  onSend?: () => void;
}

/** What every call of the app carries: where it comes from, in which language, and whose it is. */
export const ownHeaders = () => headersOf(preferences().language, session().token);

async function fetchEnvelope(name: CallName, sent: Parts, options: CallOptions): Promise<Envelope> {
  const own = ownHeaders();
  const asked = takeEarly(name, sent, own);
  const early = asked === null ? null : await asked;
  if (early !== null) return early;
  const headers = headersWith({
    ...own,
    'idempotency-key': options.idempotencyKey,
    'device-token': deviceTokensFor(name),
  });
  options.onSend?.();
  return envelopeOf(await send(name, sent, { base: apiBase(), headers, signal: options.signal }));
}

const repeatsAtMost = 2;
const waitsAtMostMs = 5_000;

/**
 * How long to wait before a call that came too fast is made again; null for any other answer, and for a longer wait
 * than anybody has patience for.
 */
function waitOf({ code, data }: Envelope): number | null {
  const { error, params } = (data ?? {}) as CallError['data'];
  const ms = Number(params?.['seconds']) * 1_000;
  return code === 429 && error === 'too-many-requests' && ms <= waitsAtMostMs ? ms : null;
}

/** What was refused for coming too fast was not carried out: it is repeated after the time that the server names. */
async function fetchPatiently(name: CallName, sent: Parts, options: CallOptions): Promise<Envelope> {
  for (let repeats = 0; ; repeats += 1) {
    const envelope = await fetchEnvelope(name, sent, options);
    const wait = waitOf(envelope);
    if (wait === null || repeats === repeatsAtMost) return envelope;
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
    options.signal?.throwIfAborted();
  }
}

/**
 * Calls the API and gives the `data` of the answer.
 * Anything but code 200 shows the server's message and throws {@link CallError}; 401 also ends the session.
 */
export async function call<Name extends CallName>(
  name: Name,
  ...[sent, options = {}]: Arguments<Name, CallOptions>
): Promise<CallAnswer<Name>> {
  const tokenSent = session().token;
  let envelope;
  try {
    envelope = await fetchPatiently(name, sent ?? {}, options);
  } catch (fault) {
    if (options.signal?.aborted) throw fault;
    const failure = new CallError(-1, t('shell.networkError'));
    if (!options.quiet) toast(failure.message);
    throw failure;
  }
  return dataOf(envelope, tokenSent, options.quiet === true) as CallAnswer<Name>;
}

const askQuestions = () => import('../questions/ask-questions.tsx').then((m) => m.askQuestions());

/**
 * The data of an answer. Any other code than 200 is shown, unless quiet, and thrown; 401 also ends the session.
 * @param tokenSent the token that the request carried
 */
export function dataOf(envelope: Envelope, tokenSent: string | null, quiet: boolean): unknown {
  if (envelope.code === 200) return envelope.data;
  const failure = new CallError(envelope.code, envelope.message, envelope.data);
  if (failure.code === 401) {
    // An answer to a token that is no longer in use says nothing about the present session.
    if (tokenSent === session().token) endSession(failure.message);
  } else if (failure.data.error === 'questions-first') void askQuestions();
  else if (!quiet) toast(failure.message);
  throw failure;
}

export { newIntent } from '@candor/client/intent.ts';
