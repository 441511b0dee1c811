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

export function createBook(): LocalBook {
  const bids = new BookSide('bids');
  const asks = new BookSide('asks');
  /** Id of the last change taken; null when out of step. */
  let last: number | null = null;
  let wanted = true;
  let pending: WireDepth[] = [];

  function reset(): void {
    last = null;
    wanted = true;
    pending = [];
  }
  /** @returns whether it follows on what is known and leaves a book that can be */
  function take(change: WireDepth): boolean {
    if (last === null || change.firstId > last + 1) return false;
    if (change.lastId <= last) return true;
    last = change.lastId;
    bids.change(change.bids);
    asks.change(change.asks);
    return !isCrossed();
  }
  const isCrossed = (): boolean => bids.best !== null && asks.best !== null && bids.best >= asks.best;

  return {
    get wantsSnapshot() {
      return wanted;
    },
    reset,
    apply(change) {
      const follows = last === null || take(change);
      if (!follows) reset();
      if ((bids.size < depthLevels && bids.isCut) || (asks.size < depthLevels && asks.isCut)) wanted = true;
      if (wanted) pending.push(change);
      if (pending.length > pendingMax) pending.shift();
      return follows;
    },
    load(snapshot) {
      const later = pending.filter((change) => change.lastId > snapshot.lastId);
      const [first] = later;
      if (first !== undefined && first.firstId > snapshot.lastId + 1) return false;
      if (first === undefined && last !== null && last > snapshot.lastId) return false;
      reset();
      last = snapshot.lastId;
      bids.load(snapshot.bids, snapshotLevels);
      asks.load(snapshot.asks, snapshotLevels);
      if (isCrossed() || !later.every(take)) {
        reset();
        return false;
      }
      wanted = false;
      return true;
    },
    best: (listing) => (last === null ? null : { bids: bids.top(listing), asks: asks.top(listing) }),
  };
}
