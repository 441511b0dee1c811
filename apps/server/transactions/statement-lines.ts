import type { Database } from '../db/database.ts';
import type { Row } from '../engine/rows/table.ts';
import { presentLine } from './statement-line.ts';

const linesAtOnce = 1_000;

/** A line of the statement; `kind` tells the kinds of a bundle's lines apart. */
function statementLine(row: Row): object {
  const { kind: what, ...line } = presentLine(row);
  return { kind: 'statement', ...line, what };
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
