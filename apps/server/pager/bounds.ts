import { alertBounds, type BoundedCause } from '@candor/api-contract/calls/operator/alerts/causes.ts';
import type { Database } from '../db/database.ts';
import type { Bounds } from './conditions.ts';

/** From where on something is a cause, as operators have set it or as it is at first. */
export async function boundsOf(db: Pick<Database, 'query'>): Promise<Bounds> {
  const rows = await db.query<{ cause: BoundedCause; bound: string }>('select cause, bound from pager_bound');
  const set = new Map(rows.map(({ cause, bound }) => [cause, Number(bound)]));
  const pairs = Object.entries(alertBounds) as [BoundedCause, { initial: number }][];
  return Object.fromEntries(pairs.map(([cause, { initial }]) => [cause, set.get(cause) ?? initial])) as Record<
    BoundedCause,
    number
  >;
}
