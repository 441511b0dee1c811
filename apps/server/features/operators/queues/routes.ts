import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { route } from '../../../http/route.ts';
import type { Desk } from '../desk.ts';
import { viewPaper } from './papers.ts';
import { transactionsOf } from './transactions.ts';
import { watchedTransfers } from './transfers.ts';
import { decideVerification, listVerifications, viewVerification } from './verifications.ts';

const waiting = `select (select count(*) from deposit where status = 'requested') as deposits, (select count(*) from withdrawal where finished_at is null) as withdrawals,
  (select count(*) from verification where status = 'certifying') as verifications, (select count(*) from support_conversation where waiting) as conversations,
  (select count(*) from operator_proposal where decision is null) as proposals`;
interface Counts {
  deposits: string;
  withdrawals: string;
  verifications: string;
  conversations: string;
  proposals: string;
}

/** What waits for operators. */
export function registerQueues(http: Http, desk: Desk): void {
  route(http, 'GET /operator/queues', async () => {
    const [row] = await desk.db.query<Counts>(waiting);
    return ok({
      deposits: Number(row?.deposits),
      withdrawals: Number(row?.withdrawals),
      verifications: Number(row?.verifications),
      conversations: Number(row?.conversations),
      proposals: Number(row?.proposals),
      mode: desk.rules.mode,
      serverTime: desk.clock.now(),
    });
  });
  route(http, 'GET /operator/deposits', async ({ query }, { operator }) =>
    ok(await transactionsOf(desk, operator, 'deposit', query)),
  );
  route(http, 'GET /operator/withdrawals', async ({ query }, { operator }) =>
    ok(await transactionsOf(desk, operator, 'withdrawal', query)),
  );
  route(http, 'GET /operator/transfers', async ({ query }) => ok(await watchedTransfers(desk, query)));
  route(http, 'GET /operator/verifications', async ({ query }) => ok(await listVerifications(desk, query)));
  route(http, 'GET /operator/verifications/{id}', ({ params }, { operator }) =>
    viewVerification(desk, operator, params.id),
  );
  route(http, 'POST /operator/verifications/decide', ({ body }, { operator }) =>
    decideVerification(desk, operator, body),
  );
  route(http, 'GET /operator/papers/{id}', ({ params }, { operator }) => viewPaper(desk, operator, params.id));
}
