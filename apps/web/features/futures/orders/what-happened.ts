import { t } from '../../../locales/i18n.ts';
import type { FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { priceIn } from '../../../shell/quotes/words.ts';

/** What became of an order, in a sentence. */
export function whatHappened(order: FuturesOrder): string {
  const at = (price: string | null): { price: string } => ({ price: priceIn(order.symbol, price) });
  switch (order.status) {
    case 'pending':
      return order.entrustPrice === null ? t('futures.opening') : t('futures.whyPending', at(order.entrustPrice));
    case 'holding':
      return t('futures.whyHolding', at(order.openPrice));
    case 'locked':
      return t('futures.whyLocked', at(order.openPrice));
    case 'cancelled':
      return t(order.entrustType === 'limit' ? 'futures.whyRevoked' : 'futures.whyNotFilled');
    case 'closed':
      switch (order.closeReason) {
        case 'stopProfit':
          return t('futures.whyTakeProfit', at(order.closePrice));
        case 'stopLoss':
          return t('futures.whyStopLoss', at(order.closePrice));
        case 'liquidation':
          return t('futures.whyLiquidation', at(order.closePrice));
        case 'reverse':
          return t('futures.whyReverse', at(order.closePrice));
        case 'user':
        case null:
          return t('futures.whyUser', at(order.closePrice));
      }
  }
}
