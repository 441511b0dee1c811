import { assert } from '../result.ts';
import { BookEvents, done, fill, house, ownCancelled, ownTakerCancelled, type SelfTrade } from './book-events.ts';
import { depthOf } from './depth.ts';
import { HouseDepth } from './house/house-depth.ts';
import type { Handle } from './order-slab.ts';
import { isCount, isTick, keyFor, noKey, tickOfKey, type PriceLevel, type Side } from './price-key.ts';
import type { QuoteBudget } from './quote-budget.ts';
import { RestingOrders, type RestingOrder } from './resting-orders.ts';

const asks = 0;
const bids = 1;

/**
 * The order book of one pair: price-time priority, and at the same price the users' orders before the house's depth.
 *
 * It counts ticks and steps and knows no money, user names, halts or statuses. Orders are known by their handle, owners
 * by a
 * number that the caller gives them. What an operation did stands in {@link events} until the next one. Callers hand in
 * what
 * is right; anything else is a bug and fails an assertion.
 */
export class OrderBook {
  readonly events = new BookEvents();
  /** Who ends where an order that comes in meets one of its own owner: said before each, as only that one's counts. */
  selfTrade: SelfTrade = 'end-maker';
  private readonly users = new RestingOrders();
  private readonly houses = [new HouseDepth('sell'), new HouseDepth('buy')] as const;
  /** The order that comes in has met one of its own owner and ends. */
  private stopped = false;

  /**
   * Trades up to the limit, then rests with what is left.
   * @param tick worst acceptable price, 1 to 2^30 − 1
   * @returns the order's handle: its own for as long as the order rests
   */
  limit(owner: number, side: Side, tick: number, steps: number): Handle {
    const order = this.trade(owner, side, tick, steps, null);
    if (this.stepsLeft(order) === 0) this.finish(order);
    else if (this.stopped) this.users.slab.close(order);
    else this.users.append(order, keyFor(side, tick));
    return order;
  }

  /**
   * Trades at once up to the worst tick; what is left is dropped.
   * @returns a handle for {@link events} and {@link stepsLeft} only: the order never rests
   */
  market(owner: number, side: Side, worstTick: number, steps: number): Handle {
    const order = this.trade(owner, side, worstTick, steps, null);
    if (this.stepsLeft(order) > 0) this.users.slab.close(order);
    else this.finish(order);
    return order;
  }

  /**
   * Buys at once for a sum of quote currency, up to the worst tick. The budget keeps what is not spent. @returns as
   * {@link market}
   */
  marketBuyFor(owner: number, worstTick: number, budget: QuoteBudget): Handle {
    const order = this.trade(owner, 'buy', worstTick, Number.MAX_SAFE_INTEGER, budget);
    this.users.slab.close(order);
    return order;
  }

  /**
   * Whether an order would trade whole at once. Its owner's own orders don't count, nor does what stands behind the
   * first of them where that ends the one that comes in.
   */
  canFill(owner: number, side: Side, worstTick: number, steps: number): boolean {
    const makers = side === 'buy' ? asks : bids;
    return this.others(owner, makers, keyFor(side === 'buy' ? 'sell' : 'buy', worstTick), steps) >= steps;
  }

  /** Rests an order without trading, as the youngest: so a stored book is restored, the oldest order first. */
  rest(owner: number, side: Side, tick: number, steps: number): Handle {
    assert(isTick(tick) && isCount(steps), 'tick and steps are whole and in range');
    const opposite = this.users.bestKey(side === 'buy' ? asks : bids);
    assert(opposite > keyFor(side === 'buy' ? 'sell' : 'buy', tick), 'a restored order meets no other');
    const order = this.users.slab.open(owner, steps);
    this.users.append(order, keyFor(side, tick));
    return order;
  }

  /** Ends a resting order. @returns the steps it still had */
  cancel(order: Handle): number {
    assert(this.isResting(order), 'only a resting order can be cancelled');
    this.users.remove(order);
    return this.stepsLeft(order);
  }

  /** Takes steps off a resting order, which keeps its place in the queue. @param steps fewer than it has */
  reduce(order: Handle, steps: number): void {
    assert(this.isResting(order), 'only a resting order can be reduced');
    assert(isCount(steps) && steps < this.stepsLeft(order), 'a reduced order keeps a step');
    this.users.slab.left[order] = this.stepsLeft(order) - steps;
  }

  /**
   * Replaces the house's levels, each side best first; what was consumed of the earlier ones is forgotten. {@link
   * crossHouse} is due next.
   */
  setHouse(bidLevels: readonly PriceLevel[], askLevels: readonly PriceLevel[]): void {
    const [bid, ask] = [bidLevels[0], askLevels[0]];
    assert(bid === undefined || ask === undefined || bid.tick < ask.tick, 'the house does not trade with itself');
    this.houses[bids].replace(bidLevels);
    this.houses[asks].replace(askLevels);
  }

  /**
   * Leaves of the house's levels of a side what it can pay for. @param payable steps of a level, asked from the best on
   */
  capHouse(side: Side, payable: (tick: number, steps: number) => number): void {
    this.houses[side === 'buy' ? bids : asks].cap(payable);
  }

  /**
   * Fills the users' orders that the house's levels reach: in priority order, at the users' own prices, while the house
   * has steps.
   */
  crossHouse(): void {
    this.events.clear();
    this.cross(bids, this.houses[asks]);
    this.cross(asks, this.houses[bids]);
  }

  isResting(order: Handle): boolean {
    return this.users.slab.isResting(order);
  }

  /** Steps that have not traded. Of an order that is gone: readable until the next one comes. */
  stepsLeft(order: Handle): number {
    return this.users.slab.left[order] as number;
  }

  /** The best price of a side, users and house, in ticks; null when the side is empty. */
  bestTick(side: Side): number | null {
    const at = side === 'buy' ? bids : asks;
    const key = Math.min(this.users.bestKey(at), this.houses[at].bestKey);
    return key === noKey ? null : tickOfKey(key);
  }

  /** The best levels of a side, users and house summed, best first. */
  depth(side: Side, levels: number): PriceLevel[] {
    const at = side === 'buy' ? bids : asks;
    return depthOf(this.users, at, this.houses[at], levels);
  }

  /** All resting orders, the oldest first: {@link rest} them in this order and the book is the same. */
  resting(): RestingOrder[] {
    return this.users.list();
  }

  /** Bytes of the columns that hold orders and levels. */
  get bytes(): number {
    return this.users.bytes;
  }

  /** Steps of a side up to a key that an order of the owner can trade with. @param enough where it may stop counting */
  private others(owner: number, side: number, worstKey: number, enough: number): number {
    let steps = 0;
    let lastKey = worstKey;
    this.users.eachOrder(side, (key, order) => {
      if (key > worstKey || steps >= enough) return false;
      const isOwn = this.users.slab.owners[order] === owner;
      if (!isOwn) steps += this.stepsLeft(order);
      if (!isOwn || this.selfTrade === 'end-maker') return true;
      // The house stands behind the users' orders of a price.
      lastKey = key - 1;
      return false;
    });
    return steps + this.houses[side === bids ? bids : asks].stepsUpTo(lastKey);
  }

  /** Walks a new taker through the other side: better prices first, users before the house, older before younger. */
  private trade(owner: number, side: Side, worstTick: number, steps: number, budget: QuoteBudget | null): Handle {
    assert(isTick(worstTick) && isCount(steps), 'tick and steps are whole and in range');
    this.events.clear();
    this.stopped = false;
    const taker = this.users.slab.open(owner, steps);
    const makers = side === 'buy' ? asks : bids;
    const behind = this.houses[makers];
    const worstKey = keyFor(side === 'buy' ? 'sell' : 'buy', worstTick);
    while (this.stepsLeft(taker) > 0 && !this.stopped) {
      const userKey = this.users.bestKey(makers);
      const key = Math.min(userKey, behind.bestKey);
      if (key > worstKey || (budget !== null && !budget.canBuyAt(tickOfKey(key)))) break;
      if (key === userKey) this.takeUser(taker, this.users.firstOf(makers), tickOfKey(key), budget);
      else this.takeHouse(taker, behind, tickOfKey(key), budget);
    }
    return taker;
  }

  private takeUser(taker: Handle, maker: Handle, tick: number, budget: QuoteBudget | null): void {
    const { left, owners } = this.users.slab;
    const offered = left[maker] as number;
    if (owners[maker] === owners[taker]) {
      const wanted = budget === null ? this.stepsLeft(taker) : budget.payable(tick, offered);
      this.keepApart(taker, maker, tick, wanted);
      return;
    }
    const steps = this.take(taker, tick, offered, budget);
    this.events.add(fill, maker, taker, tick, steps);
    this.give(maker, steps);
  }

  /** Ends one of two orders of an owner, or both, in place of a trade. @param wanted steps that the taker still had */
  private keepApart(taker: Handle, maker: Handle, tick: number, wanted: number): void {
    this.stopped = this.selfTrade !== 'end-maker';
    if (this.stopped) this.events.add(ownTakerCancelled, maker, taker, tick, wanted);
    if (this.selfTrade === 'end-taker') return;
    this.events.add(ownCancelled, maker, taker, tick, this.stepsLeft(maker));
    this.users.remove(maker);
  }

  private takeHouse(taker: Handle, behind: HouseDepth, tick: number, budget: QuoteBudget | null): void {
    const steps = this.take(taker, tick, behind.bestSteps, budget);
    this.events.add(fill, house, taker, tick, steps);
    behind.take(steps);
  }

  /** @returns how much of the offer the taker takes */
  private take(taker: Handle, tick: number, offered: number, budget: QuoteBudget | null): number {
    const wanted = this.stepsLeft(taker);
    const most = Math.min(wanted, offered);
    const steps = budget === null ? most : budget.take(tick, most);
    this.users.slab.left[taker] = wanted - steps;
    return steps;
  }

  private give(maker: Handle, steps: number): void {
    const left = this.stepsLeft(maker) - steps;
    this.users.slab.left[maker] = left;
    if (left > 0) return;
    this.events.add(done, maker, maker, 0, 0);
    this.users.remove(maker);
  }

  private cross(side: number, against: HouseDepth): void {
    for (;;) {
      const key = this.users.bestKey(side);
      // The price of the order as a key of the other side.
      if (key === noKey || against.bestKey > noKey - key) return;
      const maker = this.users.firstOf(side);
      const steps = Math.min(this.stepsLeft(maker), against.bestSteps);
      this.events.add(fill, maker, house, tickOfKey(key), steps);
      against.take(steps);
      this.give(maker, steps);
    }
  }

  /** A taker that has traded all its steps. */
  private finish(order: Handle): void {
    this.events.add(done, order, order, 0, 0);
    this.users.slab.close(order);
  }
}
