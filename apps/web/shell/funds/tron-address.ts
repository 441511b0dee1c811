import { digest } from '@candor/verifier/sha256.ts';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const form = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const mainPrefix = 0x41;
const payloadBytes = 21;
const checkBytes = 4;

/** The 25 bytes that the letters stand for (base58). */
function decoded(text: string): Uint8Array {
  let value = 0n;
  for (const letter of text) value = value * 58n + BigInt(alphabet.indexOf(letter));
  const hex = value.toString(16).padStart((payloadBytes + checkBytes) * 2, '0');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Whether a text is an address on TRON: base58check, 21 bytes, prefix 0x41. A single mistyped character is found. */
export function isTronAddress(text: string): boolean {
  if (!form.test(text)) return false;
  const bytes = decoded(text);
  if (bytes.length !== payloadBytes + checkBytes || bytes[0] !== mainPrefix) return false;
  const check = digest(digest(bytes.subarray(0, payloadBytes)));
  return bytes.subarray(payloadBytes).every((byte, i) => byte === check[i]);
}

/**
 * The address in what a wallet's code says: alone, or as `tron:T…?amount=1`. The text itself when there is none in it.
 */
export const addressIn = (text: string): string =>
  /T[1-9A-HJ-NP-Za-km-z]{33}(?![1-9A-HJ-NP-Za-km-z])/.exec(text)?.[0] ?? text.trim();

/** In groups of four, as people compare it. */
export const grouped = (address: string): string[] => address.match(/.{1,4}/g) ?? [];

/** Its beginning and end, for lists. */
export const shortened = (address: string): string =>
  address.length <= 14 ? address : `${address.slice(0, 6)}…${address.slice(-6)}`;
