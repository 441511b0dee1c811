import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { assert } from '@candor/core/result.ts';

/** Of one device, base64url, as its browser gave them. */
export interface DeviceKeys {
  /** Its public key on P-256, uncompressed. */
  readonly p256dh: string;
  /** 16 bytes that only browser and server know. */
  readonly auth: string;
}

const curve = 'prime256v1';
const recordSize = 4_096;
const saltBytes = 16;
/** A record holds its delimiter and a tag of 16 bytes as well. */
export const payloadMaxBytes = recordSize - 17 - 86;

const derived = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** Whether a device's key is a point that something can be encrypted for. */
export function areKeys({ p256dh, auth }: DeviceKeys): boolean {
  const sender = createECDH(curve);
  sender.generateKeys();
  try {
    sender.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(auth, 'base64url').length === saltBytes;
  } catch {
    return false;
  }
}

/**
 * Encrypts a message for one device: one record of `aes128gcm` (RFC 8188) under the keys of RFC 8291.
 * @param plain at most {@link payloadMaxBytes}
 * @param sender a key pair for this message alone, and `salt` 16 bytes for it; both at random unless a test gives them
 */
export function encryptFor(
  { p256dh, auth }: DeviceKeys,
  plain: Uint8Array,
  sender: ECDH = newPair(),
  salt: Uint8Array = randomBytes(saltBytes),
): Buffer {
  assert(plain.length <= payloadMaxBytes, 'a push message fits into one record');
  const device = Buffer.from(p256dh, 'base64url');
  const own = sender.getPublicKey();
  const shared = derived(
    sender.computeSecret(device),
    Buffer.from(auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), device, own]),
    32,
  );
  const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 ends the last record.
  const hidden = Buffer.concat([
    cipher.update(plain),
    cipher.update(Buffer.of(2)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, hidden]);
}

function newPair(): ECDH {
  const pair = createECDH(curve);
  pair.generateKeys();
  return pair;
}
