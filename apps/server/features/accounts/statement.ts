import { isCurrency } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { statementPage } from './store.ts';

export function registerStatement(http: Http, { db }: Pick<Services, 'db'>): void {
  route(http, 'GET /account/page', async ({ query }, { user }) => {
    if (query.currencyCode !== undefined && !isCurrency(query.currencyCode))
      return refused('currency-unknown', { field: 'currencyCode' });
    if (query.from !== undefined && query.to !== undefined && query.from > query.to)
      return refused('range-invalid', { field: 'from' });
    return ok(await statementPage(db, user.userId, query));
  });
}
