import { isCurrency } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { readPage } from '../../db/paging.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { presentRow } from './present.ts';

/** Own exchanges, newest first; with a currency those that gave or took it. */
export function registerListExchanges(http: Http, { db }: Pick<CallServices, 'db'>): void {
  route(http, 'GET /account/exchangeRecord', async ({ query: { currencyCode, page, limit } }, { user }) => {
    if (currencyCode !== undefined && !isCurrency(currencyCode))
      return refused('currency-unknown', { field: 'currencyCode' });
    const from = 'from exchange where user_id = $1 and ($2::text is null or from_currency = $2 or to_currency = $2)';
    return ok(
      await readPage(
        db,
        { columns: '*', from, order: 'journal_id desc' },
        [user.userId, currencyCode ?? null],
        { page, limit },
        presentRow,
      ),
    );
  });
}
