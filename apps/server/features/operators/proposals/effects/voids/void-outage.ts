import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { hourMs } from '@candor/core/platform-day.ts';
import { ok } from '@candor/core/result.ts';
import type { Database } from '../../../../../db/database.ts';
import { refused, type Outcome } from '../../../../../http/refused.ts';
import type { ConsoleServices } from '../../../console-services.ts';
import type { Effect } from '../carry-out.ts';
import { longestMs, stakesBack, touchedBy, voidRows, type TouchedOrder, type Window } from './void.ts';

type OutageVoid = Extract<ProposalBody, { kind: 'outage-void' }>;
interface FaultRow {
  readonly id: string;
  readonly symbol: string;
  readonly from_time: string;
  readonly to_time: string;
}

/** Longer ones are voided in parts. */
export const outageMaxMs = 24 * hourMs;

/** What a recorded fault within an outage has touched. An order that two faults have touched counts for the first. */
export interface OutageWindow extends Window {
  readonly touched: readonly TouchedOrder[];
}

/** Every recorded fault of every symbol from one moment to another, cut to it, with what it has touched. */
export async function outageWindows(
  db: Pick<Database, 'query'>,
  { from, to }: Pick<OutageVoid, 'from' | 'to'>,
): Promise<OutageWindow[]> {
  const faults = await db.query<FaultRow>(
    `select id, symbol, greatest(from_time, $1) as from_time, least(to_time, $2) as to_time from feed_fault
      where from_time < $2 and to_time > $1 order by symbol, from_time, id`,
    [from, to],
  );
  const counted = new Set<string>();
  const windows: OutageWindow[] = [];
  for (const { id, symbol, from_time: begin, to_time: end } of faults) {
    const window = { symbol, from: Number(begin), to: Number(end), faultId: id };
    const touched = (await touchedBy(db, window)).filter((row) => !counted.has(row.order_no));
    for (const row of touched) counted.add(row.order_no);
    windows.push({ ...window, touched });
  }
  return windows;
}

/**
 * The void of all that an outage has touched, of every symbol at once: what would be founded on each of its recorded
 * faults alone. Nobody can leave out a symbol, an order or a customer.
 */
export async function voidOutage(
  services: Pick<ConsoleServices, 'db' | 'clock' | 'ownerNotices'>,
  { from, to, reason }: OutageVoid,
  proposalId: string,
): Promise<Outcome<Effect>> {
  const { db, clock } = services;
  const now = clock.now();
  if (from >= to || to - from > outageMaxMs) return refused('range-invalid', { field: 'from' });
  if (to + longestMs > now) return refused('range-invalid', { field: 'to' });
  const windows = await outageWindows(db, { from, to });
  if (windows.length === 0) return refused('void-no-fault', { field: 'from' });
  const touching = windows.filter(({ touched }) => touched.length > 0);
  const lost = touching.flatMap(({ touched }) => touched.filter(({ result }) => result === 'lose'));
  // A void gives stakes back; without one there is nothing to decide.
  if (lost.length === 0) return refused('state-unchanged', { field: 'from' });
  const rows = touching.flatMap((window, place) =>
    voidRows(`${proposalId}-${place + 1}`, window, { proposalId, reason, now }, window.touched),
  );
  return ok({ subject: `outage:${from}`, ...stakesBack(services, lost, rows) });
}
