import fc from 'fast-check';
import { expect, test } from 'vitest';
import { none, TickLadder } from './tick-ladder.ts';

const half = 2 ** 30;
/** Near each other, at the borders of nodes, and anywhere. */
const key = fc.oneof(
  fc.integer({ min: 1, max: 70 }),
  fc.integer({ min: 32_760, max: 32_780 }),
  fc.integer({ min: half - 40, max: half + 40 }),
  fc.integer({ min: 0, max: 2 ** 31 - 1 }),
);

test('levels are found, follow each other in order and vanish, like a sorted set of either side', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.boolean()), { maxLength: 300 }), (changes) => {
      const ladder = new TickLadder(1);
      const slots = new Map<number, number>();
      for (const [at, add] of changes) {
        const slot = slots.get(at);
        if (add && slot === undefined) {
          slots.set(at, ladder.slotFor(at));
          expect(ladder.headOf(slots.get(at) ?? none)).toBe(none);
          ladder.setHead(slots.get(at) ?? none, at % 1_000);
        } else if (slot !== undefined) {
          expect(ladder.slotFor(at)).toBe(slot);
          if (!add) {
            ladder.remove(slot);
            slots.delete(at);
          }
        }
      }
      const keys = [...slots.keys()].sort((a, b) => a - b);
      keys.forEach((at, index) => {
        const slot = slots.get(at) ?? none;
        const follower = keys[index + 1];
        const sameSide = follower !== undefined && follower < half === at < half;
        expect([ladder.keyOf(slot), ladder.headOf(slot)]).toEqual([at, at % 1_000]);
        expect(ladder.after(slot)).toBe(sameSide ? slots.get(follower) : none);
      });
    }),
    { numRuns: 400, seed: 7 },
  );
});

test('a level that vanishes a million ticks away leaves its neighbours where they are', () => {
  const ladder = new TickLadder();
  const [first = none, second = none, third = none] = [1, 2, 3].map((far) => ladder.slotFor(far * 2 ** 20));
  ladder.remove(second);
  expect([ladder.after(first), ladder.after(third)]).toEqual([third, none]);
});

test('memory follows the levels there are at once, not those there were', () => {
  const ladder = new TickLadder();
  const before = ladder.bytes;
  // 2,048 entries with a bit each, and 64 nodes of 35 numbers.
  expect(before).toBe((2_048 + 64 + 64 * 35) * 4);
  for (let at = 1; at < 200_000; at += 1) ladder.remove(ladder.slotFor((at * 48_271) % 2 ** 31));
  expect(ladder.bytes).toBe(before);
  for (let at = 1; at <= 1_000; at += 1) ladder.slotFor(at * 1_000_000);
  expect(ladder.bytes - before).toBeLessThan(1_000 * 4 * 140 * 2);
});
