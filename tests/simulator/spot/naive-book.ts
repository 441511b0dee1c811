import {
  BookEvents,
  done,
  fill,
  house,
  ownCancelled,
  ownTakerCancelled,
  type SelfTrade,
} from '../../../packages/core/spot/book-events.ts';
import type { OrderBook } from '../../../packages/core/spot/book.ts';
import type { PriceLevel, Side } from '../../../packages/core/spot/price-key.ts';
import type { QuoteBudget } from '../../../packages/core/spot/quote-budget.ts';
import type { RestingOrder } from '../../../packages/core/spot/resting-orders.ts';

interface Offer {
  owner: number;
  order: number;
  side: Side;
  tick: number;
  steps: number;
  age: number;
}

const otherSide = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');

/** The rules of the order book written down once more, with one array and a sort: slow and easy to see through. */
export class NaiveBook implements Pick<OrderBook, keyof OrderBook> {
  readonly events = new BookEvents();
  selfTrade: SelfTrade = 'end-maker';
  readonly bytes = 0;
  private orders: Offer[] = [];
  private houseOffers: Offer[] = [];
  private nextOrder = 0;
  private readonly left = new Map<number, number>();
  /** Orders that their owner's own have ended when they came in. */
  private readonly stopped = new Set<number>();

  limit(owner: number, side: Side, tick: number, steps: number): number {
    const order = this.market(owner, side, tick, steps);
    const left = this.stepsLeft(order);
    if (left > 0 && !this.stopped.has(order)) this.orders.push({ owner, order, side, tick, steps: left, age: order });
    return order;
  }

  market(owner: number, side: Side, worstTick: number, steps: number): number {
    this.events.clear();
    const order = this.nextOrder++;
    this.left.set(order, steps);
    this.trade(owner, order, side, worstTick, null);
    if (this.stepsLeft(order) === 0) this.events.add(done, order, order, 0, 0);
    return order;
  }

  marketBuyFor(owner: number, worstTick: number, budget: QuoteBudget): number {
    this.events.clear();
    const order = this.nextOrder++;
    this.left.set(order, Number.MAX_SAFE_INTEGER);
    this.trade(owner, order, 'buy', worstTick, budget);
    return order;
  }

  canFill(owner: number, side: Side, worstTick: number, steps: number): boolean {
    const reached = this.ranked(otherSide(side), [...this.orders, ...this.houseOffers]).filter(({ tick }) =>
      side === 'buy' ? tick <= worstTick : tick >= worstTick,
    );
    const own = reached.findIndex((offer) => offer.owner === owner);
    const met = own < 0 || this.selfTrade === 'end-maker' ? reached : reached.slice(0, own);
    return met.reduce((sum, offer) => sum + (offer.owner === owner ? 0 : offer.steps), 0) >= steps;
  }

  rest(owner: number, side: Side, tick: number, steps: number): number {
    const order = this.nextOrder++;
    this.left.set(order, steps);
    this.orders.push({ owner, order, side, tick, steps, age: order });
    return order;
  }

  cancel(order: number): number {
    const { steps } = this.find(order);
    this.drop(order);
    return steps;
  }

  reduce(order: number, steps: number): void {
    const offer = this.find(order);
    offer.steps -= steps;
    this.left.set(order, offer.steps);
  }

  setHouse(bids: readonly PriceLevel[], asks: readonly PriceLevel[]): void {
    const offers = (side: Side, levels: readonly PriceLevel[]): Offer[] =>
      levels.map((level) => ({ owner: house, order: house, side, ...level, age: Infinity }));
    this.houseOffers = [...offers('buy', bids), ...offers('sell', asks)];
  }

  capHouse(side: Side, payable: (tick: number, steps: number) => number): void {
    for (const offer of this.ranked(side, this.houseOffers)) offer.steps = payable(offer.tick, offer.steps);
  }

  crossHouse(): void {
    this.events.clear();
    for (const side of ['buy', 'sell'] as const) {
      for (const maker of this.ranked(side, this.orders)) {
        for (const offer of this.ranked(otherSide(side), this.houseOffers)) {
          const reached = side === 'buy' ? offer.tick <= maker.tick : offer.tick >= maker.tick;
          if (reached) this.fill(maker, offer, Math.min(maker.steps, offer.steps));
        }
      }
    }
  }

  isResting(order: number): boolean {
    return this.orders.some((offer) => offer.order === order);
  }

  stepsLeft(order: number): number {
    return this.left.get(order) ?? 0;
  }

  bestTick(side: Side): number | null {
    return this.ranked(side, [...this.orders, ...this.houseOffers])[0]?.tick ?? null;
  }

  depth(side: Side, levels: number): PriceLevel[] {
    const sums = new Map<number, number>();
    for (const { tick, steps } of this.ranked(side, [...this.orders, ...this.houseOffers]))
      sums.set(tick, (sums.get(tick) ?? 0) + steps);
    return [...sums].slice(0, levels).map(([tick, steps]) => ({ tick, steps }));
  }

  resting(): RestingOrder[] {
    return [...this.orders]
      .sort((a, b) => a.age - b.age)
      .map(({ order, owner, side, tick, steps }) => ({ order, owner, side, tick, steps }));
  }

  /** Best price first, then the oldest; the house has no age and so comes last at its price. */
  private ranked(side: Side, offers: Offer[]): Offer[] {
    const mine = offers.filter((offer) => offer.side === side && offer.steps > 0);
    const sign = side === 'buy' ? -1 : 1;
    return mine.sort((a, b) => sign * (a.tick - b.tick) || (a.age < b.age ? -1 : 1));
  }

  private trade(owner: number, taker: number, side: Side, worstTick: number, budget: QuoteBudget | null): void {
    for (const maker of this.ranked(otherSide(side), [...this.orders, ...this.houseOffers])) {
      const left = this.stepsLeft(taker);
      const tooBad = side === 'buy' ? maker.tick > worstTick : maker.tick < worstTick;
      if (left === 0 || tooBad || (budget !== null && !budget.canBuyAt(maker.tick))) return;
      if (maker.owner === owner) {
        const wanted = budget === null ? left : budget.payable(maker.tick, maker.steps);
        if (this.selfTrade !== 'end-maker') this.events.add(ownTakerCancelled, maker.order, taker, maker.tick, wanted);
        if (this.selfTrade !== 'end-taker') {
          this.events.add(ownCancelled, maker.order, taker, maker.tick, maker.steps);
          this.drop(maker.order);
        }
        if (this.selfTrade === 'end-maker') continue;
        this.stopped.add(taker);
        return;
      }
      const most = Math.min(left, maker.steps);
      const steps = budget === null ? most : budget.take(maker.tick, most);
      this.left.set(taker, left - steps);
      this.fill(maker, { order: taker, steps }, steps);
    }
  }

  private fill(maker: Offer, taker: { order: number; steps: number }, steps: number): void {
    if (steps === 0) return;
    this.events.add(fill, maker.order, taker.order, maker.tick, steps);
    maker.steps -= steps;
    if (taker.order === house) taker.steps -= steps;
    if (maker.order === house) return;
    this.left.set(maker.order, maker.steps);
    if (maker.steps > 0) return;
    this.events.add(done, maker.order, maker.order, 0, 0);
    this.drop(maker.order);
  }

  private find(order: number): Offer {
    const offer = this.orders.find((one) => one.order === order);
    if (offer === undefined) throw new Error(`order ${order} does not rest`);
    return offer;
  }

  private drop(order: number): void {
    this.orders = this.orders.filter((one) => one.order !== order);
  }
}
