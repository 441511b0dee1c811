import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);
const mainPrefix = 0x41;
const payloadBytes = 21;
/** What 21 bytes that begin with 0x41 look like in base58check. */
const form = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;

/** Whether a text is an address on TRON: base58check, 21 bytes, prefix 0x41. A single mistyped character is found. */
export const isTronAddress = (text: string): boolean => bytesOfTronAddress(text) !== null;

/** The 21 bytes of an address, prefix included. @returns null for a text that is none */
export function bytesOfTronAddress(text: string): Uint8Array | null {
  if (!form.test(text)) return null;
  try {
    const bytes = base58check.decode(text);
    return bytes.length === payloadBytes && bytes[0] === mainPrefix ? bytes : null;
  } catch {
    return null;
  }
}

/** The 20 bytes of an address in hex, without its prefix; empty for a text that is none. */
export const innerHexOf = (address: string): string =>
  Buffer.from(bytesOfTronAddress(address) ?? [])
    .subarray(1)
    .toString('hex');

/** The address of 20 bytes in hex, with or without the prefix 0x41 or 0x before them. @returns null for another text */
export function tronAddressOfHex(hex: string): string | null {
  const inner = /^(?:0x|41)?([0-9a-f]{40})$/i.exec(hex)?.[1];
  return inner === undefined ? null : base58check.encode(Uint8Array.of(mainPrefix, ...Buffer.from(inner, 'hex')));
}

/**
 * The address of a secp256k1 public key, compressed or not: 0x41 and the last 20 bytes of keccak-256 over its 64 bytes
 * of coordinates.
 */
export function tronAddressOf(publicKey: Uint8Array): string {
  const coordinates = secp256k1.Point.fromBytes(publicKey).toBytes(false).subarray(1);
  const bytes = new Uint8Array(payloadBytes);
  bytes[0] = mainPrefix;
  bytes.set(keccak_256(coordinates).subarray(-20), 1);
  return base58check.encode(bytes);
}
