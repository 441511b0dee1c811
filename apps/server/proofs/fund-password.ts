import { hourMs } from '@candor/core/platform-day.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { refused, type Refused } from '../http/refused.ts';
import { openQueue, type BoundedQueue } from '../queues/bounded-queue.ts';
import { passwordFits } from './passwords.ts';

/** Wrong fund passwords in a row that lock withdrawals, and for how long. */
export const fundPasswordTries = 5;
export const fundLockMs = hourMs;

export type FundPasswordVerdict = 'ok' | 'wrong' | 'locked' | 'unset';

export interface FundPassword {
  /**
   * Compares a fund password. Every call that takes one asks here, so all of them share one counter: a try is counted
   * before it is compared, and five wrong ones lock withdrawals for an hour. Those of one customer are compared one
   * after the
   * other, so that right ones in flight are not taken for wrong ones.
   * @throws an error that is answered with 503 when too many comparisons wait already; it counts as no try
   */
  verify(userId: string, text: string): Promise<FundPasswordVerdict>;
  /** @returns until when the counter locks withdrawals, null when it doesn't */
  lockedUntil(userId: string): Promise<number | null>;
}

interface Counted {
  password_hash: string;
}

/** Counts a try, and locks with the fifth in advance: those that come while it is compared find it locked. */
async function countTry(db: Database, userId: string, now: number): Promise<Counted | undefined> {
  const [row] = await db.query<Counted>(
    `update fund_password set
       tries = case when locked_until is null then tries + 1 else 1 end,
       locked_until = case when locked_until is null and tries + 1 >= $4 then $3::bigint end
     where user_id = $1 and (locked_until is null or locked_until <= $2) returning password_hash`,
    [userId, now, now + fundLockMs, fundPasswordTries],
  );
  return row;
}

export function openFundPassword({ db, clock }: { db: Database; clock: Clock }): FundPassword {
  const inTurn = openTurnsByUser();
  const takeBack = (userId: string) =>
    db.query('update fund_password set tries = greatest(tries - 1, 0), locked_until = null where user_id = $1', [
      userId,
    ]);
  const clear = (userId: string) =>
    db.query('update fund_password set tries = 0, locked_until = null where user_id = $1', [userId]);

  return {
    verify: (userId, text) => inTurn(userId, () => compare(userId, text)),
    async lockedUntil(userId) {
      const [row] = await db.query<{ locked_until: string }>(
        'select locked_until from fund_password where user_id = $1 and locked_until > $2',
        [userId, clock.now()],
      );
      return row === undefined ? null : Number(row.locked_until);
    },
  };

  async function compare(userId: string, text: string): Promise<FundPasswordVerdict> {
    const counted = await countTry(db, userId, clock.now());
    if (counted === undefined)
      return (await db.query('select 1 from fund_password where user_id = $1', [userId])).length > 0
        ? 'locked'
        : 'unset';
    const fits = await passwordFits(counted.password_hash, text);
    if (!fits.ok) {
      await takeBack(userId);
      throw busy();
    }
    if (!fits.value) return 'wrong';
    await clear(userId);
    return 'ok';
  }
}

const busy = (): Error => Object.assign(new Error('too many passwords wait to be compared'), { statusCode: 503 });
/** Of one customer. */
const waitingAtMost = 256;

/** Runs what is asked of one customer one after the other. */
function openTurnsByUser(): <Value>(userId: string, task: () => Promise<Value>) => Promise<Value> {
  const queues = new Map<string, { readonly queue: BoundedQueue; tasks: number }>();
  return async (userId, task) => {
    const own = queues.get(userId) ?? { queue: openQueue(1, waitingAtMost), tasks: 0 };
    queues.set(userId, own);
    own.tasks += 1;
    try {
      return await (own.queue.run(task) ?? Promise.reject(busy()));
    } finally {
      own.tasks -= 1;
      if (own.tasks === 0) queues.delete(userId);
    }
  };
}

/** Compares the fund password of a request. @param field where it was typed @returns null when it is right */
export async function fundPasswordIssue(
  { fundPassword, clock }: { readonly fundPassword: FundPassword; readonly clock: Clock },
  userId: string,
  text: string,
  field = 'fundPasswd',
): Promise<Refused | null> {
  switch (await fundPassword.verify(userId, text)) {
    case 'ok':
      return null;
    case 'wrong':
      return refused('fund-password-wrong', { field });
    case 'unset':
      return refused('fund-password-unset', { field });
    case 'locked': {
      const left = ((await fundPassword.lockedUntil(userId)) ?? clock.now()) - clock.now();
      return refused('fund-password-locked', {
        field,
        params: { minutes: String(Math.max(1, Math.ceil(left / 60_000))) },
      });
    }
  }
}
