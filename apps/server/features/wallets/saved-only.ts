import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { ok } from '@candor/core/result.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Outcome } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import { savedOnlyOf } from '../../destinations/saved-wallets.ts';

/** How long it takes until the own restriction ends, and until an address added under it can be used. */
export const looseningMs = dayMs;

type Rule = CallAnswer<'POST /playerWallet/savedOnly'>;
interface RuleServices {
  readonly db: Database;
  readonly clock: Clock;
}

/** Restricts withdrawals to saved wallets at once; ends that after a day. */
export async function restrictToSaved(
  { db, clock }: RuleServices,
  { body }: CallParsed<'POST /playerWallet/savedOnly'>,
  { user }: CallRequest<'POST /playerWallet/savedOnly'>,
): Promise<Outcome<Rule>> {
  const now = clock.now();
  if (body.on)
    await db.query('update customer set saved_wallets_only = true, saved_wallets_only_end = null where id = $1', [
      user.userId,
    ]);
  else {
    // Asked for again, the day doesn't begin anew.
    await db.query(
      `update customer set saved_wallets_only_end = $2
        where id = $1 and saved_wallets_only and saved_wallets_only_end is null`,
      [user.userId, now + looseningMs],
    );
  }
  return ok(await savedOnlyOf(db, user.userId, now));
}
