import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { route } from '../../../http/route.ts';
import type { ConsoleServices } from '../console-services.ts';
import { viewPaper } from './papers.ts';
import { transactionsOf } from './transactions.ts';
import { watchedTransfers } from './transfers.ts';
import { decideVerification, listVerifications, viewVerification } from './verifications.ts';

const waiting = `select (select count(*) from deposit where status = 'requested') as deposits,
  (select count(*) from withdrawal where finished_at is null) as withdrawals,
  (select count(*) from verification where status = 'certifying') as verifications,
    (select count(*) from support_conversation where waiting) as conversations,
  (select count(*) from operator_proposal where decision is null) as proposals`;
interface Counts {
  deposits: string;
  withdrawals: string;
  verifications: string;
  conversations: string;
  proposals: string;
}

/** What waits for operators. */
export function registerQueues(http: Http, services: ConsoleServices): void {
  route(http, 'GET /operator/queues', async () => {
    const [row] = await services.db.query<Counts>(waiting);
    return ok({
      deposits: Number(row?.deposits),
      withdrawals: Number(row?.withdrawals),
      verifications: Number(row?.verifications),
      conversations: Number(row?.conversations),
      proposals: Number(row?.proposals),
      mode: services.rules.mode,
      serverTime: services.clock.now(),
    });
  });
  route(http, 'GET /operator/deposits', async ({ query }, { operator }) =>
    ok(await transactionsOf(services, operator, 'deposit', query)),
  );
  route(http, 'GET /operator/withdrawals', async ({ query }, { operator }) =>
    ok(await transactionsOf(services, operator, 'withdrawal', query)),
  );
  route(http, 'GET /operator/transfers', async ({ query }) => ok(await watchedTransfers(services, query)));
  route(http, 'GET /operator/verifications', async ({ query }) => ok(await listVerifications(services, query)));
  route(http, 'GET /operator/verifications/{id}', ({ params }, { operator }) =>
    viewVerification(services, operator, params.id),
  );
  route(http, 'POST /operator/verifications/decide', ({ body }, { operator }) =>
    decideVerification(services, operator, body),
  );
  route(http, 'GET /operator/papers/{id}', ({ params }, { operator }) => viewPaper(services, operator, params.id));
}
