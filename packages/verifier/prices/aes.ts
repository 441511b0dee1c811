/** The round's substitution, and what it becomes in a column of the mix (FIPS 197). */
const [substitute, mixed] = tables();

function tables(): [Uint8Array, Uint32Array] {
  const [box, column] = [new Uint8Array(256), new Uint32Array(256)];
  const twice = (byte: number): number => (byte << 1) ^ (byte & 0x80 ? 0x11b : 0);
  let [power, inverse] = [1, 1];
  do {
    // Three generates the field; the other goes through it backwards.
    power ^= twice(power);
    for (const by of [1, 2, 4]) inverse ^= (inverse << by) & 0xff;
    if (inverse & 0x80) inverse ^= 0x09;
    let sum = 0x63;
    for (const by of [8, 7, 6, 5, 4]) sum ^= (inverse << (8 - by)) | (inverse >> by);
    box[power] = sum;
  } while (power !== 1);
  box[0] = 0x63;
  box.forEach((byte, at) => (column[at] = (twice(byte) << 24) | (byte << 16) | (byte << 8) | (twice(byte) ^ byte)));
  return [box, column];
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const byteOf = (word: number, at: number): number => (word >>> (24 - 8 * at)) & 0xff;
const substituted = (bytes: (at: number) => number): number =>
  [0, 1, 2, 3].reduce((word, at) => (word << 8) | (substitute[bytes(at)] ?? 0), 0);

/** The words of AES-256's sixty round keys. @param key 32 bytes */
export function expandKey(key: Uint8Array): Uint32Array {
  const view = new DataView(key.buffer, key.byteOffset);
  const words = Uint32Array.from({ length: 60 }, (_, i) => (i < 8 ? view.getUint32(4 * i) : 0));
  for (let [i, round] = [8, 1]; i < 60; i += 1) {
    let word = words[i - 1] ?? 0;
    if (i % 8 === 0) word = turned(word, 24);
    if (i % 4 === 0) word = substituted((at) => byteOf(word, at));
    if (i % 8 === 0) [word, round] = [word ^ (round << 24), round << 1];
    words[i] = (words[i - 8] ?? 0) ^ word;
  }
  return words;
}

/** One block of four words, big endian, encrypted in place. */
export function encrypt(keys: Uint32Array, block: Uint32Array): void {
  const from = new Uint32Array(4);
  const add = (round: number): void => block.forEach((word, i) => (block[i] = word ^ (keys[4 * round + i] ?? 0)));
  const byte = (column: number, at: number): number => byteOf(from[(column + at) & 3] ?? 0, at);
  add(0);
  for (let round = 1; round < 14; round += 1) {
    from.set(block);
    for (let i = 0; i < 4; i += 1) {
      let word = 0;
      for (let at = 0; at < 4; at += 1) word ^= turned(mixed[byte(i, at)] ?? 0, 8 * at);
      block[i] = word;
    }
    add(round);
  }
  from.set(block);
  for (let i = 0; i < 4; i += 1) block[i] = substituted((at) => byte(i, at));
  add(14);
}
