import { hash } from 'node:crypto';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import type { OperatorUser } from '../../../../http/operators.ts';
import { newId } from '../../../../ids.ts';
import { actRow, type ConsoleServices } from '../../console-services.ts';
import { readStatements, type StatementFile } from '../statements/read-statements.ts';
import { StatementFault, type Statement } from '../statements/statement.ts';
import { markBookedSql } from './lines.ts';
import { lineRowsOf, withOwnProofs, type LineRow } from './line-rows.ts';
import { knownIds, lineInserts, statementRow, takenKeys, type ImportedFile } from './statement-rows.ts';
import { statementsById } from './statements.ts';

type Imported = CallAnswer<'POST /operator/bank/import'>;
type Parts = Pick<ConsoleServices, 'db' | 'clock' | 'secrets' | 'operatorSettings'>;
interface Account {
  readonly id: string;
  readonly account_number: string;
}

const digits = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
/** An account in a file may stand behind its bank's code or within its IBAN. */
const isOf = (account: string | null, { account_number: own }: Account): boolean =>
  account === null || digits(account).endsWith(digits(own));

/**
 * Takes in a file of a bank, whole or not at all: lines that an earlier file has brought are passed over, and nothing
 * else changes by it.
 */
export async function importStatement(
  services: Parts,
  operator: OperatorUser,
  { accountId, file }: { readonly accountId: string; readonly file: File },
): Promise<Outcome<Imported>> {
  const [account] = await services.db.query<Account>('select id, account_number from bank_account where id = $1', [
    accountId,
  ]);
  if (account === undefined) return refused('not-found', { field: 'accountId' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  let read: StatementFile;
  try {
    read = readStatements(bytes);
  } catch (fault) {
    if (!(fault instanceof StatementFault)) throw fault;
    return refused('statement-unreadable', { field: 'file', params: { where: fault.where, why: fault.why } });
  }
  if (!read.statements.every((one) => isOf(one.account, account)))
    return refused('statement-other-account', { field: 'accountId' });
  const named = { name: file.name.slice(0, 200), fileHash: hash('sha256', bytes, 'hex'), format: read.format };
  // One file after the other: of two that bring the same line, the second one finds it.
  return services.operatorSettings.inTurn(async () =>
    ok(await keep(services, operator, { account, file: named, statements: read.statements })),
  );
}

interface Kept {
  readonly account: Account;
  readonly file: ImportedFile;
  readonly statements: readonly Statement[];
}
interface Written {
  readonly id: string;
  readonly statement: Statement;
  readonly fresh: readonly LineRow[];
}

/** Each statement with those of its lines that are new, under proofs of their own. */
async function newOf({ db, secrets }: Parts, { account, statements }: Kept): Promise<Written[]> {
  const rows = lineRowsOf(
    secrets,
    account.id,
    statements.flatMap(({ lines }) => lines),
  );
  const [known, taken] = await Promise.all([knownIds(db, rows), takenKeys(db, rows)]);
  const ends = statements.map((_, i) => statements.slice(0, i + 1).reduce((sum, { lines }) => sum + lines.length, 0));
  return statements
    .map((statement, i) => {
      const own = rows.slice(ends[i - 1] ?? 0, ends[i]);
      const unknown = own.filter(({ id }) => !known.has(id));
      return { id: newId(), statement, fresh: withOwnProofs(unknown, taken) };
    })
    .filter(({ statement }) => statement.lines.length > 0);
}

async function keep(services: Parts, operator: OperatorUser, kept: Kept): Promise<Imported> {
  const { account, file } = kept;
  const written = await newOf(services, kept);
  const at = { accountId: account.id, operatorId: operator.operatorId, now: services.clock.now(), file };
  await services.db.batch([
    ...written.flatMap(({ id, statement, fresh }) => [
      statementRow(id, statement, fresh.length, at),
      ...lineInserts(id, account.id, fresh),
    ]),
    { sql: markBookedSql },
    actRow(services, operator, {
      act: 'bank-import',
      subject: `bank-account:${account.id}`,
      details: {
        statements: written.map(({ id }) => id),
        fileName: file.name,
        fileHash: file.fileHash,
        newLines: written.reduce((sum, { fresh }) => sum + fresh.length, 0),
      },
    }),
  ]);
  return statementsById(
    services.db,
    written.map(({ id }) => id),
  );
}
