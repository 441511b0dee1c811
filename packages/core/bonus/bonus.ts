import { accountTypes, type UserId } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import { amount, smaller, zero, type Amount } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { accountOf, type State } from '../state.ts';
import { record, type Turn } from '../turn.ts';

/** Every 10 USDT of volume release 1 USDT of bonus. */
export const volumePerRelease = usdt('10');
export const releasePerVolume = usdt('1');

/** What a user was given and how far the volume has come; exists from the first gift or refusal on. */
export interface Bonus {
  readonly userId: UserId;
  /** When the sign-up gift was given. */
  giftedAt: Instant | null;
  /** When the bonus of the first deposit was given. */
  depositBonusAt: Instant | null;
  /** When its owner gave it back: none is given from then on. */
  refusedAt: Instant | null;
  /** All volume counted while bonus was locked, in USDT. */
  volume: Amount;
  /** The part of it that has not yet made up a full step. */
  carry: Amount;
  released: Amount;
}

/** The user's bonus, begun when there is none. */
export function bonusOf(state: State, userId: UserId): Bonus {
  const earlier = state.bonuses.get(userId);
  if (earlier !== undefined) return earlier;
  const bonus: Bonus = {
    userId,
    giftedAt: null,
    depositBonusAt: null,
    refusedAt: null,
    volume: zero,
    carry: zero,
    released: zero,
  };
  state.bonuses.set(userId, bonus);
  return bonus;
}

/** Counts volume towards the release of the locked bonus, and releases what it has earned in whole steps. */
export function countVolume(turn: Turn, userId: UserId, volume: Amount, reference: string): void {
  const { state, effects } = turn;
  const bonus = state.bonuses.get(userId);
  const locked = accountOf(state, userId, accountTypes.bonus, 'USDT');
  if (bonus === undefined || locked.available === zero) return;
  bonus.volume = amount(bonus.volume + volume);
  bonus.carry = amount(bonus.carry + volume);
  effects.bonuses.add(bonus);

  const steps = bonus.carry / volumePerRelease;
  if (steps === 0n) return;
  const released = smaller(amount(steps * releasePerVolume), locked.available);
  bonus.carry = amount(bonus.carry % volumePerRelease);
  bonus.released = amount(bonus.released + released);
  const account = accountOf(state, userId, accountTypes.account, 'USDT');
  record(turn, 'bonus-release', reference, [pay(locked, released), receive(account, released)]);
}

/**
 * The volume that is still missing until all of a locked bonus is released. @param carry volume that has not yet made
 * up a full step
 */
export function volumeToRelease(locked: Amount, carry: Amount): Amount {
  const steps = (locked + releasePerVolume - 1n) / releasePerVolume;
  const missing = steps * volumePerRelease - carry;
  return amount(missing > 0n ? missing : 0n);
}
