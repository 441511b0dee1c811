import { maximumOf, minimumOf } from '@candor/core/exchange/price.ts';
import { unitPrice } from '@candor/core/exchange/rules.ts';
import { amount, priceScale, rateScale } from '@candor/core/money/amount.ts';
import { currencyScale, displayOrder, formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';

/** What can be exchanged at this moment, and on which terms. */
export function registerListCurrencies(
  http: Http,
  { rules, market, markOf, nameOf }: Pick<CallServices, 'rules' | 'market' | 'markOf' | 'nameOf'>,
): void {
  route(http, 'POST /account/exchangeList', () => {
    const { exchange } = rules;
    return ok(
      displayOrder.flatMap((currency) => {
        const symbol = exchange.symbols.get(currency);
        if (symbol === undefined || exchange.excludedCurrencies.has(currency)) return [];
        const price = symbol === null ? unitPrice : markOf(symbol)?.price;
        if (price === undefined) return [];
        return [
          {
            currencyCode: currency,
            name: symbol === null ? 'Tether' : nameOf(symbol),
            rate: formatPlain(price, priceScale),
            minimum: formatAmount(minimumOf(exchange, currency, price), currency),
            maximum: formatAmount(maximumOf(exchange, currency, price), currency),
            decimals: currencyScale[currency],
            halted: symbol !== null && market.halted(symbol),
          },
        ];
      }),
    );
  });

  route(http, 'GET /common/exchangeRule', () => {
    const { exchange } = rules;
    return ok({
      accountType: 1,
      feeRate: formatPlain(exchange.feeRate, rateScale),
      toleranceRate: formatPlain(amount(exchange.feeRate / 2n), rateScale),
      quoteSeconds: exchange.quoteMs / 1_000,
      minWorth: formatAmount(exchange.minWorth, 'USDT'),
      maxWorth: formatAmount(exchange.maxWorth, 'USDT'),
    });
  });
}
