import { OrderBook } from '@candor/core/spot/book.ts';
import { Random } from '../../tests/simulator/random.ts';
import { emptyFlow, type Flow } from './flow.ts';

const liquibookPrices = { buy: 1_880, sell: 1_884 } as const;

/**
 * What liquibook's own measurement plays (test/perf/pt_order_book.cpp): limit orders alone, a buy and a sell in turns,
 * each at one of ten prices, of which six meet those of the other side, for 100 to 1,000 in hundreds. Nothing is
 * cancelled: half of the orders stay. PERFORMANCE.md says 2.0 to 2.5 million inserts a second (a 2.4 GHz laptop).
 */
export function liquibookFlow(count: number, seed: number): Flow {
  const random = new Random(seed);
  const flow = emptyFlow(count);
  const book = new OrderBook();
  for (let at = 0; at < count; at += 1) {
    const side = at % 2 === 0 ? 'buy' : 'sell';
    const tick = liquibookPrices[side] + random.whole(0, 9);
    const steps = random.whole(1, 10) * 100;
    flow.sides[at] = side;
    flow.ticks[at] = tick;
    flow.steps[at] = steps;
    book.limit(at, side, tick, steps);
  }
  return { ...flow, resting: book.resting().length };
}
