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

function takeBlock(state: Int32Array, block: DataView, offset: number) {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = block.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const early = at(words, i - 15),
      late = at(words, i - 2);
    words[i] =
      at(words, i - 16) +
      at(words, i - 7) +
      (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
      (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + at(rounds, i) + at(words, i)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = at(state, i) + word;
  });
}

/** SHA-256 (FIPS 180-4), 32 bytes. The browser's own is missing where the app isn't served over https. */
export function digest(bytes: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const state = start.slice();
  for (let offset = 0; offset < padded.byteLength; offset += 64) takeBlock(state, padded, offset);
  const written = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => written.setInt32(i * 4, word));
  return new Uint8Array(written.buffer);
}

/** SHA-256 of a text as UTF-8, hexadecimal. */
export const sha256 = (text: string): string =>
  Array.from(digest(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, '0')).join('');
