import { price } from '@candor/core/money/amount.ts';
import { currencyScale } from '@candor/core/money/currencies.ts';
import { quantity, quantityScale } from '@candor/core/market/trade.ts';
import type { Services } from '../../services.ts';
import { presentSpotOrder } from './present.ts';

const otherSide = { buy: 'sell', sell: 'buy' } as const;

/** Tells owners of their orders, and everybody of the deals. */
export function publishSpot({
  engine,
  stream,
  rules,
  market,
}: Pick<Services, 'engine' | 'stream' | 'rules' | 'market'>): void {
  engine.tellOwners(({ spotOrders }) => {
    for (const order of spotOrders) {
      const pair = rules.spot.pairs.get(order.symbol);
      if (pair !== undefined && stream.hears(order.userId))
        stream.toUser(order.userId, 'order', presentSpotOrder(order, pair, market.halted(order.symbol)));
    }
  });
  engine.onCommitted(({ deals }) => {
    const taken = new Set(deals.filter(({ role }) => role === 'taker').map(({ journal }) => journal));
    for (const { order, role, tick, steps, time, journal } of deals) {
      const pair = rules.spot.pairs.get(order.symbol);
      // A deal between two users has two rows and is told once: by the taker's.
      if (pair === undefined || (role === 'maker' && taken.has(journal))) continue;
      market.addTrade({
        symbol: order.symbol,
        time,
        price: price(BigInt(tick) * pair.tick),
        side: role === 'taker' ? order.side : otherSide[order.side],
        quantity: quantity(BigInt(steps) * pair.stepUnits * 10n ** BigInt(quantityScale - currencyScale[pair.base])),
      });
    }
  });
}
