import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import type { ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';

/** Says what a difference comes from: the case ends by it, and no money moves. */
export async function explainDifference(
  { db }: Pick<ConsoleServices, 'db'>,
  { differenceId }: Extract<ProposalBody, { kind: 'difference-explain' }>,
  approval: string,
): Promise<Outcome<Effect>> {
  const [row] = await db.query<{ explained: boolean }>(
    `select exists (select from difference_explained e where e.difference_id = d.id) as explained
      from book_difference d where d.id::text = $1`,
    [differenceId],
  );
  if (row === undefined) return refused('not-found', { field: 'differenceId' });
  if (row.explained) return refused('state-unchanged', { field: 'differenceId' });
  return ok({
    subject: `difference:${differenceId}`,
    userId: null,
    statements: [
      {
        sql: 'insert into difference_explained (difference_id, proposal_id) values ($1, $2)',
        params: [differenceId, approval],
      },
    ],
  });
}
