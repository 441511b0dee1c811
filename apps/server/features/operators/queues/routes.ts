import { assert, ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { route } from '../../../http/route.ts';
import type { ConsoleServices } from '../console-services.ts';
import { deadlineOf } from '../cases/deadlines.ts';
import { named } from '../lists/named.ts';
import { viewPaper } from './papers.ts';
import { transactionsOf } from './transactions.ts';
import { watchedTransfers } from './transfers.ts';
import { decideVerification, listVerifications, viewVerification } from './verifications.ts';

/** What waits in each queue, and when a row of it is due. */
const queues = {
  deposits: ["deposit d where d.status = 'requested'", deadlineOf.deposit],
  withdrawals: ['withdrawal d where d.finished_at is null', deadlineOf.withdrawal],
  verifications: ["verification v where v.status = 'certifying'", deadlineOf.verification],
  conversations: ['support_conversation c where c.waiting', deadlineOf.conversation],
  proposals: ['operator_proposal p where p.decision is null', deadlineOf.proposal],
} as const;
type Counts = Record<keyof typeof queues, number>;

/** @param by `waiting`: those that wait; `overdue`: of these, those that should not wait any more at $1 */
const countOf = (by: 'waiting' | 'overdue'): string =>
  Object.entries(queues)
    .map(([name, [waiting, due]]) => {
      const late = by === 'overdue' ? ` and ${due} < $1` : '';
      return `'${name}', (select count(*) from ${waiting}${late})`;
    })
    .join(', ');
const counting = `select json_build_object(${countOf('waiting')}) as waiting,
  json_build_object(${countOf('overdue')}) as overdue`;

/** What waits for operators. */
export function registerQueues(http: Http, services: ConsoleServices): void {
  route(http, 'GET /operator/queues', async () => {
    const now = services.clock.now();
    const [row] = await services.db.query<{ waiting: Counts; overdue: Counts }>(counting, [now]);
    assert(row !== undefined, 'counts are one row');
    return ok({ ...row.waiting, overdue: row.overdue, mode: services.rules.mode, serverTime: now });
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
