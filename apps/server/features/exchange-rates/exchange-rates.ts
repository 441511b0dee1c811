import { priceScale } from '@candor/core/money/amount.ts';
import { displayOrder } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';

/** What one unit of each currency is worth in USDT; currencies without a price are left out. */
export function registerExchangeRates(http: Http, { priceOf, clock }: Pick<CallServices, 'priceOf' | 'clock'>): void {
  route(http, 'POST /exchangeRate/finExchangeRateToDay', () =>
    ok(
      displayOrder.flatMap((currencyCode) => {
        const rate = priceOf(currencyCode);
        return rate === null ? [] : [{ currencyCode, rate: formatPlain(rate, priceScale), time: clock.now() }];
      }),
    ),
  );
}
