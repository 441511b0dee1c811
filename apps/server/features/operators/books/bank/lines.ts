import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { parseAmount } from '@candor/core/money/currencies.ts';
import type { Database } from '../../../../db/database.ts';
import { allOf, condition, equals, foundByFew, type Condition } from '../../../../db/narrowing/conditions.ts';
import { readNarrowed, type Paged } from '../../../../db/paging.ts';
import type { Secrets } from '../../../../secrets/secrets.ts';
import { named } from '../../lists/named.ts';
import { countedTo, type Narrowing } from '../../lists/narrowed.ts';
import { candidatesOf, type ReadLine } from './candidates.ts';
import { creditKey, lineContext, type LineTexts } from './line-rows.ts';

type BankLine = CallAnswer<'GET /operator/bank/lines'>['list'][number];
type Query = CallParsed<'GET /operator/bank/lines'>['query'];
interface Row {
  readonly id: string;
  readonly account_id: string;
  readonly bank_name: string;
  readonly account_number: string;
  readonly day: string;
  readonly day_number: number;
  readonly amount: string;
  readonly proof_key: string;
  readonly credit_key: string;
  readonly mentions: readonly string[];
  readonly name_key: string | null;
  readonly sealed: string;
  readonly booked: boolean;
}

/** Found in the ledger: credited against it or paid by it, to the dong. */
const foundSql = `(exists (select from deposit d
    where d.bank_reference = l.credit_key and d.status = 'success' and d.received = l.amount)
  or exists (select from withdrawal w
    where lower(regexp_replace(w.txid, '\\s+', '', 'g')) = l.proof_key and w.way = 'bank' and w.status = 'success'
      and w.vnd_amount = -l.amount))`;
/** A line whose money is in the ledger. */
const bookedSql = `(l.booked or ${foundSql})`;
/** A line whose money is not: of those that are not marked, which are few, each is looked up. */
export const openSql = `(not l.booked and not ${foundSql})`;
/** Marks what was found in the ledger; what ended there stays there. */
export const markBookedSql = `update bank_line l set booked = true where not l.booked and ${foundSql}`;

const columns = `l.id, l.account_id, b.bank_name, b.account_number, l.day::text as day,
  l.day - date '1970-01-01' as day_number, l.amount, l.proof_key, l.credit_key, l.mentions, l.name_key, l.sealed,
  ${bookedSql} as booked`;
const tables = 'bank_line l join bank_account b on b.id = l.account_id';

/** The day of the calendar that an instant falls into. */
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

const linesBy = (text: string, nameKey?: string): Condition => {
  const dong = parseAmount(text.replace(/\s*(VND|₫)$/i, '').replace(/[,.\s]/g, ''), 'VND');
  return foundByFew('l.id', 'bank_line l', [
    condition('l.proof = $1', text),
    condition('l.credit_key = $1', creditKey(text)),
    condition('l.mentions @> array[$1]', text),
    nameKey === undefined ? null : condition('l.name_key = $1', nameKey),
    dong === null ? null : condition('l.amount in ($1::numeric, -$1::numeric)', String(dong)),
  ]);
};

function narrowedTo({ status, accountId, search, nameKey, from, to }: Query & Pick<Narrowing, 'nameKey'>): Condition {
  return allOf([
    status === 'booked' ? condition(bookedSql) : null,
    status === 'open' ? condition(openSql) : null,
    equals('l.account_id', accountId),
    from === undefined ? null : condition('l.day >= $1::date', dayAt(from)),
    to === undefined ? null : condition('l.day < $1::date', dayAt(to)),
    search === undefined || search === '' ? null : linesBy(search, nameKey),
  ]);
}

interface Parts {
  readonly db: Database;
  readonly secrets: Secrets;
}

async function presentAll({ db, secrets }: Parts, rows: readonly Row[]): Promise<BankLine[]> {
  const lines = rows.map((row): ReadLine & { readonly row: Row; readonly texts: LineTexts } => {
    const texts = JSON.parse(secrets.openText(row.sealed, lineContext(row.id))) as LineTexts;
    return {
      row,
      texts,
      id: row.id,
      day: row.day_number,
      amount: BigInt(row.amount),
      proofKey: row.proof_key,
      creditKey: row.credit_key,
      references: [row.credit_key, row.proof_key, ...row.mentions],
      nameKey: row.name_key,
    };
  });
  const found = await candidatesOf(db, lines);
  return lines.map(({ row, texts }) => ({
    id: row.id,
    accountId: row.account_id,
    bankName: row.bank_name,
    accountNo: row.account_number,
    day: row.day,
    amount: row.amount,
    proof: row.credit_key,
    reference: texts.reference ?? texts.bankReference,
    name: texts.name,
    text: texts.text,
    state: row.booked ? ('booked' as const) : ('open' as const),
    candidates: [...(found.get(row.id) ?? [])],
  }));
}

/** One page of the movements on our accounts, each beside what it may be of. */
export async function pageOfLines(parts: Parts, query: Query): Promise<Paged<BankLine>> {
  const order = query.sort === 'oldest' ? 'l.day, l.id' : 'l.day desc, l.id';
  const where = narrowedTo(named(parts.secrets, query));
  const rows = await readNarrowed<Row>(parts.db, { columns, tables, where, order, countedTo }, query);
  return { ...rows, list: await presentAll(parts, rows.list) };
}

const besideMax = 20;

/** The movements that may be those of a deposit or a withdrawal, those first for which more speaks. */
export async function linesBeside(parts: Parts, orderNo: string): Promise<BankLine[]> {
  const rows = await parts.db.query<Row>(
    `with one as (
      select order_no, bank_reference as credit, null as key, coalesce(received, amount) as amount, requested_at
        from deposit where order_no = $1 and way = 'vnd'
      union all
      select order_no, null, lower(regexp_replace(txid, '\\s+', '', 'g')), -vnd_amount, requested_at
        from withdrawal where order_no = $1 and way = 'bank')
    select ${columns} from one cross join lateral (
        select * from bank_line where credit_key = one.credit
        union select * from bank_line where proof_key = one.key
        union select * from bank_line where mentions @> array[one.order_no]
        union select * from bank_line where amount = one.amount
          and day - date '1970-01-01' between one.requested_at / 86400000 - 2 and one.requested_at / 86400000 + 5) l
      join bank_account b on b.id = l.account_id order by l.day, l.id limit ${besideMax}`,
    [orderNo],
  );
  const lines = await presentAll(parts, rows);
  return lines.filter(({ candidates }) => candidates.some((one) => one.orderNo === orderNo));
}
