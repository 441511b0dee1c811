import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { closeAfterMs } from '@candor/core/months/close-month.ts';
import { monthStartOf } from '@candor/core/months/month.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import { nextMonth } from '../../books/months/list-months.ts';
import { monthFrom, monthText } from '../../books/months/month-text.ts';
import type { ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';

/**
 * Closes the next month for good. It goes through the engine like everything that books: what was received before it is
 * committed before it or with it, at its own time.
 */
export async function closeMonth(
  { db, clock }: Pick<ConsoleServices, 'db' | 'clock'>,
  { month: text }: Extract<ProposalBody, { kind: 'month-close' }>,
  approval: string,
): Promise<Outcome<Effect>> {
  const [month, next] = [monthFrom(text), await nextMonth(db)];
  if (next === null || month < next) return refused('state-unchanged', { field: 'month' });
  if (month > next) return refused('month-not-next', { field: 'month', params: { month: monthText(next) } });
  if (clock.now() < monthStartOf(month + 1) + closeAfterMs) return refused('month-not-over', { field: 'month' });
  return ok({
    subject: `month:${text}`,
    userId: null,
    command: { kind: 'close-month', month },
    statements: [
      {
        // The month's end and its last journal are looked up by the database itself.
        sql: `insert into month_close (month, until, last_journal, proposal_id, closed_at) values ($1, 0, 0, $2, $3)`,
        params: [text, approval, clock.now()],
      },
    ],
  });
}
