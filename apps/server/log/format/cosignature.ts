import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { Checkpoint } from './checkpoint.ts';
import { ed25519Public, signatureLine, signaturesOf, signatureTypes, type Note, type NoteKey } from './note.ts';

/** Cosignatures of c2sp.org/tlog-cosignature: by Ed25519, and by ML-DSA-44 (FIPS 204). */

const timeBytes = 8;
const publicBytes = 1_312;

/** Whether the running Node can sign so: those before 24.6 can't. */
export const canCosign = ((): boolean => {
  try {
    mlDsa44Private(Buffer.alloc(32));
    return true;
  } catch {
    return false;
  }
})();

/** What stands in DER before the 32 bytes of a private key's seed (RFC 9881), and before a public key's 1,312. */
function mlDsa44Private(seed: Uint8Array): KeyObject {
  const der = Buffer.concat([Buffer.from('3034020100300b06096086480165030403110422' + '8020', 'hex'), seed]);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
}
const publicDer = Buffer.from('30820532300b0609608648016503040311038205210' + '0', 'hex');

const opaque = (text: string): Buffer => Buffer.concat([Buffer.of(Buffer.byteLength(text)), Buffer.from(text)]);
function u64(value: number): Buffer {
  const bytes = Buffer.alloc(timeBytes);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

/** @param time seconds since 1970 */
export const cosignedMessage = (cosigner: string, time: number, { origin, size, root }: Checkpoint): Buffer =>
  Buffer.concat([Buffer.from('subtree/v1\n\0'), opaque(cosigner), u64(time), opaque(origin), u64(0), u64(size), root]);

export interface Cosigner {
  readonly key: NoteKey;
  /** The line of signature under a checkpoint. @param time seconds since 1970 */
  line(time: number, checkpoint: Checkpoint): string;
}

/** @param seed 32 bytes @throws where {@link canCosign} is false */
export function mlDsa44Cosigner(name: string, seed: Uint8Array): Cosigner {
  const privateKey = mlDsa44Private(seed);
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-publicBytes);
  const key = { name, type: signatureTypes.mlDsa44Cosignature, publicKey };
  return {
    key,
    line(time, checkpoint) {
      const signature = sign(null, cosignedMessage(name, time, checkpoint), privateKey);
      return signatureLine(key, Buffer.concat([u64(time), signature]));
    },
  };
}

const mlDsa44Public = (bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([publicDer, bytes]), format: 'der', type: 'spki' });

/** What a cosigner signs, by the type of its key. @param time seconds since 1970 */
const messageOf = ({ name, type }: NoteKey, time: number, note: Note, checkpoint: Checkpoint): Buffer =>
  type === signatureTypes.ed25519Cosignature
    ? Buffer.from(`cosignature/v1\ntime ${time}\n${note.text}`)
    : cosignedMessage(name, time, checkpoint);

/** When a key has cosigned a checkpoint, in seconds since 1970; null where it hasn't. */
export function cosignedAt(note: Note, key: NoteKey, checkpoint: Checkpoint): number | null {
  const isEd25519 = key.type === signatureTypes.ed25519Cosignature;
  const publicKey = isEd25519 ? ed25519Public(key.publicKey) : mlDsa44Public(key.publicKey);
  const times = signaturesOf(note, key).map(({ signature }) => {
    const bytes = Buffer.from(signature);
    if (bytes.length <= timeBytes) return null;
    const time = Number(bytes.readBigUInt64BE(0));
    const isRight = verify(null, messageOf(key, time, note, checkpoint), publicKey, bytes.subarray(timeBytes));
    return isRight ? time : null;
  });
  return times.length > 0 && times.every((time) => time !== null) ? (times[0] ?? null) : null;
}
