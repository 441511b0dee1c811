import type { ErrorCode } from '@candor/api-contract/errors.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { giveBackAll, sourceOf, takeAll, type Counts } from '../../http/limits.ts';
import type { AuthLimits } from './auth.ts';

const tooMany = (seconds: number) => refused('too-many-requests', { params: { seconds: String(seconds) } });

/** Counts one event with each of the limits, in their order. @returns null when it is within all of them */
export async function overAny(counts: Counts): Promise<ReturnType<typeof refused> | null> {
  const seconds = await takeAll(counts);
  return seconds === 0 ? null : tooMany(seconds);
}

/** Who guesses at which secret. */
export interface Guesser {
  readonly ip: string;
  /** What was typed, normalised: a name nobody has is counted alike. Null for a code, which counts its own tries. */
  readonly account: string | null;
  /** One that has signed in to the account before, hashed. */
  readonly device?: string | null;
}

function ownLimits(limits: AuthLimits, { ip, account, device }: Guesser): Counts {
  if (account === null) return [];
  if (typeof device === 'string') return [[limits.guessesPerDevice, device]];
  return [
    [limits.guessesPerAccountAndAddress, `${account} ${sourceOf(ip)}`],
    [limits.guessesPerAccount, account],
  ];
}

/**
 * Runs a guess at a secret. It is counted before it is made, so guesses made at once don't slip through; a right one is
 * taken back. Strangers shut nobody out: a known device has a count of its own, and a code counts its own tries.
 */
export async function guess<Data>(
  limits: AuthLimits,
  guesser: Guesser,
  make: () => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const source = sourceOf(guesser.ip);
  const known = typeof guesser.device === 'string';
  const fromSource = known ? 0 : await limits.guessesPerAddress.waiting(source);
  if (fromSource > 0) return tooMany(fromSource);
  const own = ownLimits(limits, guesser);
  const limited = await overAny(own);
  if (limited !== null) return limited;
  const outcome = await make();
  if (outcome.ok) await giveBackAll(own);
  else if (!known && wrongGuess.includes(outcome.error)) await limits.guessesPerAddress.take(source);
  return outcome;
}

const wrongGuess: readonly ErrorCode[] = [
  'login-failed',
  'code-wrong',
  'code-expired',
  'old-password-wrong',
  'totp-wrong',
  'passkey-refused',
];
