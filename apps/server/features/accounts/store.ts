import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import type { Account } from '@candor/core/ledger/account.ts';
import type { Database } from '../../db/database.ts';
import { readPage } from '../../db/paging.ts';
import { accountFrom } from '../../engine/rows/ledger.ts';
import type { Row } from '../../engine/rows/table.ts';
import { statementLinesSql } from '../../tallies/tally-sql.ts';
import { presentLine } from '../../transactions/statement-line.ts';

export async function accountsOf(db: Database, userId: string): Promise<Account[]> {
  return (await db.query<Row>('select * from account where owner = $1 and type <> 0', [userId])).map(accountFrom);
}

type StatementPage = CallAnswer<'GET /account/page'>;
type StatementQuery = CallParsed<'GET /account/page'>['query'];

/**
 * One page of the statement, newest first; an entry of the ledger is a line. Every line has its journal, and joined
 * from the left it is left out where lines are only counted.
 */
export function statementPage(
  db: Pick<Database, 'query'>,
  userId: string,
  query: StatementQuery,
): Promise<StatementPage> {
  const { type = null, currencyCode = null, kind = null, from = null, to = null } = query;
  const isCounted = kind === null && from === null && to === null;
  return readPage(
    db,
    {
      ...(isCounted ? { total: [statementLinesSql, [userId, type, currencyCode]] } : {}),
      columns: 'e.*, j.kind, j.reference, j.time',
      order: 'e.journal_id desc, e.line desc',
      from: `from journal_entry e left join journal j on j.id = e.journal_id
      where e.owner = $1 and e.type <> 0
        and ($2::smallint is null or e.type = $2) and ($3::text is null or e.currency = $3)
        and ($4::text is null or j.kind = $4)
        and ($5::bigint is null or j.time >= $5) and ($6::bigint is null or j.time <= $6)`,
    },
    [userId, type, currencyCode, kind, from, to],
    query,
    presentLine,
  );
}
