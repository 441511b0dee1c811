import type { Database } from '../../apps/server/db/database.ts';
import { lineRowsOf } from '../../apps/server/features/operators/books/bank/line-rows.ts';
import { lineInserts, statementRow } from '../../apps/server/features/operators/books/bank/statement-rows.ts';
import type { StatementLine } from '../../apps/server/features/operators/books/statements/statement.ts';
import { secretsOf } from '../../apps/server/secrets/secrets.ts';
import { sealedWith } from './seed-cases.ts';

const secrets = secretsOf(Buffer.from(sealedWith, 'hex'));
const accountId = 'grown-bank';
const atOnce = 5_000;
const dayMs = 24 * 3_600_000;
/** How many of all are in no case. */
const openLines = 20;

const lineOf = (n: number, all: number, now: number): StatementLine => ({
  day: new Date(now - Math.floor(((all - n) / all) * 700) * dayMs).toISOString().slice(0, 10),
  amount: BigInt(n % 5 === 0 ? -1_000_000 - n : 1_000_000 + n),
  reference: null,
  bankReference: `FT${n}`,
  name: `Nguyen ${n % 100_000}`,
  text: `nap tien grown-line-${n}`,
});

/** Statements of an own account over two years, of whose lines almost all are booked. @param lines how many */
export async function seedBank(db: Database, { lines, now }: { readonly lines: number; readonly now: number }) {
  await db.query(
    `insert into bank_account (id, bank_name, bank_code, account_name, account_number, test, created_at)
      values ($1, 'Vietcombank', 'VCB', 'Candor', '0000 0000 0009', true, $2)`,
    [accountId, now],
  );
  for (let from = 0; from < lines; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, lines - from) }, (_, n) => lineOf(from + n, lines, now));
    const file = { name: `${from}.csv`, fileHash: '0'.repeat(64), format: 'csv' } as const;
    const id = `grown-${from}`;
    await db.patient.batch([
      statementRow(id, { account: null, opening: null, closing: null, lines: some }, some.length, {
        accountId,
        operatorId: 'maker',
        now,
        file,
      }),
      ...lineInserts(id, accountId, lineRowsOf(secrets, accountId, some)),
    ]);
  }
  const every = Math.ceil(lines / openLines);
  await db.patient.query(`update bank_line set booked = true where substr(proof, 3)::bigint % ${every} <> 0`);
}
