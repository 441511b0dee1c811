import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import type { Facts } from '../../statistics/facts.ts';

/** What facts of the first version don't tell: it was not counted then. */
const uncounted = { version: 1, haltedMs: null, counted: null, logged: null };

/** The statistics that were taken last, as they are in the public log. */
export function registerStatistics(http: Http, { db }: Pick<CallServices, 'db'>): void {
  route(http, 'GET /fair/statistics', async () => {
    const [row] = await db.query<{ day: number; taken_at: string; facts: string }>(
      'select day, taken_at, facts from daily_statistics order by day desc limit 1',
    );
    if (row === undefined) return ok({ statistics: null });
    const facts = JSON.parse(row.facts) as Facts;
    const fast = { ...facts.fast, others: facts.fast.others ?? null };
    return ok({ statistics: { ...uncounted, ...facts, fast, day: row.day, takenAt: Number(row.taken_at) } });
  });
}
