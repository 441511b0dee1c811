import type { EarnOrder } from '@candor/core/earn/order.ts';
import type { EarnKind, EarnProduct } from '@candor/core/earn/product.ts';
import { purchaseOf, type PurchaseEarnProduct } from '@candor/core/earn/purchase-product.ts';
import { formatAmount, parseAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { question } from '../../engine/seams/question.ts';
import { presented, type Teller } from '../../engine/seams/teller.ts';
import { executed, keyOf } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route, type CallRequest } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { earnProduct } from '../../operators/earn-products.ts';
import { paymentsOf, presentWealthOrder, type LockOrderRow, type WealthOrderRow } from './present.ts';
import { tellLockOrder, tellWealthOrder, type Spoken } from './tell-order.ts';

type Buy = { readonly productId: string; readonly amount: string };

export const purchasedLock: Teller<EarnOrder, Spoken, LockOrderRow> = {
  name: 'purchased-lock',
  present: tellLockOrder,
};
export const purchasedWealth: Teller<EarnOrder, Spoken, WealthOrderRow> = {
  name: 'purchased-wealth',
  present: tellWealthOrder,
};

/** What a purchase would be. */
export const wantedPurchase = question('wanted-purchase', ({ state, now }, wanted: PurchaseEarnProduct) =>
  purchaseOf(state, wanted, now),
);

/** Buying. */
export function registerPurchaseProduct(
  http: Http,
  { engine, operatorSettings }: Pick<CallServices, 'engine' | 'operatorSettings'>,
): void {
  const buy = async <Row>(
    kind: EarnKind,
    body: Buy,
    request: CallRequest<'POST /lockMining/purchase'>,
    teller: Teller<EarnOrder, Spoken, Row>,
  ): Promise<Outcome<Row>> => {
    const { userId } = request.user;
    if (!(await operatorSettings.countries.allowed(userId, kind)))
      return refused('not-offered-here', { field: 'productId' });
    const product = await engine.ask(earnProduct, body.productId);
    const command = commandOf(product, kind, body, userId);
    if (!command.ok) return command;
    const { language } = request;
    return executed(
      await engine.execute(command.value, presented(teller, { language }), keyOf(request)),
      limitsOf(product),
    );
  };

  route(http, 'POST /lockMining/purchase', ({ body }, request) => buy('lock-mining', body, request, purchasedLock));
  route(http, 'POST /userProductOrder/executeUserPurchaseOrder', ({ body }, request) =>
    buy('wealth', body, request, purchasedWealth),
  );
  route(http, 'POST /userProductOrder/executeUserOrder', ({ body }, request) =>
    buy('wealth', body, request, purchasedWealth),
  );
}

/** What a purchase would pay. */
export function registerAnticipatePurchase(
  http: Http,
  { engine, clock, productNames }: Pick<CallServices, 'engine' | 'clock' | 'productNames'>,
): void {
  route(http, 'POST /userProductOrder/executeAnticipateOrder', async ({ body }, { user, language }) => {
    const product = await engine.ask(earnProduct, body.productId);
    const command = commandOf(product, 'wealth', body, user.userId);
    if (!command.ok) return command;
    const wanted = await engine.ask(wantedPurchase, command.value);
    if (!wanted.ok) return executed(wanted, limitsOf(product));
    const row = presentWealthOrder(wanted.value, productNames.wordsOf(wanted.value, language).name, clock.now());
    return ok({ ...promised(row), incomes: paymentsOf(wanted.value) });
  });
}

function commandOf(
  product: EarnProduct | undefined,
  kind: EarnKind,
  { productId, amount }: Buy,
  userId: string,
): Outcome<PurchaseEarnProduct> {
  if (product === undefined || product.kind !== kind) return refused('product-unknown', { field: 'productId' });
  const units = parseAmount(amount, product.currency);
  if (units === null) return refused('decimal-scale', { field: 'amount' });
  return ok({ kind: 'purchase-earn-product', product: kind, productId, userId, orderNo: newId(), amount: units });
}

/** What the messages of a refusal name. */
const limitsOf = (product: EarnProduct | undefined): Record<string, string> =>
  product === undefined
    ? {}
    : {
        min: formatAmount(product.minAmount, product.currency),
        max: formatAmount(product.maxAmount, product.currency),
        currency: product.currency,
      };

/** Of an order, what a preview of it may say. */
function promised(row: WealthOrderRow) {
  const { productId, productName, currencyCode, amount, dailyIncome, expectedProfit, startTime, endTime } = row;
  return { productId, productName, currencyCode, amount, dailyIncome, expectedProfit, startTime, endTime };
}
