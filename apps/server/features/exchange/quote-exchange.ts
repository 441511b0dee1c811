import { maximumOf, minimumOf } from '@candor/core/exchange/price.ts';
import { valued } from '@candor/core/exchange/rules.ts';
import { formatAmount, isCurrency, parseAmount, type Currency } from '@candor/core/money/currencies.ts';
import { question } from '../../engine/seams/question.ts';
import { presented } from '../../engine/seams/teller.ts';
import { executed } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { quoteTeller } from './present.ts';

/** What the message of a refusal names. */
export const exchangeRange = question(
  'exchange-range',
  ({ state, rules, now }, currency: Currency): Record<string, string> => {
    const value = valued(state, currency, now);
    if (typeof value === 'string') return {};
    const [min, max] = [
      minimumOf(rules.exchange, currency, value.price),
      maximumOf(rules.exchange, currency, value.price),
    ];
    return { min: formatAmount(min, currency), max: formatAmount(max, currency), currency };
  },
);

/** A quote: it moves nothing, stands for ten seconds and takes the place of the user's earlier one. */
export function registerQuoteExchange(
  http: Http,
  { engine, feedInfo }: Pick<CallServices, 'engine' | 'feedInfo'>,
): void {
  route(http, 'POST /account/exchange', async ({ body }, { user }) => {
    const { currencyCode: from, targetCurrency: to } = body;
    if (!isCurrency(from)) return refused('currency-unknown', { field: 'currencyCode' });
    if (!isCurrency(to)) return refused('currency-unknown', { field: 'targetCurrency' });
    const quantity = parseAmount(body.quantity, from);
    if (quantity === null) return refused('decimal-scale', { field: 'quantity' });
    const result = await engine.execute(
      { kind: 'quote-exchange', quoteId: newId(), userId: user.userId, from, to, quantity, source: feedInfo.name },
      presented(quoteTeller, null),
    );
    return executed(
      result,
      !result.ok && result.refusal === 'exchange-range' ? await engine.ask(exchangeRange, from) : {},
    );
  });
}
