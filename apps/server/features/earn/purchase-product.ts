import type { EarnOrder } from '@candor/core/earn/order.ts';
import type { EarnKind } from '@candor/core/earn/product.ts';
import { purchaseOf, type PurchaseEarnProduct } from '@candor/core/earn/purchase-product.ts';
import { formatAmount, parseAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { executed, keyOf } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route, type CallRequest } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { ProductNames } from './names.ts';
import { paymentsOf, presentLockOrder, presentWealthOrder } from './present.ts';

type Buy = { readonly productId: string; readonly amount: string };

/** Buying, and what a purchase would pay. */
export function registerPurchaseProduct(
  http: Http,
  { engine, clock, operatorSettings }: Pick<Services, 'engine' | 'clock' | 'operatorSettings'>,
  names: ProductNames,
): void {
  const commandOf = (kind: EarnKind, { productId, amount }: Buy, userId: string): Outcome<PurchaseEarnProduct> => {
    const product = engine.state.earn.products.get(productId);
    if (product === undefined || product.kind !== kind) return refused('product-unknown', { field: 'productId' });
    const units = parseAmount(amount, product.currency);
    if (units === null) return refused('decimal-scale', { field: 'amount' });
    return ok({ kind: 'purchase-earn-product', product: kind, productId, userId, orderNo: newId(), amount: units });
  };
  /** What the messages of a refusal name. */
  const limitsOf = (productId: string): Record<string, string> => {
    const product = engine.state.earn.products.get(productId);
    return product === undefined
      ? {}
      : {
          min: formatAmount(product.minAmount, product.currency),
          max: formatAmount(product.maxAmount, product.currency),
          currency: product.currency,
        };
  };
  const buy = async <Row>(
    kind: EarnKind,
    body: Buy,
    request: CallRequest<'POST /lockMining/purchase'>,
    present: (order: EarnOrder, name: string, now: number) => Row,
  ): Promise<Outcome<Row>> => {
    const {
      language,
      user: { userId },
    } = request;
    if (!(await operatorSettings.countries.allowed(userId, kind)))
      return refused('not-offered-here', { field: 'productId' });
    const command = commandOf(kind, body, userId);
    if (!command.ok) return command;
    const shown = (order: EarnOrder): Row => present(order, names.wordsOf(order, language).name, clock.now());
    return executed(await engine.execute(command.value, shown, keyOf(request)), limitsOf(body.productId));
  };

  route(http, 'POST /lockMining/purchase', ({ body }, request) => buy('lock-mining', body, request, presentLockOrder));
  route(http, 'POST /userProductOrder/executeUserPurchaseOrder', ({ body }, request) =>
    buy('wealth', body, request, presentWealthOrder),
  );
  route(http, 'POST /userProductOrder/executeUserOrder', ({ body }, request) =>
    buy('wealth', body, request, presentWealthOrder),
  );
  route(http, 'POST /userProductOrder/executeAnticipateOrder', ({ body }, { user, language }) => {
    const command = commandOf('wealth', body, user.userId);
    if (!command.ok) return command;
    const wanted = purchaseOf(engine.state, command.value, clock.now());
    if (!wanted.ok) return executed(wanted, limitsOf(body.productId));
    const row = presentWealthOrder(wanted.value, names.wordsOf(wanted.value, language).name, clock.now());
    const { productId, productName, currencyCode, amount, dailyIncome, expectedProfit, startTime, endTime } = row;
    return ok({
      productId,
      productName,
      currencyCode,
      amount,
      dailyIncome,
      expectedProfit,
      startTime,
      endTime,
      incomes: paymentsOf(wanted.value),
    });
  });
}
