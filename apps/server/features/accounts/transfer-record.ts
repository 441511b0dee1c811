import { amount } from '@candor/core/money/amount.ts';
import { formatAmount, isCurrency } from '@candor/core/money/currencies.ts';
import { assert, ok } from '@candor/core/result.ts';
import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import type { Database } from '../../db/database.ts';
import { readPage } from '../../db/paging.ts';
import type { Row } from '../../engine/rows/table.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';

type TransferRow = CallAnswer<'GET /account/transferRecord'>['list'][number];

/**
 * Own moves between account types, newest first: read from the ledger, where each is a journal of two lines. What is
 * paid was free before, and so these are few among all lines.
 */
export const transferPage = (
  db: Pick<Database, 'query'>,
  userId: string,
  { currencyCode, page, limit }: CallParsed<'GET /account/transferRecord'>['query'],
): Promise<CallAnswer<'GET /account/transferRecord'>> =>
  readPage(
    db,
    {
      columns: 'j.id, j.reference, j.time, paid.currency, paid.type as from_type, got.type as to_type, got.available',
      order: 'j.id desc',
      from: `from journal_entry paid join journal j on j.id = paid.journal_id
          join journal_entry got on got.journal_id = j.id and got.available > 0
        where paid.owner = $1 and paid.type <> 0 and j.kind = 'transfer' and paid.available < 0 and paid.frozen = 0
          and ($2::text is null or paid.currency = $2)`,
    },
    [userId, currencyCode ?? null],
    { page, limit },
    presentTransfer,
  );

export function registerTransferRecord(http: Http, { db }: Pick<CallServices, 'db'>): void {
  route(http, 'GET /account/transferRecord', async ({ query }, { user }) => {
    const { currencyCode } = query;
    if (currencyCode !== undefined && !isCurrency(currencyCode))
      return refused('currency-unknown', { field: 'currencyCode' });
    return ok(await transferPage(db, user.userId, query));
  });
}

function presentTransfer(row: Row): TransferRow {
  const currency = String(row.currency);
  assert(isCurrency(currency), `unknown currency ${currency} in the ledger`);
  return {
    id: String(row.reference),
    currencyCode: currency,
    fromType: Number(row.from_type),
    toType: Number(row.to_type),
    amount: formatAmount(amount(BigInt(String(row.available))), currency),
    time: Number(row.time),
    journalId: String(row.id),
  };
}
