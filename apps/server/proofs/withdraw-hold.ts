import { dayMs } from '@candor/core/platform-day.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

/** After a changed password nothing leaves for a day: time for its owner to notice. */
export const withdrawHoldMs = dayMs;

/** @returns until when withdrawals of the user are held, null when they aren't */
export type WithdrawHold = (userId: string) => Promise<number | null>;

export const openWithdrawHold = (db: Database, clock: Clock): WithdrawHold => async (userId) => {
  const [row] = await db.query<{ held: string }>('select withdraw_held_until as held from customer where id = $1 and withdraw_held_until > $2', [userId, clock.now()]);
  return row === undefined ? null : Number(row.held);
};
