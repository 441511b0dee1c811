/**
 * First 32 bits of the fractional parts of the cube roots (64) or square roots (8) of the first primes (FIPS 180-4).
 */
function fractions(count: number, root: number): Int32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    if (found.length === 0 || !primes.slice(0, found.length).some((prime) => n % prime === 0)) {
      primes[found.length] = n;
      found.push((n ** root % 1) * 2 ** 32);
    }
  }
  return Int32Array.from(found, (value) => value | 0);
}
const primes: number[] = [];
const rounds = fractions(64, 1 / 3);
const start = fractions(8, 1 / 2);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const at = (words: Int32Array, index: number): number => words[index] ?? 0;
const words = new Int32Array(64);

function takeBlock(state: Int32Array, block: DataView, offset: number) {
  for (let i = 0; i < 16; i += 1) words[i] = block.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [at(words, i - 15), at(words, i - 2)];
    words[i] =
      at(words, i - 16) +
      at(words, i - 7) +
      (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
      (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
  }
  let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)];
  let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)];
  for (let i = 0; i < 64; i += 1) {
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + at(rounds, i) + at(words, i)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e] = [g, f, e, (d + first) | 0];
    [d, c, b, a] = [c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = at(state, i) + word));
}

/** SHA-256 (FIPS 180-4), 32 bytes. The browser's own is missing where the app isn't served over https. */
export function digest(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const blocks = new DataView(padded.buffer);
  blocks.setUint32(padded.length - 4, bytes.length * 8);
  const state = start.slice();
  for (let offset = 0; offset < padded.length; offset += 64) takeBlock(state, blocks, offset);
  state.forEach((word, i) => blocks.setInt32(i * 4, word));
  return padded.slice(0, 32);
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
export const toHex = (bytes: Uint8Array): string => bytes.reduce((text, byte) => text + (digits[byte] ?? ''), '');
export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/[0-9a-f]{2}/g) ?? [], (byte) => parseInt(byte, 16));
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** SHA-256 of a text as UTF-8, hexadecimal. */
export const sha256 = (text: string): string => toHex(digest(utf8(text)));
