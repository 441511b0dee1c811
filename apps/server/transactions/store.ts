import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import type { Database } from '../db/database.ts';
import { readPage } from '../db/paging.ts';
import { depositFrom } from '../engine/rows/deposits.ts';
import { optional, string, type Row } from '../engine/rows/table.ts';
import { withdrawalFrom } from '../engine/rows/withdrawals.ts';
import { reasonIn } from '../words/refusals/index.ts';
import { presentDeposit, presentWithdrawal, type TransactionRow } from './present.ts';

type Filter = CallParsed<'GET /transaction/page'>['query'];
type Step = CallAnswer<'GET /transaction/detail'>['steps'][number];

const ends: Record<NonNullable<Filter['status']>, string> = {
  processing: 'finished_at is null',
  success: "status = 'success'",
  rejected: "status in ('rejected', 'cancelled')",
};

/** Own deposits and withdrawals, newest first, as they are read in a language. */
export async function transactionPage(
  db: Database,
  userId: string,
  { type, status, page, limit }: Filter,
  language: Language,
): Promise<CallAnswer<'GET /transaction/page'>> {
  const end = status === undefined ? 'true' : ends[status];
  const both = [
    ...(type === 2 ? [] : [`select order_no, requested_at from deposit where user_id = $1 and ${end}`]),
    ...(type === 1 ? [] : [`select order_no, requested_at from withdrawal where user_id = $1 and ${end}`]),
  ].join(' union all ');
  const numbers = await readPage(
    db,
    { columns: 'order_no', from: `from (${both}) as t`, order: 'requested_at desc, order_no' },
    [userId],
    { page, limit },
    (row: Row) => string(row.order_no),
  );
  const rows = await transactionsOf(db, userId, numbers.list);
  return { ...numbers, list: rows.map((row) => inLanguage(language, row)) };
}

/** Those of the named ones that are the user's, in the order named. */
export async function transactionsOf(
  db: Database,
  userId: string,
  orderNos: readonly string[],
): Promise<TransactionRow[]> {
  if (orderNos.length === 0) return [];
  const [deposits, withdrawals] = await Promise.all([
    db.query<Row>(
      `select d.*, f.screenshot, f.bank_name, f.card_no
        from deposit d left join deposit_form f on f.order_no = d.order_no
        where d.user_id = $1 and d.order_no = any($2::text[])`,
      [userId, orderNos],
    ),
    db.query<Row>('select * from withdrawal where user_id = $1 and order_no = any($2::text[])', [userId, orderNos]),
  ]);
  const found = new Map<string, TransactionRow>();
  for (const row of deposits) {
    const form = {
      screenshot: optional(row.screenshot),
      bankName: optional(row.bank_name),
      cardNo: optional(row.card_no),
    };
    found.set(string(row.order_no), presentDeposit(depositFrom(row), form));
  }
  for (const row of withdrawals) found.set(string(row.order_no), presentWithdrawal(withdrawalFrom(row)));
  return orderNos.flatMap((orderNo) => found.get(orderNo) ?? []);
}

/** As its owner reads it in a language. */
export const inLanguage = <Row extends { readonly reason: string | null }>(language: Language, row: Row): Row => ({
  ...row,
  reason: row.reason === null ? null : reasonIn(language, row.reason),
});

/** What has happened to a deposit or withdrawal, oldest first. */
export async function stepsOf(db: Database, orderNo: string): Promise<Step[]> {
  const rows = await db.query<Row>('select status, time from transaction_event where order_no = $1', [orderNo]);
  const rank = (step: Step['step']): number => ['requested', 'approved', 'sending', 'unknown'].indexOf(step) + 1 || 9;
  return rows
    .map((row) => ({ step: row.status as Step['step'], time: Number(row.time) }))
    .sort((a, b) => a.time - b.time || rank(a.step) - rank(b.step));
}
