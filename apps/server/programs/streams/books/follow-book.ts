import type { PriceLevel } from '@candor/core/spot/price-key.ts';

export interface BookLevels {
  readonly bids: readonly PriceLevel[];
  readonly asks: readonly PriceLevel[];
}

/** What has changed between two moments: of each price what stands there now, 0 where nothing does any more. */
export interface BookChange {
  /** Numbers of the first and the last of the changes that it holds together. */
  readonly first: number;
  readonly last: number;
  readonly bids: readonly PriceLevel[];
  readonly asks: readonly PriceLevel[];
}

/** Takes what has changed since it was last asked. */
export interface BookReader {
  /** @returns null while nothing has changed */
  take(): BookChange | null;
  /** Forgets what has changed so far: nobody has followed it. */
  forget(): void;
}

/** A book that is looked at again and again, each of its changes numbered. */
export interface FollowedBook {
  readonly lastUpdateId: number;
  readonly levels: BookLevels;
  /** How the book stands now. @param levels each side best first */
  look(levels: BookLevels): void;
  reader(): BookReader;
}

type Side = 'bids' | 'asks';
const sides: readonly Side[] = ['bids', 'asks'];
type Steps = Map<number, number>;

const stepsOf = (levels: readonly PriceLevel[]): Steps => new Map(levels.map(({ tick, steps }) => [tick, steps]));

/** Prices at which something else stands than before. */
function differences(before: Steps, now: Steps): Steps {
  const changed: Steps = new Map();
  for (const [tick, steps] of now) if (before.get(tick) !== steps) changed.set(tick, steps);
  for (const tick of before.keys()) if (!now.has(tick)) changed.set(tick, 0);
  return changed;
}

/** What a reader has not taken yet, and after which change it begins. */
interface Waiting extends Record<Side, Steps> {
  from: number;
}

const levelsOf = (steps: Steps): PriceLevel[] => [...steps].map(([tick, at]) => ({ tick, steps: at }));

function readerOf(waiting: Waiting, lastUpdateId: () => number): BookReader {
  const forget = (): void => {
    waiting.bids.clear();
    waiting.asks.clear();
    waiting.from = lastUpdateId();
  };
  return {
    forget,
    take() {
      const last = lastUpdateId();
      if (waiting.from === last) return null;
      const sides = { bids: levelsOf(waiting.bids), asks: levelsOf(waiting.asks) };
      const change = { first: waiting.from + 1, last, ...sides };
      forget();
      return change;
    },
  };
}

/** @param startAt number before the first change: larger than any that an earlier process gave */
export function followBook(startAt: number): FollowedBook {
  let number = startAt;
  let levels: BookLevels = { bids: [], asks: [] };
  let known: Record<Side, Steps> = { bids: new Map(), asks: new Map() };
  const readers: Waiting[] = [];
  return {
    get lastUpdateId() {
      return number;
    },
    get levels() {
      return levels;
    },
    look(next) {
      levels = next;
      const now = { bids: stepsOf(next.bids), asks: stepsOf(next.asks) };
      const changed = { bids: differences(known.bids, now.bids), asks: differences(known.asks, now.asks) };
      known = now;
      if (changed.bids.size === 0 && changed.asks.size === 0) return;
      number += 1;
      for (const reader of readers)
        for (const side of sides) for (const [tick, steps] of changed[side]) reader[side].set(tick, steps);
    },
    reader() {
      const waiting: Waiting = { bids: new Map(), asks: new Map(), from: number };
      readers.push(waiting);
      return readerOf(waiting, () => number);
    },
  };
}
