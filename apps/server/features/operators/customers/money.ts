import type { CallAnswer } from '@candor/api-contract/index.ts';
import { accountTypes, type Account } from '@candor/core/ledger/account.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount, type Currency } from '@candor/core/money/currencies.ts';
import { valueInUsdt } from '@candor/core/valuation/value-in-usdt.ts';
import { accountFrom } from '../../../engine/rows/ledger.ts';
import type { Row } from '../../../engine/rows/table.ts';
import type { ConsoleServices } from '../console-services.ts';
import { readPage, type Page, type Paged } from '../../../db/paging.ts';
import { listedOrder, orderFamilies, type OrderFamily } from '../../../orders/listed-orders.ts';
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

export const journalOf = ({ reads }: Pick<ConsoleServices, 'reads'>, userId: string, page: Page) =>
  readPage<Row, Line>(
    reads,
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

/** Orders of one family, the newest first. */
export function ordersOf(
  { db }: Pick<ConsoleServices, 'db'>,
  userId: string,
  family: OrderFamily,
  page: Page,
): Promise<Paged<Order>> {
  const { columns, table } = orderFamilies[family];
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
    listedOrder(family),
  );
}
