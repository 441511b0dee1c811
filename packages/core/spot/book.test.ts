import { expect, test } from 'vitest';
import { amount } from '../money/amount.ts';
import { done, fill, house, ownCancelled } from './book-events.ts';
import { OrderBook } from './book.ts';
import { OrderSlab } from './order-slab.ts';
import { maxTick, type PriceLevel, type Side } from './price-key.ts';
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

test('an order that meets a hundred others tells of every one of them', () => {
  const book = new OrderBook();
  const makers = Array.from({ length: 100 }, (_, at) => book.limit(ann, 'sell', 101 + at, 1 + at));
  const taker = book.limit(bob, 'buy', 200, 10_000);
  expect(eventsOf(book)).toEqual(
    makers.flatMap((maker, at) => [
      ['fill', maker, taker, 101 + at, 1 + at],
      ['done', maker, maker, 0, 0],
    ]),
  );
});

test('who is cancelled takes nobody else’s place, nor the best price', () => {
  const book = new OrderBook();
  const [first, second, third, worse] = [50, 50, 50, 49].map((tick) => book.limit(ann, 'buy', tick, 5));
  for (const gone of [second, worse]) book.cancel(gone ?? -1);
  const taker = book.market(bob, 'sell', 1, 10);
  expect(fillsOf(book)).toEqual([
    [first, taker, 50, 5],
    [third, taker, 50, 5],
  ]);
});

test.each([1, maxTick])('an order at %i ticks, the end of the scale, is told at its price', (tick) => {
  const book = new OrderBook();
  for (const side of ['buy', 'sell'] as const) {
    const order = book.limit(ann, side, tick, 5);
    expect(book.bestTick(side)).toBe(tick);
    book.cancel(order);
  }
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

interface Levels {
  readonly users: readonly PriceLevel[];
  readonly house: readonly PriceLevel[];
  readonly both: readonly PriceLevel[];
}
const levels = (...pairs: readonly (readonly [number, number])[]): PriceLevel[] =>
  pairs.map(([tick, steps]) => ({ tick, steps }));

test.each<[string, Side, Levels]>([
  [
    'the house before, between, beside and after the customers',
    'sell',
    {
      users: levels([101, 1], [103, 1], [103, 1], [106, 4]),
      house: levels([100, 10], [102, 20], [103, 30], [105, 40], [107, 50]),
      both: levels([100, 10], [101, 1], [102, 20], [103, 32], [105, 40], [106, 4], [107, 50]),
    },
  ],
  [
    'the customers before and after the house',
    'buy',
    { users: levels([99, 1], [95, 2]), house: levels([97, 10]), both: levels([99, 1], [97, 10], [95, 2]) },
  ],
  ['customers alone', 'sell', { users: levels([101, 1], [103, 2]), house: [], both: levels([101, 1], [103, 2]) }],
  ['the house alone', 'buy', { users: [], house: levels([99, 10], [98, 20]), both: levels([99, 10], [98, 20]) }],
])('the best levels of a side, as many as are asked for: %s', (_name, side, { users, house, both }) => {
  const book = new OrderBook();
  book.setHouse(side === 'buy' ? house : [], side === 'sell' ? house : []);
  users.forEach(({ tick, steps }, owner) => book.rest(owner, side, tick, steps));
  for (let count = 0; count <= both.length + 1; count += 1)
    expect(book.depth(side, count)).toEqual(both.slice(0, count));
});

test('a handle that was never given rests nowhere', () => {
  const slab = new OrderSlab(1);
  const order = slab.open(7, 3);
  slab.slots[order] = 0;
  expect([-1, order, order + 1].map((handle) => slab.isResting(handle))).toEqual([false, true, false]);
  expect(slab.inTimeOrder()).toEqual([order]);
});

test('orders are told in the order in which they came, whatever handles were used again', () => {
  const book = new OrderBook();
  const [first, second, third] = [99, 98, 97].map((tick) => book.limit(1, 'buy', tick, 5));
  book.cancel(second ?? -1);
  const again = book.limit(1, 'buy', 96, 5);
  expect(again).toBe(second);
  expect(book.resting().map(({ order }) => order)).toEqual([first, third, again]);
});

test('an order takes 32 bytes, and memory follows the orders there are at once, not those there were', () => {
  expect(new OrderSlab(1_000).bytes).toBe(32_000);
  const book = new OrderBook();
  const before = book.bytes;
  for (let at = 0; at < 1_000; at += 1) {
    book.limit(1, 'sell', 100, 3);
    book.market(2, 'buy', 100, 1);
    book.limit(2, 'buy', 100, 1);
    book.marketBuyFor(2, 100, new QuoteBudget(amount(100n), { numerator: 1n, denominator: 1n }));
    book.market(2, 'buy', 100, 1);
  }
  expect(book.bytes).toBe(before);
  for (let at = 0; at < 300; at += 1) book.limit(1, 'sell', 100, 3);
  // Room for 256 orders has become room for 512; one price is one level as before.
  expect(book.bytes - before).toBe(256 * 32);
});
