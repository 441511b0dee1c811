import type { ErrorCode } from '@candor/api-contract/errors.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { sourceOf, type Limit } from '../../http/limits.ts';
import type { AuthLimits } from './auth.ts';

const tooMany = (seconds: number) => refused('too-many-requests', { params: { seconds: String(seconds) } });

/** Counts one event with each of the limits, in their order. @returns null when it is within all of them */
export async function overAny(limits: readonly (readonly [Limit, string])[]): Promise<ReturnType<typeof refused> | null> {
  for (const [limit, key] of limits) {
    const seconds = await limit.take(key);
    if (seconds > 0) return tooMany(seconds);
  }
  return null;
}

/**
 * Runs a guess at a secret. It is counted before it is made, so guesses made at once don't slip through;
 * a right one clears the count of its account.
 * @param account what was typed, normalised: a name nobody has is counted alike
 */
export async function guess<Data>(limits: AuthLimits, account: string, ip: string, make: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  const source = sourceOf(ip);
  const fromSource = await limits.guessesPerAddress.waiting(source);
  if (fromSource > 0) return tooMany(fromSource);
  const limited = await overAny([[limits.guessesPerAccount, account]]);
  if (limited !== null) return limited;
  const outcome = await make();
  if (outcome.ok) await limits.guessesPerAccount.reset(account);
  else if (wrongGuess.includes(outcome.error)) await limits.guessesPerAddress.take(source);
  return outcome;
}

const wrongGuess: readonly ErrorCode[] = ['login-failed', 'code-wrong', 'code-expired', 'old-password-wrong', 'totp-wrong'];
