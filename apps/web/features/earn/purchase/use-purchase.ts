import { accountTypes } from '@candor/core/ledger/account.ts';
import { useState } from 'react';
import { amount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { refresh } from '../../../shell/client/query.ts';
import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { balanceIn, useBalances } from '../../../shell/funds/balances.ts';
import { sendingOnce } from '../../../shell/funds/send-once.ts';
import { navigate } from '../../../shell/routing/hash.ts';
import { isLock, type Product } from '../model.ts';
import { checkPurchase, shareTyped } from './purchase-draft.ts';

/** How much can be bought: within the product's limits, its pool, and what is available. */
export function usePurchase(product: Product) {
  const [typed, setTyped] = useState('');
  const [sendOnce] = useState(() => sendingOnce<string>());
  const { data } = useBalances();
  const balance =
    data === undefined ? null : (balanceIn(data, accountTypes.account, product.currencyCode)?.available ?? '0');
  const checked = checkPurchase(product, typed, balance);
  return {
    ...checked,
    typed,
    balance,
    change: setTyped,
    order: () => sendOnce(checked.value, (wanted, key) => buy(product, wanted, key)),
    chooseShare: (percent: number) => setTyped(shareTyped(product, balance, percent)),
  };
}

async function buy(product: Product, value: string, idempotencyKey: string): Promise<void> {
  const body = { productId: product.id, amount: value };
  const order = isLock(product)
    ? await callAcknowledged('POST /lockMining/purchase', { body }, { idempotencyKey })
    : await callAcknowledged('POST /userProductOrder/executeUserPurchaseOrder', { body }, { idempotencyKey });
  toast(t('earn.bought', { amount: amount(value, product.currencyCode), currency: product.currencyCode }));
  void refresh('POST /account/list', 'GET /account/page');
  navigate(isLock(product) ? 'pages/lockMining/orderDetail' : 'pages/wealth/wealthOrder', { id: order.id }, 'replace');
}
