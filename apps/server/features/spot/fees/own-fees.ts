import { formatAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { platformDate } from '../../../engine/rows/messages.ts';
import type { Http } from '../../../http/http.ts';
import { route } from '../../../http/route.ts';
import { ownTier, ratesText, tiersText } from '../../../orders/spot-fees.ts';
import type { CallServices } from '../../../services.ts';

/** What the next order of a customer is accepted under, and why. */
export function registerOwnFees(http: Http, services: Pick<CallServices, 'db' | 'rules'>): void {
  route(http, 'GET /portal/order/spotFees', async (_, { user }) => {
    const { basis, tier } = await ownTier(services, user.userId);
    return ok({
      ...ratesText(tier),
      volume: formatAmount(basis.volume, 'USDT'),
      volumeDay: basis.day === null ? null : platformDate(basis.day),
      tiers: tiersText(services.rules.spot),
    });
  });
}
