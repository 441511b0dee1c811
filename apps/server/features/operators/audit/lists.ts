import type { CallParsed } from '@candor/api-contract/index.ts';
import { recoveryHoldMs } from '@candor/core/customers/recover-access.ts';
import { currencyScale } from '@candor/core/money/currencies.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { allOf, condition, type Condition } from '../../../db/narrowing/conditions.ts';
import { platformDayStartSql } from '../../../clock/platform-day-sql.ts';
import { narrowed, type NarrowedList } from '../lists/narrowed.ts';
import type { CsvList, KeyColumn } from './csv.ts';

type Name = CallParsed<'GET /operator/csv/{list}'>['params']['list'];

const list = (
  columns: readonly string[],
  key: string | readonly KeyColumn[],
  tables: string,
  selected = columns.join(', '),
): CsvList => ({ columns, key: typeof key === 'string' ? [{ sql: key, type: 'text' }] : key, tables, selected });

/** The newest or the oldest first, and of one moment as the list has it. */
const byTime = (time: string, id: KeyColumn, newestDown = false): Record<'newest' | 'oldest', KeyColumn[]> => {
  const at: KeyColumn = { sql: time, type: 'bigint' };
  return {
    newest: [
      { ...at, descending: true },
      { ...id, descending: newestDown },
    ],
    oldest: [at, id],
  };
};
const text = (sql: string): KeyColumn => ({ sql, type: 'text' });

const numbered = (sql: string): KeyColumn => ({ sql, type: 'bigint' });

/** Moves the point of the smallest unit as the currency has it: exact, without zeroes at the end. */
const money = (units: string, currency: string): string =>
  `trim_scale((${units}) * case ${currency} ${Object.entries(currencyScale)
    .map(([code, scale]) => `when '${code}' then ${scale === 0 ? '1' : `0.${'1'.padStart(scale, '0')}`}`)
    .join(' ')} end)::text`;
/** Milliseconds as a spreadsheet and a person read them, in UTC. */
const iso = (time: string): string =>
  `to_char(to_timestamp(${time} / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const times = (table: string, names: readonly string[]): string =>
  names.map((name) => `${iso(`${table}.${name}`)} as ${name}`).join(', ');
const account = 'coalesce(c.account, c.email, c.phone) as account';

/**
 * What may be paid now to an address: approved by two, and nothing bars its owner but that they have left; nor is it an
 * account that was given back so lately that this can be undone.
 */
const payableAt = (now: number): Condition =>
  condition(
    `d.status = 'approved' and d.way = 'chain' and c.standing in ('open', 'closed') and c.withdrawals_frozen_at is null
      and not exists
        (select from access_request a where a.user_id = d.user_id and a.status = 'done' and a.ended_at > $1)`,
    now - recoveryHoldMs,
  );

/**
 * Amounts are decimals of their currency, times ISO 8601 in UTC; the audit alone keeps its milliseconds, over which it
 * is chained.
 */
const tables: Readonly<Record<Name, CsvList>> = {
  customers: list(
    ['id', 'account', 'email', 'phone', 'nick_name', 'country', 'standing', 'created_at'],
    'c.id',
    'customer c',
    `c.id, c.account, c.email, c.phone, c.nick_name, c.country, c.standing, ${times('c', ['created_at'])}`,
  ),
  journal: list(
    ['journal_id', 'line', 'kind', 'reference', 'time', 'owner', 'type', 'currency', 'available', 'frozen'],
    [numbered('e.journal_id'), { sql: 'e.line', type: 'smallint' }],
    'journal_entry e join journal j on j.id = e.journal_id',
    `e.journal_id, e.line, j.kind, j.reference, ${times('j', ['time'])}, e.owner, e.type, e.currency,
      ${money('e.available', 'e.currency')} as available, ${money('e.frozen', 'e.currency')} as frozen`,
  ),
  deposits: list(
    [
      'order_no',
      'account',
      'user_id',
      'way',
      'status',
      'currency',
      'amount',
      'received',
      'credited_usdt',
      'bonus_usdt',
      'paid_to',
      'paid_from',
      'txid',
      'bank_reference',
      'reason',
      'requested_at',
      'finished_at',
    ],
    'd.order_no',
    `deposit d join customer c on c.id = d.user_id left join deposit_form f on f.order_no = d.order_no
      left join bank_account b on b.id = f.bank_account_id`,
    `d.order_no, ${account}, d.user_id, d.way, d.status, d.currency, ${money('d.amount', 'd.currency')} as amount,
      ${money('d.received', 'd.currency')} as received,
      ${money('d.credited', "'USDT'")} as credited_usdt, ${money('d.bonus', "'USDT'")} as bonus_usdt,
      b.bank_name || ' ' || b.account_number as paid_to,
      concat_ws(' ', f.bank_name, f.card_no) as paid_from, coalesce(d.txid, d.claimed_txid) as txid,
      d.bank_reference, d.reason, ${times('d', ['requested_at', 'finished_at'])}`,
  ),
  payouts: {
    ...list(
      ['address', 'amount', 'reference', 'currency'],
      'd.order_no',
      'withdrawal d join customer c on c.id = d.user_id',
      `d.address, ${money('d.expected', 'd.currency')} as amount, d.order_no as reference, d.currency`,
    ),
    narrowed: (query) => allOf([narrowed.withdrawals(query), payableAt(query.now ?? 0)]),
  },
  withdrawals: list(
    [
      'order_no',
      'account',
      'user_id',
      'way',
      'status',
      'currency',
      'amount',
      'fee',
      'net',
      'net_vnd',
      'destination',
      'txid',
      'reason',
      'requested_at',
      'deadline',
      'finished_at',
    ],
    'd.order_no',
    'withdrawal d join customer c on c.id = d.user_id',
    `d.order_no, ${account}, d.user_id, d.way, d.status, d.currency, ${money('d.amount', 'd.currency')} as amount,
      ${money('d.fee', 'd.currency')} as fee,
      ${money('d.expected', 'd.currency')} as net, ${money('d.vnd_amount', "'VND'")} as net_vnd,
      coalesce(d.address, d.bank_name || ' ' || d.card_no) as destination,
      d.txid, d.reason, ${times('d', ['requested_at', 'deadline', 'finished_at'])}`,
  ),
  verifications: list(
    ['user_id', 'level', 'status', 'reason', 'submitted_at', 'decided_at', 'decided_by'],
    [
      { sql: 'v.user_id', type: 'text' },
      { sql: 'v.level', type: 'text' },
    ],
    'verification v',
    `v.user_id, v.level, v.status, v.reason, ${times('v', ['submitted_at', 'decided_at'])}, v.decided_by`,
  ),
  proposals: list(
    [
      'id',
      'proposed',
      'subject',
      'user_id',
      'reason',
      'maker',
      'made_at',
      'checker',
      'decided_at',
      'decision',
      'decision_reason',
      'journal_id',
    ],
    'p.id',
    'operator_proposal p join operator m on m.id = p.maker left join operator k on k.id = p.checker',
    `p.id, p.kind as proposed, p.subject, p.user_id, p.reason, m.name as maker,
      ${times('p', ['made_at', 'decided_at'])}, k.name as checker, p.decision, p.decision_reason, p.journal_id`,
  ),
  audit: list(
    ['seq', 'time', 'operator_id', 'operator_name', 'act', 'subject', 'user_id', 'details', 'prev_hash', 'hash'],
    [numbered('seq')],
    'operator_audit',
  ),
  voids: list(
    ['id', 'symbol', 'from_time', 'to_time', 'fault_id', 'reason', 'time', 'orders', 'kept_wins'],
    'id',
    'symbol_void v',
    `id, symbol, ${times('v', ['from_time', 'to_time', 'time'])}, fault_id, reason, orders, kept_wins`,
  ),
  halts: list(
    ['id', 'symbol', 'reason', 'started_by', 'started_at', 'ended_by', 'ended_at'],
    'id',
    'symbol_halt h',
    `id, symbol, reason, started_by, ended_by, ${times('h', ['started_at', 'ended_at'])}`,
  ),
  liabilities: list(
    ['product_id', 'currency', 'day', 'income', 'principal'],
    "product_id || ' ' || lpad(day::text, 15, '0')",
    `(
      select product_id, currency, ${platformDayStartSql(`start_at + each::bigint * ${dayMs}`)} as day,
        sum(case when dividend = 'daily' then daily_income else daily_income * days end) as income,
        sum(case when each = days then principal else 0 end) as principal
      from earn_order, generate_series(case when dividend = 'daily' then paid_days + 1 else days end, days) as each
      where ended_at is null group by 1, 2, 3
    ) owed`,
    `product_id, currency, ${times('owed', ['day'])}, ${money('owed.income', 'currency')} as income,
      ${money('owed.principal', 'currency')} as principal`,
  ),
  commissions: list(
    ['agent_id', 'account', 'day', 'traders', 'fees_usdt', 'share', 'commission_usdt', 'journal_id', 'paid_at'],
    [{ sql: 'd.agent_id', type: 'text' }, numbered('d.platform_day')],
    `agent_day d join customer c on c.id = d.agent_id
      left join agent_commission p on p.agent_id = d.agent_id and p.platform_day = d.platform_day`,
    `d.agent_id, ${account}, to_char(date '1970-01-01' + d.platform_day::int, 'YYYY-MM-DD') as day, d.traders,
      ${money('d.fees', "'USDT'")} as fees_usdt, trim_scale(d.share * 0.00000001)::text as share,
      ${money('d.commission', "'USDT'")} as commission_usdt, p.journal_id, ${times('p', ['paid_at'])}`,
  ),
  operators: list(
    ['id', 'name', 'role', 'disabled', 'totp_enrolled', 'created_by', 'created_at'],
    'id',
    'operator o',
    `id, name, role, disabled, totp_enrolled, created_by, ${times('o', ['created_at'])}`,
  ),
};

const verificationKey = (descending: boolean): KeyColumn[] => [
  { ...text('v.user_id'), descending },
  { ...text('v.level'), descending },
];

/** What their lists are sorted by, but for what is due next: no index has that order for all rows. */
const sorted: Readonly<Partial<Record<Name, CsvList['sorted']>>> = {
  deposits: byTime('d.requested_at', text('d.order_no'), true),
  withdrawals: {
    ...byTime('d.requested_at', text('d.order_no'), true),
    largest: [{ sql: 'd.amount', type: 'numeric', descending: true }, text('d.order_no')],
  },
  customers: {
    newest: [{ sql: 'c.created_at', type: 'bigint', descending: true }, text('c.id')],
    oldest: [
      { sql: 'c.created_at', type: 'bigint' },
      { ...text('c.id'), descending: true },
    ],
  },
  proposals: byTime('p.made_at', text('p.id')),
  audit: byTime('time', numbered('seq'), true),
  verifications: {
    newest: [{ sql: 'v.submitted_at', type: 'bigint', descending: true }, ...verificationKey(true)],
    oldest: [{ sql: 'v.submitted_at', type: 'bigint' }, ...verificationKey(false)],
  },
  halts: {
    newest: [{ sql: '(h.ended_at is not null)', type: 'boolean' }, ...byTime('h.started_at', text('h.id')).newest],
    oldest: byTime('h.started_at', text('h.id')).oldest,
  },
  voids: byTime('v.time', text('v.id')),
};

/** Each table, narrowed and sorted as the list of its name is. */
export const csvTables: Readonly<Record<Name, CsvList>> = {
  ...tables,
  ...Object.fromEntries(
    Object.entries(narrowed).map(([name, of]) => {
      const list = name as NarrowedList;
      const by = sorted[list];
      return [name, { ...tables[list], narrowed: of, ...(by === undefined ? {} : { sorted: by }) }];
    }),
  ),
};
