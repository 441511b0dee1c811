import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import type { LostOrder } from '@candor/core/house/void-orders.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { fastSecondsMax } from '@candor/core/rule-versions/settings.ts';
import type { Statement } from '../../../../../db/database.ts';
import { messageRows, type Message } from '../../../../../engine/rows/messages.ts';
import { refused, type Outcome } from '../../../../../http/refused.ts';
import type { ConsoleServices } from '../../../console-services.ts';
import type { Effect } from '../carry-out.ts';

type Void = Extract<ProposalBody, { kind: 'void' }>;
/** A fast order that a window has touched. */
export interface TouchedOrder {
  order_no: string;
  user_id: string;
  symbol: string;
  stake: string;
  result: string;
  settled_at: string;
  settlement_journal: string;
  had_bonus: boolean;
  released: string;
}

/** The longest a fast order can live, from its receipt to its last possible exit: more than both waits for a mark. */
export const longestMs = fastSecondsMax * 1_000 + 10_000;

const lostOrder = (row: TouchedOrder): LostOrder => ({
  orderNo: row.order_no,
  userId: row.user_id,
  stake: amount(BigInt(row.stake)),
  settledAt: Number(row.settled_at),
  volume: amount(row.had_bonus ? BigInt(row.stake) : 0n),
  released: amount(BigInt(row.released)),
});

/** Those of a symbol that have ended by a mark of a window, and are not void yet. */
const touchedSql = `
  select order_no, user_id, symbol, stake, result, settled_at, settlement_journal,
    coalesce((select e.available_after > 0 from journal_entry e
      where e.owner = fast_order.user_id and e.type = 4 and e.currency = 'USDT' and e.journal_id < settlement_journal
      order by e.journal_id desc limit 1), false) as had_bonus,
    coalesce((select -e.available from journal j join journal_entry e on e.journal_id = j.id and e.type = 4
      where j.id = settlement_journal + 1 and j.kind = 'bonus-release' and j.reference = order_no), 0) as released
  from fast_order where symbol = $1 and result in ('win', 'lose')
    and (entry_time between $2 and $3 or exit_time between $2 and $3) and received_at between $2 - $4 and $3
    and not exists (select 1 from voided_order v where v.order_no = fast_order.order_no)
  order by received_at, order_no`;

/** A stretch of a symbol's marks within a recorded fault. */
export interface Window {
  readonly symbol: string;
  readonly from: number;
  readonly to: number;
  readonly faultId: string;
}

export const touchedBy = (
  db: Pick<ConsoleServices['db'], 'query'>,
  { symbol, from, to }: Pick<Window, 'symbol' | 'from' | 'to'>,
): Promise<TouchedOrder[]> => db.query<TouchedOrder>(touchedSql, [symbol, from, to, longestMs]);

/** What the void of a window is founded on, by which two operators, and what became of it: rows that all can read. */
export function voidRows(
  id: string,
  { symbol, from, to, faultId }: Window,
  by: { readonly proposalId: string; readonly reason: string; readonly now: number },
  touched: readonly TouchedOrder[],
): Statement[] {
  const lost = touched.filter(({ result }) => result === 'lose');
  const kept = touched.length - lost.length;
  return [
    {
      sql: `insert into symbol_void (id, proposal_id, symbol, from_time, to_time, fault_id, reason, time, orders,
        kept_wins)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      params: [id, by.proposalId, symbol, from, to, faultId, by.reason, by.now, lost.length, kept],
    },
    voidedRows(id, lost),
  ];
}

/**
 * All fast orders of the symbol with entry or exit in the window: who has lost gets the stake back, who has won keeps
 * it. The window alone chooses them, and it has to lie within a fault that the market has recorded. A void is a result
 * of fast orders alone: they end at a moment that nobody chooses. A deal in spot is another customer's too, and a
 * position is guarded before it is filled, by marks that are fresh and by the second one in a row.
 */
export async function voidWindow(
  services: Pick<ConsoleServices, 'db' | 'clock' | 'ownerNotices'>,
  body: Void,
  proposalId: string,
): Promise<Outcome<Effect>> {
  const { db, clock } = services;
  const { symbol, from, to, faultId, reason } = body;
  const now = clock.now();
  if (from >= to) return refused('range-invalid', { field: 'from' });
  // Every order that the window has touched must have ended: an open one could still win.
  if (to + longestMs > now) return refused('range-invalid', { field: 'to' });
  const faults = await db.query(
    'select 1 from feed_fault where id = $1 and symbol = $2 and from_time <= $3 and to_time >= $4',
    [faultId, symbol, from, to],
  );
  if (faults.length === 0) return refused('void-no-fault', { field: 'faultId' });
  const touched = await touchedBy(db, body);
  const lost = touched.filter(({ result }) => result === 'lose');
  const rows = voidRows(proposalId, body, { proposalId, reason, now }, touched);
  return ok({ subject: `void:${symbol}`, ...stakesBack(services, lost, rows) });
}

/** Who has lost gets the stake back, and is told of it. @param rows what it is founded on */
export function stakesBack(
  { clock, ownerNotices }: Pick<ConsoleServices, 'clock' | 'ownerNotices'>,
  lost: readonly TouchedOrder[],
  rows: readonly Statement[],
): Omit<Effect, 'subject'> {
  const messages = stakesReturned(lost, clock.now());
  return {
    userId: null,
    gainers: [...new Set(lost.map((row) => row.user_id))],
    command: { kind: 'void-orders', lost: lost.map(lostOrder) },
    statements: [...rows, ...messageRows(messages)],
    apply: () => ownerNotices.committed(messages),
  };
}

/** What owners of voided orders are told, each of theirs. */
const stakesReturned = (lost: readonly TouchedOrder[], time: number): Message[] =>
  lost.map(({ order_no: reference, user_id: userId, symbol, stake }) => ({
    userId,
    kind: 'stake-returned',
    reference,
    params: { symbol, amount: formatAmount(amount(BigInt(stake)), 'USDT') },
    time,
  }));

/** Each with the journal that gave its stake back. */
const voidedRows = (voidId: string, lost: readonly TouchedOrder[]): Statement => ({
  sql: `insert into voided_order (order_no, void_id, journal_id, user_id)
    select o.no, $1, (select max(j.id) from journal j
      where j.reference = o.no and j.kind = 'fast-void' and j.id > o.settled), o.owner
    from unnest($2::text[], $3::text[], $4::bigint[]) as o (no, owner, settled)`,
  params: [
    voidId,
    lost.map((row) => row.order_no),
    lost.map((row) => row.user_id),
    lost.map((row) => row.settlement_journal),
  ],
});
