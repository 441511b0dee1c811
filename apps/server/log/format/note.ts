import { createPrivateKey, createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';
import { ok, refuse, type Result } from '@candor/core/result.ts';

/** Signed notes of c2sp.org/signed-note: a text that ends in a line feed, an empty line, lines of signatures. */

/** Kinds of signatures by the byte that says so. */
export const signatureTypes = { ed25519: 0x01, ed25519Cosignature: 0x04, mlDsa44Cosignature: 0x06 } as const;
export type SignatureType = (typeof signatureTypes)[keyof typeof signatureTypes];

/** Whose signatures are looked for. */
export interface NoteKey {
  /** Not empty, without spaces and plus. */
  readonly name: string;
  readonly type: SignatureType;
  /** As its kind of signature encodes it. */
  readonly publicKey: Uint8Array;
}

/** One line of signature. */
export interface NoteSignature {
  readonly name: string;
  /** Four bytes. */
  readonly keyId: Uint8Array;
  readonly signature: Uint8Array;
}

export interface Note {
  /** Its last character is a line feed. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

const idBytes = 4;
/** More signatures are refused unread. */
const signaturesMax = 64;

/** The first four bytes of SHA-256(name, line feed, type, public key). */
export const keyIdOf = ({ name, type, publicKey }: NoteKey): Buffer =>
  hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), Buffer.of(type), publicKey]), 'buffer').subarray(0, idBytes);

const isName = (name: string): boolean => name !== '' && !/[\s+\p{Z}\p{Cc}]/u.test(name);

/** `name+key id+base64(type, public key)`: what is published of a key. */
export const vkeyOf = (key: NoteKey): string =>
  [key.name, keyIdOf(key).toString('hex'), Buffer.concat([Buffer.of(key.type), key.publicKey]).toString('base64')].join(
    '+',
  );

export function parseVkey(text: string): Result<NoteKey, 'key-unreadable'> {
  const [, name = '', id = '', data = ''] = /^([^+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text) ?? [];
  const bytes = Buffer.from(data, 'base64');
  const type = Object.values(signatureTypes).find((one) => one === bytes[0]);
  if (!isName(name) || type === undefined || bytes.toString('base64') !== data) return refuse('key-unreadable');
  const key = { name, type, publicKey: bytes.subarray(1) };
  const length = type === signatureTypes.mlDsa44Cosignature ? 1_312 : 32;
  return key.publicKey.length === length && keyIdOf(key).toString('hex') === id ? ok(key) : refuse('key-unreadable');
}

/** What stands in DER before the 32 bytes of a private and of a public Ed25519 key (RFC 8410). */
const privateDer = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicDer = Buffer.from('302a300506032b6570032100', 'hex');

/** @param seed 32 bytes, the private key of RFC 8032 */
export const ed25519Private = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([privateDer, seed]), format: 'der', type: 'pkcs8' });
export const ed25519Public = (bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([publicDer, bytes]), format: 'der', type: 'spki' });
/** The 32 bytes of a public key. */
export const ed25519Bytes = (privateKey: KeyObject): Buffer =>
  createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(publicDer.length);

export const ed25519Key = (name: string, privateKey: KeyObject): NoteKey => ({
  name,
  type: signatureTypes.ed25519,
  publicKey: ed25519Bytes(privateKey),
});

/** The line of a signature. @param signature without the key's id */
export const signatureLine = (key: NoteKey, signature: Uint8Array): string =>
  `— ${key.name} ${Buffer.concat([keyIdOf(key), signature]).toString('base64')}\n`;

/** @param text ends in a line feed @param lines see {@link signatureLine} */
export const noteOf = (text: string, lines: readonly string[]): string => `${text}\n${lines.join('')}`;

export const signEd25519 = (name: string, privateKey: KeyObject, text: string): string =>
  signatureLine(ed25519Key(name, privateKey), sign(null, Buffer.from(text), privateKey));

/** Reads a note; that its signatures are right says {@link isSignedBy}. */
export function parseNote(message: string): Result<Note, 'note-malformed'> {
  const split = message.lastIndexOf('\n\n');
  const isText = /^[\n\u{20}-\u{10ffff}]*$/u.test(message);
  if (split < 0 || !message.endsWith('\n') || !isText || message.includes('\ufffd')) return refuse('note-malformed');
  const lines = message
    .slice(split + 2)
    .split('\n')
    .slice(0, -1);
  const signatures = lines.flatMap((line) => signatureIn(line) ?? []);
  if (lines.length === 0 || lines.length > signaturesMax || signatures.length < lines.length)
    return refuse('note-malformed');
  return ok({ text: message.slice(0, split + 1), signatures });
}

function signatureIn(line: string): NoteSignature | null {
  const [, name = '', data = ''] = /^— (\S+) ([A-Za-z0-9+/=]+)$/.exec(line) ?? [];
  const bytes = Buffer.from(data, 'base64');
  if (!isName(name) || bytes.length <= idBytes || bytes.toString('base64') !== data) return null;
  return { name, keyId: bytes.subarray(0, idBytes), signature: bytes.subarray(idBytes) };
}

/** Signatures of a key by name and id, whether right or not. */
export const signaturesOf = ({ signatures }: Note, key: NoteKey): NoteSignature[] =>
  signatures.filter(({ name, keyId }) => name === key.name && Buffer.compare(keyId, keyIdOf(key)) === 0);

/** Whether an Ed25519 key has signed a note: one of its signatures is there, and none of them is wrong. */
export function isSignedBy(note: Note, key: NoteKey): boolean {
  const own = signaturesOf(note, key);
  const publicKey = ed25519Public(key.publicKey);
  return own.length > 0 && own.every(({ signature }) => verify(null, Buffer.from(note.text), publicKey, signature));
}
