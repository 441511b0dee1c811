import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { assert } from '@candor/core/result.ts';

/** Keeps what must not lie in the clear: card numbers, identity papers. */
export interface Secrets {
  /**
   * Encrypts for keeping (AES-256-GCM).
   * @param context what it is and whose, such as `bank-card 1234567890`: it opens under the same context only
   */
  seal(plain: Uint8Array, context: string): Buffer;
  /** @throws when the bytes were changed, or were sealed under another context or key */
  open(sealed: Uint8Array, context: string): Buffer;
  /** The same for text, as base64. */
  sealText(plain: string, context: string): string;
  openText(sealed: string, context: string): string;
  /** A keyed hash, hex: equal texts are found by it, and without the key it can't be guessed at. */
  fingerprint(purpose: string, text: string): string;
}

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes + tagBytes;

const derived = (key: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `candor ${purpose}`, 32));

/** @param key 32 random bytes */
export function secretsOf(key: Uint8Array): Secrets {
  assert(key.length === 32, 'a key of secrets has 32 bytes');
  const sealing = derived(key, 'seal');
  const hashing = derived(key, 'fingerprint');

  function seal(plain: Uint8Array, context: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(context));
    const hidden = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), hidden]);
  }

  function open(sealed: Uint8Array, context: string): Buffer {
    assert(sealed.length >= headBytes && sealed[0] === version, 'these bytes are not sealed');
    const nonce = sealed.subarray(1, 1 + nonceBytes);
    const decipher = createDecipheriv('aes-256-gcm', sealing, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(context))
      .setAuthTag(sealed.subarray(1 + nonceBytes, headBytes));
    return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()]);
  }

  return {
    seal,
    open,
    sealText: (plain, context) => seal(Buffer.from(plain), context).toString('base64'),
    openText: (sealed, context) => open(Buffer.from(sealed, 'base64'), context).toString(),
    fingerprint: (purpose, text) =>
      createHmac('sha256', hashing)
        .update(JSON.stringify([purpose, text]))
        .digest('hex'),
  };
}
