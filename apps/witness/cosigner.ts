import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { cosignedSubtree, cosignedText } from '../../packages/verifier/log/cosignature.ts';
import type { Note } from '../../packages/verifier/log/note.ts';

/** Signs checkpoints; @param time seconds since 1970 */
export interface Cosigner {
  readonly vkey: string;
  line(note: Note, time: number): string;
}
/** What stands in DER before a seed of 32 bytes, by the type of the key (RFC 8410, RFC 9881). */
const der = { 4: '302e020100300506032b657004220420', 6: '3034020100300b060960864801650304031104228020' };

function cosignerOf(type: 4 | 6, name: string, seed: Uint8Array): Cosigner {
  const key = createPrivateKey({
    key: Buffer.concat([Buffer.from(der[type], 'hex'), seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const encoded = Buffer.concat([Buffer.of(type), spki.subarray(type === 4 ? -32 : -1_312)]);
  const id = createHash('sha256').update(`${name}\n`).update(encoded).digest().subarray(0, 4);
  return {
    vkey: `${name}+${id.toString('hex')}+${encoded.toString('base64')}`,
    line(note, time) {
      const stamp = Buffer.alloc(8);
      stamp.writeBigUInt64BE(BigInt(time));
      const message = type === 4 ? cosignedText(time, note.text) : cosignedSubtree(name, time, note);
      const signature = sign(null, message ?? Buffer.alloc(0), key);
      return `— ${name} ${Buffer.concat([id, stamp, signature]).toString('base64')}\n`;
    },
  };
}

/** A Node before 24.6 signs by Ed25519 alone. @param seeds 64 bytes */
export function cosignersOf(name: string, seeds: Uint8Array): Cosigner[] {
  const first = cosignerOf(4, name, seeds.subarray(0, 32));
  try {
    return [first, cosignerOf(6, name, seeds.subarray(32))];
  } catch {
    return [first];
  }
}
