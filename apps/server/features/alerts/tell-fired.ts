import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import type { Services } from '../../services.ts';

/** Tells a customer who is there that a price of theirs has been reached; the message waits for those who aren't. */
export function tellFired({ alerts, stream }: Pick<Services, 'alerts' | 'stream'>): void {
  alerts.onFired((fired) => {
    for (const {
      alert: { id, userId, symbol, direction, price },
      mark,
    } of fired) {
      if (!stream.hears(userId)) continue;
      stream.toUser(userId, 'alert', {
        id,
        symbol,
        direction,
        price: formatPlain(price, priceScale),
        mark: formatPlain(mark.price, priceScale),
        time: mark.time,
      });
    }
  });
}
