import type { CallAnswer } from '@candor/api-contract/index.ts';
import { vndFor } from '@candor/core/deposits/deposit.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { string, type Row } from '../../engine/rows/table.ts';
import type { Database } from '../../db/database.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { selfExcluded } from '../../limits/self-excluded.ts';
import { rateText } from '../../transactions/present.ts';
import { vndRateOf } from '../../operators/rates.ts';

type BankAccount = CallAnswer<'GET /transaction/getRechargeBankAccount'>['accounts'][number];

/** The accounts that customers may pay VND into now. */
export const bankAccounts = async (db: Database): Promise<BankAccount[]> =>
  (await db.query<Row>('select * from bank_account where active order by created_at, id')).map((row) => ({
    id: string(row.id),
    bankName: string(row.bank_name),
    bankCode: string(row.bank_code),
    accountName: string(row.account_name),
    accountNumber: string(row.account_number),
    test: row.test === true,
  }));

const testAccounts = [
  ['test-1', 'TEST BANK 1', 'TEST1', '0000 0000 0001'],
  ['test-2', 'TEST BANK 2', 'TEST2', '0000 0000 0002'],
] as const;

/** Accounts to try the form with, in paper mode, where no others were ever set. Their names say what they are. */
export async function seedBankAccounts(db: Database, mode: 'paper' | 'real', now: number): Promise<void> {
  if (mode !== 'paper') return;
  for (const [id, bankName, code, number] of testAccounts) {
    await db.query(
      `insert into bank_account (id, bank_name, bank_code, account_name, account_number, test, created_at)
        select $1, $2, $3, 'DO NOT TRANSFER - KHONG CHUYEN TIEN', $4, true, $5
        where not exists (select 1 from bank_account where id = $1 or not test)`,
      [id, bankName, code, number, now],
    );
  }
}

export function registerBankAccounts(
  http: Http,
  { db, rules, operatorSettings, engine }: Pick<CallServices, 'db' | 'rules' | 'operatorSettings' | 'engine'>,
): void {
  route(http, 'GET /transaction/getRechargeBankAccount', async (_input, { user }) => {
    const { minimum, rateValidMs } = rules.deposits;
    if (await engine.ask(selfExcluded, user.userId)) return refused('self-excluded');
    const vndRate = vndRateOf(operatorSettings);
    const minimumVnd = formatAmount(vndFor(minimum, vndRate), 'VND');
    const accounts = (await operatorSettings.countries.allowed(user.userId, 'vnd')) ? await bankAccounts(db) : [];
    return ok({ accounts, vndPerUsdt: rateText(vndRate), rateValidMinutes: rateValidMs / 60_000, minimumVnd });
  });
}
