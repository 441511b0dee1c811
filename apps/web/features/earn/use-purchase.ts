import { accountTypes } from '@candor/core/ledger/account.ts';
import { useState } from 'react';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { amount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { decimalTyped } from '../../shell/amounts/amount-typed.ts';
import { call } from '../../shell/client/call.ts';
import { refresh } from '../../shell/client/query.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { balanceIn, scaleOf, useBalances } from '../../shell/funds/balances.ts';
import { sendingOnce } from '../../shell/funds/send-once.ts';
import { navigate } from '../../shell/routing/hash.ts';
import { isLock, type Product } from './model.ts';

export type Issue = 'range' | 'balance' | null;

interface Bounds {
  typed: string;
  least: bigint;
  most: bigint;
  balance: bigint;
}

function issueOf(value: bigint, { typed, least, most, balance }: Bounds): Issue {
  if (typed === '') return null;
  if (value < least || value > most) return 'range';
  return value > balance ? 'balance' : null;
}

/** How much can be bought: within the product's limits, its pool, and what is available. */
export function usePurchase(product: Product) {
  const { currencyCode, minAmount, maxAmount, available: covered } = product;
  const [typed, setTyped] = useState('');
  const [sendOnce] = useState(() => sendingOnce<string>());
  const scale = scaleOf(currencyCode);
  const units = (text: string): bigint => parseDecimal(text, scale) ?? 0n;
  const balance = balanceIn(useBalances().data, accountTypes.account, currencyCode)?.available ?? '0';
  const value = decimalTyped(typed);
  const most = [units(maxAmount), units(covered)].reduce((a, b) => (a < b ? a : b));
  const issue = issueOf(units(value), { typed, least: units(minAmount), most, balance: units(balance) });
  const ceiling = most < units(balance) ? most : units(balance);
  return {
    typed,
    value,
    issue,
    balance,
    change: setTyped,
    order: () => sendOnce(value, (wanted, key) => buy(product, wanted, key)),
    percent: ceiling === 0n ? 0 : Number((units(value) * 100n) / ceiling),
    /** A share of the most that can be bought, in whole units. */
    chooseShare: (percent: number) => setTyped(String((ceiling * BigInt(percent)) / 100n / 10n ** BigInt(scale))),
    ready: typed !== '' && issue === null,
  };
}

async function buy(product: Product, value: string, idempotencyKey: string): Promise<void> {
  const body = { productId: product.id, amount: value };
  const order = isLock(product)
    ? await call('POST /lockMining/purchase', { body }, { idempotencyKey })
    : await call('POST /userProductOrder/executeUserPurchaseOrder', { body }, { idempotencyKey });
  toast(t('earn.bought', { amount: amount(value, product.currencyCode), currency: product.currencyCode }));
  void refresh('POST /account/list', 'GET /account/page');
  navigate(isLock(product) ? 'pages/lockMining/orderDetail' : 'pages/wealth/wealthOrder', { id: order.id }, 'replace');
}
