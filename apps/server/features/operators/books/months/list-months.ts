import type { CallAnswer } from '@candor/api-contract/index.ts';
import { monthAt, monthStartOf } from '@candor/core/months/month.ts';
import type { Database } from '../../../../db/database.ts';
import { monthFrom, monthText } from './month-text.ts';

type MonthRow = CallAnswer<'GET /operator/months'>[number];
interface Closed {
  readonly month: string;
  readonly closed_at: string;
  readonly proposal_id: string;
  readonly maker: string;
  readonly checker: string | null;
}

/** The month that is closed next: after the last closed one, else that of the first movement. Null without any. */
export async function nextMonth(db: Database): Promise<number | null> {
  const [row] = await db.query<{ last: string | null; first: string | null }>(
    'select (select max(month) from month_close) as last, (select min(time) from journal) as first',
  );
  if (row === undefined || row.first === null) return null;
  return row.last === null ? monthAt(Number(row.first)) : monthFrom(row.last) + 1;
}

/** Every month since the first movement, the latest first. */
export async function listMonths(db: Database, now: number): Promise<MonthRow[]> {
  const [first, next, closed, open] = await Promise.all([
    db.query<{ first: string | null }>('select min(time) as first from journal'),
    nextMonth(db),
    db.query<Closed>(
      `select c.month, c.closed_at, c.proposal_id, m.name as maker, k.name as checker from month_close c
        join operator_proposal p on p.id = c.proposal_id join operator m on m.id = p.maker
        left join operator k on k.id = p.checker`,
    ),
    db.query<{ subject: string; id: string }>(
      "select subject, id from operator_proposal where decision is null and kind = 'month-close'",
    ),
  ]);
  const begin = first[0]?.first ?? null;
  if (begin === null || next === null) return [];
  const running = monthAt(now);
  const from = monthAt(Number(begin));
  return Array.from({ length: running - from + 1 }, (_, i): MonthRow => {
    const month = running - i;
    const text = monthText(month);
    const known = closed.find((one) => one.month === text);
    const waiting = open.find(({ subject }) => subject === `month:${text}`);
    const later = month === next ? ('next' as const) : ('over' as const);
    const unclosed = month === running ? ('running' as const) : later;
    return {
      month: text,
      from: monthStartOf(month),
      until: monthStartOf(month + 1),
      state: known === undefined ? unclosed : 'closed',
      closedAt: known === undefined ? null : Number(known.closed_at),
      maker: known?.maker ?? null,
      checker: known?.checker ?? null,
      proposalId: known?.proposal_id ?? waiting?.id ?? null,
    };
  });
}
