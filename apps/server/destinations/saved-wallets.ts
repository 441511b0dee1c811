import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

/** Own addresses that can be withdrawn to now. */
export interface SavedWallets {
  /** @returns null for another's, a missing one, and one whose day isn't over */
  wallet(userId: string, id: string): Promise<{ currencyCode: string; chain: string; address: string } | null>;
  hasWallet(userId: string, address: string): Promise<boolean>;
  savedWalletsOnly(userId: string): Promise<boolean>;
}

export const openSavedWallets = (db: Database, clock: Clock): SavedWallets => ({
  async wallet(userId, id) {
    const [row] = await db.query<{ currency: string; chain: string; address: string }>(
      'select currency, chain, address from wallet where id = $1 and user_id = $2 and usable_at <= $3',
      [id, userId, clock.now()],
    );
    return row === undefined ? null : { currencyCode: row.currency, chain: row.chain, address: row.address };
  },
  hasWallet: async (userId, address) =>
    (
      await db.query('select 1 from wallet where user_id = $1 and address = $2 and usable_at <= $3', [
        userId,
        address,
        clock.now(),
      ])
    ).length > 0,
  savedWalletsOnly: async (userId) => (await savedOnlyOf(db, userId, clock.now())).savedOnly,
});

/** Whether the restriction holds at `now`, and when it ends if it was switched off. */
export async function savedOnlyOf(
  db: Database,
  userId: string,
  now: number,
): Promise<CallAnswer<'POST /playerWallet/savedOnly'>> {
  const [row] = await db.query<{ end: string | null }>(
    `select saved_wallets_only_end as end from customer
      where id = $1 and saved_wallets_only and (saved_wallets_only_end is null or saved_wallets_only_end > $2)`,
    [userId, now],
  );
  if (row === undefined) return { savedOnly: false, savedOnlyEndTime: null };
  return { savedOnly: true, savedOnlyEndTime: row.end === null ? null : Number(row.end) };
}
