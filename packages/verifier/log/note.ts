import { digest, fromHex, utf8 } from '../sha256.ts';
import type { Step } from '../text.ts';
import { hashBytes, joined, same, type TreeHead } from './merkle.ts';

/** Signed notes (c2sp.org/signed-note) and the checkpoints in them (c2sp.org/tlog-checkpoint). */
export interface Note {
  /** What is signed; ends in a line feed. */
  readonly text: string;
  readonly signatures: readonly { readonly name: string; readonly id: Uint8Array; readonly bytes: Uint8Array }[];
}
/** The public half of a key that signs notes. */
export interface NoteKey {
  readonly name: string;
  /** 1: Ed25519; 4 and 6: cosigns checkpoints, by Ed25519 and ML-DSA-44. */
  readonly type: number;
  readonly id: Uint8Array;
  readonly publicKey: Uint8Array;
}
export interface Checkpoint extends TreeHead {
  readonly origin: string;
}

const ed25519 = 1;
/** Bytes of a public key by its type. */
const keyBytes: Readonly<Record<number, number>> = { [ed25519]: 32, 4: 32, 6: 1_312 };
/** @returns null for what is not exactly base64 */
export function fromBase64(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  return toBase64(bytes) === text ? bytes : null;
}
export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** @param vkey `name+id+base64(type, public key)` @returns null for another kind of key, or what is none */
export function readAnyKey(vkey: string): NoteKey | null {
  const [, name = '', id = '', data = ''] = /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(vkey) ?? [];
  const bytes = fromBase64(data);
  const type = bytes?.[0] ?? 0;
  if (bytes === null || bytes.length - 1 !== keyBytes[type]) return null;
  const found = digest(joined(utf8(`${name}\n`), bytes)).subarray(0, 4);
  return same(found, fromHex(id)) ? { name, type, id: found, publicKey: bytes.subarray(1) } : null;
}

/** A key that signs notes by Ed25519. @returns null for any other */
export function readKey(vkey: string): NoteKey | null {
  const key = readAnyKey(vkey);
  return key?.type === ed25519 ? key : null;
}

/** @returns null for what is no signed note */
export function readNote(message: string): Note | null {
  const split = message.lastIndexOf('\n\n');
  if (split < 0 || !message.endsWith('\n') || !/^[\n\u{20}-\u{10ffff}]*$/u.test(message)) return null;
  const lines = message.slice(split + 2, -1).split('\n');
  const signatures = lines.flatMap((line) => {
    const [, name = '', data = ''] = /^— ([^\s+]+) (\S+)$/.exec(line) ?? [];
    const bytes = fromBase64(data);
    return bytes === null || bytes.length < 5 ? [] : [{ name, id: bytes.subarray(0, 4), bytes: bytes.subarray(4) }];
  });
  return signatures.length < lines.length ? null : { text: message.slice(0, split + 1), signatures };
}

/** @returns null for a note that holds no checkpoint */
export function checkpointIn({ text }: Note): Checkpoint | null {
  const [origin = '', size = '', root = ''] = text.split('\n');
  const bytes = fromBase64(root);
  const isSize = /^(0|[1-9]\d{0,15})$/.test(size) && Number.isSafeInteger(Number(size));
  return origin === '' || !isSize || bytes?.length !== hashBytes ? null : { origin, size: Number(size), root: bytes };
}

/** Signatures of a key by its name and id, whether right or not. */
export const signaturesOf = ({ signatures }: Note, key: NoteKey): Note['signatures'] =>
  signatures.filter(({ name, id }) => name === key.name && same(id, key.id));

/**
 * Whether an Ed25519 key has signed a note, and signed nothing wrong under it.
 * @returns null where this device can't check Ed25519
 */
export async function isSignedBy(note: Note, key: NoteKey): Promise<boolean | null> {
  const own = signaturesOf(note, key);
  if (own.length === 0) return false;
  try {
    const { subtle } = crypto;
    const publicKey = await subtle.importKey('raw', key.publicKey.slice(), 'Ed25519', false, ['verify']);
    const message = utf8(note.text).slice();
    const checked = await Promise.all(
      own.map(({ bytes }) => subtle.verify('Ed25519', publicKey, bytes.slice(), message)),
    );
    return checked.every(Boolean);
  } catch {
    return null;
  }
}

/**
 * Those of some keys whose signature is looked for on a note: all that are named as its origin, whether it says so or
 * not, and of others those whose name it bears. By their ids, where a log has had several: who signs notes is never
 * made up for by a cosignature, and where a note bears none of theirs, each is looked for.
 */
export function signersOf({ text, signatures }: Note, keys: readonly NoteKey[]): readonly NoteKey[] {
  const names = new Set([text.slice(0, text.indexOf('\n')), ...signatures.map(({ name }) => name)]);
  const own = keys.filter(({ name }) => names.has(name));
  const isThere = ({ name, id }: NoteKey): boolean => signatures.some((one) => one.name === name && same(one.id, id));
  const isSigned = own.some((key) => key.type === ed25519 && isThere(key));
  return own.filter((key) => isThere(key) || (key.type === ed25519 && !isSigned));
}

/**
 * The step that the log itself has signed a checkpoint: null where its key is not at hand, false where it is and has
 * signed nothing, or something else.
 */
export async function originStep(note: Note, keys: readonly NoteKey[]): Promise<Step<'signature'>> {
  const origin = note.text.slice(0, note.text.indexOf('\n'));
  const own = signersOf(
    note,
    keys.filter(({ name, type }) => name === origin && type === ed25519),
  );
  const signed = await Promise.all(own.map((key) => isSignedBy(note, key)));
  const ok = signed.includes(false) ? false : (signed.length > 0 && signed.every(Boolean)) || null;
  return { name: 'signature', ok, stated: origin, found: ok === null ? '—' : origin };
}
