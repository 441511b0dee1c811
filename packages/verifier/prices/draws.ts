import { digest, utf8 } from '../sha256.ts';
import { encrypt, expandKey } from './aes.ts';
import { normalQuantile } from './numbers.ts';

/** A stream of numbers; it may be read on from any of them. */
export interface Draws {
  uniform(): number;
  normal(): number;
  goTo(word: number): void;
}
export type StreamOf = (purpose: number, index: number) => Draws;

/** The streams of a name: AES-256 under its SHA-256, in counter mode. */
export function streamsOf(name: string): StreamOf {
  const keys = expandKey(digest(utf8(name)));
  return (purpose, index) => {
    const block = new Uint32Array(4);
    const bytes = new DataView(new ArrayBuffer(16));
    let [at, known] = [0, -1];
    const uniform = (): number => {
      if (at >> 2 !== known) {
        known = at >> 2;
        block.set([purpose, index, 0, known]);
        encrypt(keys, block);
        block.forEach((word, i) => bytes.setUint32(4 * i, word));
      }
      const word = bytes.getUint32((at & 3) * 4, true);
      at += 1;
      return (word + 0.5) / 4_294_967_296;
    };
    return { uniform, normal: () => normalQuantile(uniform()), goTo: (word) => (at = word) };
  };
}
