import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Database } from '../../../../db/database.ts';
import { readPage, type Page, type Paged } from '../../../../db/paging.ts';

type BankStatement = CallAnswer<'GET /operator/bank/statements'>['list'][number];
interface Row {
  readonly id: string;
  readonly account_id: string;
  readonly bank_name: string;
  readonly account_number: string;
  readonly format: BankStatement['format'];
  readonly file_name: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly opening: string | null;
  readonly closing: string | null;
  readonly lines: number;
  readonly new_lines: number;
  readonly imported_by: string;
  readonly imported_at: string;
}

const columns = `s.id, s.account_id, b.bank_name, b.account_number, s.format, s.file_name,
  s.first_day::text as first_day, s.last_day::text as last_day, s.opening, s.closing, s.lines, s.new_lines,
  o.name as imported_by, s.imported_at`;
const tables = `bank_statement s join bank_account b on b.id = s.account_id join operator o on o.id = s.imported_by`;

const present = (row: Row): BankStatement => ({
  id: row.id,
  accountId: row.account_id,
  bankName: row.bank_name,
  accountNo: row.account_number,
  format: row.format,
  fileName: row.file_name,
  firstDay: row.first_day,
  lastDay: row.last_day,
  opening: row.opening,
  closing: row.closing,
  lines: row.lines,
  newLines: row.new_lines,
  importedBy: row.imported_by,
  importedAt: Number(row.imported_at),
});

/** In the order of the ids. */
export async function statementsById(db: Database, ids: readonly string[]): Promise<BankStatement[]> {
  const rows = await db.query<Row>(
    `select ${columns} from ${tables} where s.id = any($1) order by array_position($1::text[], s.id)`,
    [ids],
  );
  return rows.map(present);
}

export const pageOfStatements = (db: Database, page: Page): Promise<Paged<BankStatement>> =>
  readPage<Row, BankStatement>(
    db,
    { columns, from: `from ${tables}`, order: 's.imported_at desc, s.id' },
    [],
    page,
    present,
  );
