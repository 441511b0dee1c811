import { isCustomerType, type CustomerAccountType } from '@candor/core/ledger/account.ts';
import { isCurrency, parseAmount, type Currency } from '@candor/core/money/currencies.ts';
import type { Http } from '../../http/http.ts';
import { executed, keyOf } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { presented, type Teller } from '../../engine/seams/teller.ts';
import type { CallServices } from '../../services.ts';
import { balanceIn, type Balance } from './present.ts';

interface Transferred {
  readonly transferId: string;
  readonly userId: string;
  readonly fromType: CustomerAccountType;
  readonly toType: CustomerAccountType;
  readonly currencyCode: Currency;
}

export const transferred: Teller<unknown, Transferred, { id: string; from: Balance; to: Balance }> = {
  name: 'transferred',
  present(_value, { transferId, userId, fromType, toType, currencyCode }, beside) {
    const balance = (type: CustomerAccountType): Balance => balanceIn(beside, userId, type, currencyCode);
    return { id: transferId, from: balance(fromType), to: balance(toType) };
  },
};

/** Moves money between a user's own accounts. */
export function registerTransfer(http: Http, { engine }: Pick<CallServices, 'engine'>): void {
  route(http, 'POST /account/executeUserCutTurn', async ({ body }, request) => {
    const { fromType, toType, currencyCode } = body;
    if (!isCustomerType(fromType)) return refused('account-type-unknown', { field: 'fromType' });
    if (!isCustomerType(toType)) return refused('account-type-unknown', { field: 'toType' });
    if (!isCurrency(currencyCode)) return refused('currency-unknown', { field: 'currencyCode' });
    const amount = parseAmount(body.amount, currencyCode);
    if (amount === null) return refused('decimal-scale', { field: 'amount' });
    const { userId } = request.user;
    const transferId = newId();
    return executed(
      await engine.execute(
        { kind: 'transfer', transferId, userId, fromType, toType, currency: currencyCode, amount },
        presented(transferred, { transferId, userId, fromType, toType, currencyCode }),
        keyOf(request),
      ),
    );
  });
}
