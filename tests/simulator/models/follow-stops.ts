import type { Command, Outcome } from '@candor/core/engine.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import type { SpotOrder } from '@candor/core/spot/order.ts';
import type { State } from '@candor/core/state.ts';
import { same } from './purses.ts';

/** A spot order that waits, as it was asked for. */
interface Waiting {
  readonly orderNo: string;
  readonly symbol: string;
  readonly isReached: (price: bigint) => boolean;
  readonly partner: string | null;
  /** How many marks in a row have reached it. */
  count: number;
}

const oldMs = 2_000;
const atOnce: readonly string[] = ['ioc', 'fok'];

/**
 * What orders that say when they may trade have promised, written down once more: two marks in a row let a stop in and
 * nothing else does; of two that end each other one trades; an order at once never rests, one for the book never takes.
 */
export class FollowStops {
  private waiting = new Map<string, Waiting>();
  /** Which order of a list has traded. */
  private readonly traded = new Map<string, string>();

  before(): void {
    // Nothing of the state before matters.
  }

  /** @throws Error that names what parts */
  after(state: State, command: Command, outcome: Outcome, now: number): void {
    const { result, effects } = outcome;
    if (result.ok) this.note(state, command);
    for (const deal of effects.deals) this.checkDeal(deal.order, deal.role);
    for (const order of effects.placedSpot) checkPlaced(order);
    const due = command.kind === 'tick' ? this.due(state, command.marks, now) : new Map<string, Mark>();
    const changed = new Map([...effects.changedSpot, ...effects.placedSpot].map((order) => [order.orderNo, order]));
    for (const one of this.waiting.values()) this.compare(one, state, { changed, mark: due.get(one.orderNo) });
    const open = [...state.spot.orders.values()].filter(({ status }) => status === 'waiting');
    same('waiting', command.kind, open.length, this.waiting.size);
  }

  private note(state: State, command: Command): void {
    if (command.kind === 'place-spot-order' && command.stop !== undefined) {
      this.add(state, { ...command, at: command.stop, partner: null });
    }
    if (command.kind === 'place-spot-list') {
      const { symbol, stop, limit } = command;
      this.add(state, { symbol, orderNo: stop.orderNo, at: stop.at, partner: limit.orderNo });
    }
  }

  private add(
    state: State,
    asked: Pick<Waiting, 'orderNo' | 'symbol' | 'partner'> & { readonly at: { tick: number; when: string } },
  ): void {
    const { orderNo, symbol, partner, at } = asked;
    const bar = BigInt(at.tick) * (state.rules.spot.pairs.get(symbol)?.tick ?? 0n);
    const isReached = (price: bigint): boolean => (at.when === 'rising' ? price >= bar : price <= bar);
    this.waiting.set(orderNo, { orderNo, symbol, partner, isReached, count: 0 });
  }

  /** Orders that a mark of the frame lets in. */
  private due(state: State, marks: readonly Mark[], now: number): Map<string, Mark> {
    const due = new Map<string, Mark>();
    for (const mark of marks) {
      const takes = !state.halts.has(mark.symbol) && now - mark.time <= oldMs;
      for (const one of this.waiting.values()) {
        if (one.symbol !== mark.symbol) continue;
        one.count = one.isReached(mark.price) ? one.count + 1 : 0;
        if (one.count > 1 && takes) due.set(one.orderNo, mark);
      }
    }
    return due;
  }

  private compare(
    { orderNo, partner, count }: Waiting,
    state: State,
    { changed, mark }: { changed: ReadonlyMap<string, SpotOrder>; mark: Mark | undefined },
  ): void {
    const order = state.spot.orders.get(orderNo) ?? changed.get(orderNo);
    if (order === undefined) throw new Error(`${orderNo} waits and is not there`);
    const partnerEnded = partner !== null && changed.has(partner);
    if (order.status === 'waiting') {
      same('let in', orderNo, mark, undefined);
      same('armed', orderNo, order.armed, count > 0);
      if (partner !== null) same('held', orderNo, order.held, 0n);
      return;
    }
    this.waiting.delete(orderNo);
    if (order.trigger === null) same('ended by itself', orderNo, mark === undefined || partnerEnded, true);
    else same('mark that let it in', orderNo, order.trigger.seq, mark?.seq);
  }

  private checkDeal({ orderNo, force, stop, trigger, listNo }: SpotOrder, role: string): void {
    if (force === 'maker') same('role', orderNo, role, 'maker');
    if (atOnce.includes(force)) same('role', orderNo, role, 'taker');
    if (stop !== null) same('let in before it trades', orderNo, trigger !== null, true);
    if (listNo === null) return;
    same('one of two trades', listNo, this.traded.get(listNo) ?? orderNo, orderNo);
    this.traded.set(listNo, orderNo);
  }
}

function checkPlaced({ orderNo, force, type, status, endedAt, filledSteps, steps }: SpotOrder): void {
  if (status === 'waiting') return;
  if (type === 'market' || atOnce.includes(force)) same('ended at once', orderNo, endedAt !== null, true);
  if (force === 'fok') same('whole or not at all', orderNo, filledSteps === 0 || filledSteps === steps, true);
}
