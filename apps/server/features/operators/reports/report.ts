import type { CallAnswer } from '@candor/api-contract/index.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount, isCurrency, type Currency } from '@candor/core/money/currencies.ts';
import { assert } from '@candor/core/result.ts';
import type { Database } from '../../../db/database.ts';
import { lastJournalBefore } from '../../../engine/rows/ledger.ts';
import type { Period } from './period.ts';

export type Report = CallAnswer<'GET /operator/report'>;
type Account = Report['accounts'][number];
interface Row {
  readonly book: string;
  readonly currency: string;
  /** Null of the closing balance. */
  readonly kind: string | null;
  readonly units: string;
  readonly journals: number;
  readonly last: string;
}

/** A customer's own money and locked bonus; of all customers together the same, beside the house by account. */
const bookOf = (userId: string | null): string =>
  userId === null
    ? `case type when 0 then owner when 4 then 'bonus' else 'customers' end`
    : `case type when 4 then 'bonus' else 'own' end`;

/**
 * All of one moment. What is owned now less what has moved since is what was owned at the end, so only what came since
 * the beginning is read. $1: beginning, $2: end, $3: the customer or null
 */
const readSql = (userId: string | null): string => {
  const whose = userId === null ? '$3::text is null' : 'owner = $3 and type <> 0';
  return `
  with bounds as (
    select ${lastJournalBefore('$1')} as first, ${lastJournalBefore('$2')} as last),
  moved as (
    select ${bookOf(userId)} as book, e.currency, j.kind, sum(e.available + e.frozen) as units,
        count(distinct j.id)::int as journals
      from journal_entry e join journal j on j.id = e.journal_id, bounds b
     where e.journal_id > b.first and e.journal_id <= b.last and ${whose} group by 1, 2, 3),
  later as (
    select ${bookOf(userId)} as book, e.currency, sum(e.available + e.frozen) as units
      from journal_entry e, bounds b where e.journal_id > b.last and ${whose} group by 1, 2),
  owned as (
    select ${bookOf(userId)} as book, currency, sum(available + frozen) as units
      from account where ${whose} group by 1, 2)
  select o.book, o.currency, null as kind, o.units - coalesce(l.units, 0) as units, 0 as journals,
      (select last from bounds) as last
    from owned o left join later l on l.book = o.book and l.currency = o.currency
  union all select book, currency, kind, units, journals, (select last from bounds) from moved where units <> 0
  order by 1, 2, 3 nulls first`;
};

const text = (units: bigint, currency: Currency): string => formatAmount(amount(units), currency);

/** The balance before follows from the balance after: together with the lines they are the ledger, to the unit. */
function accountOf(rows: readonly Row[]): Account | null {
  const [closing, ...lines] = rows;
  assert(closing?.kind === null, 'an account has its closing balance first');
  const { book, currency } = closing;
  assert(isCurrency(currency), `${currency} is a currency`);
  const moved = lines.reduce((sum, { units }) => sum + BigInt(units), 0n);
  const [after, before] = [BigInt(closing.units), BigInt(closing.units) - moved];
  if (after === 0n && before === 0n && lines.length === 0) return null;
  return {
    book,
    currencyCode: currency,
    opening: text(before, currency),
    lines: lines.map(({ kind, units, journals }) => ({
      kind: kind ?? '',
      amount: text(BigInt(units), currency),
      journals,
    })),
    closing: text(after, currency),
  };
}

/** What customers have realised: lines of USDT of these kinds, as `profitsOf` of core adds them up. */
function realisedBy(rows: readonly Row[], prefix: string): string {
  const own = rows.filter(
    ({ book, currency, kind }) =>
      (book === 'own' || book === 'customers' || book === 'bonus') &&
      currency === 'USDT' &&
      kind?.startsWith(prefix) === true,
  );
  return text(
    own.reduce((sum, { units }) => sum + BigInt(units), 0n),
    'USDT',
  );
}

/** Reads a period of the ledger. @param userId of one customer; null for all, and the house */
export async function readReport(
  db: Pick<Database, 'query'>,
  { from, until }: Period,
  userId: string | null,
): Promise<Pick<Report, 'accounts' | 'realised' | 'journalId'>> {
  const rows = await db.query<Row & Record<string, unknown>>(readSql(userId), [from, until, userId]);
  const groups = Map.groupBy(rows, ({ book, currency }) => `${book} ${currency}`);
  return {
    journalId: Number(rows[0]?.last ?? 0),
    accounts: [...groups.values()].map(accountOf).filter((one) => one !== null),
    realised: {
      fast: realisedBy(rows, 'fast-'),
      futures: realisedBy(rows, 'futures-'),
      earn: realisedBy(rows, 'earn-'),
    },
  };
}
