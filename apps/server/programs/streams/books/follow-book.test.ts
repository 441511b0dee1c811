import type { PriceLevel } from '@candor/core/spot/price-key.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followBook, type BookChange, type BookLevels } from './follow-book.ts';

const side = fc
  .uniqueArray(fc.record({ tick: fc.integer({ min: 1, max: 12 }), steps: fc.integer({ min: 1, max: 4 }) }), {
    selector: ({ tick }) => tick,
    maxLength: 8,
  })
  .map((levels) => levels.toSorted((a, b) => a.tick - b.tick));
const book: fc.Arbitrary<BookLevels> = fc.record({ bids: side, asks: side });

/** A program that keeps a book as the dialect tells it to. */
class Keeper {
  private readonly sides = { bids: new Map<number, number>(), asks: new Map<number, number>() };
  private last: number;
  private isJoined = false;

  constructor(lastUpdateId: number, { bids, asks }: BookLevels) {
    this.last = lastUpdateId;
    this.put('bids', bids);
    this.put('asks', asks);
  }
  private put(name: 'bids' | 'asks', levels: readonly PriceLevel[]): void {
    for (const { tick, steps } of levels)
      if (steps === 0) this.sides[name].delete(tick);
      else this.sides[name].set(tick, steps);
  }
  hear({ first, last, bids, asks }: BookChange): void {
    if (last <= this.last) return;
    const fits = this.isJoined ? first === this.last + 1 : first <= this.last + 1;
    if (!fits) throw new Error(`${first} to ${last} does not join ${this.last}`);
    this.isJoined = true;
    this.last = last;
    this.put('bids', bids);
    this.put('asks', asks);
  }
  get levels(): BookLevels {
    const list = (name: 'bids' | 'asks'): PriceLevel[] =>
      [...this.sides[name]].map(([tick, steps]) => ({ tick, steps })).toSorted((a, b) => a.tick - b.tick);
    return { bids: list('bids'), asks: list('asks') };
  }
}

/** The book moves; it is looked at; a change is told; a snapshot is taken. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('look' as const), levels: book }),
  fc.record({ kind: fc.constant('tell' as const) }),
  fc.record({ kind: fc.constant('snapshot' as const), levels: book }),
);

test('whoever joins changes and a snapshot, whenever each came, has the book', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), fc.nat(20), (acts, joinAt) => {
      const followed = followBook(1_000);
      const reader = followed.reader();
      const changes: BookChange[] = [];
      let keeper: Keeper | null = null;
      for (const [at, one] of acts.entries()) {
        if (one.kind !== 'tell') followed.look(one.levels);
        if (one.kind === 'snapshot' && keeper === null && at >= joinAt) {
          keeper = new Keeper(followed.lastUpdateId, followed.levels);
          for (const change of changes) keeper.hear(change);
        }
        const change = one.kind === 'tell' ? reader.take() : null;
        if (change === null) continue;
        changes.push(change);
        keeper?.hear(change);
        if (keeper !== null) expect(keeper.levels).toEqual(followed.levels);
      }
    }),
    { numRuns: 300 },
  );
});

test('what stands still has no number, and what nobody followed is forgotten', () => {
  const followed = followBook(5);
  const reader = followed.reader();
  const levels = { bids: [{ tick: 9, steps: 1 }], asks: [] };
  expect(reader.take()).toBe(null);
  followed.look(levels);
  followed.look(levels);
  expect(reader.take()).toEqual({ first: 6, last: 6, bids: [{ tick: 9, steps: 1 }], asks: [] });
  followed.look({ bids: [], asks: [] });
  reader.forget();
  expect([reader.take(), followed.lastUpdateId]).toEqual([null, 7]);
  followed.look({ bids: [], asks: [{ tick: 10, steps: 2 }] });
  followed.look({ bids: [], asks: [{ tick: 10, steps: 3 }] });
  expect(reader.take()).toEqual({ first: 8, last: 9, bids: [], asks: [{ tick: 10, steps: 3 }] });
});

test('two who are told at different times are told all, each from where it stopped', () => {
  const followed = followBook(0);
  const [fast, slow] = [followed.reader(), followed.reader()];
  followed.look({ bids: [{ tick: 9, steps: 1 }], asks: [] });
  expect(fast.take()).toMatchObject({ first: 1, last: 1 });
  followed.look({ bids: [{ tick: 9, steps: 2 }], asks: [] });
  expect(fast.take()).toMatchObject({ first: 2, last: 2 });
  expect(slow.take()).toEqual({ first: 1, last: 2, bids: [{ tick: 9, steps: 2 }], asks: [] });
});
