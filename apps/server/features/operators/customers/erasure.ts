import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Database } from '../../../db/database.ts';

type Erasure = CallAnswer<'GET /operator/customers/{userId}'>['erasure'];

/** What of a closed account was erased, and when. */
export async function erasureOf(db: Pick<Database, 'query'>, userId: string): Promise<Erasure> {
  const [row] = await db.query<{ closed_at: string; contact_at: string; papers_at: string | null }>(
    'select closed_at, contact_at, papers_at from account_erasure where user_id = $1',
    [userId],
  );
  if (row === undefined) return null;
  return {
    closedAt: Number(row.closed_at),
    contactAt: Number(row.contact_at),
    papersAt: row.papers_at === null ? null : Number(row.papers_at),
  };
}
