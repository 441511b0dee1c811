import type { CallParsed } from '@candor/api-contract/index.ts';
import type { CsvList } from './csv.ts';

type Name = CallParsed<'GET /operator/csv/{list}'>['params']['list'];

const list = (columns: readonly string[], key: string, keyType: CsvList['keyType'], from: string, selected = columns.join(', ')): CsvList =>
  ({ columns, key, keyType, select: `select ${selected}, ${key} as key ${from}` });

/** Amounts are in the smallest unit of their currency, times in milliseconds: as the books have them. */
export const csvLists: Readonly<Record<Name, CsvList>> = {
  customers: list(['id', 'account', 'email', 'phone', 'nick_name', 'country', 'frozen', 'created_at'], 'id', 'text', 'from customer'),
  journal: list(
    ['journal_id', 'line', 'kind', 'reference', 'time', 'owner', 'type', 'currency', 'available', 'frozen'], 'e.journal_id * 100 + e.line', 'bigint', 'from journal_entry e join journal j on j.id = e.journal_id',
    'e.journal_id, e.line, j.kind, j.reference, j.time, e.owner, e.type, e.currency, e.available, e.frozen'),
  deposits: list(['order_no', 'user_id', 'way', 'status', 'currency', 'amount', 'received', 'credited', 'bonus', 'txid', 'bank_reference', 'reason', 'requested_at', 'finished_at'], 'order_no', 'text', 'from deposit'),
  withdrawals: list(['order_no', 'user_id', 'way', 'status', 'currency', 'amount', 'fee', 'txid', 'reason', 'requested_at', 'finished_at'], 'order_no', 'text', 'from withdrawal'),
  verifications: list(['user_id', 'level', 'status', 'reason', 'submitted_at', 'decided_at', 'decided_by'], "user_id || ' ' || level", 'text', 'from verification'),
  proposals: list(['id', 'proposed', 'subject', 'user_id', 'reason', 'maker', 'made_at', 'checker', 'decided_at', 'decision', 'decision_reason', 'journal_id'], 'id', 'text', 'from operator_proposal', 'id, kind as proposed, subject, user_id, reason, maker, made_at, checker, decided_at, decision, decision_reason, journal_id'),
  audit: list(['seq', 'time', 'operator_id', 'operator_name', 'act', 'subject', 'user_id', 'details', 'prev_hash', 'hash'], 'seq', 'bigint', 'from operator_audit'),
  voids: list(['id', 'symbol', 'from_time', 'to_time', 'fault_id', 'reason', 'time', 'orders', 'kept_wins'], 'id', 'text', 'from symbol_void'),
  halts: list(['id', 'symbol', 'reason', 'started_by', 'started_at', 'ended_by', 'ended_at'], 'id', 'text', 'from symbol_halt'),
  liabilities: list(
    ['product_id', 'currency', 'day', 'income', 'principal'], "product_id || ' ' || lpad(day::text, 15, '0')", 'text',
    `from (
      select product_id, currency, ((start_at + each * 86400000 + 3600000) / 86400000) * 86400000 - 3600000 as day,
        sum(case when dividend = 'daily' then daily_income else daily_income * days end) as income, sum(case when each = days then principal else 0 end) as principal
      from earn_order, generate_series(case when dividend = 'daily' then paid_days + 1 else days end, days) as each
      where ended_at is null group by 1, 2, 3
    ) owed`),
  operators: list(['id', 'name', 'role', 'disabled', 'totp_enrolled', 'created_by', 'created_at'], 'id', 'text', 'from operator'),
};
