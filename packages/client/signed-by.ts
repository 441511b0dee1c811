import { streamPath } from '@candor/api-contract/events.ts';
import type { CallName } from '@candor/api-contract/index.ts';
import { signedText } from '@candor/api-contract/programs/signed-text.ts';
import { addressOf } from './address.ts';
import type { Parts } from './sent.ts';

/** A key of a program, as `POST /player/keys/make` has made it: with its secret, or for the public half of a pair. */
export type ProgramKey =
  | { readonly apiKey: string; readonly secret: string }
  /** Ed25519, for signing. */
  | { readonly apiKey: string; readonly privateKey: CryptoKey };

/** What is signed of a call. */
export interface ToSign {
  readonly method: string;
  /** Path and query as they are sent. */
  readonly url: string;
  /** Empty without one. */
  readonly body: string;
  /** Of the header `idempotency-key`, where it is sent. */
  readonly intent: string | null;
}
type SigningHeaders = Promise<Readonly<Record<string, string>>>;
/** Signs a call, as it is sent or by its name. @returns the headers that say so */
export interface Sign {
  (call: ToSign): SigningHeaders;
  ofCall(name: CallName, sent: Parts, intent: string | null): SigningHeaders;
}

export interface SigningOptions {
  /** Of the program, epoch ms. */
  readonly now?: () => number;
  /** For how long what was signed is taken, at most 60,000 ms; 5,000 without it. */
  readonly windowMs?: number;
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** What is sent of a call as JSON; nothing with GET. */
const bodyOf = (name: CallName, { body }: Parts): string => (name.startsWith('POST') ? JSON.stringify(body ?? {}) : '');

/** Signs texts with a key. */
function signerOf(key: ProgramKey): (text: string) => Promise<string> {
  const { subtle } = crypto;
  if ('privateKey' in key)
    return async (text) => {
      const signed = await subtle.sign('Ed25519', key.privateKey, bytesOf(text));
      return btoa(String.fromCharCode(...new Uint8Array(signed)));
    };
  const shared = subtle.importKey('raw', bytesOf(key.secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (text) => hexOf(await subtle.sign('HMAC', await shared, bytesOf(text)));
}

/** Signs calls with a key, each at a moment of its own: what is signed is taken once. */
export function signedBy(key: ProgramKey, { now = Date.now, windowMs }: SigningOptions = {}): Sign {
  const signText = signerOf(key);
  const window = windowMs === undefined ? '' : String(windowMs);
  let lastMicros = 0;
  const sign = async ({ method, url, body, intent }: ToSign): SigningHeaders => {
    lastMicros = Math.max(now() * 1_000, lastMicros + 1);
    const time = String(lastMicros);
    const bodyHash = hexOf(await crypto.subtle.digest('SHA-256', bytesOf(body)));
    const [path = '', query = ''] = url.split(/\?(.*)/s);
    const text = signedText({ time, window, method, path, query, intent: intent ?? '', bodyHash });
    return {
      'api-key': key.apiKey,
      'api-time': time,
      ...(window === '' ? {} : { 'api-window': window }),
      'api-signature': await signText(text),
    };
  };
  return Object.assign(sign, {
    ofCall(name: CallName, sent: Parts, intent: string | null) {
      const [method = ''] = name.split(' ');
      return sign({ method, url: addressOf(name, sent), body: bodyOf(name, sent), intent });
    },
  });
}

/** What a socket of `socket.io-client` takes as its `auth`: each of its connections is signed anew. */
export const streamAuth =
  (sign: Sign) =>
  (tell: (auth: object) => void): void =>
    void sign({ method: 'GET', url: streamPath, body: '', intent: null }).then(tell);
