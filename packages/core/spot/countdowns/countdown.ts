import type { UserId } from '../../ledger/account.ts';
import type { Instant } from '../../market/mark.ts';

/** Until when a customer's programs have to be heard again, or open spot orders end. */
export interface Countdown {
  readonly userId: UserId;
  /** Null: the orders of all pairs. */
  readonly symbol: string | null;
  readonly countdownMs: number;
  /** Null when it no longer runs. */
  readonly dueAt: Instant | null;
}

/** Orders that were ended because nothing was heard. */
export interface Silence extends Pick<Countdown, 'userId' | 'symbol' | 'countdownMs'> {
  readonly orders: number;
  readonly at: Instant;
}

export const countdownKey = ({ userId, symbol }: Pick<Countdown, 'userId' | 'symbol'>): string =>
  `${userId}/${symbol ?? ''}`;
