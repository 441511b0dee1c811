import type { CallAnswer, CallName, Calls } from '@candor/api-contract/index.ts';
import { waitBefore } from './again.ts';
import { CallError, envelopeOf, type Envelope } from './envelope.ts';
import { newIntent } from './intent.ts';
import { headersWith, send } from './send.ts';
import type { Arguments, Parts } from './sent.ts';
import type { Sign } from './signed-by.ts';

/** Calls that move money or place orders: they take an `Idempotency-Key`. */
export type MoneyCall = {
  [Name in CallName]: Calls[Name] extends { readonly movesMoney: true } ? Name : never;
}[CallName];

export interface ClientOptions {
  /** Of the server: `https://candor.example`. */
  readonly base: string;
  /** Asked for each try: whose calls these are (`coin-auth`), in which language (`lang`). */
  readonly headers?: () => Readonly<Record<string, string | null | undefined>>;
  /** By which a program's key signs each try, instead of a session: {@link signedBy}. */
  readonly sign?: Sign;
}
export interface CallOptions {
  readonly signal?: AbortSignal;
}
export interface ActOptions extends CallOptions {
  /** Of one intent, the same for every try of it, also after a start of the program; a new one without it. */
  readonly intent?: string;
}

export interface Client {
  /** Makes a call; what only reads is made again until it is answered. @throws CallError when it is refused or lost */
  call<Name extends CallName>(name: Name, ...rest: Arguments<Name, CallOptions>): Promise<CallAnswer<Name>>;
  /**
   * Makes a call that moves money, again under the same key until it is answered: it has one effect however often.
   * @throws CallError when it is refused; with code -1 when it is not known what became of it
   */
  act<Name extends MoneyCall>(name: Name, ...rest: Arguments<Name, ActOptions>): Promise<CallAnswer<Name>>;
}

/** Waits, unless the caller ends it. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** One try: an envelope, or null where nothing came back that is one. */
interface Answer {
  readonly envelope: Envelope | null;
  readonly retryAfter: number | null;
}

function retryAfterOf({ headers }: Response): number | null {
  const seconds = headers.get('retry-after');
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) : null;
}

interface Wanted {
  readonly name: CallName;
  readonly sent: Parts;
  readonly signal: AbortSignal | undefined;
  /** One intent has one effect, however often it is sent. */
  readonly isRepeatable: boolean;
  readonly intent: string | null;
}

/** A client of the calls of one server. */
export function openClient({ base, headers = () => ({}), sign }: ClientOptions): Client {
  async function tryOnce({ name, sent, signal, intent }: Wanted): Promise<Answer> {
    const signed = await sign?.ofCall(name, sent, intent);
    try {
      const own = headersWith({ ...headers(), 'idempotency-key': intent, ...signed });
      const response = await send(name, sent, { base, headers: own, signal });
      const envelope = await envelopeOf(response).catch(() => null);
      return { envelope, retryAfter: retryAfterOf(response) };
    } catch (fault) {
      if (signal?.aborted === true) throw fault;
      return { envelope: null, retryAfter: null };
    }
  }

  async function answerTo(wanted: Wanted): Promise<unknown> {
    for (let times = 0; ; times += 1) {
      const { envelope, retryAfter } = await tryOnce(wanted);
      const tried = { status: envelope?.code ?? null, retryAfter };
      const wait = waitBefore(tried, times, wanted.isRepeatable);
      if (wait !== null) await pause(wait, wanted.signal);
      else if (envelope === null) throw new CallError(-1, `${wanted.name} was not answered`);
      else if (envelope.code === 200) return envelope.data;
      else throw new CallError(envelope.code, envelope.message, envelope.data);
    }
  }

  return {
    async call(name, ...[sent, options]) {
      const wanted = { name, sent: sent ?? {}, signal: options?.signal, isRepeatable: name.startsWith('GET') };
      return (await answerTo({ ...wanted, intent: null })) as never;
    },
    async act(name, ...[sent, options]) {
      const wanted = { name, sent: sent ?? {}, signal: options?.signal, isRepeatable: true };
      return (await answerTo({ ...wanted, intent: options?.intent ?? newIntent() })) as never;
    },
  };
}
