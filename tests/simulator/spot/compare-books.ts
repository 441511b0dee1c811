import {
  done,
  fill,
  house,
  ownCancelled,
  ownTakerCancelled,
  type SelfTrade,
} from '../../../packages/core/spot/book-events.ts';
import type { OrderBook } from '../../../packages/core/spot/book.ts';
import { notionalUp, type TickValue } from '../../../packages/core/spot/notional.ts';
import type { PriceLevel, Side } from '../../../packages/core/spot/price-key.ts';
import { QuoteBudget } from '../../../packages/core/spot/quote-budget.ts';
import { amount } from '../../../packages/core/money/amount.ts';

/** What every order book can do, whatever is inside. */
export type AnyBook = Pick<OrderBook, keyof OrderBook>;

interface Placed {
  order: number;
  owner: number;
  selfTrade: SelfTrade;
  tick: number;
}

/** One operation, in terms that don't depend on a book: orders by number in the order of their placing. */
export type Operation =
  | (Placed & { kind: 'limit' | 'market'; side: Side; steps: number })
  | (Placed & { kind: 'budget'; units: bigint; value: TickValue })
  | { kind: 'cancel'; order: number }
  | { kind: 'reduce'; order: number; steps: number }
  | { kind: 'house'; bids: PriceLevel[]; asks: PriceLevel[] }
  | { kind: 'cap'; side: Side; steps: number }
  | { kind: 'restore' };

const eventNames: Readonly<Record<number, string>> = {
  [fill]: 'fill',
  [done]: 'done',
  [ownCancelled]: 'own-cancelled',
  [ownTakerCancelled]: 'own-taker-cancelled',
};

/** Plays operations on a book and tells what happened, with order numbers instead of handles. */
export class Player {
  private book: AnyBook;
  private readonly empty: () => AnyBook;
  private numbers = new Map<number, number>([[house, house]]);
  private handles = new Map<number, number>();

  constructor(empty: () => AnyBook) {
    this.empty = empty;
    this.book = empty();
  }

  /** @returns the trades of the operation, one text each */
  play(operation: Operation): string[] {
    if ('selfTrade' in operation) this.book.selfTrade = operation.selfTrade;
    switch (operation.kind) {
      case 'limit':
        return [
          `whole ${this.book.canFill(operation.owner, operation.side, operation.tick, operation.steps)}`,
          ...this.placed(
            operation.order,
            this.book.limit(operation.owner, operation.side, operation.tick, operation.steps),
          ),
        ];
      case 'market':
        return this.placed(
          operation.order,
          this.book.market(operation.owner, operation.side, operation.tick, operation.steps),
        );
      case 'budget':
        return this.spend(operation);
      case 'cancel':
        return [`cancelled ${this.book.cancel(this.handleOf(operation.order))}`];
      case 'reduce':
        return this.reduce(operation.order, operation.steps);
      case 'house':
        return this.quote(operation.bids, operation.asks);
      case 'cap':
        return this.cap(operation.side, operation.steps);
      case 'restore':
        return this.restore();
    }
  }

  /** The whole book as text: every order in the order of time, every level, the best prices. */
  state(): string {
    const { book } = this;
    const orders = book.resting().map((o) => `${this.numbers.get(o.order)} ${o.owner} ${o.side} ${o.steps}@${o.tick}`);
    const sides = (['buy', 'sell'] as const).map(
      (side) =>
        `${book.bestTick(side)}: ${levelsText(book.depth(side, 1_000))}, first ${levelsText(book.depth(side, 3))}`,
    );
    return [...orders, ...sides].join('\n');
  }

  /** Numbers of the orders that rest. */
  resting(): number[] {
    return this.book.resting().map(({ order }) => this.numbers.get(order) ?? NaN);
  }

  stepsLeft(order: number): number {
    return this.book.stepsLeft(this.handleOf(order));
  }

  bestTick(side: Side): number | null {
    return this.book.bestTick(side);
  }

  private placed(number: number, handle: number): string[] {
    this.numbers.set(handle, number);
    this.handles.set(number, handle);
    return [...this.events(), `rests ${this.book.isResting(handle)}, left ${this.book.stepsLeft(handle)}`];
  }

  private spend({ order, owner, tick, units, value }: Operation & { kind: 'budget' }): string[] {
    const budget = new QuoteBudget(amount(units), value);
    const trades = this.placed(order, this.book.marketBuyFor(owner, tick, budget));
    const { kinds, ticks, steps, count } = this.book.events;
    let spent = 0n;
    for (let at = 0; at < count; at += 1)
      if (kinds[at] === fill) spent += notionalUp(ticks[at] ?? NaN, steps[at] ?? NaN, value);
    if (budget.left < 0n || spent + budget.left !== units)
      throw new Error(`spent ${spent} of ${units}, kept ${budget.left}`);
    const offer = this.book.bestTick('sell');
    return [...trades, offer === null || budget.canBuyAt(offer) ? `kept ${budget.left}` : `spent, kept ${budget.left}`];
  }

  private reduce(number: number, steps: number): string[] {
    this.book.reduce(this.handleOf(number), steps);
    return [];
  }

  private quote(bids: PriceLevel[], asks: PriceLevel[]): string[] {
    this.book.setHouse(bids, asks);
    this.book.crossHouse();
    return this.events();
  }

  /** @param most steps that the house can pay for, whatever their price */
  private cap(side: Side, most: number): string[] {
    let left = most;
    this.book.capHouse(side, (_tick, steps) => {
      const payable = Math.min(left, steps);
      left -= payable;
      return payable;
    });
    return [];
  }

  private restore(): string[] {
    const orders = this.book.resting();
    this.book = this.empty();
    const numbers = orders.map(({ order }) => this.numbers.get(order) ?? NaN);
    this.numbers = new Map([[house, house]]);
    this.handles = new Map();
    orders.forEach(({ owner, side, tick, steps }, at) =>
      this.placed(numbers[at] ?? NaN, this.book.rest(owner, side, tick, steps)),
    );
    return [];
  }

  private events(): string[] {
    const { kinds, makers, takers, ticks, steps, count } = this.book.events;
    const name = (handle: number | undefined): number | undefined => this.numbers.get(handle ?? NaN);
    return Array.from(
      { length: count },
      (_, at) => `${eventNames[kinds[at] ?? 0]} ${name(makers[at])} ${name(takers[at])} ${steps[at]}@${ticks[at]}`,
    );
  }

  private handleOf(number: number): number {
    return this.handles.get(number) ?? NaN;
  }
}

const levelsText = (levels: readonly PriceLevel[]): string =>
  levels.map(({ tick, steps }) => `${steps}@${tick}`).join(' ');
