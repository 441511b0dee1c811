import type { CallAnswer } from '@candor/api-contract/index.ts';
import { accountTypes, type Account } from '@candor/core/ledger/account.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount, type Currency } from '@candor/core/money/currencies.ts';
import { valueInUsdt } from '@candor/core/valuation/value-in-usdt.ts';
import { accountFrom } from '../../../engine/rows/ledger.ts';
import type { Row } from '../../../engine/rows/table.ts';
import type { ConsoleServices } from '../console-services.ts';
import { readPage, type Page } from '../../../db/paging.ts';
import { fastSumsSql, statementLinesSql } from '../../../tallies/tally-sql.ts';
import { presentLine } from '../../../transactions/statement-line.ts';

type Balance = CallAnswer<'GET /operator/customers/{userId}'>['balances'][number];
type Line = CallAnswer<'GET /operator/customers/{userId}/journal'>['list'][number];
type Order = CallAnswer<'GET /operator/customers/{userId}/orders'>['list'][number];

export async function balancesOf(
  { db, priceOf }: Pick<ConsoleServices, 'db' | 'priceOf'>,
  userId: string,
): Promise<Balance[]> {
  const accounts = (
    await db.query<Row>('select * from account where owner = $1 and type <> 0 order by type, currency', [userId])
  ).map(accountFrom);
  const bonusOf = (currency: Currency) =>
    accounts.find((one) => one.type === accountTypes.bonus && one.currency === currency)?.available ?? amount(0n);
  const value = (account: Account): string | null => {
    const price = priceOf(account.currency);
    return price === null
      ? null
      : formatAmount(valueInUsdt(amount(account.available + account.frozen), account.currency, price), 'USDT');
  };
  return accounts
    .filter(({ type }) => type !== accountTypes.bonus)
    .map((account) => ({
      accountType: account.type,
      currencyCode: account.currency,
      available: formatAmount(account.available, account.currency),
      frozen: formatAmount(account.frozen, account.currency),
      bonusLocked: formatAmount(
        account.type === accountTypes.account ? bonusOf(account.currency) : amount(0n),
        account.currency,
      ),
      valuation: value(account),
    }));
}

export const journalOf = ({ db }: Pick<ConsoleServices, 'db'>, userId: string, page: Page) =>
  readPage<Row, Line>(
    db,
    {
      total: [statementLinesSql, [userId, null, null]],
      columns: 'e.*, j.kind, j.reference, j.time',
      from: 'from journal_entry e left join journal j on j.id = e.journal_id where e.owner = $1 and e.type <> 0',
      order: 'e.journal_id desc, e.line desc',
    },
    [userId],
    page,
    presentLine,
  );

/** Where each family keeps its orders, in the same columns. */
const families = {
  fast: {
    columns: `order_no, symbol, direction as side, stake::text as amount,
      case when result is null then 'holding' else 'settled' end as status,
      result as outcome, received_at as opened_at, settled_at as ended_at`,
    table: 'fast_order',
  },
  futures: {
    columns: `order_no, symbol, direction as side, lots::text as amount, status, close_reason as outcome,
      received_at as opened_at, closed_at as ended_at`,
    table: 'futures_order',
  },
  spot: {
    columns: `order_no, symbol, side, deal_amount::text as amount, status, null as outcome,
      received_at as opened_at, ended_at`,
    table: 'spot_order',
  },
} as const;

/** Amounts: the stake of a fast order, the lots of a futures order, the quote amount that a spot order has dealt. */
export function ordersOf(
  { db }: Pick<ConsoleServices, 'db'>,
  userId: string,
  family: keyof typeof families,
  page: Page,
) {
  const { columns, table } = families[family];
  const shown = (text: string): string => (family === 'futures' ? text : formatAmount(amount(BigInt(text)), 'USDT'));
  return readPage<Row, Order>(
    db,
    {
      ...(family === 'fast' ? { total: [fastSumsSql('all'), [userId, null]] } : {}),
      columns,
      from: `from ${table} where user_id = $1`,
      order: 'received_at desc, order_no',
    },
    [userId],
    page,
    (row) => ({
      orderNo: String(row.order_no),
      symbol: String(row.symbol),
      family,
      side: String(row.side),
      amount: shown(String(row.amount)),
      status: String(row.status),
      outcome: row.outcome === null ? null : String(row.outcome),
      openedAt: Number(row.opened_at),
      endedAt: row.ended_at === null ? null : Number(row.ended_at),
    }),
  );
}
