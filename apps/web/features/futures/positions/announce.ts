import { signedAmount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { onFuturesOrder, type FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { pairText, priceIn } from '../../../shell/quotes/words.ts';
import { netOf, sideWord } from '../words.ts';

const closedWords = {
  user: 'futures.toldClosed', reverse: 'futures.toldReversed', stopProfit: 'futures.toldStopProfit', stopLoss: 'futures.toldStopLoss', liquidation: 'futures.toldLiquidated',
} as const;

/** What is said when an order has changed; null when it goes without saying. */
export function told(now: FuturesOrder, before: FuturesOrder | undefined): string | null {
  if (before === undefined || before.orderNo !== now.orderNo) return null;
  const pair = pairText(now.symbol);
  if (now.status === before.status) return before.wish !== null && now.wish === null ? t('futures.toldNotDone') : null;
  if (now.status === 'closed') return t(closedWords[now.closeReason ?? 'user'], { pair, result: signedAmount(netOf(now)) });
  if (now.status === 'cancelled') return t(now.entrustType === 'limit' ? 'futures.toldRevoked' : 'futures.toldNotFilled');
  if (now.status === 'locked') return t('futures.toldLocked');
  if (before.status === 'locked') return t('futures.toldUnlocked');
  return t('futures.toldOpened', { side: sideWord(now.direction), pair, price: priceIn(now.symbol, now.openPrice) });
}

// From the first futures page on, wherever the user is: what happens to money is said.
onFuturesOrder((now, before) => {
  const text = told(now, before);
  if (text !== null) toast(text);
});
