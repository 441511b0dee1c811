import { termsHash } from '../../engine/rows/fast.ts';
import type { Services } from '../../services.ts';
import { presentFastOrder } from './present.ts';

/** Tells the owner of every fast order that has changed. */
export function publishFastOrders({ engine, stream, nameOf, markOf, clock }: Pick<Services, 'engine' | 'stream' | 'nameOf' | 'markOf' | 'clock'>): void {
  engine.onCommitted(({ fastOrders }) => {
    for (const order of fastOrders) {
      if (!stream.hears(order.userId)) continue;
      stream.toUser(order.userId, 'order', presentFastOrder(order, termsHash(order), nameOf(order.symbol), markOf(order.symbol), clock.now()));
    }
  });
}
