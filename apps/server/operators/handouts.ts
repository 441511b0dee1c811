import type { Database, Statement } from '../db/database.ts';

/** How an operator's account came out of somebody's hands. */
export type Handout = 'made' | 'reset' | 'promoted' | 'enabled';

interface By {
  readonly by: string;
  readonly time: number;
  readonly proposalId?: string;
}

/** Notes for good through whose hands an account has gone; these operators and it count as one person from now on. */
export const handoutRow = (operatorId: string, act: Handout, { by, time, proposalId }: By): Statement => ({
  sql: 'insert into operator_handout (operator_id, by_operator, act, proposal_id, time) values ($1, $2, $3, $4, $5)',
  params: [operatorId, by, act, proposalId ?? null, time],
});

/**
 * Everybody who counts as one person with this operator, themselves included: their accounts have been in the hands
 * of somebody in whose hands their own has been.
 */
export async function onePersonWith(db: Pick<Database, 'query'>, operatorId: string): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>('select id from operator where not operators_independent(id, $1)', [
    operatorId,
  ]);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a customer's account is this operator's own, or of somebody who counts as one person with them. */
export const isOwnCustomer = (
  db: Pick<Database, 'query'>,
  operatorId: string,
  userId: string | null,
): Promise<boolean> => ownsAny(db, operatorId, userId === null ? [] : [userId]);

/** Whether any of these customers' accounts is so. */
export async function ownsAny(
  db: Pick<Database, 'query'>,
  operatorId: string,
  userIds: readonly string[],
): Promise<boolean> {
  if (userIds.length === 0) return false;
  const own = await db.query('select 1 from unnest($2::text[]) as one (id) where is_own_customer($1, one.id) limit 1', [
    operatorId,
    userIds,
  ]);
  return own.length > 0;
}
