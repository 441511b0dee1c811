import {
  accountTypes,
  emptyAccount,
  isCustomerType,
  type Account,
  type AccountType,
  type CustomerAccountType,
} from '@candor/core/ledger/account.ts';
import { isCurrency, type Currency } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { PriceOf } from '../../market/price-of.ts';
import type { CallServices } from '../../services.ts';
import { presentBalance, presentBalances, type Balance } from './present.ts';
import { accountsOf } from './store.ts';

/** The calls that read balances. */
export function registerBalances(http: Http, services: Pick<CallServices, 'db' | 'priceOf'>): void {
  const { db, priceOf } = services;

  const ofTypes = async (userId: string, types: readonly CustomerAccountType[]): Promise<Outcome<Balance[]>> =>
    ok(presentBalances(await accountsOf(db, userId), userId, types, priceOf));

  const one = async (
    userId: string,
    type: number,
    currency: string,
    fields: { type: string; currency: string },
  ): Promise<Outcome<Balance>> => {
    if (!isCustomerType(type)) return refused('account-type-unknown', { field: fields.type });
    if (!isCurrency(currency)) return refused('currency-unknown', { field: fields.currency });
    return ok(presentOf(await accountsOf(db, userId), userId, currency, priceOf)(type));
  };

  route(http, 'POST /account/list', (_, { user }) => ofTypes(user.userId, [1, 2, 3]));
  route(http, 'POST /account/findUserAccountList', (_, { user }) => ofTypes(user.userId, [1, 3]));
  route(http, 'POST /account/findUserCurrencyAccountList', (_, { user }) => ofTypes(user.userId, [2]));
  route(http, 'POST /account/balance', ({ query }, { user }) =>
    one(user.userId, query.type, query.currencyCode, { type: 'type', currency: 'currencyCode' }),
  );
  route(http, 'POST /account/findAccount/{a}/{b}', ({ params }, { user }) =>
    one(user.userId, params.a, params.b, { type: 'a', currency: 'b' }),
  );
  route(http, 'POST /account/findUserCurrencyAccount', async ({ body }, { user }) => {
    const { currencyCode } = body;
    if (!isCurrency(currencyCode)) return refused('currency-unknown', { field: 'currencyCode' });
    const accounts = await accountsOf(db, user.userId);
    return ok(([1, 2, 3] as const).map(presentOf(accounts, user.userId, currencyCode, priceOf)));
  });
}

/** The accounts of one currency, each beside the bonus in it. */
function presentOf(accounts: readonly Account[], userId: string, currency: Currency, priceOf: PriceOf) {
  const find = (type: AccountType) => accounts.find((a) => a.type === type && a.currency === currency);
  const bonus = find(accountTypes.bonus);
  return (type: CustomerAccountType): Balance =>
    presentBalance(find(type) ?? emptyAccount(userId, type, currency), bonus, priceOf);
}
