import { expect, test } from 'vitest';
import { amount } from '../money/amount.ts';
import { done, fill, house, ownCancelled } from './book-events.ts';
import { OrderBook } from './book.ts';
import { maxTick } from './price-key.ts';
import { QuoteBudget } from './quote-budget.ts';

const [ann, bob, eve] = [1, 2, 3];
const kindNames: Record<number, string> = { [fill]: 'fill', [done]: 'done', [ownCancelled]: 'own-cancelled' };

/** What the last operation did: `[kind, maker, taker, tick, steps]` each. */
const eventsOf = ({ events }: OrderBook): unknown[][] =>
  Array.from({ length: events.count }, (_, at) => [
    kindNames[events.kinds[at] ?? 0],
    events.makers[at],
    events.takers[at],
    events.ticks[at],
    events.steps[at],
  ]);
const fillsOf = (book: OrderBook): unknown[][] =>
  eventsOf(book)
    .filter(([kind]) => kind === 'fill')
    .map((event) => event.slice(1));

test.each([
  [0, 1],
  [1.5, 1],
  [maxTick + 1, 1],
  [NaN, 1],
  [1, 0],
  [1, -1],
  [1, 0.5],
  [1, 2 ** 53],
])('a price of %d ticks with %d steps is a bug', (tick, steps) => {
  const book = new OrderBook();
  expect(() => book.limit(ann, 'buy', tick, steps)).toThrow('whole and in range');
  expect(() => book.market(ann, 'sell', tick, steps)).toThrow('whole and in range');
  expect(() => book.rest(ann, 'buy', tick, steps)).toThrow('whole and in range');
  expect(book.resting()).toEqual([]);
});

test('an order that is gone can be neither cancelled nor reduced', () => {
  const book = new OrderBook();
  const order = book.limit(ann, 'buy', 100, 5);
  expect(() => book.reduce(order, 5)).toThrow('keeps a step');
  expect(book.cancel(order)).toBe(5);
  for (const gone of [order, 999, -1, NaN]) {
    expect(() => book.cancel(gone)).toThrow('only a resting order');
    expect(() => book.reduce(gone, 1)).toThrow('only a resting order');
  }
});

test('a house that trades with itself or is out of order is a bug', () => {
  const book = new OrderBook();
  expect(() => book.setHouse([{ tick: 100, steps: 1 }], [{ tick: 100, steps: 1 }])).toThrow('with itself');
  expect(() =>
    book.setHouse(
      [
        { tick: 99, steps: 1 },
        { tick: 100, steps: 1 },
      ],
      [],
    ),
  ).toThrow('sorted');
  expect(() =>
    book.setHouse(
      [],
      [
        { tick: 100, steps: 1 },
        { tick: 100, steps: 1 },
      ],
    ),
  ).toThrow('sorted');
});

test('a restored order that meets another is a bug', () => {
  const book = new OrderBook();
  book.rest(ann, 'sell', 100, 1);
  expect(() => book.rest(bob, 'buy', 100, 1)).toThrow('meets no other');
});

test('better prices first, then the older order, each at the maker’s price; the rest rests', () => {
  const book = new OrderBook();
  const [first, second, better] = [
    book.limit(ann, 'sell', 101, 4),
    book.limit(bob, 'sell', 101, 6),
    book.limit(ann, 'sell', 100, 1),
  ];
  const taker = book.limit(eve, 'buy', 101, 20);
  expect(eventsOf(book)).toEqual([
    ['fill', better, taker, 100, 1],
    ['done', better, better, 0, 0],
    ['fill', first, taker, 101, 4],
    ['done', first, first, 0, 0],
    ['fill', second, taker, 101, 6],
    ['done', second, second, 0, 0],
  ]);
  expect(book.resting()).toEqual([{ order: taker, owner: eve, side: 'buy', tick: 101, steps: 9 }]);
  expect([book.bestTick('buy'), book.bestTick('sell')]).toEqual([101, null]);
});

test('a partly filled order keeps its place, so does a reduced one', () => {
  const book = new OrderBook();
  const [first, second] = [book.limit(ann, 'buy', 50, 10), book.limit(bob, 'buy', 50, 10)];
  book.market(eve, 'sell', 50, 3);
  book.reduce(first, 2);
  const taker = book.limit(eve, 'sell', 50, 6);
  expect(fillsOf(book)).toEqual([
    [first, taker, 50, 5],
    [second, taker, 50, 1],
  ]);
  expect(eventsOf(book).at(-1)).toEqual(['done', taker, taker, 0, 0]);
  expect(book.depth('buy', 5)).toEqual([{ tick: 50, steps: 9 }]);
});

test('a market order stops at the worst tick and what is left is dropped', () => {
  const book = new OrderBook();
  book.limit(ann, 'sell', 100, 5);
  book.limit(ann, 'sell', 111, 5);
  const taker = book.market(bob, 'buy', 110, 8);
  expect(fillsOf(book)).toEqual([[expect.any(Number), taker, 100, 5]]);
  expect([book.stepsLeft(taker), book.isResting(taker)]).toEqual([3, false]);
  expect(book.depth('sell', 5)).toEqual([{ tick: 111, steps: 5 }]);
});

test('an own order in the way is cancelled and the walk goes on; one that is not reached stays', () => {
  const book = new OrderBook();
  const [own, others, later] = [
    book.limit(ann, 'sell', 100, 5),
    book.limit(bob, 'sell', 100, 5),
    book.limit(ann, 'sell', 101, 5),
  ];
  const taker = book.limit(ann, 'buy', 101, 5);
  expect(eventsOf(book)).toEqual([
    ['own-cancelled', own, taker, 100, 5],
    ['fill', others, taker, 100, 5],
    ['done', others, others, 0, 0],
    ['done', taker, taker, 0, 0],
  ]);
  expect(book.isResting(later)).toBe(true);
});

test('a budget buys what it can pay and never more', () => {
  const book = new OrderBook();
  book.limit(ann, 'sell', 100, 5);
  book.limit(bob, 'sell', 110, 5);
  const budget = new QuoteBudget(amount(799n), { numerator: 1n, denominator: 1n });
  const taker = book.marketBuyFor(eve, maxTick, budget);
  expect(fillsOf(book).map((event) => event.slice(1))).toEqual([
    [taker, 100, 5],
    [taker, 110, 2],
  ]);
  expect(budget.left).toBe(79n);
});

test('the house stands behind users at its price, and what it gave stays given until its next levels', () => {
  const book = new OrderBook();
  book.setHouse(
    [{ tick: 98, steps: 7 }],
    [
      { tick: 100, steps: 10 },
      { tick: 102, steps: 10 },
    ],
  );
  book.limit(ann, 'sell', 100, 3);
  expect(book.depth('sell', 5)).toEqual([
    { tick: 100, steps: 13 },
    { tick: 102, steps: 10 },
  ]);
  const taker = book.limit(bob, 'buy', 101, 15);
  expect(fillsOf(book)).toEqual([
    [expect.any(Number), taker, 100, 3],
    [house, taker, 100, 10],
  ]);
  expect(book.stepsLeft(taker)).toBe(2);
  expect(book.depth('sell', 5)).toEqual([{ tick: 102, steps: 10 }]);
  book.setHouse([], [{ tick: 102, steps: 10 }]);
  expect([book.bestTick('buy'), book.bestTick('sell')]).toEqual([101, 102]);
});

test('the house’s new levels fill the users they reach: by priority, at the users’ prices, up to its steps', () => {
  const book = new OrderBook();
  const [low, high, older] = [
    book.limit(ann, 'buy', 99, 5),
    book.limit(bob, 'buy', 101, 4),
    book.limit(eve, 'buy', 100, 4),
  ];
  book.limit(ann, 'buy', 100, 4);
  book.setHouse(
    [],
    [
      { tick: 99, steps: 3 },
      { tick: 100, steps: 6 },
    ],
  );
  book.crossHouse();
  expect(fillsOf(book)).toEqual([
    [high, house, 101, 3],
    [high, house, 101, 1],
    [older, house, 100, 4],
    [expect.any(Number), house, 100, 1],
  ]);
  expect(book.depth('buy', 5)).toEqual([
    { tick: 100, steps: 3 },
    { tick: 99, steps: 5 },
  ]);
  expect([book.isResting(low), book.bestTick('sell')]).toEqual([true, null]);
});

test('a book restored from its orders is the same book', () => {
  const book = new OrderBook();
  for (let at = 0; at < 600; at += 1)
    book.limit(at % 7, at % 2 === 0 ? 'buy' : 'sell', 1_000 + ((at * 37) % 50) - (at % 2 === 0 ? 60 : 0), 1 + (at % 9));
  const restored = new OrderBook();
  for (const { owner, side, tick, steps } of book.resting()) restored.rest(owner, side, tick, steps);
  for (const side of ['buy', 'sell'] as const) expect(restored.depth(side, 100)).toEqual(book.depth(side, 100));
  const trades = [book, restored].map((one) => {
    one.market(99, 'buy', maxTick, 900);
    return fillsOf(one).map(([, , tick, steps]) => [tick, steps]);
  });
  expect(trades[1]).toEqual(trades[0]);
});

test('steps are conserved: what was placed has traded, was cancelled or rests', () => {
  const book = new OrderBook();
  let [placed, traded, cancelled] = [0, 0, 0];
  for (let at = 0; at < 5_000; at += 1) {
    const steps = 1 + ((at * 7_919) % 13);
    book.limit(at % 11, at % 3 === 0 ? 'sell' : 'buy', 500 + ((at * 104_729) % 41), steps);
    placed += steps;
    for (const [kind, , , , count] of eventsOf(book)) {
      if (kind === 'fill') traded += Number(count);
      if (kind === 'own-cancelled') cancelled += Number(count);
    }
  }
  const resting = book.resting().reduce((sum, { steps }) => sum + steps, 0);
  expect(traded).toBeGreaterThan(1_000);
  expect(cancelled).toBeGreaterThan(100);
  expect(placed).toBe(2 * traded + cancelled + resting);
});
