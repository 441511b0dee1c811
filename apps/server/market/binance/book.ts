import type { Listing } from '@candor/core/market/catalogue.ts';
import { depthLevels, type DepthLevel } from '../feed.ts';
import { BookSide } from './book-side.ts';
import type { WireDepth, WireSnapshot } from './wire.ts';

/** Levels asked for in a snapshot. */
export const snapshotLevels = 500;
/** Changes kept while a snapshot is on its way: more than a minute of them. */
const pendingMax = 1_000;

/** A venue's order book, kept from a snapshot and the changes after it by the venue's rule for their ids. */
export interface LocalBook {
  /** A snapshot is needed: there was none, a change is missing, or the known levels run out. */
  readonly wantsSnapshot: boolean;
  /** Takes a change; a repeated one does nothing. @returns false when changes before it are missing */
  apply(change: WireDepth): boolean;
  /** @returns false when it doesn't join the changes at hand and another is needed */
  load(snapshot: WireSnapshot): boolean;
  /** Forgets everything. */
  reset(): void;
  /** The best levels on our tick and step; null while the book isn't in step with the venue. */
  best(listing: Listing): { bids: DepthLevel[]; asks: DepthLevel[] } | null;
}

class Book implements LocalBook {
  readonly #bids = new BookSide('bids');
  readonly #asks = new BookSide('asks');
  /** Id of the last change taken; null when out of step. */
  #last: number | null = null;
  #wanted = true;
  #pending: WireDepth[] = [];

  get wantsSnapshot(): boolean {
    return this.#wanted;
  }

  reset(): void {
    this.#last = null;
    this.#wanted = true;
    this.#pending = [];
  }

  apply(change: WireDepth): boolean {
    const follows = this.#last === null || this.#take(change);
    if (!follows) this.reset();
    if ([this.#bids, this.#asks].some((side) => side.size < depthLevels && side.isCut)) this.#wanted = true;
    if (this.#wanted) this.#pending.push(change);
    if (this.#pending.length > pendingMax) this.#pending.shift();
    return follows;
  }

  load(snapshot: WireSnapshot): boolean {
    const later = this.#pending.filter((change) => change.lastId > snapshot.lastId);
    const [first] = later;
    if (first !== undefined && first.firstId > snapshot.lastId + 1) return false;
    if (first === undefined && this.#last !== null && this.#last > snapshot.lastId) return false;
    this.reset();
    this.#last = snapshot.lastId;
    this.#bids.load(snapshot.bids, snapshotLevels);
    this.#asks.load(snapshot.asks, snapshotLevels);
    if (this.#isCrossed() || !later.every((change) => this.#take(change))) {
      this.reset();
      return false;
    }
    this.#wanted = false;
    return true;
  }

  best(listing: Listing): { bids: DepthLevel[]; asks: DepthLevel[] } | null {
    return this.#last === null ? null : { bids: this.#bids.top(listing), asks: this.#asks.top(listing) };
  }

  /** @returns whether it follows on what is known and leaves a book that can be */
  #take(change: WireDepth): boolean {
    if (this.#last === null || change.firstId > this.#last + 1) return false;
    if (change.lastId <= this.#last) return true;
    this.#last = change.lastId;
    this.#bids.change(change.bids);
    this.#asks.change(change.asks);
    return !this.#isCrossed();
  }

  #isCrossed(): boolean {
    const [bid, ask] = [this.#bids.best, this.#asks.best];
    return bid !== null && ask !== null && bid >= ask;
  }
}

export const createBook = (): LocalBook => new Book();
