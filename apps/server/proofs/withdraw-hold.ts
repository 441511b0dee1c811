import { dayMs } from '@candor/core/platform-day.ts';
import type { Clock } from '../clock.ts';
import type { Database, Statement } from '../db/database.ts';

/** After a changed password nothing leaves for a day: time for its owner to notice. */
export const withdrawHoldMs = dayMs;

/**
 * Lets withdrawals wait for a day once their owner's freeze is lifted: whoever froze them may not be the one who lifts
 * it.
 */
export const holdAfterFreeze = (userId: string, now: number): Statement =>
  holdWithdrawals(userId, now + withdrawHoldMs);

/** Holds withdrawals until a moment; one that is held for longer already stays so, whatever its owner does since. */
export const holdWithdrawals = (userId: string, until: number): Statement => ({
  sql: 'update customer set withdraw_held_until = greatest(coalesce(withdraw_held_until, 0), $2) where id = $1',
  params: [userId, until],
});

/**
 * @returns until when withdrawals of the user are held, null when they aren't. Frozen by their owner they are for a day
 * at
 * least: what is asked for while the freeze is being lifted is held as well
 */
export type WithdrawHold = (userId: string) => Promise<number | null>;

export const openWithdrawHold =
  (db: Database, clock: Clock): WithdrawHold =>
  async (userId) => {
    const now = clock.now();
    const [row] = await db.query<{ held: string; frozen: boolean }>(
      `select coalesce(withdraw_held_until, 0) as held, withdrawals_frozen_at is not null as frozen from customer
        where id = $1`,
      [userId],
    );
    const held = Math.max(Number(row?.held ?? 0), row?.frozen === true ? now + withdrawHoldMs : 0);
    return held > now ? held : null;
  };
