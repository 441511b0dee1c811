import { termsHash } from '../../engine/rows/fast.ts';
import type { Services } from '../../services.ts';
import { presentFastOrder } from './present.ts';

/** Tells every user which of their fast orders have changed, all at once: each event is a write to their sockets. */
export function publishFastOrders({
  engine,
  stream,
  nameOf,
  markOf,
  clock,
}: Pick<Services, 'engine' | 'stream' | 'nameOf' | 'markOf' | 'clock'>): void {
  engine.tellOwners(({ fastOrders }) => {
    for (const [userId, orders] of Map.groupBy(fastOrders, (order) => order.userId)) {
      if (!stream.hears(userId)) continue;
      stream.toUser(
        userId,
        'order',
        ...orders.map((order) =>
          presentFastOrder(
            order,
            termsHash(order),
            { productName: nameOf(order.symbol), mark: markOf(order.symbol) },
            clock.now(),
          ),
        ),
      );
    }
  });
}
