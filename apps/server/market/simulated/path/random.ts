import { createCipheriv, hash } from 'node:crypto';
import { ln } from './exact-math.ts';

/** A stream of uniform numbers in [0, 1). */
export type Random = () => number;

/** The stream that belongs to a name, quick to begin. Whoever sees enough of it can go on with it: not for prices. */
export function randomOf(name: string): Random {
  const key = hash('sha256', name, 'buffer');
  let a = key.readInt32LE(0);
  let b = key.readInt32LE(4);
  let c = key.readInt32LE(8);
  let counter = key.readInt32LE(12);
  return () => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 4_294_967_296;
  };
}

/** A stream that nobody can go on with who has seen any of it. */
export interface Draws {
  /** Within (0, 1). */
  uniform(): number;
  /** Of mean 0 and variance 1, normally distributed. */
  normal(): number;
  /** Goes to one of the first {@link wordsAtHand} numbers, while no later one was drawn. */
  goTo(word: number): void;
}

const blockBytes = 16;
export const wordsAtHand = 320;
const blocksAtHand = (wordsAtHand * 4) / blockBytes;
const counters = new DataView(new ArrayBuffer(wordsAtHand * 4));
const counterBytes = new Uint8Array(counters.buffer);

/** What a stream is for: part of a day, and which one of them. */
export type StreamOf = (purpose: number, index: number) => Draws;

/**
 * The streams that belong to a name: AES-256 in counter mode under the SHA-256 of the name; the counter begins with
 * purpose, index, 0 and 0, four bytes each, big endian, and counts up in the last. Each number takes four bytes of the
 * stream, little endian: (word + ½) / 2³². One cipher serves all of them, which costs a fifth of one for each.
 */
export function streamsOf(name: string): StreamOf {
  const cipher = createCipheriv('aes-256-ecb', hash('sha256', name, 'buffer'), null).setAutoPadding(false);
  return (purpose, index) => {
    const blockFrom = (first: number): DataView => {
      for (let i = 0; i < blocksAtHand; i += 1) {
        counters.setUint32(i * blockBytes, purpose);
        counters.setUint32(i * blockBytes + 4, index);
        counters.setUint32(i * blockBytes + 12, first + i);
      }
      const bytes = cipher.update(counterBytes);
      return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    };
    return drawsFrom(blockFrom);
  };
}

/** @param blockFrom the stream from one of its blocks on, as many words as are at hand */
function drawsFrom(blockFrom: (first: number) => DataView): Draws {
  let block = blockFrom(0);
  let blocks = blocksAtHand;
  let at = 0;
  const uniform = (): number => {
    if (at === block.byteLength) {
      block = blockFrom(blocks);
      blocks += blocksAtHand;
      at = 0;
    }
    const word = block.getUint32(at, true);
    at += 4;
    return (word + 0.5) / 4_294_967_296;
  };
  return {
    uniform,
    normal: () => normalQuantile(uniform()),
    goTo(word) {
      at = word * 4;
    },
  };
}

/** Below this share the tails begin. */
const tail = 0.024_25;

/**
 * The value below which a normal deviate lies with a given chance, to 1.2e-9 of itself. P. J. Acklam, An algorithm for
 * computing the inverse normal cumulative distribution function (2003). @param chance within (0, 1)
 */
export function normalQuantile(chance: number): number {
  if (chance < tail) return tailQuantile(chance);
  if (chance > 1 - tail) return -tailQuantile(1 - chance);
  const q = chance - 0.5;
  const r = q * q;
  const above =
    ((((-39.696_830_286_653_76 * r + 220.946_098_424_520_5) * r - 275.928_510_446_968_7) * r + 138.357_751_867_269) *
      r -
      30.664_798_066_147_16) *
      r +
    2.506_628_277_459_239;
  const below =
    ((((-54.476_098_798_224_06 * r + 161.585_836_858_040_9) * r - 155.698_979_859_886_6) * r + 66.801_311_887_719_72) *
      r -
      13.280_681_552_885_72) *
      r +
    1;
  return (above * q) / below;
}

function tailQuantile(chance: number): number {
  const q = Math.sqrt(-2 * ln(chance));
  const above =
    ((((-0.007_784_894_002_430_293 * q - 0.322_396_458_041_136_5) * q - 2.400_758_277_161_838) * q -
      2.549_732_539_343_734) *
      q +
      4.374_664_141_464_968) *
      q +
    2.938_163_982_698_783;
  const below =
    (((0.007_784_695_709_041_462 * q + 0.322_467_129_070_039_8) * q + 2.445_134_137_142_996) * q +
      3.754_408_661_907_416) *
      q +
    1;
  return above / below;
}
