import { t } from '../../../locales/i18n.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import { sizeIn } from '../words.ts';
import type { SpotOrder } from './standing.ts';

/** Says what has come of an order so far: what was dealt, and what of it stands or was cancelled. */
export function announce(order: SpotOrder) {
  const size = sizeIn(order.symbol, order.volume);
  const price = priceIn(order.symbol, order.dealPrice);
  if (order.status === 'filled') return toast(t(order.side === 'buy' ? 'spot.boughtAt' : 'spot.soldAt', { size, price }));
  if (Number(order.volume) > 0) return toast(t(order.status === 'cancelled' ? 'spot.partThenCancelled' : 'spot.partThenOpen', { size, price }));
  return toast(t(order.status === 'cancelled' ? 'spot.metNothing' : 'spot.placed'));
}
