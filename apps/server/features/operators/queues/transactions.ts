import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { worthAt } from '@candor/core/deposits/deposit.ts';
import { amount, price } from '@candor/core/money/amount.ts';
import { formatAmount, isCurrency } from '@candor/core/money/currencies.ts';
import { assert } from '@candor/core/result.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { openForm } from '../../../transactions/deposit-form.ts';
import { vndRateOf } from '../../../operators/rates.ts';
import { deadlineOf } from '../cases/deadlines.ts';
import { peopleOf } from '../customers/people.ts';
import type { ConsoleServices } from '../console-services.ts';
import { readNarrowed } from '../../../db/paging.ts';
import { countedTo, narrowed, type Narrowing } from '../lists/narrowed.ts';
import { presentProposal, proposalColumns, proposalTables, viewerOf, type ProposalRow } from '../proposals/store.ts';

type Row = CallAnswer<'GET /operator/deposits'>['list'][number];
type Query = CallParsed<'GET /operator/withdrawals'>['query'] & Pick<Narrowing, 'nameKey'>;
interface Raw {
  order_no: string;
  user_id: string;
  currency: string;
  amount: string;
  fee: string;
  usdt: string | null;
  chain: string | null;
  address: string | null;
  bank_name: string | null;
  card_no: string | null;
  sealed: string | null;
  bank_reference: string | null;
  txid: string | null;
  screenshot: string | null;
  paid_to: string | null;
  vnd_amount: string | null;
  vnd_rate: string | null;
  rate_until: string | null;
  status: string;
  reason: string | null;
  requested_at: string;
  deadline: string | null;
  finished_at: string | null;
  held_until: string | null;
}

/** The same columns of both tables. */
const sources = {
  deposit: {
    columns: `d.order_no, d.user_id, d.currency, d.amount, 0 as fee, nullif(d.credited, 0) as usdt,
      case when d.way = 'vnd' then null else 'TRC20' end as chain, null as address,
      f.bank_name, f.card_no, b.bank_name || ' ' || b.account_number as paid_to, d.vnd_rate, d.rate_until,
      null as vnd_amount, f.sealed, d.bank_reference, coalesce(d.txid, d.claimed_txid) as txid, f.screenshot,
      d.status, d.reason, d.requested_at, case when d.finished_at is null then ${deadlineOf.deposit} end as deadline,
      d.finished_at, null as held_until`,
    table: `deposit d left join deposit_form f on f.order_no = d.order_no
        left join bank_account b on b.id = f.bank_account_id`,
    order: `d.status <> 'requested', case when d.status = 'requested' then d.requested_at else -d.requested_at end,
        d.order_no`,
    narrowed: narrowed.deposits,
  },
  withdrawal: {
    columns: `d.order_no, d.user_id, d.currency, d.amount, d.fee, d.expected as usdt, d.chain, d.address, d.bank_name,
      d.card_no, null as paid_to, null as vnd_rate, null as rate_until, d.vnd_amount, null as sealed,
      null as bank_reference, d.txid, null as screenshot,
      d.status, d.reason, d.requested_at, ${deadlineOf.withdrawal} as deadline, d.finished_at,
      (select c.withdraw_held_until from customer c where c.id = d.user_id and d.finished_at is null) as held_until`,
    table: 'withdrawal d',
    order:
      'd.finished_at is not null, case when d.finished_at is null then d.deadline else -d.requested_at end, d.order_no',
    narrowed: narrowed.withdrawals,
  },
} as const;

const newest = 'd.requested_at desc, d.order_no desc';
const orders: Readonly<Partial<Record<Query['sort'], string>>> = {
  newest,
  oldest: 'd.requested_at, d.order_no',
  largest: 'd.amount desc, d.order_no',
};

/** The order of a queue within one status: the part of {@link sources}' order that is left, as an index has it. */
const dueWithin = {
  deposit: (status: string): string => (status === 'requested' ? 'd.requested_at, d.order_no' : newest),
  withdrawal: (status: string): string => (isOpenWithdrawal(status) ? 'd.deadline, d.order_no' : newest),
} as const;
const isOpenWithdrawal = (status: string): boolean => !['success', 'rejected', 'cancelled'].includes(status);
const orderOf = (type: keyof typeof sources, { status = '', sort }: Query): string =>
  orders[sort] ?? (['', 'open'].includes(status) ? sources[type].order : dueWithin[type](status));

/**
 * One queue: what waits first, in the order in which it is due; then the rest, newest first. Status `open` is all that
 * waits.
 */
export async function transactionsOf(
  services: ConsoleServices,
  operator: OperatorUser,
  type: keyof typeof sources,
  query: Query,
) {
  const { columns, table: tables, narrowed: whereOf } = sources[type];
  const rows = await readNarrowed<Raw>(
    services.db,
    { columns, tables, where: whereOf(query), order: orderOf(type, query), countedTo },
    query,
  );
  const people = await peopleOf(
    services.db,
    rows.list.map((row) => row.user_id),
  );
  const subjects = operator.role === 'support' ? [] : rows.list.map((row) => `${type}:${row.order_no}`);
  const proposals = await openAbout(services.db, subjects);
  const viewer = await viewerOf(services.db, operator);
  const bySubject = new Map(proposals.map((row) => [row.subject, presentProposal(row, viewer)]));
  return {
    ...rows,
    list: rows.list.map((row): Row => ({
      ...present(row, type, services.clock.now()),
      usdtAmount: usdtOf(services, row, type),
      holder: payerOf(services, row),
      person: people.get(row.user_id) ?? null,
      proposal: bySubject.get(`${type}:${row.order_no}`) ?? null,
    })),
  };
}

const openAbout = async (db: ConsoleServices['db'], subjects: readonly string[]): Promise<ProposalRow[]> =>
  subjects.length === 0
    ? []
    : db.query<ProposalRow>(
        `select ${proposalColumns} from ${proposalTables} where p.subject = any($1) and p.decision is null`,
        [subjects],
      );

/** Who has paid, as the customer wrote it: what comes from somebody else is not credited. */
function payerOf({ secrets }: Pick<ConsoleServices, 'secrets'>, row: Raw): string | null {
  if (row.sealed === null) return null;
  const { remitterName, payer } = openForm(secrets, row.order_no, row.user_id, row.sealed);
  return remitterName ?? payer ?? null;
}

/**
 * In USDT: what was credited or is paid; of a deposit that waits what it would be credited as now, were all of it to
 * arrive.
 */
function usdtOf(
  { operatorSettings, clock }: Pick<ConsoleServices, 'operatorSettings' | 'clock'>,
  row: Raw,
  type: keyof typeof sources,
): string | null {
  const asked = amount(BigInt(row.amount));
  const waits = type === 'deposit' && row.status === 'requested';
  const terms = {
    vndRate: row.vnd_rate === null ? null : price(BigInt(row.vnd_rate)),
    rateUntil: row.rate_until === null ? null : Number(row.rate_until),
  };
  const expected = waits ? worthAt(terms, asked, vndRateOf(operatorSettings), clock.now()).usdt : null;
  const units = row.usdt === null ? expected : amount(BigInt(row.usdt));
  return units === null ? null : formatAmount(units, 'USDT');
}

function present(
  row: Raw,
  type: keyof typeof sources,
  now: number,
): Omit<Row, 'person' | 'proposal' | 'holder' | 'usdtAmount'> {
  const { currency } = row;
  assert(isCurrency(currency), `unknown currency ${currency}`);
  const heldUntil = Number(row.held_until);
  const money = (units: string): string => formatAmount(amount(BigInt(units)), currency);
  return {
    orderNo: row.order_no,
    userId: row.user_id,
    type,
    currencyCode: currency,
    amount: money(row.amount),
    fee: money(row.fee),
    vndAmount: row.vnd_amount === null ? null : formatAmount(amount(BigInt(row.vnd_amount)), 'VND'),
    chain: row.chain,
    address: row.address,
    bankName: row.bank_name,
    cardNo: row.card_no,
    paidTo: row.paid_to,
    bankReference: row.bank_reference,
    txid: row.txid,
    screenshot: row.screenshot,
    status: row.status,
    reason: row.reason,
    createTime: Number(row.requested_at),
    deadline: row.deadline === null ? null : Number(row.deadline),
    finishTime: row.finished_at === null ? null : Number(row.finished_at),
    holdUntil: heldUntil > now ? heldUntil : null,
  };
}
