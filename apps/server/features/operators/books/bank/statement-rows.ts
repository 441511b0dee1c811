import type { Database, Statement as Sql } from '../../../../db/database.ts';
import type { StatementFormat } from '../statements/read-statements.ts';
import type { Statement } from '../statements/statement.ts';
import { creditKey, proofKey, type LineRow } from './line-rows.ts';

/** A file as it is on record. */
export interface ImportedFile {
  readonly name: string;
  readonly fileHash: string;
  readonly format: StatementFormat;
}

/** Lines that an earlier file has brought. */
export async function knownIds(db: Database, rows: readonly LineRow[]): Promise<ReadonlySet<string>> {
  const found = await db.query<{ id: string }>('select id from bank_line where id = any($1)', [
    rows.map(({ id }) => id),
  ]);
  return new Set(found.map(({ id }) => id));
}

/** Keys of credits that lines have already, as they are or counted through. */
export async function takenKeys(db: Database, rows: readonly LineRow[]): Promise<Set<string>> {
  const found = await db.query<{ key: string }>(
    `select credit_key as key from bank_line where credit_key = any($1)
      union select l.credit_key from unnest($1::text[]) p
        join bank_line l on l.credit_key > p || '#' and l.credit_key < p || '$'`,
    [rows.map(({ proof }) => creditKey(proof))],
  );
  return new Set(found.map(({ key }) => key));
}

/** Who has imported what into which account, and when. */
export interface At {
  readonly accountId: string;
  readonly operatorId: string;
  readonly now: number;
  readonly file: ImportedFile;
}

export function statementRow(id: string, { opening, closing, lines }: Statement, fresh: number, at: At): Sql {
  const days = lines.map(({ day }) => day).toSorted();
  return {
    sql: `insert into bank_statement (id, account_id, format, file_name, file_hash, first_day, last_day, opening,
        closing, lines, new_lines, imported_by, imported_at)
      values ($1, $2, $3, $4, $5, $6::date, $7::date, $8, $9, $10, $11, $12, $13)`,
    params: [
      id,
      at.accountId,
      at.file.format,
      at.file.name,
      at.file.fileHash,
      days[0],
      days.at(-1),
      opening === null ? null : String(opening),
      closing === null ? null : String(closing),
      lines.length,
      fresh,
      at.operatorId,
      at.now,
    ],
  };
}

const atOnce = 1_000;

export function lineInserts(statementId: string, accountId: string, rows: readonly LineRow[]): Sql[] {
  const parts = Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, i) =>
    rows.slice(i * atOnce, (i + 1) * atOnce),
  );
  return parts.map((part) => ({
    sql: `insert into bank_line
        (id, account_id, statement_id, position, day, amount, proof, proof_key, credit_key, mentions, name_key, sealed)
      select one.id, $1, $2, one.position, one.day, one.amount, one.proof, one.key, one.credit,
          array(select json_array_elements_text(one.mentions)), one.name, one.sealed
        from json_to_recordset($3::json) as one (id text, position integer, day date, amount numeric, proof text,
          key text, credit text, mentions json, name text, sealed text)`,
    params: [
      accountId,
      statementId,
      JSON.stringify(
        part.map(({ nameKey: name, amount, ...row }) => ({
          ...row,
          amount: String(amount),
          key: proofKey(row.proof),
          credit: creditKey(row.proof),
          name,
        })),
      ),
    ],
  }));
}
