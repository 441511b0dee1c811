import { formatAmount } from '@candor/core/money/currencies.ts';
import { pushTextIn } from '../../push/push.ts';
import type { Services } from '../../services.ts';

/** Pushes what is no message: results of fast orders, and spot orders that are filled. */
export function pushResults({ engine, push, nameOf }: Pick<Services, 'engine' | 'push' | 'nameOf'>): void {
  engine.onCommitted(({ fastOrders, spotOrders }) => {
    for (const { userId, orderNo, symbol, result, stake, payout } of fastOrders) {
      if (result === null) continue;
      const params = { symbol: nameOf(symbol), amount: formatAmount(result === 'win' ? payout : stake, 'USDT') };
      push.send(userId, 'orders', (language) => ({
        ...pushTextIn(language, `fast-${result}`, params),
        page: `pages/market/settlement?orderNo=${orderNo}`,
        tag: orderNo,
      }));
    }
    for (const { userId, orderNo, symbol, status, dealAmount } of spotOrders) {
      if (status !== 'filled') continue;
      const params = { symbol: nameOf(symbol), amount: formatAmount(dealAmount, 'USDT') };
      push.send(userId, 'orders', (language) => ({
        ...pushTextIn(language, 'spot-filled', params),
        page: 'pages/currency/currencyOrder',
        tag: orderNo,
      }));
    }
  });
}
