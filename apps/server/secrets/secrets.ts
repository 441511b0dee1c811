import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { assert } from '@candor/core/result.ts';

/** Keeps what must not lie in the clear: card numbers, identity papers. */
export interface Secrets {
  /**
   * Encrypts for keeping (AES-256-GCM), with the newest key.
   * @param context what it is and whose, such as `bank-card 1234567890`: it opens under the same context only
   */
  seal(plain: Uint8Array, context: string): Buffer;
  /** @throws when the bytes were changed, or were sealed under another context or a key that isn't known */
  open(sealed: Uint8Array, context: string): Buffer;
  /** The same for text, as base64. */
  sealText(plain: string, context: string): string;
  openText(sealed: string, context: string): string;
  /** What everything begins with that the newest key has sealed, as bytes. */
  readonly newestMark: Buffer;
  /** A keyed hash, hex: equal texts are found by it, and without the key it can't be guessed at. */
  fingerprint(purpose: string, text: string): string;
}

/** One of the keys of what is sealed. */
export interface SealingKey {
  /** Ten hex digits, made of the key. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** Without the name of its key, as everything was sealed before keys had names; then with it. */
const [nameless, named] = [1, 2];
const idBytes = 5;
const nonceBytes = 12;
const tagBytes = 16;

const derived = (key: Uint8Array, purpose: string, length = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `candor ${purpose}`, length));

/** @param key 32 random bytes */
export function sealingKeyOf(key: Uint8Array): SealingKey {
  assert(key.length === 32, 'a key of secrets has 32 bytes');
  return { id: derived(key, 'id', idBytes).toString('hex'), bytes: derived(key, 'seal') };
}

/** The key of keyed hashes that belongs to a key of secrets; the first one's stays for good. */
export const hashingKeyOf = (key: Uint8Array): Buffer => derived(key, 'fingerprint');

export const fingerprintWith = (hashing: Uint8Array, purpose: string, text: string): string =>
  createHmac('sha256', hashing)
    .update(JSON.stringify([purpose, text]))
    .digest('hex');

function openWith(key: SealingKey, sealed: Uint8Array, headBytes: number, context: string): Buffer {
  const [nonceEnd, tagEnd] = [headBytes + nonceBytes, headBytes + nonceBytes + tagBytes];
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, sealed.subarray(headBytes, nonceEnd), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(nonceEnd, tagEnd));
  return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
}

/** Which of the keys may have sealed these bytes, and how long what comes before the nonce is. */
function candidates(keys: readonly SealingKey[], sealed: Uint8Array): { keys: readonly SealingKey[]; head: number } {
  if (sealed[0] === nameless) return { keys, head: 1 };
  assert(sealed[0] === named, 'these bytes are not sealed');
  const id = Buffer.from(sealed.subarray(1, 1 + idBytes)).toString('hex');
  return { keys: keys.filter((key) => key.id === id), head: 1 + idBytes };
}

/**
 * @param key 32 random bytes: seals everything from now on
 * @param more older keys, which still open; and what keyed hashes are made with, where it isn't this key's own
 */
export function secretsOf(
  key: Uint8Array,
  more: { readonly older?: readonly Uint8Array[]; readonly hashing?: Uint8Array } = {},
): Secrets {
  const newest = sealingKeyOf(key);
  const all = [newest, ...(more.older ?? []).map(sealingKeyOf)];
  const hashing = more.hashing ?? hashingKeyOf(key);
  const newestMark = Buffer.concat([Buffer.of(named), Buffer.from(newest.id, 'hex')]);

  function seal(plain: Uint8Array, context: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', newest.bytes, nonce).setAAD(Buffer.from(context));
    const hidden = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([newestMark, nonce, cipher.getAuthTag(), hidden]);
  }

  function open(sealed: Uint8Array, context: string): Buffer {
    const { keys, head } = candidates(all, sealed);
    assert(sealed.length >= head + nonceBytes + tagBytes, 'these bytes are not sealed');
    let fault: unknown = new Error('sealed with a key that is not known');
    for (const one of keys) {
      try {
        return openWith(one, sealed, head, context);
      } catch (error) {
        fault = error;
      }
    }
    throw fault;
  }

  return {
    seal,
    open,
    sealText: (plain, context) => seal(Buffer.from(plain), context).toString('base64'),
    openText: (sealed, context) => open(Buffer.from(sealed, 'base64'), context).toString(),
    newestMark,
    fingerprint: (purpose, text) => fingerprintWith(hashing, purpose, text),
  };
}
