import { dayMs } from '@candor/core/platform-day.ts';
import { assert } from '@candor/core/result.ts';

/** Names of one day share a part, so that they can be forgotten together. */
const daysKept = 3;
/** 4 MiB: of three million names in a day one new name in a hundred is taken for known, of more of them more. */
const bitsPerPart = 2 ** 25;

/** Two hashes of a text, 32 bits each, in one pass (the steps of cyrb53). */
function hashesOf(text: string): readonly [number, number] {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    other = Math.imul(other ^ unit, 0x5f356495);
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  other = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return [one >>> 0, (other | 1) >>> 0];
}

/** The four bits that stand for a name: two hashes do for all of them (Kirsch and Mitzenmacher 2006). */
function bitsOf(name: string): number[] {
  const [first, second] = hashesOf(name);
  // A negative one would stand for no bit, and what was noted could be denied.
  assert(first >= 0 && second > 0, 'hashes are whole numbers from 0');
  return [first, first + second, first + 2 * second, first + 3 * second].map((bit) => bit % bitsPerPart);
}

const isSet = (part: Uint8Array, bit: number): boolean => ((part[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;

/**
 * Names that were noted, in 16 MiB at most (Bloom 1970): one that was is never denied for three days, one that was not
 * may be claimed.
 */
export class KeyFilter {
  /** By day. */
  private readonly parts = new Map<number, Uint8Array>();

  /** @param at epoch ms, at most three days before the latest */
  note(name: string, at: number): void {
    const part = this.partOf(Math.floor(at / dayMs));
    for (const bit of bitsOf(name)) part[bit >> 3] = (part[bit >> 3] ?? 0) | (1 << (bit & 7));
  }

  mayHold(name: string): boolean {
    const bits = bitsOf(name);
    return this.parts.values().some((part) => bits.every((bit) => isSet(part, bit)));
  }

  get bytes(): number {
    return this.parts.size * (bitsPerPart / 8);
  }

  private partOf(day: number): Uint8Array {
    const found = this.parts.get(day);
    if (found !== undefined) return found;
    for (const old of this.parts.keys()) if (old < day - daysKept) this.parts.delete(old);
    const part = new Uint8Array(bitsPerPart / 8);
    this.parts.set(day, part);
    assert(this.parts.size <= daysKept + 1, 'no more days are held than are kept');
    return part;
  }
}
