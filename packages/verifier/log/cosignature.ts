import { utf8 } from '../sha256.ts';
import { joined } from './merkle.ts';
import { checkpointIn, signaturesOf, type Note, type NoteKey } from './note.ts';

/** Cosignatures of checkpoints (c2sp.org/tlog-cosignature): eight bytes of time, then the signature. */
const timeBytes = 8;

function u64(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(timeBytes));
  bytes.setBigUint64(0, BigInt(value));
  return new Uint8Array(bytes.buffer);
}
const opaque = (text: string): Uint8Array => joined([utf8(text).length], utf8(text));

/** What an Ed25519 key (type 4) signs. @param time seconds since 1970 @param text of the note */
export const cosignedText = (time: number, text: string): Uint8Array => utf8(`cosignature/v1\ntime ${time}\n${text}`);

/** What an ML-DSA-44 key (type 6) signs. @returns null for a note that is no checkpoint */
export function cosignedSubtree(name: string, time: number, note: Note): Uint8Array | null {
  const checkpoint = checkpointIn(note);
  if (checkpoint === null) return null;
  const { origin, size, root } = checkpoint;
  return joined(utf8('subtree/v1\n\0'), opaque(name), u64(time), opaque(origin), u64(0), u64(size), root);
}

const kinds: Readonly<Record<number, { readonly name: string; readonly format: 'raw' | 'raw-public' }>> = {
  4: { name: 'Ed25519', format: 'raw' },
  6: { name: 'ML-DSA-44', format: 'raw-public' },
};

/**
 * When a key has cosigned a checkpoint, in seconds since 1970.
 * @returns false where it hasn't, or wrongly; null where this device can't check such a key
 */
export async function cosignedAt(note: Note, key: NoteKey): Promise<number | false | null> {
  const kind = kinds[key.type];
  const [own, ...more] = signaturesOf(note, key);
  if (kind === undefined || own === undefined || more.length > 0 || own.bytes.length <= timeBytes) return false;
  const time = Number(new DataView(own.bytes.slice().buffer).getBigUint64(0));
  const message = key.type === 4 ? cosignedText(time, note.text) : cosignedSubtree(key.name, time, note);
  if (message === null || time === 0) return false;
  try {
    const { subtle } = crypto;
    // Types of the platform don't know yet how keys of ML-DSA come in.
    const publicKey = await subtle.importKey(kind.format as 'raw', key.publicKey.slice(), kind.name, false, ['verify']);
    return (await subtle.verify(kind.name, publicKey, own.bytes.slice(timeBytes), message.slice())) && time;
  } catch {
    return null;
  }
}
