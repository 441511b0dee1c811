import type { CallAnswer } from '@candor/api-contract/index.ts';
import {
  accountId,
  accountTypes,
  emptyAccount,
  type Account,
  type CustomerAccountType,
} from '@candor/core/ledger/account.ts';
import { amount } from '@candor/core/money/amount.ts';
import { displayOrder, formatAmount, type Currency } from '@candor/core/money/currencies.ts';
import { valueInUsdt } from '@candor/core/valuation/value-in-usdt.ts';
import type { Beside } from '../../engine/seams/beside.ts';
import type { Teller } from '../../engine/seams/teller.ts';
import type { PriceOf } from '../../market/price-of.ts';

export type Balance = CallAnswer<'POST /account/balance'>;

/** @param bonus the locked bonus account of the same owner and currency, shown beside type 1 */
export function presentBalance(account: Account, bonus: Account | undefined, priceOf: PriceOf): Balance {
  const total = amount(account.available + account.frozen);
  const price = priceOf(account.currency);
  const locked = account.type === accountTypes.account && bonus !== undefined ? bonus.available : amount(0n);
  return {
    accountType: account.type,
    currencyCode: account.currency,
    available: formatAmount(account.available, account.currency),
    frozen: formatAmount(account.frozen, account.currency),
    total: formatAmount(total, account.currency),
    bonusLocked: formatAmount(locked, account.currency),
    valuation: price === null ? null : formatAmount(valueInUsdt(total, account.currency, price), 'USDT'),
  };
}

/** A balance as the state has it now. */
export function balanceIn(
  { state: { accounts }, priceOf }: Pick<Beside, 'state' | 'priceOf'>,
  userId: string,
  type: CustomerAccountType,
  currency: Currency,
): Balance {
  return presentBalance(
    accounts.get(accountId(userId, type, currency)) ?? emptyAccount(userId, type, currency),
    accounts.get(accountId(userId, accountTypes.bonus, currency)),
    priceOf,
  );
}

interface Owned {
  readonly userId: string;
}

/** The USDT of the owner's account of type 1, after whatever has changed it. */
export const changedBalance: Teller<unknown, Owned, Balance> = {
  name: 'changed-balance',
  present: (_value, { userId }, beside) => balanceIn(beside, userId, accountTypes.account, 'USDT'),
};

/** The balances of some types in display order: USDT of every type, and whatever else the user has ever held. */
export function presentBalances(
  accounts: readonly Account[],
  userId: string,
  types: readonly CustomerAccountType[],
  priceOf: PriceOf,
): Balance[] {
  const find = (type: number, currency: Currency): Account | undefined =>
    accounts.find((a) => a.type === type && a.currency === currency);
  return types.flatMap((type) =>
    displayOrder.flatMap((currency) => {
      const account = find(type, currency) ?? (currency === 'USDT' ? emptyAccount(userId, type, currency) : undefined);
      return account === undefined ? [] : [presentBalance(account, find(accountTypes.bonus, currency), priceOf)];
    }),
  );
}
