import type { Services } from '../../services.ts';
import { presentFuturesOrder } from './present.ts';

/** Tells the owner of every futures order that has changed. */
export function publishFuturesOrders({
  engine,
  stream,
  nameOf,
  markOf,
}: Pick<Services, 'engine' | 'stream' | 'nameOf' | 'markOf'>): void {
  engine.tellOwners(({ futuresOrders }) => {
    for (const order of futuresOrders) {
      if (stream.hears(order.userId))
        stream.toUser(order.userId, 'order', presentFuturesOrder(order, nameOf(order.symbol), markOf(order.symbol)));
    }
  });
}
