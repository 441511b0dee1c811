import type { OrderBook } from '@candor/core/spot/book.ts';
import { describe, expect, it } from 'vitest';
import { playByHandle } from './candor-books.ts';
import { cancel, limit, market, move, type Flow } from './flow.ts';
import { cancelled, filled, type OrderStates } from './order-states.ts';
import { exchangeCoreFlow } from './exchange-core-flow.ts';
import { liquibookFlow } from './liquibook-flow.ts';

const resting = 1_000;
const operations = 200_000;
const core = exchangeCoreFlow(resting, operations, 1);
const liquibook = liquibookFlow(20_000, 1);

const percent = (items: ArrayLike<number>, is: (item: number) => boolean): number =>
  (Array.from(items).filter(is).length / items.length) * 100;
const percentOf = (kind: number): number => percent(core.kinds.subarray(resting), (one) => one === kind);

function played(flow: Flow): { book: OrderBook; open: number } {
  const { states, keep } = playByHandle(flow, flow.count, []);
  const [book] = keep as [OrderBook];
  const open = flow.kinds.filter((kind, at) => (kind === limit || kind === market) && isOpen(states, at)).length;
  return { book, open };
}

const isOpen = ({ statuses }: OrderStates, order: number): boolean =>
  statuses[order] !== filled && statuses[order] !== cancelled;

describe("exchange-core's flow", () => {
  it('fills the book with limit orders, then has the shares of its README', () => {
    expect(new Set(core.kinds.subarray(0, resting))).toEqual(new Set([limit]));
    expect([limit, market, cancel, move].map((kind) => Math.round(percentOf(kind)))).toEqual([9, 3, 6, 83]);
  });

  it('holds as many orders as it began with, at three prices for four of them', () => {
    const { book } = played(core);
    const prices = [...book.depth('buy', operations), ...book.depth('sell', operations)].length;
    expect(Math.abs(core.resting / resting - 1)).toBeLessThan(0.05);
    expect(Math.abs(prices / core.resting - 0.75)).toBeLessThan(0.05);
  });

  it('moves an order that is far from the last price by a hundredth of the way', () => {
    const price = 100_000;
    const ways = Array.from(core.kinds.keys())
      .slice(0, 20_000)
      .filter((at) => core.kinds[at] === move && core.targets.indexOf(core.targets[at] ?? 0) === at)
      .map((at): [number, number] => [core.ticks[core.targets[at] ?? 0] ?? 0, core.ticks[at] ?? 0])
      .filter(([before]) => Math.abs(before - price) > 2_000)
      .map(([before, after]) => (after - before) / (price - before));
    expect(ways.length).toBeGreaterThan(20);
    expect(ways.reduce((sum, way) => sum + way, 0) / ways.length).toBeCloseTo(0.01, 2.5);
  });

  it('trades 1 to 126, a product of three dice and one', () => {
    const sizes = core.steps.subarray(0, resting);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1, 126]);
    // A product of three whole numbers from 0 to 5 is 0 with 1 − (5/6)³.
    expect(percent(sizes, (size) => size === 1)).toBeCloseTo(42.1, -1);
  });
});

describe("liquibook's flow", () => {
  const limits: readonly (readonly [number, number, number])[] = [
    [0, 1_880, 1_889],
    [1, 1_884, 1_893],
  ];

  it.each(limits)('has limit orders alone, each second one (%i) at ten prices from %i to %i', (parity, low, high) => {
    expect(new Set(liquibook.kinds)).toEqual(new Set([limit]));
    expect(new Set(liquibook.sides.filter((_, at) => at % 2 === parity))).toEqual(
      new Set([parity === 0 ? 'buy' : 'sell']),
    );
    const prices = liquibook.ticks.filter((_, at) => at % 2 === parity);
    for (let price = low; price <= high; price += 1)
      expect(percent(prices, (one) => one === price)).toBeCloseTo(10, -0.5);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([low, high]);
  });

  it('has sizes of 100 to 1,000 in hundreds, and half of its orders stay', () => {
    expect(new Set(liquibook.steps)).toEqual(new Set(Array.from({ length: 10 }, (_, at) => (at + 1) * 100)));
    expect(Math.round((liquibook.resting / liquibook.count) * 10)).toBe(5);
  });
});

describe.each([
  { name: 'exchange-core', flow: core, again: () => exchangeCoreFlow(resting, operations, 1) },
  { name: 'liquibook', flow: liquibook, again: () => liquibookFlow(20_000, 1) },
])('the flow of $name', ({ flow, again }) => {
  it('is the same for the same seed', () => {
    expect(again()).toEqual(flow);
  });

  it('leaves the orders of a play open that rest in its book', () => {
    const { book, open } = played(flow);
    expect([book.resting().length, open]).toEqual([flow.resting, flow.resting]);
  });
});
