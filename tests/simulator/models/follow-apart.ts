import type { Command, Outcome } from '@candor/core/engine.ts';
import type { Deal, SpotOrder } from '@candor/core/spot/order.ts';
import type { State } from '@candor/core/state.ts';
import { same } from './purses.ts';

/**
 * What keeps people from dealing with themselves, written down once more: no deal has one customer on both sides, and
 * of two own orders that meet those end that the one which came in had named.
 */
export class FollowApart {
  /** How often orders have ended whom they had named. */
  readonly seen: Record<string, number> = {};

  before(): void {
    // What an order names stands in its terms.
  }

  /** @throws Error that names what parts */
  after(state: State, { kind }: Command, { effects }: Outcome): void {
    checkDeals(effects.deals);
    const orders = new Map(
      [...state.spot.orders.values(), ...effects.changedSpot, ...effects.placedSpot].map(byNumber),
    );
    for (const order of new Set([...effects.changedSpot, ...effects.placedSpot])) {
      if (order.prevented === null) continue;
      const met = orders.get(order.prevented.orderNo);
      if (met === undefined)
        throw new Error(`${order.orderNo} was ended by ${order.prevented.orderNo}, which is not there`);
      this.checkEnd(kind, order, met);
    }
  }

  private checkEnd(kind: string, ended: SpotOrder, met: SpotOrder): void {
    const { orderNo, userId, symbol, side, status, held } = ended;
    same('ended', orderNo, [status, held].join(), 'cancelled,0');
    same('pair and owner', orderNo, [met.userId, met.symbol].join(), [userId, symbol].join());
    same('two sides', orderNo, met.side === side, false);
    const taker = placeOf(ended) > placeOf(met) ? ended : met;
    const named = { 'end-maker': taker !== ended, 'end-taker': taker === ended, 'end-both': true }[taker.selfTrade];
    same(`ended by ${taker.selfTrade} of ${kind}`, orderNo, named, true);
    const both = met.prevented?.orderNo === orderNo;
    same('both ended', orderNo, both, taker.selfTrade === 'end-both');
    if (taker === ended || !both) this.seen[taker.selfTrade] = (this.seen[taker.selfTrade] ?? 0) + 1;
  }
}

const byNumber = (order: SpotOrder): [string, SpotOrder] => [order.orderNo, order];
const placeOf = ({ enteredBefore, queued }: SpotOrder): number => enteredBefore ?? queued;

function checkDeals(deals: readonly Deal[]): void {
  for (const [journal, sides] of Map.groupBy(deals, (deal) => deal.journal)) {
    const [first, second] = sides.map(({ order }) => order.userId);
    same('customers of a deal', `${journal}`, first === second, false);
  }
}
