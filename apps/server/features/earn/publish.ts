import type { Services } from '../../services.ts';

/** Tells owners which of their orders were bought, paid, completed or redeemed. */
export function publishEarn({ engine, stream }: Pick<Services, 'engine' | 'stream'>): void {
  engine.tellOwners(({ earnOrders }) => {
    for (const { userId, orderNo, kind, status } of earnOrders) {
      if (stream.hears(userId)) stream.toUser(userId, 'earn', { orderNo, kind, status });
    }
  });
}
