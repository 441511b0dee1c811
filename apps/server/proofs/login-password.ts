import type { Database } from '../db/database.ts';
import { sourceOf, type OpenLimit } from '../http/limits.ts';
import { refused, type Refused } from '../http/refused.ts';
import { passwordFits } from './passwords.ts';

/** Asks a signed-in customer for their login password once more. */
export interface LoginPassword {
  /**
   * Counts the try before it is compared: ten wrong ones in a quarter of an hour from one address.
   * @param field where it was typed @returns null when it is right
   */
  issue(userId: string, text: string, typed: { readonly ip: string; readonly field: string }): Promise<Refused | null>;
}

const triesAtMost = 10;
const triesPerSeconds = 900;

interface LoginPasswordParts {
  readonly db: Pick<Database, 'query'>;
  readonly openLimit: OpenLimit;
}

export function openLoginPassword({ db, openLimit }: LoginPasswordParts): LoginPassword {
  const tries = openLimit('login-password-asked-again', triesAtMost, triesPerSeconds);
  return {
    async issue(userId, text, { ip, field }) {
      const key = `${userId} ${sourceOf(ip)}`;
      const seconds = await tries.take(key);
      if (seconds > 0) return refused('too-many-requests', { params: { seconds: String(seconds) } });
      const [row] = await db.query<{ password_hash: string }>('select password_hash from customer where id = $1', [
        userId,
      ]);
      const fits = await passwordFits(row?.password_hash, text);
      if (!fits.ok) return refused(fits.refusal);
      if (!fits.value) return refused('old-password-wrong', { field });
      await tries.reset(key);
      return null;
    },
  };
}
