import type { Contract } from '@candor/core/futures/contract.ts';
import { marginOf, opposite } from '@candor/core/futures/formulas.ts';
import { signedAmount } from '../../../../locales/format.ts';
import { t } from '../../../../locales/i18n.ts';
import type { FuturesOrder } from '../../../../shell/client/futures-orders.ts';
import { confirm } from '../../../../shell/feedback/confirm.ts';
import { tickerOf } from '../../../../shell/quotes/tickers.ts';
import { pairText } from '../../../../shell/quotes/words.ts';
import { priceOf } from '../../../../shell/futures/terms.ts';
import { lotsText, sideWord, usdtWords } from '../../words.ts';
import { netStanding, sizeIn } from '../../../../shell/futures/standing.ts';
import { feeAt } from '../standing.ts';

/** The question before what opens a counter order, with the numbers as they are now. */
export async function askCounter(action: 'reverse' | 'lock', order: FuturesOrder, contract: Contract) {
  const now = tickerOf(order.symbol)?.price ?? order.markPrice;
  const mark = priceOf(now) ?? contract.tick;
  const fee = feeAt(contract, order.lots, mark);
  const margin = usdtWords(marginOf(sizeIn(contract, order.lots), mark, order.lever));
  const what = { side: sideWord(order.direction), pair: pairText(order.symbol), lots: lotsText(order.lots) };
  const net = signedAmount(netStanding(order, contract, now)?.net);
  const other = sideWord(opposite(order.direction));
  if (action === 'reverse')
    return confirm({
      title: t('close-positions.confirmReverse'),
      text: t('close-positions.confirmReverseText', { ...what, other, net, margin, fee: usdtWords(fee) }),
      confirm: t('futures.reverse'),
    });
  return confirm({
    title: t('close-positions.confirmLock'),
    text: t('close-positions.confirmLockText', { ...what, other, margin, fee: usdtWords(fee) }),
    confirm: t('futures.lock'),
  });
}
