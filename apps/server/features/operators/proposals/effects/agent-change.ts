import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { ok } from '@candor/core/result.ts';
import type { Statement } from '../../../../db/database.ts';
import { messageRows, type Message } from '../../../../engine/rows/messages.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import { subjectOf, type ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';

interface Row {
  readonly standing: string;
  readonly is_agent: boolean;
  readonly is_operator: boolean;
}

/** Makes a customer an agent from now on, or ends it now; they are told. Nobody who is an operator becomes one. */
export async function changeAgent(
  { db, clock, ownerNotices }: Pick<ConsoleServices, 'db' | 'clock' | 'ownerNotices'>,
  { userId, agent }: Extract<ProposalBody, { kind: 'agent-change' }>,
  approval: string,
): Promise<Outcome<Effect>> {
  const [row] = await db.query<Row>(
    `select standing, exists (select from agent where user_id = c.id and until is null) as is_agent,
      exists (select from operator_customer where user_id = c.id) as is_operator from customer c where id = $1`,
    [userId],
  );
  if (row === undefined) return refused('not-found', { field: 'userId' });
  if (row.is_agent === agent || (agent && row.standing === 'closed'))
    return refused('state-unchanged', { field: 'agent' });
  if (agent && row.is_operator) return refused('own-customer', { field: 'userId' });
  const time = clock.now();
  const kind = agent ? 'agent-appointed' : 'agent-ended';
  const message: Message = { userId, kind, reference: approval, params: {}, time };
  return ok({
    subject: subjectOf.user(userId),
    userId,
    statements: [agent ? appointed(userId, time, approval) : ended(userId, time, approval), ...messageRows([message])],
    apply: () => ownerNotices.committed([message]),
  });
}

const appointed = (userId: string, since: number, approval: string): Statement => ({
  sql: 'insert into agent (user_id, since, proposal_id) values ($1, $2, $3)',
  params: [userId, since, approval],
});
const ended = (userId: string, until: number, approval: string): Statement => ({
  sql: 'update agent set until = $2, ended_by = $3 where user_id = $1 and until is null',
  params: [userId, until, approval],
});
