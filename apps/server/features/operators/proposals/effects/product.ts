import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { rate, rateScale } from '@candor/core/money/amount.ts';
import { isCurrency, parseAmount } from '@candor/core/money/currencies.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import type { ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';

type Change = Extract<ProposalBody, { kind: 'product-change' }>;

/** Rates of products are in percent on the wire, as customers read them. */
const percentScale = rateScale - 2;

/** A new version of a product. What was bought keeps its terms; core refuses what can't be offered. */
export function productCommand(
  { product, texts = {} }: Change,
  names: ConsoleServices['productNames'],
): Outcome<Effect> {
  const { currencyCode, dailyRate, penaltyRate, minAmount, maxAmount, ...rest } = product;
  if (!isCurrency(currencyCode)) return refused('currency-unknown', { field: 'proposal.product.currencyCode' });
  const [daily, penalty] = [parseDecimal(dailyRate, percentScale), parseDecimal(penaltyRate, percentScale)];
  const [least, most] = [parseAmount(minAmount, currencyCode), parseAmount(maxAmount, currencyCode)];
  if (daily === null) return refused('decimal-scale', { field: 'proposal.product.dailyRate' });
  if (penalty === null) return refused('decimal-scale', { field: 'proposal.product.penaltyRate' });
  if (least === null) return refused('decimal-scale', { field: 'proposal.product.minAmount' });
  if (most === null) return refused('decimal-scale', { field: 'proposal.product.maxAmount' });
  return ok({
    ...names.change(product.productId, texts),
    subject: `product:${product.productId}`,
    userId: null,
    command: {
      kind: 'change-product',
      product: {
        ...rest,
        currency: currencyCode,
        dailyRate: rate(daily),
        penaltyRate: rate(penalty),
        minAmount: least,
        maxAmount: most,
      },
    },
  });
}
