import fc from 'fast-check';
import { expect, test } from 'vitest';
import { price } from '../money/amount.ts';
import { PriceQueue } from './price-queue.ts';

const prices = fc.integer({ min: 1, max: 30 });
const step = fc.oneof(fc.record({ add: prices }), fc.record({ take: prices }));

test.each(['falling', 'rising'] as const)(
  'what waits for a %s mark is taken once, the nearest price first, and nothing else',
  (reaches) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const queue = new PriceQueue<number>(reaches);
        let waiting: number[] = [];
        for (const one of steps) {
          if ('add' in one) {
            queue.add(price(BigInt(one.add)), one.add);
            waiting.push(one.add);
          } else {
            const isReached = (at: number): boolean => (reaches === 'falling' ? at >= one.take : at <= one.take);
            const nearest = waiting.filter(isReached).sort((a, b) => (reaches === 'falling' ? b - a : a - b));
            expect(queue.take(price(BigInt(one.take)))).toEqual(nearest);
            waiting = waiting.filter((at) => !isReached(at));
          }
          expect(queue.size).toBe(waiting.length);
        }
      }),
      { numRuns: 300 },
    );
  },
);
