import { assert } from '../result.ts';

/** Says "there is none" for nodes, slots and orders. */
export const none = -1;

const rootEntries = 2_048;
const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/**
 * The occupied price levels of a book, in the order of their keys: which level a key has, and which comes next.
 *
 * A trie over 31-bit keys: the upper 11 bits choose an entry of the root, four times 5 bits one of 32 children, and
 * every
 * node has one word that says which children it has. So a look-up is five reads and a neighbour a few bit scans,
 * whether the
 * prices lie tick by tick or a million ticks apart; there is no window to move. Nodes return to a pool when they empty:
 * the memory follows the largest number of levels there ever was, at most four nodes (560 bytes) for a level all alone.
 *
 * A level is named by its *slot*, which stays the same while the level exists. Keys below 2^30 and keys from 2^30 on
 * are two
 * separate ladders in one pool.
 */
export class TickLadder {
  private readonly root = new Int32Array(rootEntries).fill(none);
  private readonly rootBits = new Int32Array(rootEntries / 32);
  /** Which of the 32 children there are. */
  private bits: Int32Array;
  /** By node × 32 + index: a node or, in the lowest nodes, the first order of the level. */
  private children: Int32Array;
  /**
   * The place of the node in its parent, node × 32 + index; in the root: −1 − entry. Of a node in the pool: the next
   * one there.
   */
  private parents: Int32Array;
  /** Of the lowest nodes: the key of their first child. */
  private firstKeys: Int32Array;
  private used = 0;
  private pool = none;

  /** @param nodes room at the beginning; it doubles when needed */
  constructor(nodes = 64) {
    this.bits = new Int32Array(nodes);
    this.children = new Int32Array(nodes * 32);
    this.parents = new Int32Array(nodes);
    this.firstKeys = new Int32Array(nodes);
  }

  keyOf(slot: number): number {
    return (this.firstKeys[slot >>> 5] as number) | (slot & 31);
  }

  /** The first order of a level, {@link none} while it is new. */
  headOf(slot: number): number {
    return this.children[slot] as number;
  }

  setHead(slot: number, order: number): void {
    this.children[slot] = order;
  }

  /** The level of a key, made without orders if there is none. @param key from 0 to 2^31 − 1 */
  slotFor(key: number): number {
    const entry = key >>> 20;
    let node = this.root[entry] as number;
    if (node === none) {
      node = this.takeNode(none - entry);
      this.root[entry] = node;
      const word = entry >>> 5;
      this.rootBits[word] = (this.rootBits[word] as number) | (1 << (entry & 31));
    }
    node = this.childOf(node, (key >>> 15) & 31);
    node = this.childOf(node, (key >>> 10) & 31);
    node = this.childOf(node, (key >>> 5) & 31);
    const slot = (node << 5) | (key & 31);
    const bits = this.bits[node] as number;
    const bit = 1 << key;
    if ((bits & bit) === 0) {
      this.bits[node] = bits | bit;
      this.children[slot] = none;
      this.firstKeys[node] = key & ~31;
    }
    return slot;
  }

  /** The level with the next greater key on the same side of 2^30, or {@link none}. */
  after(slot: number): number {
    let node = slot >>> 5;
    let index = slot & 31;
    for (let height = 0; ; height += 1) {
      const greater = (this.bits[node] as number) & (-2 << index);
      if (greater !== 0) return this.firstIn(node, greater, height);
      const parent = this.parents[node] as number;
      if (parent < 0) return this.afterEntry(none - parent);
      node = parent >>> 5;
      index = parent & 31;
    }
  }

  /** Forgets a level; its slot may soon be another's. */
  remove(slot: number): void {
    let node = slot >>> 5;
    let index = slot & 31;
    for (;;) {
      const left = (this.bits[node] as number) & ~(1 << index);
      this.bits[node] = left;
      if (left !== 0) return;
      const parent = this.parents[node] as number;
      this.parents[node] = this.pool;
      this.pool = node;
      if (parent < 0) return this.clearEntry(none - parent);
      node = parent >>> 5;
      index = parent & 31;
    }
  }

  /** Bytes of its columns. */
  get bytes(): number {
    return [this.root, this.rootBits, this.bits, this.children, this.parents, this.firstKeys].reduce(
      (sum, column) => sum + column.byteLength,
      0,
    );
  }

  private childOf(node: number, index: number): number {
    const place = (node << 5) | index;
    const bit = 1 << index;
    if (((this.bits[node] as number) & bit) !== 0) return this.children[place] as number;
    const child = this.takeNode(place);
    this.bits[node] = (this.bits[node] as number) | bit;
    this.children[place] = child;
    return child;
  }

  private firstIn(top: number, present: number, height: number): number {
    let place = (top << 5) | lowestBit(present);
    for (let below = height; below > 0; below -= 1) {
      const node = this.children[place] as number;
      place = (node << 5) | lowestBit(this.bits[node] as number);
    }
    return place;
  }

  private afterEntry(entry: number): number {
    const end = entry < rootEntries / 2 ? rootEntries / 64 : rootEntries / 32;
    let greater = (this.rootBits[entry >>> 5] as number) & (-2 << (entry & 31));
    for (let word = entry >>> 5; word < end; word += 1, greater = this.rootBits[word] as number) {
      if (greater === 0) continue;
      const node = this.root[(word << 5) | lowestBit(greater)] as number;
      return this.firstIn(node, this.bits[node] as number, 3);
    }
    return none;
  }

  private clearEntry(entry: number): void {
    const word = entry >>> 5;
    this.root[entry] = none;
    this.rootBits[word] = (this.rootBits[word] as number) & ~(1 << (entry & 31));
  }

  private takeNode(parent: number): number {
    let node = this.pool;
    if (node === none) {
      if (this.used === this.bits.length) this.grow();
      node = this.used;
      this.used += 1;
    } else {
      this.pool = this.parents[node] as number;
    }
    assert(this.bits[node] === 0, 'a pooled node is empty');
    this.parents[node] = parent;
    return node;
  }

  private grow(): void {
    const nodes = this.used * 2;
    const grown = (column: Int32Array, length: number): Int32Array => {
      const next = new Int32Array(length);
      next.set(column);
      return next;
    };
    this.bits = grown(this.bits, nodes);
    this.children = grown(this.children, nodes * 32);
    this.parents = grown(this.parents, nodes);
    this.firstKeys = grown(this.firstKeys, nodes);
  }
}
