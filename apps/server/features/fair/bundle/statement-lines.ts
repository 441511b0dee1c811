import { formatAmount, isCurrency } from '@candor/core/money/currencies.ts';
import { amount } from '@candor/core/money/amount.ts';
import { assert } from '@candor/core/result.ts';
import type { Database } from '../../../db/database.ts';
import type { Row } from '../../../engine/rows/table.ts';

const linesAtOnce = 1_000;

/** A line of the statement as `GET /account/page` gives it. */
function statementLine(row: Row): object {
  const currency = String(row.currency);
  assert(isCurrency(currency), `unknown currency ${currency} in the ledger`);
  const money = (column: string): string => formatAmount(amount(BigInt(String(row[column]))), currency);
  return {
    kind: 'statement',
    id: `${row.journal_id}-${row.line}`,
    time: Number(row.time),
    accountType: Number(row.type),
    currencyCode: currency,
    what: String(row.kind),
    amount: money('available'),
    frozenAmount: money('frozen'),
    available: money('available_after'),
    frozen: money('frozen_after'),
    journalId: String(row.journal_id),
    reference: String(row.reference),
  };
}

/** The statement in the order in which it was written; a thousand lines are in memory at a time. */
export async function* statementLines(
  db: Pick<Database, 'query'>,
  { userId, from, to }: { readonly userId: string; readonly from: number; readonly to: number },
): AsyncGenerator<object> {
  let [journal, line] = ['0', -1];
  for (;;) {
    const rows = await db.query<Row>(
      `select e.*, j.kind, j.reference, j.time from journal_entry e join journal j on j.id = e.journal_id
        where e.owner = $1 and e.type <> 0 and j.time >= $2 and j.time <= $3
          and (e.journal_id, e.line) > ($4::bigint, $5::integer)
        order by e.journal_id, e.line limit ${linesAtOnce}`,
      [userId, from, to, journal, line],
    );
    yield* rows.map(statementLine);
    const last = rows.at(-1);
    if (last === undefined || rows.length < linesAtOnce) return;
    [journal, line] = [String(last.journal_id), Number(last.line)];
  }
}
