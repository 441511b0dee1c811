import { maskedNumber } from '@candor/core/bank-cards/card-number.ts';
import type { Destination } from '@candor/core/withdrawals/withdrawal.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { openWithdrawHold, type WithdrawHold } from '../proofs/withdraw-hold.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { revealCard, selectCards, type RevealedCard } from './card-store.ts';
import { knownSince } from './known.ts';
import { openSavedWallets, type SavedWallets } from './saved-wallets.ts';

/** Where a withdrawal may go. */
export interface Destinations extends SavedWallets {
  /**
   * `usableAt`: from when its owner's own rule lets money go there.
   * @returns null for another's card and a missing one
   */
  bankCard(userId: string, id: string): Promise<{ bankName: string; cardNoMasked: string; usableAt: number } | null>;
  /** @returns since when its owner could have noticed it; null for what was neither saved nor paid to */
  knownSince(userId: string, to: Destination): Promise<number | null>;
  /** The whole card, for who pays to it. */
  revealBankCard(userId: string, id: string): Promise<RevealedCard | null>;
  holdUntil: WithdrawHold;
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

export const openDestinations = ({ db, clock, secrets }: Parts): Destinations => ({
  ...openSavedWallets(db, clock),
  async bankCard(userId, id) {
    const [row] = await selectCards(db, userId, id);
    return row === undefined
      ? null
      : {
          bankName: row.bank_name,
          cardNoMasked: maskedNumber(row.last_four),
          usableAt: Number(row.usable_at),
        };
  },
  knownSince: (userId, to) => knownSince(db, userId, to),
  revealBankCard: (userId, id) => revealCard(db, secrets, userId, id),
  holdUntil: openWithdrawHold(db, clock),
});
