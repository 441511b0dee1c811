import { done, fill } from '@candor/core/spot/book-events.ts';
import { OrderBook } from '@candor/core/spot/book.ts';
import type { Side } from '@candor/core/spot/price-key.ts';
import { Random } from '../../tests/simulator/random.ts';
import { cancel, emptyFlow, limit, market, move, type Flow } from './flow.ts';
import { choicesFor, countedEvery, drawDistance, drawSide, drawSize, edge, middle } from './exchange-core-draws.ts';
import { OldestOrders } from './oldest-orders.ts';

/**
 * What exchange-core's own measurement plays (its README, and TestOrdersGenerator.java for a single pair): `resting`
 * limit orders first, then `operations`. While a side lacks orders, two of ten place a limit, one cancels and seven
 * move; otherwise two of forty trade at once, one cancels and 37 move, by a hundredth of the way to the last price.
 * With 1,000 resting that makes 9 % limits, 3 % at once, 6 % cancels and 82 % moves in about 750 prices. README says 5
 * million a second, with risk and accounting (Xeon X5690). Other than there: what became reduces after the README was
 * written moves, every order has an owner of its own, and a fill-or-kill order (one in a thousand) is a market order.
 * @param resting from 512 on
 */
export function exchangeCoreFlow(resting: number, operations: number, seed: number): Flow {
  const count = resting + operations;
  const session = new Session(count, resting / 2, seed);
  for (let at = 0; at < count; at += 1) {
    if (at < resting) session.place(at);
    else session.operate(at);
    if ((at + 1) % countedEvery === 0) session.countResting();
  }
  return session.result();
}

class Session {
  private readonly random: Random;
  private readonly flow: Omit<Flow, 'resting'>;
  private readonly book = new OrderBook();
  private readonly oldest = new OldestOrders();
  /** By order: its handle and its price now. */
  private readonly handles: Int32Array;
  private readonly ticks: Int32Array;
  /** By handle: its order. */
  private readonly numbers: number[] = [];
  private readonly resting = { buy: 0, sell: 0 };
  private counted = { buy: 0, sell: 0 };
  private lastTick = middle;
  private readonly half: number;

  constructor(count: number, half: number, seed: number) {
    this.random = new Random(seed);
    this.flow = emptyFlow(count);
    this.handles = new Int32Array(count);
    this.ticks = new Int32Array(count);
    this.half = half;
  }

  countResting(): void {
    this.counted = { ...this.resting };
  }

  result(): Flow {
    return { ...this.flow, resting: this.resting.buy + this.resting.sell };
  }

  operate(at: number): void {
    const lack = this.half - this.counted[drawSide(this.random)];
    const dice = this.random.whole(1, choicesFor(lack, this.half));
    if (dice <= 2) {
      if (lack > 0) this.place(at);
      else this.tradeAtOnce(at);
      return;
    }
    const target = this.oldest.pick(this.random);
    this.flow.targets[at] = target;
    if (dice === 3) this.cancel(at, target);
    else this.move(at, target);
  }

  place(at: number): void {
    const side = drawSide(this.random);
    const sign = side === 'buy' ? -1 : 1;
    this.flow.kinds[at] = limit;
    this.flow.steps[at] = drawSize(this.random);
    this.oldest.add(at);
    this.enter(at, at, side, this.lastTick + sign * drawDistance(this.random));
  }

  private tradeAtOnce(at: number): void {
    const side = drawSide(this.random);
    const steps = drawSize(this.random);
    const tick = side === 'buy' ? middle + edge : middle - edge;
    this.flow.kinds[at] = market;
    this.flow.sides[at] = side;
    this.flow.ticks[at] = tick;
    this.flow.steps[at] = steps;
    const handle = this.book.market(at, side, tick, steps);
    this.follow(handle);
    if (this.book.stepsLeft(handle) > 0) this.countResting();
  }

  private cancel(at: number, target: number): void {
    this.flow.kinds[at] = cancel;
    this.book.cancel(this.handles[target] ?? 0);
    this.leave(target);
  }

  private move(at: number, target: number): void {
    const side = this.flow.sides[target] ?? 'buy';
    const tick = this.ticks[target] ?? middle;
    const way = (this.lastTick - tick) / 100;
    const step = way === 0 ? this.random.whole(0, 1) * 2 - 1 : Math.sign(way) * Math.ceil(Math.abs(way));
    this.flow.kinds[at] = move;
    this.flow.steps[at] = this.book.cancel(this.handles[target] ?? 0);
    this.resting[side] -= 1;
    this.enter(at, target, side, Math.min(tick + step, middle + edge));
  }

  /** @param number of the order that comes, or comes again at another price, with operation `at` */
  private enter(at: number, number: number, side: Side, tick: number): void {
    this.flow.sides[at] = side;
    this.flow.ticks[at] = tick;
    this.ticks[number] = tick;
    const handle = this.book.limit(number, side, tick, this.flow.steps[at] ?? 0);
    this.handles[number] = handle;
    this.numbers[handle] = number;
    this.follow(handle);
    if (this.book.isResting(handle)) this.resting[side] += 1;
    else this.oldest.delete(number);
  }

  private leave(number: number): void {
    this.resting[this.flow.sides[number] ?? 'buy'] -= 1;
    this.oldest.delete(number);
  }

  private follow(taker: number): void {
    const { count, kinds, makers, ticks } = this.book.events;
    for (let at = 0; at < count; at += 1) {
      const maker = makers[at] ?? 0;
      if (kinds[at] === fill) this.lastTick = Math.min(middle + edge, Math.max(middle - edge, ticks[at] ?? 0));
      else if (kinds[at] === done && maker !== taker) this.leave(this.numbers[maker] ?? 0);
    }
  }
}
