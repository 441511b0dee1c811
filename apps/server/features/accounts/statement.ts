import { isCurrency } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { statementPage } from './store.ts';

/** Why nothing can be looked up by this. */
export function filterIssue(filter: {
  currencyCode?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
}): Parameters<typeof refused> | null {
  const { currencyCode, from, to } = filter;
  if (currencyCode !== undefined && !isCurrency(currencyCode)) return ['currency-unknown', { field: 'currencyCode' }];
  return from !== undefined && to !== undefined && from > to ? ['range-invalid', { field: 'from' }] : null;
}

export function registerStatement(http: Http, { reads }: Pick<CallServices, 'reads'>): void {
  route(http, 'GET /account/page', async ({ query }, { user }) => {
    const issue = filterIssue(query);
    return issue === null ? ok(await statementPage(reads, user.userId, query)) : refused(...issue);
  });
}
