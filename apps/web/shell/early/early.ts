import type { CallName } from '@candor/api-contract/index.ts';
import { locales, type Language } from '@candor/api-contract/languages.ts';
import { envelopeOf, type Envelope } from '@candor/client/envelope.ts';
import type { Parts } from '@candor/client/sent.ts';

const h5 = '2';
/** Whose shard has sent the page; one that comes from elsewhere is the first organisation's. */
export const organisation = (): string => globalThis.document?.documentElement.dataset['organisation'] ?? 'candor';
/** An answer is taken so long after the page was opened; later it counts as old. */
const freshMs = 15_000;

/** What every call of the app carries: where it comes from, in which language, and whose it is. */
export const headersOf = (language: Language, token: string | null) => ({
  'device-platform': h5,
  lang: locales[language],
  'org-code': organisation(),
  'coin-auth': token,
});
type OwnHeaders = ReturnType<typeof headersOf>;

/** What the page has asked for before the app was there, for whom and in which language. */
export interface Early {
  readonly headers: OwnHeaders;
  /** By {@link earlyKey}, each until it is taken. */
  readonly answers: Map<string, Promise<Response>>;
  /** What the page has come with: names and prices, as they are written in it. */
  prices?: readonly (readonly [string, string])[];
}

declare global {
  var early: Early | undefined;
}

export const earlyKey = (name: CallName, { body }: Parts): string => `${name} ${JSON.stringify(body ?? {})}`;

/**
 * What was asked for early, once; null where it wasn't, for somebody else or in another language, too long ago, or
 * without success: then the call is made as ever, and what it says counts.
 */
export function takeEarly(name: CallName, sent: Parts, now: OwnHeaders): Promise<Envelope | null> | null {
  const { headers, answers } = globalThis.early ?? {};
  const key = earlyKey(name, sent);
  const answer = answers?.get(key);
  answers?.delete(key);
  if (answer === undefined || performance.now() > freshMs) return null;
  if (headers?.lang !== now.lang || headers['coin-auth'] !== now['coin-auth']) return null;
  return answer.then(envelopeOf).then(
    (envelope) => (envelope.code === 200 ? envelope : null),
    () => null,
  );
}
