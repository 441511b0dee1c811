import { maximumOf, minimumOf } from '@candor/core/exchange/price.ts';
import { valued } from '@candor/core/exchange/rules.ts';
import { formatAmount, isCurrency, parseAmount, type Currency } from '@candor/core/money/currencies.ts';
import { executed } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { presentQuote } from './present.ts';

/** A quote: it moves nothing, stands for ten seconds and takes the place of the user's earlier one. */
export function registerQuoteExchange(
  http: Http,
  { engine, rules, clock, feedInfo }: Pick<Services, 'engine' | 'rules' | 'clock' | 'feedInfo'>,
): void {
  /** What the message of a refusal names. */
  function rangeOf(currency: Currency): Record<string, string> {
    const value = valued(engine.state, currency, clock.now());
    if (typeof value === 'string') return {};
    const [min, max] = [
      minimumOf(rules.exchange, currency, value.price),
      maximumOf(rules.exchange, currency, value.price),
    ];
    return { min: formatAmount(min, currency), max: formatAmount(max, currency), currency };
  }

  route(http, 'POST /account/exchange', async ({ body }, { user }) => {
    const { currencyCode: from, targetCurrency: to } = body;
    if (!isCurrency(from)) return refused('currency-unknown', { field: 'currencyCode' });
    if (!isCurrency(to)) return refused('currency-unknown', { field: 'targetCurrency' });
    const quantity = parseAmount(body.quantity, from);
    if (quantity === null) return refused('decimal-scale', { field: 'quantity' });
    const result = await engine.execute(
      { kind: 'quote-exchange', quoteId: newId(), userId: user.userId, from, to, quantity, source: feedInfo.name },
      presentQuote,
    );
    return executed(result, !result.ok && result.refusal === 'exchange-range' ? rangeOf(from) : {});
  });
}
