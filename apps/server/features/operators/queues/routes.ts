import { assert, ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { route } from '../../../http/route.ts';
import type { ConsoleServices } from '../console-services.ts';
import { deadlineOf } from '../cases/deadlines.ts';
import { waitingQueues, type WaitingQueue } from '../../../pager/waiting.ts';
import { named } from '../lists/named.ts';
import { viewPaper } from './papers.ts';
import { transactionsOf } from './transactions.ts';
import { watchedTransfers } from './transfers.ts';
import { decideVerification, listVerifications, viewVerification } from './verifications.ts';

/** When a row of each queue is due. */
const dueOf = {
  deposits: deadlineOf.deposit,
  withdrawals: deadlineOf.withdrawal,
  verifications: deadlineOf.verification,
  conversations: deadlineOf.conversation,
  proposals: deadlineOf.proposal,
} as const satisfies Record<WaitingQueue, string>;
type Counts = Record<WaitingQueue, number>;

/** @param by `waiting`: those that wait; `overdue`: of these, those that should not wait any more at $1 */
const countOf = (by: 'waiting' | 'overdue'): string =>
  Object.entries(waitingQueues)
    .map(([name, [waiting]]) => {
      const late = by === 'overdue' ? ` and ${dueOf[name as WaitingQueue]} < $1` : '';
      return `'${name}', (select count(*) from ${waiting}${late})`;
    })
    .join(', ');
const counting = `select json_build_object(${countOf('waiting')}) as waiting,
  json_build_object(${countOf('overdue')}) as overdue,
  (select count(*)::int from pager_alert where resolved_at is null and acknowledged_at is null) as alerts`;

/** What waits for operators. */
export function registerQueues(http: Http, services: ConsoleServices): void {
  route(http, 'GET /operator/queues', async () => {
    const now = services.clock.now();
    const [row] = await services.db.query<{ waiting: Counts; overdue: Counts; alerts: number }>(counting, [now]);
    assert(row !== undefined, 'counts are one row');
    return ok({ ...row.waiting, overdue: row.overdue, alerts: row.alerts, mode: services.rules.mode, serverTime: now });
  });
  route(http, 'GET /operator/deposits', async ({ query }, { operator }) =>
    ok(await transactionsOf(services, operator, 'deposit', named(services.secrets, query))),
  );
  route(http, 'GET /operator/withdrawals', async ({ query }, { operator }) =>
    ok(await transactionsOf(services, operator, 'withdrawal', named(services.secrets, query))),
  );
  route(http, 'GET /operator/transfers', async ({ query }) => ok(await watchedTransfers(services, query)));
  route(http, 'GET /operator/verifications', async ({ query }) =>
    ok(await listVerifications(services, named(services.secrets, query))),
  );
  route(http, 'GET /operator/verifications/{id}', ({ params }, { operator }) =>
    viewVerification(services, operator, params.id),
  );
  route(http, 'POST /operator/verifications/decide', ({ body }, { operator }) =>
    decideVerification(services, operator, body),
  );
  route(http, 'GET /operator/papers/{id}', ({ params }, { operator }) => viewPaper(services, operator, params.id));
}
