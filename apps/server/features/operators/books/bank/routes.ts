import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../../http/http.ts';
import { route } from '../../../../http/route.ts';
import { act, type ConsoleServices } from '../../console-services.ts';
import { importStatement } from './import-statement.ts';
import { linesBeside, pageOfLines } from './lines.ts';
import { pageOfStatements } from './statements.ts';

/** What banks say of our accounts. */
export function registerBank(http: Http, services: ConsoleServices): void {
  route(http, 'POST /operator/bank/import', ({ query, body }, { operator }) =>
    importStatement(services, operator, { accountId: query.accountId, file: body.file }),
  );
  route(http, 'GET /operator/bank/statements', async ({ query }) => ok(await pageOfStatements(services.db, query)));
  route(http, 'GET /operator/bank/lines', async ({ query }, { operator }) => {
    const { page: _page, limit: _limit, ...narrowing } = query;
    await act(services, operator, { act: 'bank-view', subject: 'list:bank-lines', details: narrowing });
    return ok(await pageOfLines(services, query));
  });
  route(http, 'GET /operator/bank/beside', async ({ query: { orderNo } }, { operator }) => {
    await act(services, operator, { act: 'bank-view', subject: `order:${orderNo}` });
    return ok(await linesBeside(services, orderNo));
  });
}
