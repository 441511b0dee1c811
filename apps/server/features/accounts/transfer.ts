import { isCustomerType, type CustomerAccountType } from '@candor/core/ledger/account.ts';
import { isCurrency, parseAmount } from '@candor/core/money/currencies.ts';
import type { Http } from '../../http/http.ts';
import { executed, keyOf } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { balanceIn } from './present.ts';

/** Moves money between a user's own accounts. */
export function registerTransfer(http: Http, { engine, priceOf }: Pick<Services, 'engine' | 'priceOf'>): void {
  route(http, 'POST /account/executeUserCutTurn', async ({ body }, request) => {
    const { fromType, toType, currencyCode } = body;
    if (!isCustomerType(fromType)) return refused('account-type-unknown', { field: 'fromType' });
    if (!isCustomerType(toType)) return refused('account-type-unknown', { field: 'toType' });
    if (!isCurrency(currencyCode)) return refused('currency-unknown', { field: 'currencyCode' });
    const amount = parseAmount(body.amount, currencyCode);
    if (amount === null) return refused('decimal-scale', { field: 'amount' });
    const { userId } = request.user;
    const transferId = newId();
    const balance = (type: CustomerAccountType) => balanceIn({ engine, priceOf }, userId, type, currencyCode);
    const present = () => ({ id: transferId, from: balance(fromType), to: balance(toType) });
    return executed(
      await engine.execute(
        { kind: 'transfer', transferId, userId, fromType, toType, currency: currencyCode, amount },
        present,
        keyOf(request),
      ),
    );
  });
}
