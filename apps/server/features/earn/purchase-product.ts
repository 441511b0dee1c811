import type { EarnOrder } from '@candor/core/earn/order.ts';
import type { EarnKind, EarnProduct } from '@candor/core/earn/product.ts';
import { purchaseOf, type PurchaseEarnProduct } from '@candor/core/earn/purchase-product.ts';
import { formatAmount, parseAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { executed, keyOf } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route, type CallRequest } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { ProductNames } from '../../operators/product-names.ts';
import { paymentsOf, presentLockOrder, presentWealthOrder, type WealthOrderRow } from './present.ts';

type Buy = { readonly productId: string; readonly amount: string };

/** Buying, and what a purchase would pay. */
export function registerPurchaseProduct(
  http: Http,
  { engine, clock, operatorSettings }: Pick<Services, 'engine' | 'clock' | 'operatorSettings'>,
  names: ProductNames,
): void {
  const productOf = (productId: string): EarnProduct | undefined => engine.state.earn.products.get(productId);
  const buy = async <Row>(
    kind: EarnKind,
    body: Buy,
    request: CallRequest<'POST /lockMining/purchase'>,
    present: (order: EarnOrder, name: string, now: number) => Row,
  ): Promise<Outcome<Row>> => {
    const { userId } = request.user;
    if (!(await operatorSettings.countries.allowed(userId, kind)))
      return refused('not-offered-here', { field: 'productId' });
    const command = commandOf(productOf(body.productId), kind, body, userId);
    if (!command.ok) return command;
    const shown = (order: EarnOrder): Row => present(order, names.wordsOf(order, request.language).name, clock.now());
    return executed(await engine.execute(command.value, shown, keyOf(request)), limitsOf(productOf(body.productId)));
  };

  route(http, 'POST /lockMining/purchase', ({ body }, request) => buy('lock-mining', body, request, presentLockOrder));
  route(http, 'POST /userProductOrder/executeUserPurchaseOrder', ({ body }, request) =>
    buy('wealth', body, request, presentWealthOrder),
  );
  route(http, 'POST /userProductOrder/executeUserOrder', ({ body }, request) =>
    buy('wealth', body, request, presentWealthOrder),
  );
  route(http, 'POST /userProductOrder/executeAnticipateOrder', ({ body }, { user, language }) => {
    const product = productOf(body.productId);
    const command = commandOf(product, 'wealth', body, user.userId);
    if (!command.ok) return command;
    const wanted = purchaseOf(engine.state, command.value, clock.now());
    if (!wanted.ok) return executed(wanted, limitsOf(product));
    const row = presentWealthOrder(wanted.value, names.wordsOf(wanted.value, language).name, clock.now());
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
