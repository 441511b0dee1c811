import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Database } from '../db/database.ts';

export type Statistics = NonNullable<CallAnswer<'GET /fair/statistics'>['statistics']>;
/** What is kept and logged of a day. */
export type Facts = Omit<Statistics, 'day' | 'takenAt'>;
export type Query = Pick<Database, 'query'>;

/** Platform days: `to` is the one after the last. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

/** Accounts that were last in a group on one of these days: who has been in it since is not counted for them. */
export async function membersOf(db: Query, { from, to }: Days): Promise<(topic: string) => number> {
  const rows = await db.query<{ topic: string; accounts: string }>(
    `select topic, count(*) as accounts from statistics_trader
      where platform_day >= $1 and platform_day < $2 group by 1`,
    [from, to],
  );
  const accounts = new Map(rows.map((row) => [row.topic, Number(row.accounts)]));
  return (topic) => accounts.get(topic) ?? 0;
}
