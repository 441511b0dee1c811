import type { CaseKind } from '@candor/api-contract/calls/operator/case-kinds.ts';
import { depositRules } from '@candor/core/deposits/deposit.ts';
import { hourMs } from '@candor/core/platform-day.ts';

/**
 * How long each kind of case may wait, in milliseconds: a deposit while its rate holds. A withdrawal isn't here, as it
 * carries the promise under which it was asked for.
 */
export const dueAfterMs = {
  deposit: depositRules.rateValidMs,
  verification: 24 * hourMs,
  conversation: hourMs,
  proposal: 4 * hourMs,
} as const;

const since = (kind: keyof typeof dueAfterMs, column: string): string => `${column} + ${dueAfterMs[kind]}`;
const depositDue = since('deposit', 'd.requested_at');

/**
 * SQL of the moment at which an open case is due, by the letters that the lists give their tables. A proposal about a
 * deposit or a withdrawal is due with it, at the latest.
 */
export const deadlineOf: Readonly<Record<CaseKind, string>> = {
  deposit: depositDue,
  withdrawal: 'd.deadline',
  verification: since('verification', 'v.submitted_at'),
  conversation: since('conversation', 'c.waiting_since'),
  proposal: `least(${since('proposal', 'p.made_at')},
    (select d.deadline from withdrawal d where p.subject like 'withdrawal:%' and d.order_no = substr(p.subject, 12)),
    (select ${depositDue} from deposit d where p.subject like 'deposit:%' and d.order_no = substr(p.subject, 9)))`,
};
