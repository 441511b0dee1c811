import { done } from '@candor/core/spot/book-events.ts';
import { OrderBook } from '@candor/core/spot/book.ts';
import { maxTick, type Side } from '@candor/core/spot/price-key.ts';
import { Random } from '../../tests/simulator/random.ts';

/** What a flow is like; prices are placed within `spread` ticks of the other side, closer ones more often. */
export interface Shape {
  readonly name: string;
  readonly spread: number;
  /** Resting orders that the flow grows to and then holds. */
  readonly resting: number;
}

export const deepShape: Shape = { name: 'deep', spread: 500, resting: 40_000 };
export const shapes: readonly Shape[] = [
  deepShape,
  { name: 'shallow', spread: 500, resting: 1_500 },
  { name: 'wide', spread: 50_000, resting: 40_000 },
];

export const limit = 0;
export const market = 1;
export const cancel = 2;
/** Gives an order another price, where it queues as the youngest. */
export const move = 3;
const middle = 6_000_000;
const mostSteps = 100;

/** Operations as columns; an order's number is the number of the operation that placed it. */
export interface Flow {
  readonly count: number;
  readonly kinds: Uint8Array;
  readonly sides: Side[];
  readonly ticks: Int32Array;
  readonly steps: Int32Array;
  /** Of a cancel or a move: the number of the order. */
  readonly targets: Int32Array;
  /** What rested after the last operation. */
  readonly resting: number;
}

/** Numbers of the orders that rest: any of them is found and forgotten at once. */
class Pool {
  readonly numbers: number[] = [];
  private readonly places = new Map<number, number>();

  add(number: number): void {
    this.places.set(number, this.numbers.push(number) - 1);
  }

  delete(number: number): void {
    const place = this.places.get(number);
    if (place === undefined) return;
    this.places.delete(number);
    const last = this.numbers.pop();
    if (last === undefined || last === number) return;
    this.numbers[place] = last;
    this.places.set(last, place);
  }
}

export const emptyFlow = (count: number): Omit<Flow, 'resting'> => ({
  count,
  kinds: new Uint8Array(count),
  sides: Array.from({ length: count }, (): Side => 'buy'),
  ticks: new Int32Array(count),
  steps: new Int32Array(count),
  targets: new Int32Array(count),
});

/** 60 % limit, 8 % market, 32 % cancel of any resting order. The book that it is meant for decides what still rests. */
export function makeFlow(shape: Shape, count: number, seed: number): Flow {
  const random = new Random(seed);
  const flow = emptyFlow(count);
  const book = new OrderBook();
  const pool = new Pool();
  const numbers: number[] = [];
  const handles: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const dice = random.next();
    const side: Side = random.chance(0.5) ? 'buy' : 'sell';
    flow.sides[at] = side;
    if (dice < 0.32 && pool.numbers.length > 0) {
      const target = random.pick(pool.numbers);
      flow.kinds[at] = cancel;
      flow.targets[at] = target;
      book.cancel(handles[target] ?? NaN);
      pool.delete(target);
      continue;
    }
    const isMarket = dice >= 0.92;
    const steps = random.whole(1, mostSteps);
    const depth = { spread: shape.spread, isFull: pool.numbers.length > shape.resting };
    const farthest = side === 'buy' ? maxTick : 1;
    const tick = isMarket ? farthest : tickFor(random, book, side, depth);
    flow.kinds[at] = isMarket ? market : limit;
    flow.ticks[at] = tick;
    flow.steps[at] = steps;
    const handle = isMarket ? book.market(at, side, tick, steps) : book.limit(at, side, tick, steps);
    handles[at] = handle;
    numbers[handle] = at;
    if (book.isResting(handle)) pool.add(at);
    forgetDone(book, pool, numbers);
  }
  return { ...flow, resting: pool.numbers.length };
}

function forgetDone({ events }: OrderBook, pool: Pool, numbers: readonly number[]): void {
  for (let at = 0; at < events.count; at += 1) {
    if (events.kinds[at] === done) pool.delete(numbers[events.makers[at] ?? NaN] ?? NaN);
  }
}

interface Depth {
  /** Ticks. */
  readonly spread: number;
  /** More rests than the shape asks for. */
  readonly isFull: boolean;
}

/** One in fifty reaches the other side; every second when more rests than the shape asks for. */
function tickFor(random: Random, book: OrderBook, side: Side, { spread, isFull }: Depth): number {
  const sign = side === 'buy' ? 1 : -1;
  const opposite = book.bestTick(side === 'buy' ? 'sell' : 'buy') ?? middle;
  const deep = random.next() ** 2;
  if (random.chance(isFull ? 0.5 : 0.02)) return opposite + sign * Math.floor((deep * spread) / 50);
  return opposite - sign * (1 + Math.floor(deep * spread));
}
