import { platformDayStartOf } from '@candor/core/platform-day.ts';
import type { Days, Facts, Query } from './facts.ts';

const marketSql = `
  select (select count(*) from symbol_halt where started_at >= $1 and started_at < $2) as halts,
    (select coalesce(sum(least(coalesce(ended_at, $2), $2) - started_at), 0) from symbol_halt
      where started_at >= $1 and started_at < $2) as halted,
    (select count(*) from feed_fault where from_time >= $1 and from_time < $2) as faults,
    count(*) as voids, coalesce(sum(orders), 0) as orders, coalesce(sum(kept_wins), 0) as kept
    from symbol_void where time >= $1 and time < $2`;

/** What came between: halts by operators, faults of the tape, and what operators have made void. */
export async function marketOf(
  db: Query,
  { from, to }: Days,
): Promise<Pick<Facts, 'halts' | 'haltedMs' | 'faults' | 'voids'>> {
  const [row] = await db.query<Record<'halts' | 'halted' | 'faults' | 'voids' | 'orders' | 'kept', string>>(marketSql, [
    platformDayStartOf(from),
    platformDayStartOf(to),
  ]);
  const { halts = 0, halted = 0, faults = 0, voids = 0, orders = 0, kept = 0 } = row ?? {};
  return {
    halts: Number(halts),
    haltedMs: Number(halted),
    faults: Number(faults),
    voids: { decided: Number(voids), lostGivenBack: Number(orders), winsKept: Number(kept) },
  };
}
