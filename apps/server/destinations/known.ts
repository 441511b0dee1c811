import type { Destination } from '@candor/core/withdrawals/withdrawal.ts';
import type { Database } from '../db/database.ts';

/**
 * SQL of the moment since which a customer's address is known: saved for any currency of its chain, or arrived at.
 * The names are columns or parameters of the statement around it. Null where it is neither.
 */
export const addressKnownSql = (userId: string, chain: string, address: string): string =>
  `least(
    (select min(known.created_at) from wallet known
      where known.user_id = ${userId} and known.chain = ${chain} and known.address = ${address}),
    (select min(paid.finished_at) from withdrawal paid where paid.user_id = ${userId}
      and paid.chain = ${chain} and paid.address = ${address} and paid.status = 'success'))`;

/** Since when a destination is one that its owner could have noticed; null for what was neither saved nor paid to. */
export async function knownSince(db: Pick<Database, 'query'>, userId: string, to: Destination): Promise<number | null> {
  const [row] = await (to.way === 'chain'
    ? db.query<{ since: string | null }>(`select ${addressKnownSql('$1::text', '$2::text', '$3::text')} as since`, [
        userId,
        to.chain,
        to.address,
      ])
    : db.query<{ since: string | null }>('select created_at as since from bank_card where user_id = $1 and id = $2', [
        userId,
        to.bankCardId,
      ]));
  const since = row?.since ?? null;
  return since === null ? null : Number(since);
}
