import type { CallAnswer } from '@candor/api-contract/index.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount, isCurrency } from '@candor/core/money/currencies.ts';
import { platformDayStartOf } from '@candor/core/platform-day.ts';
import { assert, ok } from '@candor/core/result.ts';
import { allOf, condition, equals } from '../../../../db/narrowing/conditions.ts';
import { readNarrowed, readPage } from '../../../../db/paging.ts';
import type { Http } from '../../../../http/http.ts';
import { route } from '../../../../http/route.ts';
import type { ConsoleServices } from '../../console-services.ts';
import { countedTo } from '../../lists/narrowed.ts';
import { presentProposal, proposalColumns, proposalTables, viewerOf, type ProposalRow } from '../../proposals/store.ts';

type Difference = CallAnswer<'GET /operator/differences'>['list'][number];
interface Row {
  readonly id: string;
  readonly part: Difference['part'];
  readonly subject: string;
  readonly currency: string;
  readonly expected: string;
  readonly found: string;
  readonly difference: string;
  readonly found_at: string;
  readonly explanation: string | null;
  readonly explained_by: string | null;
  readonly confirmed_by: string | null;
}

const columns = `d.*, p.reason as explanation, m.name as explained_by, k.name as confirmed_by`;
const tables = `book_difference d left join difference_explained e on e.difference_id = d.id
  left join operator_proposal p on p.id = e.proposal_id left join operator m on m.id = p.maker
  left join operator k on k.id = p.checker`;

function present(row: Row): Omit<Difference, 'proposal'> {
  const { currency } = row;
  assert(isCurrency(currency), `unknown currency ${currency}`);
  const money = (units: string): string => formatAmount(amount(BigInt(units)), currency);
  return {
    id: row.id,
    part: row.part,
    subject: row.subject,
    currencyCode: currency,
    expected: money(row.expected),
    found: money(row.found),
    difference: money(row.difference),
    foundAt: Number(row.found_at),
    explanation: row.explanation,
    explainedBy: row.explained_by,
    confirmedBy: row.confirmed_by,
  };
}

type Day = CallAnswer<'GET /operator/reconciliations'>['list'][number];
interface DayRow {
  readonly day: number;
  readonly time: string;
  readonly differences: number;
  readonly assets: Day['assets'];
}
const dayColumns = `r.day, r.time, (select count(*)::int from book_difference d where d.day = r.day) as differences,
  case when a.day is null then 'unanswered' when a.named then 'compared' else 'none-named' end as assets`;
const dayTables = 'reconciliation r left join reconciled_assets a on a.day = r.day';

/** What the ledger says otherwise than others do. */
export function registerReconciliation(http: Http, { db }: ConsoleServices): void {
  route(http, 'GET /operator/differences', async ({ query }, { operator }) => {
    const where = allOf([
      query.status === 'open' ? condition('e.difference_id is null') : null,
      query.status === 'explained' ? condition('e.difference_id is not null') : null,
      equals('d.id::text', query.id),
    ]);
    const order = query.sort === 'oldest' ? 'd.id' : 'd.id desc';
    const rows = await readNarrowed<Row>(db, { columns, tables, where, order, countedTo }, query);
    const open = await db.query<ProposalRow>(
      `select ${proposalColumns} from ${proposalTables} where p.decision is null and p.subject = any($1)`,
      [rows.list.map(({ id }) => `difference:${id}`)],
    );
    const viewer = await viewerOf(db, operator);
    const proposalOf = (id: string): Difference['proposal'] => {
      const row = open.find(({ subject }) => subject === `difference:${id}`);
      return row === undefined ? null : presentProposal(row, viewer);
    };
    return ok({ ...rows, list: rows.list.map((row) => ({ ...present(row), proposal: proposalOf(row.id) })) });
  });
  route(http, 'GET /operator/reconciliations', async ({ query }) =>
    ok(
      await readPage<DayRow, Day>(
        db,
        { columns: dayColumns, from: `from ${dayTables}`, order: 'r.day desc' },
        [],
        query,
        (row) => ({
          day: platformDayStartOf(row.day),
          time: Number(row.time),
          differences: row.differences,
          assets: row.assets,
        }),
      ),
    ),
  );
}
