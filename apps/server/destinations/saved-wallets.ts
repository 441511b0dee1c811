import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

/** Own addresses to withdraw to. */
export interface SavedWallets {
  /**
   * `usableAt`: from when its owner's own rule lets money go there.
   * @returns null for another's and a missing one
   */
  wallet(
    userId: string,
    id: string,
  ): Promise<{ currencyCode: string; chain: string; address: string; usableAt: number } | null>;
  /** Whether the address is saved, and its owner's own rule lets money go there now. */
  hasWallet(userId: string, address: string): Promise<boolean>;
  savedWalletsOnly(userId: string): Promise<boolean>;
}

export const openSavedWallets = (db: Database, clock: Clock): SavedWallets => ({
  async wallet(userId, id) {
    const [row] = await db.query<{ currency: string; chain: string; address: string; usable_at: string }>(
      'select currency, chain, address, usable_at from wallet where id = $1 and user_id = $2',
      [id, userId],
    );
    if (row === undefined) return null;
    const { currency: currencyCode, chain, address, usable_at: usableAt } = row;
    return { currencyCode, chain, address, usableAt: Number(usableAt) };
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
