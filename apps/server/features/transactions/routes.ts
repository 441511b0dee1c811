import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { writtenBy } from '../../transactions/deposit-form.ts';
import { stepsOf, inLanguage, transactionPage, transactionsOf } from '../../transactions/store.ts';

/** Lists of deposits and withdrawals together, and what is told of them while they move. */
export function registerTransactions(
  http: Http,
  services: Pick<CallServices, 'db' | 'engine' | 'stream' | 'log' | 'secrets'>,
): void {
  const { db, secrets } = services;
  route(http, 'GET /transaction/page', async ({ query }, { user, language }) =>
    ok(await transactionPage(db, user.userId, query, language)),
  );
  route(http, 'POST /transaction/page', async ({ body }, { user, language }) =>
    ok(await transactionPage(db, user.userId, body, language)),
  );
  route(http, 'GET /transaction/detail', async ({ query: { orderNo } }, { user, language }) => {
    const [row] = await transactionsOf(db, user.userId, [orderNo]);
    if (row === undefined) return refused('not-found', { field: 'orderNo' });
    return ok({
      ...inLanguage(language, row),
      ...(await writtenBy({ db, secrets }, orderNo, user.userId)),
      steps: await stepsOf(db, orderNo),
    });
  });
}
