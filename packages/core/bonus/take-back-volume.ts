import type { UserId } from '../ledger/account.ts';
import { amount, smaller, zero, type Amount } from '../money/amount.ts';
import type { Turn } from '../turn.ts';
import { releasePerVolume, volumePerRelease } from './bonus.ts';

/** What an order that no longer counts had brought. */
export interface CountedVolume {
  /** USDT that come back to the customer. */
  readonly stake: Amount;
  /** USDT counted when it settled; zero when no bonus was locked then. */
  readonly volume: Amount;
  /** USDT of bonus that it had released by itself. */
  readonly released: Amount;
}

/**
 * Takes volume back that a void has made void. Whole steps that are lost with it lock their bonus again, no more than
 * the order's own and one that it had helped to complete, and no more than what comes back. A bonus that its owner has
 * refused stays as it is.
 * @returns USDT to be moved from the customer's account into the locked bonus; never more than a stake that comes back
 */
export function takeBackVolume({ state, effects }: Turn, userId: UserId, counted: CountedVolume): Amount {
  const { stake, volume, released } = counted;
  const bonus = state.bonuses.get(userId);
  if (volume === zero || bonus === undefined || bonus.refusedAt !== null) return zero;
  const missing = volume - bonus.carry;
  const steps = missing > 0n ? (missing + volumePerRelease - 1n) / volumePerRelease : 0n;
  const byVolume = steps * releasePerVolume;
  // One release that the end of the bonus had cut short was not by volume.
  const due = byVolume <= released + releasePerVolume ? amount(byVolume) : released;
  const relocked = smaller(smaller(due, bonus.released), stake);
  bonus.volume = amount(bonus.volume - volume);
  bonus.carry = amount(bonus.carry - volume + steps * volumePerRelease);
  bonus.released = amount(bonus.released - relocked);
  effects.bonuses.add(bonus);
  return relocked;
}
