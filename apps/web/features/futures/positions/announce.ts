import { t } from '../../../locales/i18n.ts';
import { onFuturesOrder, type FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { pairText, priceIn } from '../../../shell/quotes/words.ts';
import { sideWord } from '../words.ts';

/** Later than that an order was waiting for its price: its opening is told as an arrival, as every result is. */
const atOnceMs = 3_000;

/** What is said when an order has changed; null when it goes without saying or is told as an arrival. */
export function announcementOf(now: FuturesOrder, before: FuturesOrder | undefined): string | null {
  if (before === undefined || before.orderNo !== now.orderNo) return null;
  const pair = pairText(now.symbol);
  if (now.status === before.status) {
    // A part that has closed is told as an arrival, under its own number.
    const missed = before.wish !== null && now.wish === null && now.lots === before.lots;
    return missed ? t('futures.announceNotDone') : null;
  }
  if (now.status === 'closed') return null;
  if (now.status === 'cancelled')
    return t(now.entrustType === 'limit' ? 'futures.announceRevoked' : 'futures.announceNotFilled');
  if (now.status === 'locked') return t('futures.announceLocked');
  if (before.status === 'locked') return t('futures.announceUnlocked');
  if (now.entrustType === 'limit' && (now.openTime ?? 0) - now.orderTime >= atOnceMs) return null;
  return t('futures.announceOpened', {
    side: sideWord(now.direction),
    pair,
    price: priceIn(now.symbol, now.openPrice),
  });
}

// From the first futures page on, wherever the user is: what happens to money is said.
onFuturesOrder((now, before) => {
  const text = announcementOf(now, before);
  if (text !== null) toast(text);
});
